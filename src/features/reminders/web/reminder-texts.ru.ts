import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './reminder-texts.ts'

export const reminderTexts: SameTexts<typeof polish.reminderTexts> = {
  title: 'Напоминания',
  lead: 'О смене вечером накануне и о форме, прежде чем она закроется.',
  set: 'Настроить напоминания',
  loading: 'Загрузка напоминаний',
  again: 'Попробовать ещё раз',
  hour: 'О смене напоминать',
  asFleet: (hour) => `Как в автопарке, в ${hour}:00`,
  asFleetOff: 'Как в автопарке, то есть никогда',
  at: (hour) => `В ${hour}:00`,
  off: 'Никогда',
  byPush: 'Приходят как уведомления на ваш телефон.',
  noPush: 'Ни на одном вашем телефоне уведомления не включены.',
  otherwise: 'Когда уведомление не может прийти',
  none: 'Не напоминать',
  email: 'Отправить e-mail',
  sms: 'Отправить SMS',
  saved: 'Сохранено.',
}
