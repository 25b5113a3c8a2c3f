import type { ImpossiblePin, WeekPlan } from '#features/roster/domain/public.ts'
import { type Move, movesBetween } from '#features/roster/domain/public.ts'
import { ok, type Result } from '#kernel/result.ts'
import { buildWeek, type Refusal } from '../builder/build-week.ts'
import { pinsOf } from '../instance.ts'
import { boardAfter } from './board-after.ts'
import { type Figures, figuresOf } from './figures.ts'
import { rebuildInstance } from './rebuild-instance.ts'
import type { RebuildOrder } from './rebuild-order.ts'

export interface Rebuilt {
  /** The same object where nothing would change. */
  readonly board: WeekPlan
  readonly moves: readonly Move[]
  readonly before: Figures
  readonly after: Figures
  /** Pins that could not be kept. */
  readonly impossiblePins: readonly ImpossiblePin[]
}

/**
 * The week on the board with the fewest changes that make it fit the facts of now (builder, step 4): who has
 * a seat that is still possible keeps it and the car; only what is uncovered is filled, from who waits and
 * who has submitted since. Pins hold. What the office gave knowingly (a shift nobody chose, a day after a
 * night, a place without papers) holds like a pin. Pure: the same order, the same week.
 */
export function rebuildWeek({ facts, board, begun, takenOff }: RebuildOrder): Result<Rebuilt, Refusal> {
  const pins = pinsOf(facts)
  const instance = rebuildInstance({ facts, board, begun, takenOff }, pins.holding)
  const built = buildWeek(instance, { ...facts.options, pastSlots: begun })
  if (!built.ok) return built
  const after = boardAfter(board, built.value, { facts, begun, takenOff })
  return ok({
    board: after,
    moves: movesBetween(board, after),
    before: figuresOf(board, facts),
    after: figuresOf(after, facts),
    impossiblePins: pins.impossible.filter(({ pin }) => pin.slot >= begun),
  })
}
