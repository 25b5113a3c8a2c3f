import { type Slot, slotAt } from '#kernel/slot.ts'
import type { Week } from '#kernel/week.ts'
import type { Queries } from '#platform/server/database/database.ts'
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
