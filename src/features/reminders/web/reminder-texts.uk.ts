import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './reminder-texts.ts'

export const reminderTexts: SameTexts<typeof polish.reminderTexts> = {
  title: 'Нагадування',
  lead: 'Про зміну ввечері напередодні та про форму, перш ніж вона закриється.',
  set: 'Налаштувати нагадування',
  loading: 'Завантаження нагадувань',
  again: 'Спробувати ще раз',
  hour: 'Про зміну нагадувати',
  asFleet: (hour) => `Як в автопарку, о ${hour}:00`,
  asFleetOff: 'Як в автопарку, тобто ніколи',
  at: (hour) => `О ${hour}:00`,
  off: 'Ніколи',
  byPush: 'Надходять як сповіщення на ваш телефон.',
  noPush: 'На жодному вашому телефоні сповіщення не ввімкнено.',
  otherwise: 'Коли сповіщення не може надійти',
  none: 'Не нагадувати',
  email: 'Надіслати e-mail',
  sms: 'Надіслати SMS',
  saved: 'Збережено.',
}
