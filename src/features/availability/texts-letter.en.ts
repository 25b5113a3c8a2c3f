import { deadlineTexts } from '#features/settings/texts-deadline.en.ts'
import type { ChosenDay } from '#features/submissions/domain/public.ts'
import { type CalendarDate, dateParts } from '#kernel/calendar-date.ts'
import { nameInMessage } from '#kernel/person-name.ts'
import { isReserve, type ShiftOption } from '#kernel/shift.ts'
import { datesOf, type Week } from '#kernel/week.ts'
import { dayAndMonth, weekdayName } from '#platform/pure/dates.en.ts'
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
  day: 'Day',
  night: 'Night',
  'day-reserve': 'Day, reserve',
  'night-reserve': 'Night, reserve',
  'on-call': 'On call',
}

export const RESERVE_NOTE = 'Wait for confirmation.'

const LATE =
  'The schedule for this week has been made, so these shifts wait on the list. None of them is yours yet: the office will let you know if a car is free.'
const PICK = 'You can also take a free shift in your calendar at once.'

export const confirmationSubject: typeof polish.confirmationSubject = (week) =>
  `Your availability for the week ${weekWords(week)}`

export const confirmationText: typeof polish.confirmationText = (confirmation) => {
  const { fullName, week, days, changed, late, mayPick, pin, calendarUrl, edited, disownUrl } = confirmation
  const parts = [`Hello ${nameInMessage(fullName)},`]
  if (days.length === 0)
    parts.push(
      edited
        ? `After your change we have an empty schedule for the week ${weekWords(week)}.`
        : `We have received your empty schedule for the week ${weekWords(week)}.`,
    )
  else {
    const received = edited
      ? 'We have saved the changes in your availability'
      : 'We have received your availability'
    parts.push(`${received} for the week ${weekWords(week)}. Chosen shifts:`)
    parts.push(days.map(choiceLine).join('\n'))
  }
  if (late && days.length > 0) parts.push(mayPick ? `${LATE} ${PICK}` : LATE)
  else if (changed.length > 0)
    parts.push(
      `These shifts had no free places left, so we put you on reserve:\n${changed
        .map(({ date, from }) => `- ${dateWords(date)}: ${OPTION_WORDS[from]}`)
        .join('\n')}`,
    )
  if (pin !== undefined)
    parts.push(
      `Your PIN for the work calendar: ${pin}\nGive it to nobody. You see your calendar with your phone number and PIN:\n${calendarUrl}`,
    )
  if (disownUrl !== undefined)
    parts.push(
      `The form came without a login. If it wasn’t you, tap “It wasn’t me” before that week begins:\n${disownUrl}`,
    )
  parts.push(correctionsAdvice(confirmation))
  return `${parts.join('\n\n')}\n`
}

function correctionsAdvice({ until, formUrl }: polish.Confirmation): string {
  if (!until) return 'If you want to correct anything, contact the office.'
  return `You can change or withdraw it ${deadlineTexts.until(until)}. Log in with your phone number and PIN:\n${formUrl}\nLater, contact the office for corrections.`
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

export const letterTexts: SameTexts<typeof polish.letterTexts> = { sender: 'Schedule' }
