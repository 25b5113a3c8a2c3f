import { and, asc, eq, inArray } from 'drizzle-orm'
import { sameWeek, type Week } from '#kernel/week.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { scheduleDrivers, schedulePlaces, scheduleWeeks } from './tables.ts'
import type { WeekRow } from './weeks.ts'

/** Those of the weeks that are generated, drafts included, in one statement. */
export async function generatedRows(queries: Queries, weeks: readonly Week[]): Promise<WeekRow[]> {
  if (weeks.length === 0) return []
  const rows = await queries
    .select()
    .from(scheduleWeeks)
    .where(
      and(
        inArray(scheduleWeeks.year, [...new Set(weeks.map(({ year }) => year))]),
        inArray(scheduleWeeks.week, [...new Set(weeks.map(({ week }) => week))]),
      ),
    )
  return rows.filter((row) => weeks.some((week) => sameWeek(week, row)))
}

/** Who drives a car in these weeks, under the names that the weeks keep, by slot. */
export async function placesOfCar(queries: Queries, carId: string, weekIds: readonly string[]) {
  if (weekIds.length === 0) return []
  const { weekId, slot, driverId } = schedulePlaces
  return queries
    .select({ weekId, slot, driverId, fullName: scheduleDrivers.fullName, phone: scheduleDrivers.phone })
    .from(schedulePlaces)
    .innerJoin(
      scheduleDrivers,
      and(eq(scheduleDrivers.weekId, weekId), eq(scheduleDrivers.driverId, driverId)),
    )
    .where(and(eq(schedulePlaces.carId, carId), inArray(weekId, [...weekIds])))
    .orderBy(asc(slot))
}
