import { eq, or, sql } from 'drizzle-orm'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { slotAt } from '#kernel/slot.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { schedulePlaces, scheduleWeeks } from './tables.ts'

/** The last day on which a driver stands in a generated week: in a car, or on the reserve list. */
export interface LastPlace {
  readonly driverId: string
  readonly date: CalendarDate
  readonly isReserve: boolean
}

const SLOTS = 100

/** Of every driver the last place of each of the two sorts. On call is neither. */
export async function lastPlaces(queries: Queries): Promise<readonly LastPlace[]> {
  const { driverId, carId, onCall, slot, weekId } = schedulePlaces
  const { id, year, week } = scheduleWeeks
  const isReserve = sql<boolean>`${carId} is null`
  const last = sql<number>`max((${year} * 100 + ${week}) * 100 + ${slot})`
  const rows = await queries
    .select({ driverId, isReserve, last })
    .from(schedulePlaces)
    .innerJoin(scheduleWeeks, eq(weekId, id))
    .where(or(sql`${carId} is not null`, eq(onCall, false)))
    .groupBy(driverId, isReserve)
  return rows.map(({ last, ...row }) => {
    const inWeek = Math.floor(last / SLOTS)
    const at = { year: Math.floor(inWeek / 100), week: inWeek % 100 }
    return { ...row, date: slotAt(at, last % SLOTS).date }
  })
}
