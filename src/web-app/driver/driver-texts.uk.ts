import { addDays, type CalendarDate } from '#kernel/calendar-date.ts'
import type { SameTexts } from '#platform/pure/same-texts.ts'
import { spokenDate } from '#platform/web/polish-dates.ts'
import type * as polish from './driver-texts.ts'

const OFFLINE = 'Немає інтернету.'
const OLD =
  'Немає інтернету. Те, що ви бачите, може бути застарілим. Інший тиждень завантажиться, коли з’явиться інтернет.'
const CALENDAR_KEPT = 'Графік у безпеці: він завантажиться ще раз.'
const OPEN_AGAIN = 'Відкрийте посилання з повідомлення ще раз.'

export const driverTexts: SameTexts<typeof polish.driverTexts> = {
  language: 'uk',
  languages: 'Мова сторінки',
  brand: 'Графік водія',
  switchTheme: 'Змінити вигляд: світлий або темний',
  links: 'Інші сторінки',
  home: 'Доступність',
  ownCalendar: 'Мій календар',
  ownStatements: 'Мої розрахунки',
  nextShift: 'Ваша найближча зміна:',
  shiftOn: (date: CalendarDate, today: CalendarDate | undefined, shift: string) =>
    `${date === today ? 'сьогодні' : today && date === addDays(today, 1) ? 'завтра' : spokenDate(date)}, ${shift === 'Noc' ? 'ніч' : 'день'}`,
  fleetCalendar: 'Календар автопарку',
  login: 'Вхід для офісу',
  notFound: 'Такої сторінки не знайдено.',
  backHome: 'На головну сторінку',
  unreached: 'Не вдалося з’єднатися із сервером. Перевірте інтернет і спробуйте ще раз.',
  newBuild: 'Є новіша версія сторінки. Оновіть її, коли закінчите: нічого не пропаде.',
  reload: 'Оновити',
  offline: {
    availability: 'Немає інтернету. Вибрані зміни збережено на цьому пристрої.',
    'fleet-calendar': OLD,
    'own-calendar': OLD,
    market:
      'Немає інтернету. Те, що ви бачите, може бути застарілим. Зміна ваша лише тоді, коли ця сторінка це підтвердить.',
    'own-statements':
      'Немає інтернету. Те, що ви бачите, може бути застарілим. Ненадіслане запитання залишиться на цьому пристрої.',
    handover:
      'Немає інтернету. Авто можна приймати й здавати далі: усе чекає на цьому телефоні й надішлеться саме.',
    fuel: 'Немає інтернету. Введені дані збережено на цьому пристрої. Надішліть їх, коли з’явиться інтернет.',
    'service-confirmation': OFFLINE,
    'not-mine': 'Немає інтернету. Коли він з’явиться, відкрийте посилання ще раз.',
    'entry-link': 'Немає інтернету. Коли він з’явиться, відкрийте посилання ще раз.',
    'not-found': OFFLINE,
  },
  kept: {
    availability: 'Вибрані зміни та введені дані збережено на цьому пристрої.',
    'fleet-calendar': CALENDAR_KEPT,
    'own-calendar': CALENDAR_KEPT,
    market: 'Зміни в безпеці. Якщо ви саме брали якусь, перевірте в календарі, чи вона ваша.',
    'own-statements':
      'Розрахунки в безпеці: вони завантажаться ще раз. Ненадіслане запитання залишиться на цьому пристрої.',
    handover: 'Записане про авто чекає на цьому телефоні й надішлеться саме.',
    fuel: 'Введені дані збережено на цьому пристрої.',
    'service-confirmation': OPEN_AGAIN,
    'not-mine': OPEN_AGAIN,
    'entry-link': OPEN_AGAIN,
    'not-found': 'Нічого не втрачено.',
  },
}
