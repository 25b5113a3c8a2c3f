import { spokenDate } from '#platform/pure/dates.en.ts'
import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts-deadline.ts'

export const deadlineTexts: SameTexts<typeof polish.deadlineTexts> = {
  until: ({ date, hour }) => `until ${spokenDate(date)}, ${hour}:00`,
  at: ({ date, hour }) => `${spokenDate(date)}, ${hour}:00`,
  day: (date) => spokenDate(date),
}
