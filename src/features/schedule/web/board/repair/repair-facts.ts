import type { PlaceOrigin } from '../../../domain/places.ts'
import type { RepairFacts } from '../../../domain/repair/repair-facts.ts'
import type { WeekOnBoard } from '../week-on-board.ts'

/**
 * What the rules of repair need to know, from what the board has read already: no call is waited for.
 * @param initial the base calendar, in which everybody stands who sent availability
 * @param nightBefore drivers of last week's Sunday night
 */
export function repairFactsOf(
  week: WeekOnBoard,
  initial: WeekOnBoard | undefined,
  nightBefore: ReadonlySet<string>,
): RepairFacts {
  const origin = (driverId: string, slot: number): PlaceOrigin | undefined => {
    const key = `${slot} ${driverId}`
    return week.origins.get(key)?.type ?? initial?.origins.get(key)?.type
  }
  return {
    cars: week.cars,
    blocked: week.blocked,
    barred: week.barred,
    limits: week.limits,
    driversOff: week.driversOff,
    nightBefore,
    ownCars: week.ownCars,
    bothShifts: initial ? bothShiftsOf(initial) : NOBODY,
    begun: week.begun,
    origin,
  }
}

const NOBODY: ReadonlySet<string> = new Set()

/** To whom the office itself gave the second shift of a date: that is its leave (D7). */
function bothShiftsOf({ origins }: WeekOnBoard): ReadonlySet<string> {
  const drivers = new Set<string>()
  for (const [key, { type }] of origins) {
    if (type !== 'office') continue
    const [slot = '', driverId = ''] = key.split(' ')
    const other = origins.get(`${Number(slot) ^ 1} ${driverId}`)
    if (other && other.type !== 'on-call') drivers.add(driverId)
  }
  return drivers
}
