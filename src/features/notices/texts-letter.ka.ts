import { entryNote } from '#features/drivers/session/texts-entry.ka.ts'
import { formatStateDay } from '#kernel/calendar-date.ts'
import { nameInMessage } from '#kernel/person-name.ts'
import { weekdayName } from '#platform/pure/dates.ka.ts'
import type * as polish from './texts-letter.ts'

export const changeSubject: typeof polish.changeSubject = (date) =>
  `გრაფიკი შეიცვალა: ${weekdayName(date)}, ${formatStateDay(date)}`

export const changeLetter: typeof polish.changeLetter = (fullName, sentence, calendarUrl) =>
  `${[`გამარჯობა, ${nameInMessage(fullName)}!\n\n${sentence}\n\nმთელ გრაფიკს თქვენს კალენდარში ნახავთ: ${calendarUrl}\nიქვე დაადასტურებთ, რომ იცით ამ ცვლილების შესახებ.`, entryNote(calendarUrl)].filter(Boolean).join('\n')}\n`
