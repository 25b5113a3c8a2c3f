import { expect, test } from 'vitest'
import { planOf } from '#features/roster/domain/plan/week-plan.ts'
import { deletedCar } from '#features/roster/domain/unavailable.ts'
import { deletedDriver } from '#features/roster/domain/unavailable-drivers.ts'
import { leftOnBoard } from './left-on-board.ts'

const place = (driverId: string, slot: number, carId: string | null) => ({
  driverId,
  slot,
  carId,
  onCall: false,
})

test('cars and drivers that have left are told with the seats they still have to come (D47)', () => {
  const board = planOf([
    place('jan', 0, 'sold'),
    place('jan', 2, 'sold'),
    place('ewa', 4, 'sold'),
    place('ewa', 6, 'ours'),
    place('jan', 8, null),
  ])
  const facts = { unavailable: [deletedCar('sold')], driversOff: [deletedDriver('jan')], begun: 1 }
  expect(leftOnBoard(board, facts)).toEqual({
    cars: [{ carId: 'sold', seats: 2 }],
    drivers: [{ driverId: 'jan', kind: 'deleted', seats: 1 }],
  })
  expect(leftOnBoard(board, { ...facts, begun: 14 })).toEqual({ cars: [], drivers: [] })
})
