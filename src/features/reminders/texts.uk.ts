import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts.ts'

export const reminderFailures: SameTexts<typeof polish.reminderFailures> = {
  evening: 'Виберіть годину від 15:00 до 22:00.',
  otherwise: 'Виберіть, як нагадувати.',
  noSuchWay: 'Цим способом зараз не можемо нагадувати. Оновіть сторінку й виберіть інший.',
}
