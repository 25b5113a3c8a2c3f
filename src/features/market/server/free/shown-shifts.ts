import { bonusesOf } from '#features/bonuses/server/public.ts'
import { usualEarnings } from '#features/income/facts/server/public.ts'
import type { WeekCar } from '#features/roster/domain/public.ts'
import { weekday } from '#kernel/calendar-date.ts'
import { type Slot, slotKey, slotOfWeekday } from '#kernel/slot.ts'
import { type Clock, fleetTime } from '#platform/server/clock.ts'
import type { Queries } from '#platform/server/database/database.ts'

export type ShownCar = Pick<WeekCar, 'reg' | 'make' | 'model'>

/** Of fewer shifts the median tells of some drivers rather than of the shift. */
const FEWEST = 10

/** Gives each shift what a driver decides by: car, bonus of the day, usual earnings. */
export async function shownShifts<T extends Slot>(
  queries: Queries,
  clock: Clock,
  slots: readonly T[],
  carOf: (slot: T) => ShownCar | undefined,
) {
  if (slots.length === 0) return []
  const bonuses = await bonusesOf(queries, [...new Set(slots.map(({ date }) => date))])
  const bonusOf = new Map(bonuses.map((bonus) => [slotKey(bonus), bonus.value]))
  const usual = new Map(
    (await usualEarnings(queries, fleetTime(clock).date)).flatMap(({ slot, pln, shifts }) =>
      shifts < FEWEST ? [] : [[slot, pln] as const],
    ),
  )
  return slots.map((slot) => {
    const car = carOf(slot)
    return {
      date: slot.date,
      shift: slot.shift,
      car: car ? { reg: car.reg, make: car.make, model: car.model } : null,
      bonus: bonusOf.get(slotKey(slot)) ?? null,
      usual: usual.get(slotOfWeekday(weekday(slot.date), slot.shift)) ?? null,
    }
  })
}
