import { type CalendarDate, dateParts } from '#kernel/calendar-date.ts'
import type { SameTexts } from '#platform/pure/same-texts.ts'
import { dayAndMonth } from '#platform/web/polish-dates.ts'
import type * as polish from './own-texts.ts'

function inWords(date: CalendarDate): string {
  return `${dayAndMonth(date)} ${dateParts(date).year}`
}

export const ownPaperTexts: SameTexts<typeof polish.ownPaperTexts> = {
  barred: 'მოქმედი საბუთის გარეშე ახალ ცვლებზე, მათ შორის ფორმაში არჩეულებზე, მანქანას ვერ მიიღებთ.',
  soon: 'ამის შემდეგ ახალ ცვლებზე, მათ შორის ფორმაში არჩეულებზე, მანქანას ვერ მიიღებთ.',
  renew: 'ახალი საბუთი აჩვენეთ ოფისს.',
  ended: (date) => `ვადა გავიდა: ${inWords(date)}`,
  ends: (date) => `ვადა იწურება: ${inWords(date)}`,
}
