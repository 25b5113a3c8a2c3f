import { driversByIds } from '#features/drivers/server/public.ts'
import { drivenSlots } from '#features/income/facts/server/public.ts'
import { addDays } from '#kernel/calendar-date.ts'
import { polishSortKey } from '#kernel/polish-text.ts'
import { type Slot, slotIndex } from '#kernel/slot.ts'
import { mondayOf, type Week } from '#kernel/week.ts'
import type { Queries } from '#platform/server/database/database.ts'
import type { RosterSeat } from './roster.ts'

/**
 * The roster, and after it who drove without standing in it: their litres and hours have a place too. Without
 * it a driver paid by the hour could never be settled.
 * @param roster undefined where the week is not generated
 */
export async function withDriven(
  queries: Queries,
  week: Week,
  roster: ReadonlyMap<number, readonly RosterSeat[]> | undefined,
): Promise<Map<number, readonly RosterSeat[]>> {
  const monday = mondayOf(week)
  const driven = await drivenSlots(queries, monday, addDays(monday, 6))
  const driverOf = await driversByIds(queries, [...new Set(driven.map(({ driverId }) => driverId))])
  const bySlot = new Map(roster)
  const seated = new Set(
    [...bySlot].flatMap(([index, seats]) => seats.map(({ driver }) => `${index} ${driver.id}`)),
  )
  const unlisted = driven
    .flatMap(({ driverId, date, shift, reg }) => {
      const driver = driverOf.get(driverId)
      const index = slotIndex(week, { date, shift })
      return driver && index !== undefined && !seated.has(`${index} ${driverId}`)
        ? [{ index, reg: reg ?? '', driver, sortKey: polishSortKey(driver.fullName) }]
        : []
    })
    .sort((a, b) => (a.sortKey < b.sortKey ? -1 : 1))
  for (const { index, reg, driver } of unlisted) {
    const { id, fullName, phone } = driver
    bySlot.set(index, [...(bySlot.get(index) ?? []), { reg, driver: { id, fullName, phone } }])
  }
  return bySlot
}

/** Plates as rides or the generated week tell them, of who drove in the slot. */
export async function platesDriven(queries: Queries, { date, shift }: Slot): Promise<Map<string, string>> {
  const driven = await drivenSlots(queries, date, date)
  return new Map(
    driven.flatMap((one) =>
      one.shift === shift && one.reg !== null ? [[one.driverId, one.reg] as const] : [],
    ),
  )
}
