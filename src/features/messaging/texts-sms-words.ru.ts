import type { SmsWords } from './texts-sms-words.ts'

export const smsWords: SmsWords = {
  templates: {
    pin: 'Ваш PIN к рабочему календарю: {pin}. Никому его не давайте.',
    'service-link': 'Сервис машины {auto}: {data}, {godzina}{miejsce}. Просим подтвердить: {link}',
    'shift-moved':
      '{imie}, изменение в графике: вместо {stara_data} ({stara_zmiana}) вы едете {data} ({zmiana}), машина: {auto}.',
    'shift-other-car': '{imie}, другая машина: {data} ({zmiana}) вы едете на {auto} вместо {stare_auto}.',
    'shift-to-list': '{imie}, изменение в графике: {data} ({zmiana}) вы {lista} и не едете на {stare_auto}.',
    'shift-back':
      '{imie}, прежнее изменение неактуально: вы возвращаетесь на {data} ({zmiana}), машина: {auto}.',
    'shift-removed': '{imie}, изменение в графике: {data} ({zmiana}) у вас выходной.',
    'shift-added': '{imie}, новая смена в графике: {data} ({zmiana}), машина: {auto}.',
    'shift-changes': '{imie}, изменений в графике: {liczba}, дни: {dni}. Смотрите в календаре: {link}',
    'schedule-ready': '{imie}, график {tydzien} готов. {zmiany} {link}',
    'shift-reminder': '{imie}, напоминаем: {dzien} {data}, {godziny}, машина {auto}.{miejsce}',
    'form-reminder': '{imie}, ждём ваш график на неделю {tydzien} до: {termin}. {link}',
    'form-request': '{imie}, у нас нет вашего графика на {tydzien}. Повторите прошлый или выберите: {link}',
    'free-shift': '{imie}, у вас дополнительная смена: {data} ({zmiana}), машина: {auto}. Спасибо!',
    'free-shift-by-pin': '{imie}, через календарь автопарка вам взяли: {zmiany}. Если это не вы: {link}',
    'statement-ready': '{imie}, расчёт за неделю {tydzien}: {wynik}. Полностью: {link}',
    'question-answered': '{imie}, офис ответил на ваш вопрос о расчёте за неделю {tydzien}: {link}',
  },
  shift: { day: 'день', night: 'ночь' },
  weekday: ['понедельник', 'вторник', 'среда', 'четверг', 'пятница', 'суббота', 'воскресенье'],
  list: { reserve: 'в резерве', 'on-call': 'на вызове' },
  parked: ' Стоит: *.',
  noCar: 'сообщим позже',
  carless: { reserve: 'нет, вы в резерве', onCall: 'нет, вы на вызове' },
}
