import { expect, test } from 'vitest'
import { planOf } from '#features/roster/domain/plan/week-plan.ts'
import { likelyChoice } from './likely-choice.ts'

const waits = (slot: number) => ({ driverId: 'd1', slot, carId: null, onCall: false })

test('the driver’s more frequent shift, on its days that have not begun', () => {
  const board = planOf([1, 3, 4, 5].map(waits))
  expect(likelyChoice(board, 2, 'd1')).toEqual({ days: [1, 2], mornings: false, afternoons: true })
})

test('nobody chosen yet, or nowhere on the board: no day, morning shifts', () => {
  const nothing = { days: [], mornings: true, afternoons: false }
  expect(likelyChoice(planOf([waits(1)]), 0, undefined)).toEqual(nothing)
  expect(likelyChoice(planOf([waits(1)]), 0, 'd2')).toEqual(nothing)
})
