import { primaryCars } from '#features/fleet/assigned-drivers/server/public.ts'
import type { Choice, WeekFacts } from '#features/planning/domain/public.ts'
import {
  carFactsOf,
  chooseCar,
  freeCars,
  ownCarFirst,
  type Place,
  planOf,
  type SettledPlace,
  seatKey,
  withDriver,
  without,
} from '#features/roster/domain/public.ts'
import { isRegular } from '#kernel/shift.ts'
import { slotOfWeekday } from '#kernel/slot.ts'
import type { Week } from '#kernel/week.ts'
import type { Tx } from '#platform/server/database/database.ts'
import type { LiveFrame } from './live-frame.ts'
import { availableDrivers } from './week-facts.ts'

export interface LatePicks {
  /**
   * Picked since the facts were read, each with a car that is still free, or else on the reserve for everyone
   * to see.
   */
  readonly come: readonly SettledPlace[]
  /**
   * Keys of seats that were picked before, and taken back since, and of places on a list that `come` stands
   * instead of.
   */
  readonly gone: ReadonlySet<string>
}

/**
 * What became of free shifts after the facts of a week that is being generated had been read: they are
 * promised (D15), and may not be lost between two transactions. The caller holds the week's birth.
 * @param places of the week as it would be without them
 */
export async function latePicks(
  tx: Tx,
  week: Week,
  places: readonly Place[],
  facts: WeekFacts,
  frame: LiveFrame,
): Promise<LatePicks> {
  const before = new Map(
    facts.drivers.flatMap(({ id, choices }) => picksOf(id, choices).map((pick) => [seatKey(pick), pick])),
  )
  const now = (await availableDrivers(tx, week)).flatMap(({ id, choices }) => picksOf(id, choices))
  const stays = new Set(now.map(seatKey))
  const gone = new Set([...before.keys()].filter((key) => !stays.has(key)))
  const stood = new Map(places.map((place) => [seatKey(place), place]))
  const own = await primaryCars(tx)
  const fleet = frame.fleet.map(({ id }) => id)
  const around = carFactsOf(fleet, frame.unavailable)
  let plan = planOf(places.filter((place) => !gone.has(seatKey(place))))
  const come: SettledPlace[] = []
  for (const pick of now) {
    const { driverId, slot } = pick
    const stands = stood.get(seatKey(pick))
    if (before.has(seatKey(pick)) || stands?.carId) continue
    if (stands) gone.add(seatKey(pick))
    const wish = ownCarFirst(plan, driverId, own.get(driverId))
    const carId = chooseCar(freeCars(around, plan, slot), wish) ?? null
    const reason = carId === null ? ({ code: 'picked-too-late' } as const) : null
    plan = withDriver(without(plan, slot, driverId), { slot, carId, onCall: false }, driverId)
    come.push({ ...pick, carId, onCall: false, rank: 0, origin: 'free-shift', reason })
  }
  return { come, gone }
}

function picksOf(driverId: string, choices: readonly Choice[]) {
  return choices.flatMap(({ day, option, source }) =>
    source === 'free-shift' && isRegular(option) ? [{ driverId, slot: slotOfWeekday(day, option) }] : [],
  )
}
