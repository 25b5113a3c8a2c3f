import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { type Slot, slotAt } from '#kernel/slot.ts'
import { sameWeek, type Week } from '#kernel/week.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { schedulePlaces, scheduleWeeks } from './tables.ts'
import { findWeek, slotsOfCar, slotsOfDriver } from './weeks.ts'
import { generatedOf } from './weeks-of-driver.ts'

/** The slots in which a driver has a car in these weeks, as far as they are generated. */
export function drivenSlots(queries: Queries, driverId: string, weeks: readonly Week[]): Promise<Slot[]> {
  return slotsInWeeks(queries, weeks, (weekId) => slotsOfDriver(queries, weekId, driverId))
}

/** The slots in which a car has a driver in these weeks, as far as they are generated. */
export function drivenSlotsOfCar(queries: Queries, carId: string, weeks: readonly Week[]): Promise<Slot[]> {
  return slotsInWeeks(queries, weeks, (weekId) => slotsOfCar(queries, weekId, carId))
}

/**
 * The slots in which each of these drivers has a car in these weeks, as far as they are published, asked for
 * in one question. Who has none is not in it.
 */
export async function publishedSlots(
  queries: Queries,
  driverIds: readonly string[],
  weeks: readonly Week[],
): Promise<ReadonlyMap<string, readonly Slot[]>> {
  if (driverIds.length === 0 || weeks.length === 0) return new Map()
  const { year, week, publishedAt } = scheduleWeeks
  const { driverId, slot, carId, weekId } = schedulePlaces
  const rows = await queries
    .select({ driverId, slot, year, week })
    .from(schedulePlaces)
    .innerJoin(scheduleWeeks, eq(weekId, scheduleWeeks.id))
    .where(
      and(
        inArray(year, [...new Set(weeks.map((each) => each.year))]),
        inArray(week, [...new Set(weeks.map((each) => each.week))]),
        isNotNull(publishedAt),
        isNotNull(carId),
        inArray(driverId, [...driverIds]),
      ),
    )
  const slots = new Map<string, Slot[]>()
  for (const row of rows) {
    if (!weeks.some((each) => sameWeek(each, row))) continue
    const own = slots.get(row.driverId) ?? []
    own.push(slotAt(row, row.slot))
    slots.set(row.driverId, own)
  }
  return slots
}

async function slotsInWeeks(
  queries: Queries,
  weeks: readonly Week[],
  slotsOf: (weekId: string) => Promise<number[]>,
): Promise<Slot[]> {
  const slots: Slot[] = []
  for (const week of weeks) {
    const row = await findWeek(queries, week)
    const indexes = row ? await slotsOf(row.id) : []
    slots.push(...indexes.map((index) => slotAt(week, index)))
  }
  return slots
}

/** Those of the weeks that are generated. */
export function generatedAmong(queries: Queries, weeks: readonly Week[]): Promise<Week[]> {
  return generatedOf(queries, weeks, 'generated')
}

/** Those of the weeks of which drivers may know: generated, and no drafts (D43). */
export function publishedAmong(queries: Queries, weeks: readonly Week[]): Promise<Week[]> {
  return generatedOf(queries, weeks, 'published')
}
