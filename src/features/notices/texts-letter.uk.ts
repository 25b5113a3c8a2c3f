import { entryNote } from '#features/drivers/session/texts-entry.uk.ts'
import { formatStateDay } from '#kernel/calendar-date.ts'
import { nameInMessage } from '#kernel/person-name.ts'
import { weekdayName } from '#platform/pure/dates.uk.ts'
import type * as polish from './texts-letter.ts'

export const changeSubject: typeof polish.changeSubject = (date) =>
  `Зміна у графіку: ${weekdayName(date).toLocaleLowerCase()}, ${formatStateDay(date)}`

export const changeLetter: typeof polish.changeLetter = (fullName, sentence, calendarUrl) =>
  `${[`Вітаємо, ${nameInMessage(fullName)}!\n\n${sentence}\n\nУвесь графік ви побачите у своєму календарі: ${calendarUrl}\nТам же підтвердите, що знаєте про цю зміну.`, entryNote(calendarUrl)].filter(Boolean).join('\n')}\n`
