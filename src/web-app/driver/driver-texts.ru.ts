import { addDays, type CalendarDate } from '#kernel/calendar-date.ts'
import type { SameTexts } from '#platform/pure/same-texts.ts'
import { spokenDate } from '#platform/web/polish-dates.ts'
import type * as polish from './driver-texts.ts'

const OFFLINE = 'Нет интернета.'
const OLD =
  'Нет интернета. То, что вы видите, может быть устаревшим. Другая неделя загрузится, когда появится интернет.'
const CALENDAR_KEPT = 'График в безопасности: он загрузится ещё раз.'
const OPEN_AGAIN = 'Откройте ссылку из сообщения ещё раз.'

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
  shiftOn: (date: CalendarDate, today: CalendarDate | undefined, shift: string) =>
    `${date === today ? 'сегодня' : today && date === addDays(today, 1) ? 'завтра' : spokenDate(date)}, ${shift === 'Noc' ? 'ночь' : 'день'}`,
  fleetCalendar: 'Календарь автопарка',
  login: 'Вход для офиса',
  notFound: 'Такая страница не найдена.',
  backHome: 'На главную страницу',
  unreached: 'Не удалось соединиться с сервером. Проверьте интернет и попробуйте ещё раз.',
  newBuild: 'Есть более новая версия страницы. Обновите её, когда закончите: ничего не пропадёт.',
  reload: 'Обновить',
  offline: {
    availability: 'Нет интернета. Выбранные смены сохранены на этом устройстве.',
    'fleet-calendar': OLD,
    'own-calendar': OLD,
    market:
      'Нет интернета. То, что вы видите, может быть устаревшим. Смена ваша только тогда, когда эта страница это подтвердит.',
    'own-statements':
      'Нет интернета. То, что вы видите, может быть устаревшим. Неотправленный вопрос останется на этом устройстве.',
    handover:
      'Нет интернета. Авто можно принимать и сдавать дальше: всё ждёт на этом телефоне и отправится само.',
    fuel: 'Нет интернета. Введённые данные сохранены на этом устройстве. Отправьте их, когда появится интернет.',
    'service-confirmation': OFFLINE,
    'not-mine': 'Нет интернета. Когда он появится, откройте ссылку ещё раз.',
    'entry-link': 'Нет интернета. Когда он появится, откройте ссылку ещё раз.',
    'not-found': OFFLINE,
  },
  kept: {
    availability: 'Выбранные смены и введённые данные сохранены на этом устройстве.',
    'fleet-calendar': CALENDAR_KEPT,
    'own-calendar': CALENDAR_KEPT,
    market: 'Смены в безопасности. Если вы как раз брали какую-то, проверьте в календаре, ваша ли она.',
    'own-statements':
      'Расчёты в безопасности: они загрузятся ещё раз. Неотправленный вопрос останется на этом устройстве.',
    handover: 'Записанное об авто ждёт на этом телефоне и отправится само.',
    fuel: 'Введённые данные сохранены на этом устройстве.',
    'service-confirmation': OPEN_AGAIN,
    'not-mine': OPEN_AGAIN,
    'entry-link': OPEN_AGAIN,
    'not-found': 'Ничего не потеряно.',
  },
}
