import type { SavedWeek, WeekReader } from '#features/schedule/server/public.ts'
import { polishSortKey } from '#kernel/polish-text.ts'
import { SLOTS_IN_WEEK, type Slot, slotAt, slotIndex } from '#kernel/slot.ts'
import { type Week, weekOf } from '#kernel/week.ts'

export interface RosterSeat {
  readonly reg: string
  readonly driver: { readonly id: string; readonly fullName: string; readonly phone: string }
}

/**
 * Who drives what in each of the fourteen slots of a generated week, in the order of its cars; undefined
 * where it is not generated.
 */
export async function rosterOf(
  reader: WeekReader,
  week: Week,
): Promise<ReadonlyMap<number, RosterSeat[]> | undefined> {
  const saved = await reader.read(week)
  return saved && seatsBySlot(saved)
}

/** The plate each driver has in a slot. */
export async function platesIn(reader: WeekReader, slot: Slot): Promise<ReadonlyMap<string, string>> {
  const week = weekOf(slot.date)
  const seats = (await rosterOf(reader, week))?.get(slotIndex(week, slot) ?? -1) ?? []
  return new Map(seats.map(({ reg, driver }) => [driver.id, reg]))
}

export function slotsOf(week: Week, shift: Slot['shift']): { readonly index: number; readonly slot: Slot }[] {
  return Array.from({ length: SLOTS_IN_WEEK }, (_, index) => ({ index, slot: slotAt(week, index) })).filter(
    ({ slot }) => slot.shift === shift,
  )
}

function seatsBySlot({ contents: { cars, drivers, places } }: SavedWeek): ReadonlyMap<number, RosterSeat[]> {
  const driverOf = new Map(drivers.map((driver) => [driver.id, driver]))
  const carOf = new Map(cars.map((car) => [car.id, car]))
  const bySlot = new Map<number, RosterSeat[]>()
  const seated = places.flatMap(({ slot, carId, driverId }) => {
    const car = carId === null ? undefined : carOf.get(carId)
    const driver = driverOf.get(driverId)
    return car && driver ? [{ slot, car, driver }] : []
  })
  seated.sort(
    (a, b) => a.car.order - b.car.order || (polishSortKey(a.car.reg) < polishSortKey(b.car.reg) ? -1 : 1),
  )
  for (const { slot, car, driver } of seated) {
    const { id, fullName, phone } = driver
    bySlot.set(slot, [...(bySlot.get(slot) ?? []), { reg: car.reg, driver: { id, fullName, phone } }])
  }
  return bySlot
}
