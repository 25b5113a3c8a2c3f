import { type CalendarDate, dateParts } from '#kernel/calendar-date.ts'
import type { SameTexts } from '#platform/pure/same-texts.ts'
import { dayAndMonth } from '#platform/web/polish-dates.ts'
import type * as polish from './own-texts.ts'

function inWords(date: CalendarDate): string {
  return `${dayAndMonth(date)} ${dateParts(date).year}`
}

export const ownPaperTexts: SameTexts<typeof polish.ownPaperTexts> = {
  barred: 'Without a valid document you get no car for new shifts, nor for those chosen in the form.',
  soon: 'After that you get no car for new shifts, nor for those chosen in the form.',
  renew: 'Show the new document at the office.',
  ended: (date) => `expired on ${inWords(date)}`,
  ends: (date) => `expires on ${inWords(date)}`,
}
