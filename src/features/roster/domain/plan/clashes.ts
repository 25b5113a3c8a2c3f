import { isSpot } from '../places.ts'
import { layMoves } from './lay-moves.ts'
import type { Move } from './moves.ts'
import type { SeatFacts } from './plan-facts.ts'
import { spotOf, type WeekPlan } from './week-plan.ts'

/**
 * What stands in the way of a move. `moved`: the driver is not where the move takes him from; `has-place`:
 * somebody gave him another one in the slot where he is to be; `taken`: somebody else has the car; `car-off`,
 * `driver-off`: gets nobody new, or no new seat (D47); `unknown-car`, `unknown-driver`: the week has none
 * such any more; `other-move`: it needs another of these moves, which clashes itself.
 */
export type ClashReason =
  | 'moved'
  | 'has-place'
  | 'taken'
  | 'car-off'
  | 'driver-off'
  | 'unknown-car'
  | 'unknown-driver'
  | 'other-move'

export interface MoveClash {
  readonly move: Move
  readonly why: ClashReason
  /** Who has the car, or has been moved; null where nobody is in the way. */
  readonly driverId: string | null
}

export type LaidOrClash =
  | { readonly board: WeekPlan; readonly clashes: readonly [] }
  | { readonly board: undefined; readonly clashes: readonly MoveClash[] }

/**
 * All of the moves laid on the board of now, or else each that clashes with what stands in its way: a saving
 * is done in full or not at all (D19).
 */
export function layAllMoves(
  facts: SeatFacts,
  newer: WeekPlan,
  moves: readonly Move[],
  drivers: ReadonlySet<string>,
): LaidOrClash {
  const { board, unfit } = layMoves(facts, newer, moves, drivers)
  if (unfit.length === 0) return { board, clashes: [] }
  return { board: undefined, clashes: unfit.map((move) => clashOf(facts, newer, move, { moves, drivers })) }
}

function clashOf(
  facts: SeatFacts,
  newer: WeekPlan,
  move: Move,
  { moves, drivers }: { readonly moves: readonly Move[]; readonly drivers: ReadonlySet<string> },
): MoveClash {
  const { driverId, from, to } = move
  if (!drivers.has(driverId)) return { move, why: 'unknown-driver', driverId: null }
  const stands = from && spotOf(newer, from.slot, driverId)
  if (from && !(stands && isSpot(stands, from))) return { move, why: 'moved', driverId }
  if (!to) return { move, why: 'other-move', driverId: null }
  const isLeft = (who: string, slot: number) =>
    moves.some((other) => other.driverId === who && other.from?.slot === slot)
  if (to.slot !== from?.slot && spotOf(newer, to.slot, driverId) && !isLeft(driverId, to.slot))
    return { move, why: 'has-place', driverId }
  if (to.carId === null) return { move, why: 'other-move', driverId: null }
  if (!facts.cars.includes(to.carId)) return { move, why: 'unknown-car', driverId: null }
  if (facts.blocked[to.slot]?.has(to.carId)) return { move, why: 'car-off', driverId: null }
  const keepsSeat = from?.slot === to.slot && from.carId !== null
  if (!keepsSeat && facts.barred[to.slot]?.has(driverId)) return { move, why: 'driver-off', driverId: null }
  const sits = newer[to.slot]?.cars.get(to.carId)
  if (sits !== undefined && !isLeft(sits, to.slot)) return { move, why: 'taken', driverId: sits }
  return { move, why: 'other-move', driverId: null }
}
