import type { WeekOnBoard } from '#features/board/work/domain/public.ts'
import type { LateDrivers, Left, Planning, RepairFacts } from '#features/planning/domain/public.ts'
import type { PlaceOrigin } from '#features/roster/domain/public.ts'
import { keyInSlot, otherSlotOfDate } from '#kernel/slot.ts'

/** What the board knows beside its two states. */
interface Around {
  /** Drivers of last week's Sunday night. */
  readonly nightBefore: ReadonlySet<string>
  /** Undefined until the base calendar is known. */
  readonly planning: Planning | undefined
  readonly pins: RepairFacts['pins']
  /** Who left which place since the week was generated: a choice of that slot no longer counts. */
  left(): readonly Left[]
}

/** As the fleets begin. */
const USUAL: Planning = { policy: 'balanced', fromReserve: true }

/**
 * What the rules of repair need to know, from what the board has read already: no call is waited for.
 * @param initial the base calendar, in which everybody stands who sent availability
 */
export function repairFactsOf(
  week: WeekOnBoard,
  initial: WeekOnBoard | undefined,
  { nightBefore, planning, pins, left }: Around,
): RepairFacts {
  const origin = (driverId: string, slot: number): PlaceOrigin | undefined => {
    const key = keyInSlot(slot, driverId)
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
    planning: planning ?? USUAL,
    late: initial && initial !== week ? lateDrivers(initial, left) : () => NO_LATE,
    pins,
    begun: week.begun,
    origin,
  }
}

const NO_LATE: LateDrivers = { reserve: [], onCall: [] }

/**
 * Everybody who chose a slot, as the base calendar has it, without those who were taken off; whoever is on
 * the board is left out there.
 */
function lateDrivers({ board }: WeekOnBoard, left: Around['left']): RepairFacts['late'] {
  let gone: ReadonlySet<string> | undefined
  return (slot) => {
    gone ??= new Set(left().flatMap(({ driverId, from }) => (from ? [keyInSlot(from.slot, driverId)] : [])))
    const may = (driverId: string): boolean => !gone?.has(keyInSlot(slot, driverId))
    const { cars, reserve, onCall } = board[slot] ?? {
      cars: new Map<string, string>(),
      reserve: [],
      onCall: [],
    }
    return { reserve: [...cars.values(), ...reserve].filter(may), onCall: onCall.filter(may) }
  }
}

const NOBODY: ReadonlySet<string> = new Set()

/** To whom the office itself gave the second shift of a date: that is its leave (D7). */
function bothShiftsOf({ origins }: WeekOnBoard): ReadonlySet<string> {
  const drivers = new Set<string>()
  for (const [key, { type }] of origins) {
    if (type !== 'office') continue
    const [slot = '', driverId = ''] = key.split(' ')
    const other = origins.get(keyInSlot(otherSlotOfDate(Number(slot)), driverId))
    if (other && other.type !== 'on-call') drivers.add(driverId)
  }
  return drivers
}
