import { entryNote } from '#features/drivers/session/texts-entry.en.ts'
import { formatStateDay } from '#kernel/calendar-date.ts'
import { nameInMessage } from '#kernel/person-name.ts'
import { weekdayName } from '#platform/pure/dates.en.ts'
import type * as polish from './texts-letter.ts'

export const changeSubject: typeof polish.changeSubject = (date) =>
  `Your schedule has changed: ${weekdayName(date)}, ${formatStateDay(date)}`

export const changeLetter: typeof polish.changeLetter = (fullName, sentence, calendarUrl) =>
  `${[`Hello ${nameInMessage(fullName)},\n\n${sentence}\n\nYou see the whole schedule in your calendar: ${calendarUrl}\nThere you also confirm that you know of this change.`, entryNote(calendarUrl)].filter(Boolean).join('\n')}\n`
