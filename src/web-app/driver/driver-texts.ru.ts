import { addDays, type CalendarDate } from '#kernel/calendar-date.ts'
import type { SameTexts } from '#platform/pure/same-texts.ts'
import { spokenDate } from '#platform/web/polish-dates.ts'
import type * as polish from './driver-texts.ts'

export const driverTexts: SameTexts<typeof polish.driverTexts> = {
  language: 'ru',
  languages: 'Язык страницы',
  brand: 'График водителя',
  switchTheme: 'Сменить вид: светлый или тёмный',
  links: 'Другие страницы',
  home: 'Доступность',
  ownCalendar: 'Мой календарь',
  ownStatements: 'Мои расчёты',
  nextShift: 'Ваша ближайшая смена:',
  runsUntil: (shift: string) => `Ваша смена идёт до ${shift === 'Noc' ? 6 : 18}:00`,
  shiftOn: (date: CalendarDate, today: CalendarDate | undefined, shift: string) =>
    `${date === today ? 'сегодня' : today && date === addDays(today, 1) ? 'завтра' : spokenDate(date)}, ${shift === 'Noc' ? 'ночь' : 'день'}`,
  fleetCalendar: 'Календарь автопарка',
  login: 'Вход для офиса',
  notFound: 'Такая страница не найдена.',
  backHome: 'На главную страницу',
  newBuild: 'Есть более новая версия страницы. Обновите её, когда закончите: ничего не пропадёт.',
  reload: 'Обновить',
  offlineForm: 'Нет интернета. Выбранные смены сохранены на этом устройстве.',
  offline: 'Нет интернета.',
  kept: 'Ничего не потеряно.',
}
