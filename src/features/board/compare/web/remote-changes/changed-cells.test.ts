import { expect, test } from 'vitest'
import { planOf } from '#features/roster/domain/plan/week-plan.ts'
import { changedCells } from './changed-cells.ts'

const at = (driverId: string, carId: string | null, slot = 0) => ({ driverId, slot, carId, onCall: false })
const marks = (before: readonly ReturnType<typeof at>[], now: readonly ReturnType<typeof at>[]) =>
  [...changedCells(planOf(before), planOf(now))].sort()

test('who stands somewhere new is marked there, and the car left empty too', () => {
  expect(marks([at('d1', 'c1')], [at('d1', 'c2')])).toEqual(['0 c1', '0 d1'])
  expect(marks([at('d1', 'c1')], [at('d1', 'c1', 3)])).toEqual(['0 c1', '3 d1'])
})

test('a car that another driver has got is marked once, by that driver', () => {
  expect(marks([at('d1', 'c1'), at('d2', 'c2')], [at('d2', 'c1'), at('d1', 'c2')])).toEqual(['0 d1', '0 d2'])
})

test('who was removed leaves the car marked; from a list nothing is left to mark', () => {
  expect(marks([at('d1', 'c1')], [])).toEqual(['0 c1'])
  expect(marks([at('d1', null)], [])).toEqual([])
})

test('what is shown already is not marked', () => {
  expect(marks([at('d1', 'c1'), at('d2', null)], [at('d1', 'c1'), at('d2', null)])).toEqual([])
})
