import { type CalendarDate, dateParts } from '#kernel/calendar-date.ts'
import type { SameTexts } from '#platform/pure/same-texts.ts'
import { dayAndMonth } from '#platform/web/polish-dates.ts'
import type * as polish from './own-texts.ts'

function inWords(date: CalendarDate): string {
  return `${dayAndMonth(date)} ${dateParts(date).year}`
}

export const ownPaperTexts: SameTexts<typeof polish.ownPaperTexts> = {
  barred:
    'Без действующего документа вы не получите машину на новые смены, в том числе на выбранные в форме.',
  soon: 'Потом вы не получите машину на новые смены, в том числе на выбранные в форме.',
  renew: 'Покажите новый документ в офисе.',
  ended: (date) => `срок действия истёк ${inWords(date)}`,
  ends: (date) => `срок действия истекает ${inWords(date)}`,
}
