import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { addDays } from '#kernel/calendar-date.ts'
import { DAY_STARTS_AT, NIGHT_STARTS_AT, type Slot } from '#kernel/slot.ts'
import { fleetInstant } from '../clock.ts'

export interface CalendarEvent {
  /** Stays the same for the same shift, so that a phone updates it instead of adding another. */
  readonly uid: string
  /** A slot, or a whole date. */
  readonly when: Slot | { readonly date: Slot['date']; readonly shift: 'whole-day' }
  readonly summary: string
  readonly description?: string | undefined
  /** Not certain yet: a reserve shift. */
  readonly tentative?: boolean | undefined
}

export const CALENDAR_FILE_TYPE = 'text/calendar; charset=utf-8; method=PUBLISH'

/**
 * A calendar file (RFC 5545): day 06:00-18:00, night 18:00-06:00 of the next date, fleet time (D2, D12), written as
 * UTC, which every calendar reads without a table of time zones.
 * @param now instant of making, ISO 8601
 */
export function calendarFile(name: string, events: readonly CalendarEvent[], now: string): string {
  const calendar = ical({ name, method: ICalCalendarMethod.PUBLISH, prodId: '//Flotylla//Grafik//PL' })
  for (const { uid, when, summary, description, tentative } of events) {
    calendar.createEvent({
      id: uid,
      stamp: now,
      ...timesOf(when),
      summary,
      description: description ?? null,
      status: tentative ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED,
    })
  }
  return `${calendar.toString()}\r\n`
}

function timesOf({ date, shift }: CalendarEvent['when']) {
  if (shift === 'whole-day') return { start: date, end: addDays(date, 1), allDay: true }
  return shift === 'day'
    ? { start: fleetInstant(date, DAY_STARTS_AT), end: fleetInstant(date, NIGHT_STARTS_AT) }
    : { start: fleetInstant(date, NIGHT_STARTS_AT), end: fleetInstant(addDays(date, 1), DAY_STARTS_AT) }
}
