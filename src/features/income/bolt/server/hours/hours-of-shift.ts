import type { CalendarDate } from '#kernel/calendar-date.ts'
import { type Slot, slotKey } from '#kernel/slot.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { type BoltHours, hoursBetween } from './hours-store.ts'

/** Undefined where Bolt told nothing of the driver's shift. */
export async function hoursOfShift(
  queries: Queries,
  driverId: string,
  { date, shift }: Slot,
): Promise<BoltHours | undefined> {
  const hours = await hoursBetween(queries, date, date, driverId)
  const own = hours.find((each) => each.shift === shift)
  if (!own) return undefined
  const { online, waiting, driving, onBreak } = own
  return { online, waiting, driving, onBreak }
}

/** Undefined where Bolt told nothing of the shift. */
export type HoursOfShifts = (shift: Slot & { readonly driverId: string }) => BoltHours | undefined

/** What Bolt measured of everyone's shifts on these dates, both included. */
export async function hoursOfShifts(
  queries: Queries,
  from: CalendarDate,
  until: CalendarDate,
): Promise<HoursOfShifts> {
  const told = await hoursBetween(queries, from, until)
  const byShift = new Map(
    told.map(({ driverId, date, shift, ...hours }) => [`${driverId} ${slotKey({ date, shift })}`, hours]),
  )
  return ({ driverId, date, shift }) => byShift.get(`${driverId} ${slotKey({ date, shift })}`)
}
