import type { SmsWords } from './texts-sms-words.ts'

export const smsWords: SmsWords = {
  templates: {
    pin: 'Ваш PIN до робочого календаря: {pin}. Нікому його не давайте.',
    'service-link': 'Сервіс авто {auto}: {data}, {godzina}{miejsce}. Просимо підтвердити: {link}',
    'shift-moved':
      '{imie}, зміна у графіку: замість {stara_data} ({stara_zmiana}) ви їдете {data} ({zmiana}), авто: {auto}.',
    'shift-other-car': '{imie}, інше авто: {data} ({zmiana}) ви їдете на {auto} замість {stare_auto}.',
    'shift-to-list': '{imie}, зміна у графіку: {data} ({zmiana}) ви {lista} і не їдете на {stare_auto}.',
    'shift-back': '{imie}, попередня зміна неактуальна: ви повертаєтеся на {data} ({zmiana}), авто: {auto}.',
    'shift-removed': '{imie}, зміна у графіку: {data} ({zmiana}) у вас вихідний.',
    'shift-added': '{imie}, нова зміна у графіку: {data} ({zmiana}), авто: {auto}.',
    'shift-changes': '{imie}, змін у графіку: {liczba}, дні: {dni}. Дивіться в календарі: {link}',
    'schedule-ready': '{imie}, графік {tydzien} готовий. {zmiany} {link}',
    'shift-reminder': '{imie}, нагадуємо: {dzien} {data}, {godziny}, авто {auto}.{miejsce}',
    'form-reminder': '{imie}, чекаємо на ваш графік на тиждень {tydzien} до: {termin}. {link}',
    'form-request':
      '{imie}, у нас немає вашого графіка на {tydzien}. Повторіть попередній або виберіть: {link}',
    'free-shift': '{imie}, у вас додаткова зміна: {data} ({zmiana}), авто: {auto}. Дякуємо!',
    'free-shift-by-pin': '{imie}, через календар автопарку вам узяли: {zmiany}. Якщо це не ви: {link}',
    'statement-ready': '{imie}, розрахунок за тиждень {tydzien}: {wynik}. Повністю: {link}',
    'question-answered':
      '{imie}, офіс відповів на ваше запитання про розрахунок за тиждень {tydzien}: {link}',
  },
  shift: { day: 'день', night: 'ніч' },
  weekday: ['понеділок', 'вівторок', 'середа', 'четвер', 'п’ятниця', 'субота', 'неділя'],
  list: { reserve: 'у резерві', 'on-call': 'на виклику' },
  parked: ' Стоїть: *.',
  noCar: 'повідомимо пізніше',
  carless: { reserve: 'немає, ви в резерві', onCall: 'немає, ви на виклику' },
}
