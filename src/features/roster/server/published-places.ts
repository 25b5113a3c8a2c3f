import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { type Slot, slotAt } from '#kernel/slot.ts'
import { sameWeek, type Week } from '#kernel/week.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { scheduleCars, schedulePlaces, scheduleWeeks } from './tables.ts'

export interface PublishedPlace extends Slot {
  readonly kind: 'car' | 'reserve' | 'on-call'
  /** Of the car; empty without one. */
  readonly reg: string
}

/**
 * All that these drivers have in these weeks, cars and lists, as far as they are published, asked for in one
 * question. Who has nothing is not in it.
 */
export async function publishedPlaces(
  queries: Queries,
  driverIds: readonly string[],
  weeks: readonly Week[],
): Promise<ReadonlyMap<string, readonly PublishedPlace[]>> {
  if (driverIds.length === 0 || weeks.length === 0) return new Map()
  const { year, week, publishedAt } = scheduleWeeks
  const { driverId, slot, carId, onCall, weekId } = schedulePlaces
  const rows = await queries
    .select({ driverId, slot, carId, onCall, year, week, reg: scheduleCars.reg })
    .from(schedulePlaces)
    .innerJoin(scheduleWeeks, eq(weekId, scheduleWeeks.id))
    .leftJoin(scheduleCars, and(eq(scheduleCars.weekId, weekId), eq(scheduleCars.carId, carId)))
    .where(
      and(
        inArray(year, [...new Set(weeks.map((each) => each.year))]),
        inArray(week, [...new Set(weeks.map((each) => each.week))]),
        isNotNull(publishedAt),
        inArray(driverId, [...driverIds]),
      ),
    )
  const places = new Map<string, PublishedPlace[]>()
  for (const row of rows) {
    if (!weeks.some((each) => sameWeek(each, row))) continue
    const kind = row.carId !== null ? 'car' : row.onCall ? 'on-call' : 'reserve'
    const own = places.get(row.driverId) ?? []
    own.push({ ...slotAt(row, row.slot), kind, reg: row.reg ?? '' })
    places.set(row.driverId, own)
  }
  return places
}
