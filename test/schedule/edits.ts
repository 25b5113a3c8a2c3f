import fc from 'fast-check'
import { type AssignFacts, type Assignment, assignCar } from '#features/board/assigning/domain/assign-car.ts'
import type { Spot } from '#features/roster/domain/places.ts'
import { bringDriver, moveDriver } from '#features/roster/domain/plan/move-driver.ts'
import { spotOf, type WeekPlan, without } from '#features/roster/domain/plan/week-plan.ts'

/** What the office does on the board by hand, one step each. */
export type Edit =
  | { readonly kind: 'move'; readonly driverId: string; readonly slot: number; readonly to: Spot }
  | { readonly kind: 'bring'; readonly driverId: string; readonly to: Spot }
  | { readonly kind: 'remove'; readonly driverId: string; readonly slot: number }
  | ({ readonly kind: 'assign' } & Assignment)

/** Edits among these cars and drivers, in the first slots of the week so that they meet. */
export function anyEdit(
  cars: readonly string[],
  drivers: readonly string[],
  slots: number,
): fc.Arbitrary<Edit> {
  const slot = fc.nat({ max: slots - 1 })
  const driverId = fc.constantFrom(...drivers)
  const carId = fc.constantFrom(...cars)
  const seat = fc.record({ slot, carId, onCall: fc.constant(false) })
  const list = fc.record({ slot, carId: fc.constant(null), onCall: fc.boolean() })
  const to = fc.oneof({ weight: 3, arbitrary: seat }, { weight: 1, arbitrary: list })
  const days = fc
    .uniqueArray(fc.nat({ max: Math.ceil(slots / 2) - 1 }), { minLength: 1 })
    .map((each) => new Set(each))
  return fc.oneof(
    { weight: 6, arbitrary: fc.record({ kind: fc.constant('move' as const), driverId, slot, to }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('bring' as const), driverId, to: seat }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('remove' as const), driverId, slot }) },
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constant('assign' as const),
        ...{ driverId, carId, days },
        ...{ mornings: fc.boolean(), afternoons: fc.boolean(), leavesOthers: fc.boolean() },
      }),
    },
  )
}

/** The board after the edit; the same one where it is refused. */
export function carryOut(facts: AssignFacts, board: WeekPlan, edit: Edit): WeekPlan {
  if (edit.kind === 'remove')
    return spotOf(board, edit.slot, edit.driverId) ? without(board, edit.slot, edit.driverId) : board
  if (edit.kind === 'assign') return assignCar(facts, board, edit).board
  const moved =
    edit.kind === 'move'
      ? moveDriver(facts, board, edit, edit.to)
      : bringDriver(facts, board, edit.driverId, edit.to)
  return moved.ok ? moved.value.board : board
}
