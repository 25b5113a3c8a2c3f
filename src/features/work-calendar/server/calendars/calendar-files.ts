import { languageOfDriver } from '#features/drivers/server/public.ts'
import { carForDriver } from '#features/fleet/vehicles/server/public.ts'
import type { WeekReader } from '#features/schedule/server/public.ts'
import { readSettings } from '#features/settings/server/public.ts'
import { addWeeks } from '#kernel/week.ts'
import type { FileAnswer } from '#platform/pure/endpoint.ts'
import { instantNow } from '#platform/server/clock.ts'
import type { Queries } from '#platform/server/database/database.ts'
import {
  CALENDAR_FILE_TYPE,
  type CalendarEvent,
  calendarFile,
  shiftUid,
} from '#platform/server/files/calendar-file.ts'
import type { Platform } from '#platform/server/platform.ts'
import { letterWordsIn } from '../letter-words.ts'
import { type OwnShift, ownWeek } from './own-shifts.ts'

/**
 * A driver's shifts of the weeks that the own calendar shows, for a phone's calendar, in the driver's
 * language. Never names the driver.
 */
export async function ownCalendarFile(
  queries: Queries,
  platform: Platform,
  reader: WeekReader,
  driverId: string,
): Promise<FileAnswer> {
  const { clock } = platform
  const { currentWeek } = await readSettings(queries, clock)
  const words = letterWordsIn(await languageOfDriver(queries, driverId))
  const events: CalendarEvent[] = []
  for (const distance of [-1, 0, 1]) {
    const { shown } = await ownWeek(queries, clock, reader, driverId, addWeeks(currentWeek, distance))
    for (const shift of shown?.shifts ?? []) {
      const event = { ...eventOf(shift, words), location: await placeOf(queries, shift) }
      events.push({ uid: shiftUid(platform, driverId, event.when), revision: shown?.version, ...event })
    }
  }
  return {
    fileName: 'kalendarz-pracy.ics',
    contentType: CALENDAR_FILE_TYPE,
    body: calendarFile(words.CALENDAR_NAME, events, instantNow(clock)),
  }
}

/** Where the car stands, as the own page has it; undefined without a car, or where nobody has said. */
async function placeOf(queries: Queries, { kind, car }: OwnShift): Promise<string | undefined> {
  if (kind !== 'drive' || !car) return undefined
  return (await carForDriver(queries, car.id))?.parking || undefined
}

function eventOf(
  { slot, kind, car }: OwnShift,
  { eventSummary }: ReturnType<typeof letterWordsIn>,
): Omit<CalendarEvent, 'uid' | 'revision'> {
  if (kind === 'on-call')
    return { when: { date: slot.date, shift: 'whole-day' }, summary: eventSummary(kind, ''), tentative: true }
  const summary = eventSummary(slot.shift, car?.reg ?? '')
  return { when: slot, summary, tentative: kind === 'reserve' }
}
