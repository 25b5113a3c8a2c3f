import { englishCount } from '#kernel/plural-forms.ts'
import type { SameTexts } from '#platform/pure/same-texts.ts'
import { spokenDate } from '#platform/web/polish-dates.ts'
import type * as polish from './modal-texts.ts'

export const modalTexts: SameTexts<typeof polish.modalTexts> = {
  closedShift: 'Shift closed',
  changeWeekClears: (count) =>
    `You have ${englishCount(count, 'shift', 'shifts')} not sent. If you change the week, ${count === 1 ? 'it' : 'they'} will be cleared.`,
  changeWeekLooks: (week) =>
    `Availability can be sent for week ${week.week} only. Another week can be looked at.`,
  changeWeekYes: 'Change the week',
  changeWeekNo: 'Stay',
  nightsToChange: 'Change these nights (or the days after them):',
  nightOf: (date) => `Night, ${spokenDate(date)}`,
  beforeDayOf: (date) => `(and then day, ${spokenDate(date)})`,
  showCards: 'Correct',
  noteFree: 'I don’t work',
  noteOnCall: 'If I am needed',
}
