import { entryNote } from '#features/drivers/session/texts-entry.ru.ts'
import { formatStateDay } from '#kernel/calendar-date.ts'
import { nameInMessage } from '#kernel/person-name.ts'
import { weekdayName } from '#platform/pure/dates.ru.ts'
import type * as polish from './texts-letter.ts'

export const changeSubject: typeof polish.changeSubject = (date) =>
  `Изменение в графике: ${weekdayName(date).toLocaleLowerCase()}, ${formatStateDay(date)}`

export const changeLetter: typeof polish.changeLetter = (fullName, sentence, calendarUrl) =>
  `${[`Здравствуйте, ${nameInMessage(fullName)}!\n\n${sentence}\n\nВесь график вы увидите в своём календаре: ${calendarUrl}\nТам же подтвердите, что знаете об этом изменении.`, entryNote(calendarUrl)].filter(Boolean).join('\n')}\n`
