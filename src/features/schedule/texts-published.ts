import { entryNote } from '#features/drivers/session/texts-entry.ts'
import type { WaitReason } from '#features/roster/domain/public.ts'
import { type CalendarDate, dateParts, formatStateDay, weekday } from '#kernel/calendar-date.ts'
import { nameInMessage } from '#kernel/person-name.ts'
import { WEEKDAY_NAMES, WEEKDAY_SHORT } from '#kernel/polish-text.ts'
import { shiftOfSlot, slotAt } from '#kernel/slot.ts'
import { datesOf, type Week } from '#kernel/week.ts'
import { waitWords } from './texts-waits.ts'

/** `16.3.2026-22.3.2026` */
export function weekDates(week: Week): string {
  const dates = datesOf(week)
  const [first, last] = [dates[0], dates[6]]
  if (!first || !last) return ''
  return dateParts(first).month === dateParts(last).month
    ? `${dateParts(first).day}-${formatStateDay(last)}`
    : `${formatStateDay(first)}-${formatStateDay(last)}`
}

export interface OwnPlace {
  /** 0-13 */
  readonly slot: number
  /** Empty without a car. */
  readonly reg: string
  readonly onCall: boolean
  /** In the list, from 1; 0 in a car. */
  readonly rank: number
  /** Why there is no car; null for who has one. */
  readonly reason: WaitReason | null
}

export function publishedSubject(week: Week): string {
  return `Twój grafik na tydzień ${weekDates(week)}`
}

/**
 * What a driver got, and what he did not.
 * @param places in the order of time
 * @param calendarUrl where the whole of it is
 */
export function publishedLetter(
  fullName: string,
  week: Week,
  places: readonly OwnPlace[],
  calendarUrl: string,
): string {
  const drives = places.filter(({ reg }) => reg !== '')
  const waits = places.filter(({ reg, onCall }) => reg === '' && !onCall)
  const called = places.filter(({ onCall, slot }) => onCall && shiftOfSlot(slot) === 'day')
  const when = (slot: number) =>
    `${dateWords(slotAt(week, slot).date)}, ${shiftOfSlot(slot) === 'day' ? 'dzień' : 'noc'}`
  const parts = [
    `Dzień dobry, ${nameInMessage(fullName)}!`,
    `Grafik na tydzień ${weekDates(week)} jest gotowy.`,
  ]
  parts.push(
    drives.length === 0
      ? 'W tym tygodniu nie masz zmiany z autem.'
      : `Jedziesz:\n${drives.map(({ slot, reg }) => `- ${when(slot)}: ${reg}`).join('\n')}`,
  )
  if (waits.length > 0)
    parts.push(
      `W rezerwie (nie masz jeszcze auta):\n${waits.map((place) => `- ${[when(place.slot), waitWords(place, place.reason)].filter(Boolean).join('. ')}`).join('\n')}`,
    )
  if (called.length > 0)
    parts.push(
      `Do dyspozycji:\n${called.map(({ slot }) => `- ${dateWords(slotAt(week, slot).date)}`).join('\n')}`,
    )
  const whole = `Cały grafik zobaczysz w swoim kalendarzu: ${calendarUrl}`
  parts.push([whole, entryNote(calendarUrl)].filter(Boolean).join('\n'))
  return `${parts.join('\n\n')}\n`
}

/** The same in one line, for an SMS: `Pn dzień WX 12345, Śr noc WX 12345. W rezerwie: 1.` */
export function publishedShort(places: readonly OwnPlace[], week: Week): string {
  const drives = places.filter(({ reg }) => reg !== '')
  const waits = places.filter(({ reg, onCall }) => reg === '' && !onCall).length
  const shifts = drives.map(
    ({ slot, reg }) =>
      `${WEEKDAY_SHORT[weekday(slotAt(week, slot).date)]} ${shiftOfSlot(slot) === 'day' ? 'dzień' : 'noc'} ${reg}`,
  )
  const own = shifts.length === 0 ? 'Nie masz zmiany z autem.' : `${shifts.join(', ')}.`
  return waits > 0 ? `${own} W rezerwie: ${waits}.` : own
}

/** `Poniedziałek, 16.3.2026` */
function dateWords(date: CalendarDate): string {
  return `${WEEKDAY_NAMES[weekday(date)] ?? ''}, ${formatStateDay(date)}`
}
