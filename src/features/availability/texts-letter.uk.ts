import { deadlineTexts } from '#features/settings/texts-deadline.uk.ts'
import type { ChosenDay } from '#features/submissions/domain/public.ts'
import { type CalendarDate, dateParts } from '#kernel/calendar-date.ts'
import { nameInMessage } from '#kernel/person-name.ts'
import { isReserve, type ShiftOption } from '#kernel/shift.ts'
import { datesOf, type Week } from '#kernel/week.ts'
import { dayAndMonth, weekdayName } from '#platform/pure/dates.uk.ts'
import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts-letter.ts'

const HOURS: Readonly<Record<ShiftOption, string>> = {
  day: ' (6:00-18:00)',
  night: ' (18:00-6:00)',
  'day-reserve': ' (6:00-18:00)',
  'night-reserve': ' (18:00-6:00)',
  'on-call': '',
}

export const OPTION_WORDS: Readonly<Record<ShiftOption, string>> = {
  day: 'День',
  night: 'Ніч',
  'day-reserve': 'День, резерв',
  'night-reserve': 'Ніч, резерв',
  'on-call': 'На виклик',
}

export const RESERVE_NOTE = 'Чекайте на підтвердження.'

const LATE =
  'Графік на цей тиждень уже складено, тому ці зміни чекають у списку. Жодна з них ще не ваша: офіс дасть знати, якщо знайдеться вільне авто.'
const PICK = 'Вільну зміну можна також одразу взяти у своєму календарі.'

export const confirmationSubject: typeof polish.confirmationSubject = (week) =>
  `Ваша доступність на тиждень ${weekWords(week)}`

export const confirmationText: typeof polish.confirmationText = (confirmation) => {
  const { fullName, week, days, changed, late, mayPick, pin, calendarUrl, edited, disownUrl } = confirmation
  const parts = [`Вітаємо, ${nameInMessage(fullName)}!`]
  if (days.length === 0)
    parts.push(
      edited
        ? `Після зміни маємо ваш порожній графік на тиждень ${weekWords(week)}.`
        : `Ми отримали ваш порожній графік на тиждень ${weekWords(week)}.`,
    )
  else {
    const received = edited ? 'Ми зберегли зміни у вашій доступності' : 'Ми отримали вашу доступність'
    parts.push(`${received} на тиждень ${weekWords(week)}. Вибрані зміни:`)
    parts.push(days.map(choiceLine).join('\n'))
  }
  if (late && days.length > 0) parts.push(mayPick ? `${LATE} ${PICK}` : LATE)
  else if (changed.length > 0)
    parts.push(
      `На ці зміни вже не було вільних місць, тому ми записали їх як резерв:\n${changed
        .map(({ date, from }) => `- ${dateWords(date)}: ${OPTION_WORDS[from]}`)
        .join('\n')}`,
    )
  if (pin !== undefined)
    parts.push(
      `Ваш PIN до робочого календаря: ${pin}\nНікому його не давайте. Свій календар ви побачите, коли введете номер телефону та PIN:\n${calendarUrl}`,
    )
  if (disownUrl !== undefined)
    parts.push(
      `Форма надійшла без входу. Якщо це не ви, натисніть «Це не я», поки цей тиждень не почався:\n${disownUrl}`,
    )
  parts.push(correctionsAdvice(confirmation))
  return `${parts.join('\n\n')}\n`
}

function correctionsAdvice({ until, formUrl }: polish.Confirmation): string {
  if (!until) return 'Якщо хочете щось виправити, зверніться до офісу.'
  return `Заявку можна змінити або відкликати ${deadlineTexts.until(until)}. Увійдіть за номером телефону та PIN-кодом:\n${formUrl}\nПізніше щодо виправлень звертайтеся до офісу.`
}

function choiceLine({ date, option }: ChosenDay): string {
  const note = isReserve(option) ? `. ${RESERVE_NOTE}` : ''
  return `- ${dateWords(date)}: ${OPTION_WORDS[option]}${HOURS[option]}${note}`
}

export const dateWords: typeof polish.dateWords = (date) => `${weekdayName(date)}, ${dayAndMonth(date)}`

export const weekWords: typeof polish.weekWords = (week: Week) => {
  const dates = datesOf(week)
  return [dates[0], dates[6]].map((date) => (date ? fullDateWords(date) : '')).join(' – ')
}

function fullDateWords(date: CalendarDate): string {
  return `${dayAndMonth(date)} ${dateParts(date).year}`
}

export const letterTexts: SameTexts<typeof polish.letterTexts> = { sender: 'Графік' }
