import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { addDays } from '#kernel/calendar-date.ts'
import { DAY_STARTS_AT, NIGHT_STARTS_AT, type Slot } from '#kernel/slot.ts'
import { fleetInstant } from '../clock.ts'
import type { Platform } from '../platform.ts'

export interface CalendarEvent {
  /** Of {@link shiftUid}. */
  readonly uid: string
  /** Grows with each change of the same shift: a phone keeps the highest it has seen. 0 unless told. */
  readonly revision?: number | undefined
  /** A slot, or a whole date. */
  readonly when: Slot | { readonly date: Slot['date']; readonly shift: 'whole-day' }
  readonly summary: string
  readonly description?: string | undefined
  /** Where the car stands. */
  readonly location?: string | undefined
  /** Not certain yet: a reserve shift. */
  readonly tentative?: boolean | undefined
}

export const CALENDAR_FILE_TYPE = 'text/calendar; charset=utf-8; method=PUBLISH'

/**
 * The one name of a person's shift in every calendar that we send or show, so that a phone that knows the
 * shift from the letter updates it from the subscription instead of showing it twice. Tells nothing of the
 * person.
 */
export function shiftUid(
  { secrets, configuration }: Pick<Platform, 'secrets' | 'configuration'>,
  personId: string,
  { date, shift }: CalendarEvent['when'],
): string {
  const mark = secrets.fingerprint(`calendar event\n${personId}\n${date}\n${shift}`).slice(0, 22)
  return `${mark}@${new URL(configuration.publicUrl).hostname}`
}

/** A day, which begins at six, is told of the evening before at eight; a night on its afternoon at three. */
const ALARM_BEFORE_S = { day: 10 * 3600, night: 3 * 3600 } as const

/**
 * A calendar file (RFC 5545): day 06:00-18:00, night 18:00-06:00 of the next date, fleet time (D2, D12),
 * written as UTC, which every calendar reads without a table of time zones. What is certain brings an alarm.
 * @param stamp instant as of which it holds, ISO 8601
 */
export function calendarFile(name: string, events: readonly CalendarEvent[], stamp: string): string {
  const calendar = ical({ name, method: ICalCalendarMethod.PUBLISH, prodId: '//Flotylla//Grafik//PL' })
  for (const { uid, revision = 0, when, summary, description, location, tentative } of events) {
    const event = calendar.createEvent({
      id: uid,
      stamp,
      sequence: revision,
      ...timesOf(when),
      summary,
      description: description ?? null,
      location: location || null,
      status: tentative ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED,
    })
    if (!tentative && when.shift !== 'whole-day')
      event.createAlarm({
        type: ICalAlarmType.display,
        triggerBefore: ALARM_BEFORE_S[when.shift],
        description: summary,
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
