import type { DeadlineOfWeek } from '#features/settings/domain/public.ts'
import { deadlineTexts } from '#features/settings/texts-deadline.ts'
import type { ChosenDay } from '#features/submissions/domain/public.ts'
import { type CalendarDate, dateParts, weekday } from '#kernel/calendar-date.ts'
import { nameInMessage } from '#kernel/person-name.ts'
import { MONTH_NAMES, WEEKDAY_NAMES } from '#kernel/polish-text.ts'
import { isReserve, type ShiftOption } from '#kernel/shift.ts'
import { datesOf, type Week } from '#kernel/week.ts'
import { SHIFT_OPTION_ON_WIRE } from '#platform/pure/wire.ts'
import type { ChangedDay } from './domain/allocation.ts'

const HOURS: Readonly<Record<ShiftOption, string>> = {
  day: ' (6:00-18:00)',
  night: ' (18:00-6:00)',
  'day-reserve': ' (6:00-18:00)',
  'night-reserve': ' (18:00-6:00)',
  'on-call': '',
}

/** @public read with the catalogue as a whole */
export const OPTION_WORDS: Readonly<Record<ShiftOption, string>> = SHIFT_OPTION_ON_WIRE

/** Shown with reserve shifts (Spec 1 §2). @public read with the catalogue as a whole */
export const RESERVE_NOTE = 'Czekaj na potwierdzenie.'

export interface Confirmation {
  readonly fullName: string
  readonly week: Week
  readonly days: readonly ChosenDay[]
  readonly changed: readonly ChangedDay[]
  /** The schedule of the week was made before (D42). */
  readonly late: boolean
  /** Its free shifts may be picked: it is no draft (D43). */
  readonly mayPick: boolean
  /** Of a driver who was not known before (D11). */
  readonly pin: string | undefined
  /** The link 'To nie ja', where it came for a known driver without a login. */
  readonly disownUrl?: string | undefined
  /** The driver has changed what was sent before (D51). */
  readonly edited: boolean
  /** Until when it may be changed; undefined where the office does that. */
  readonly until: DeadlineOfWeek | undefined
  readonly formUrl: string
  /** Where the driver's own calendar is. */
  readonly calendarUrl: string
}

/** What a driver may count on whose submission came after the schedule was made (D42). */
const LATE =
  'Grafik na ten tydzień jest już ułożony, dlatego te zmiany czekają na liście. Żadna z nich nie jest jeszcze Twoja: biuro da Ci znać, jeżeli znajdzie się wolne auto.'
const PICK = 'Wolną zmianę możesz też od razu dobrać w swoim kalendarzu.'

export function confirmationSubject(week: Week): string {
  return `Twoja dyspozycyjność na tydzień ${weekWords(week)}`
}

/**
 * The letter that confirms a submission (D12): the chosen shifts in words, and the PIN of a new driver (D11).
 */
export function confirmationText(confirmation: Confirmation): string {
  const { fullName, week, days, changed, late, mayPick, pin, calendarUrl, edited, disownUrl } = confirmation
  const parts = [`Dzień dobry, ${nameInMessage(fullName)}!`]
  if (days.length === 0)
    parts.push(
      `${edited ? 'Po zmianie mamy' : 'Otrzymaliśmy'} Twój pusty grafik na tydzień ${weekWords(week)}.`,
    )
  else {
    const received = edited
      ? 'Zapisaliśmy zmiany w Twojej dyspozycyjności'
      : 'Otrzymaliśmy Twoją dyspozycyjność'
    parts.push(`${received} na tydzień ${weekWords(week)}. Wybrane zmiany:`)
    parts.push(days.map(choiceLine).join('\n'))
  }
  if (late && days.length > 0) parts.push(mayPick ? `${LATE} ${PICK}` : LATE)
  else if (changed.length > 0) {
    parts.push(
      `Na te zmiany nie było już wolnych miejsc, dlatego zapisaliśmy je jako rezerwę:\n${changed
        .map(({ date, from }) => `- ${dateWords(date)}: ${SHIFT_OPTION_ON_WIRE[from]}`)
        .join('\n')}`,
    )
  }
  if (pin !== undefined) {
    parts.push(
      `Twój PIN do kalendarza pracy: ${pin}\nNie podawaj go nikomu. Swój kalendarz zobaczysz po podaniu numeru telefonu i PIN-u:\n${calendarUrl}`,
    )
  }
  if (disownUrl !== undefined)
    parts.push(
      `Formularz przyszedł bez zalogowania. Jeżeli to nie Ty, kliknij „To nie ja”, zanim ten tydzień się zacznie:\n${disownUrl}`,
    )
  parts.push(correctionsAdvice(confirmation))
  return `${parts.join('\n\n')}\n`
}

function correctionsAdvice({ until, formUrl }: Confirmation): string {
  if (!until) return 'Jeżeli chcesz wprowadzić poprawki, skontaktuj się z biurem.'
  return `Zgłoszenie możesz zmienić albo wycofać ${deadlineTexts.until(until)}. Zaloguj się numerem telefonu i PIN-em:\n${formUrl}\nPóźniej w sprawie poprawek skontaktuj się z biurem.`
}

function choiceLine({ date, option }: ChosenDay): string {
  const note = isReserve(option) ? `. ${RESERVE_NOTE}` : ''
  return `- ${dateWords(date)}: ${SHIFT_OPTION_ON_WIRE[option]}${HOURS[option]}${note}`
}

/** `Poniedziałek, 23 listopada`. */
export function dateWords(date: CalendarDate): string {
  const { month, day } = dateParts(date)
  return `${WEEKDAY_NAMES[weekday(date)]}, ${day} ${MONTH_NAMES[month - 1]}`
}

/** `28 grudnia 2026 – 3 stycznia 2027`. */
export function weekWords(week: Week): string {
  const dates = datesOf(week)
  return [dates[0], dates[6]].map((date) => (date ? fullDateWords(date) : '')).join(' – ')
}

function fullDateWords(date: CalendarDate): string {
  const { year, month, day } = dateParts(date)
  return `${day} ${MONTH_NAMES[month - 1]} ${year}`
}

export const letterTexts = {
  sender: 'Grafik',
} as const
