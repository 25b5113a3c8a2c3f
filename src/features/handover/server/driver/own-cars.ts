import type { WeekReader } from '#features/schedule/server/public.ts'
import { readSettings } from '#features/settings/server/public.ts'
import { addDays } from '#kernel/calendar-date.ts'
import { compareSlots, type Slot, slotAt } from '#kernel/slot.ts'
import { mondayOf, type Week, weekOf } from '#kernel/week.ts'
import { type Clock, fleetTime, instantNow, slotBegins } from '#platform/server/clock.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { isNear } from '../../domain/which-now.ts'

/** A shift with a car by the saved week. */
export interface OwnCar {
  readonly slot: Slot
  /** Instants. */
  readonly begins: string
  readonly ends: string
  readonly car: { readonly id: string; readonly reg: string; readonly make: string; readonly model: string }
}

/** Instants at which the shift begins and ends (D2). */
export function spanOf(slot: Slot): { readonly begins: string; readonly ends: string } {
  const { date, shift } = slot
  const next: Slot = shift === 'day' ? { date, shift: 'night' } : { date: addDays(date, 1), shift: 'day' }
  return { begins: slotBegins(slot), ends: slotBegins(next) }
}

/**
 * The driver's shifts with a car that are near enough to take or return it, in the order of time.
 * @param ahead hours: or will be by then
 */
export async function ownCars(
  queries: Queries,
  clock: Clock,
  reader: WeekReader,
  driverId: string,
  ahead = 0,
): Promise<readonly OwnCar[]> {
  if (!(await readSettings(queries, clock)).showSchedule) return []
  const now = instantNow(clock)
  const own: OwnCar[] = []
  for (const week of weeksAbout(clock, ahead)) {
    const saved = await reader.read(week)
    if (!saved) continue
    const cars = new Map(saved.contents.cars.map((car) => [car.id, car]))
    for (const { driverId: whose, slot: index, carId } of saved.contents.places) {
      const car = whose === driverId ? cars.get(carId ?? '') : undefined
      const slot = slotAt(week, index)
      const span = spanOf(slot)
      if (car && isNear(span, now, ahead)) own.push({ slot, ...span, car })
    }
  }
  return own.sort((a, b) => compareSlots(a.slot, b.slot))
}

/** The weeks of yesterday and of tomorrow, or the day after: one, but about Monday. */
function weeksAbout(clock: Clock, ahead: number): readonly Week[] {
  const { date } = fleetTime(clock)
  const before = weekOf(addDays(date, -1))
  const after = weekOf(addDays(date, ahead > 0 ? 2 : 1))
  return mondayOf(before) === mondayOf(after) ? [before] : [before, after]
}
