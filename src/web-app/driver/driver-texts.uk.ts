import { addDays, type CalendarDate } from '#kernel/calendar-date.ts'
import type { SameTexts } from '#platform/pure/same-texts.ts'
import { spokenDate } from '#platform/web/polish-dates.ts'
import type * as polish from './driver-texts.ts'

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
  runsUntil: (shift: string) => `Ваша зміна триває до ${shift === 'Noc' ? 6 : 18}:00`,
  shiftOn: (date: CalendarDate, today: CalendarDate | undefined, shift: string) =>
    `${date === today ? 'сьогодні' : today && date === addDays(today, 1) ? 'завтра' : spokenDate(date)}, ${shift === 'Noc' ? 'ніч' : 'день'}`,
  fleetCalendar: 'Календар автопарку',
  login: 'Вхід для офісу',
  notFound: 'Такої сторінки не знайдено.',
  backHome: 'На головну сторінку',
  newBuild: 'Є новіша версія сторінки. Оновіть її, коли закінчите: нічого не пропаде.',
  reload: 'Оновити',
  offlineForm: 'Немає інтернету. Вибрані зміни збережено на цьому пристрої.',
  offline: 'Немає інтернету.',
  kept: 'Нічого не втрачено.',
}
