import { and, eq, isNotNull } from 'drizzle-orm'
import { type Slot, slotIndex } from '#kernel/slot.ts'
import { weekOf } from '#kernel/week.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { scheduleDrivers, schedulePlaces, scheduleWeeks } from './tables.ts'

/**
 * Who has the car in that slot by the saved week, as named there; undefined for nobody, or while the week is
 * not published (D43).
 */
export async function driverOfCar(
  queries: Queries,
  carId: string,
  slot: Slot,
): Promise<{ readonly id: string; readonly fullName: string; readonly phone: string } | undefined> {
  const week = weekOf(slot.date)
  const index = slotIndex(week, slot)
  if (index === undefined) return undefined
  const [seated] = await queries
    .select({
      id: scheduleDrivers.driverId,
      fullName: scheduleDrivers.fullName,
      phone: scheduleDrivers.phone,
    })
    .from(schedulePlaces)
    .innerJoin(scheduleWeeks, eq(scheduleWeeks.id, schedulePlaces.weekId))
    .innerJoin(
      scheduleDrivers,
      and(
        eq(scheduleDrivers.weekId, schedulePlaces.weekId),
        eq(scheduleDrivers.driverId, schedulePlaces.driverId),
      ),
    )
    .where(
      and(
        eq(scheduleWeeks.year, week.year),
        eq(scheduleWeeks.week, week.week),
        isNotNull(scheduleWeeks.publishedAt),
        eq(schedulePlaces.slot, index),
        eq(schedulePlaces.carId, carId),
      ),
    )
  return seated
}
