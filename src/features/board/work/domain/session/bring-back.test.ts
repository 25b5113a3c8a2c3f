import { expect, test } from 'vitest'
import type { Place } from '#features/roster/domain/places.ts'
import { placesOf, planOf, type WeekPlan } from '#features/roster/domain/plan/week-plan.ts'
import type { WeekOnBoard } from '../week-on-board.ts'
import { bringBack } from './bring-back.ts'

const at = (driverId: string, slot: number, carId: string | null): Place => ({
  driverId,
  slot,
  carId,
  onCall: false,
})

function weekOf(board: WeekPlan, blocked: readonly string[] = []): WeekOnBoard {
  const ids = [...new Set(placesOf(board).map(({ driverId }) => driverId))]
  const drivers = new Map(ids.map((id) => [id, { id, fullName: `Kierowca ${id}`, phone: '', email: '' }]))
  const closed = board.map(() => new Set(blocked))
  return { cars: ['c1', 'c2'], blocked: closed, barred: board.map(() => new Set()), drivers, board } as never
}

test('an older version is laid on the board, with its drivers known by name', () => {
  const now = planOf([at('d1', 0, 'c2')])
  const old = planOf([at('d1', 0, 'c1'), at('d2', 3, 'c1')])
  const { board, drivers, unfit } = bringBack(weekOf(now), now, weekOf(old))
  expect(unfit).toEqual([])
  expect(placesOf(board)).toEqual(placesOf(old))
  expect(drivers.get('d2')?.fullName).toBe('Kierowca d2')
})

test('nobody comes back onto a car that is off meanwhile: that is told by name, the rest is brought back', () => {
  const now = planOf([at('d1', 0, null), at('d2', 2, 'c1')])
  const old = planOf([at('d1', 0, 'c2'), at('d2', 2, null)])
  const { board, unfit } = bringBack(weekOf(now, ['c2']), now, weekOf(old))
  expect(unfit).toMatchObject([{ driverId: 'd1', to: { carId: 'c2' } }])
  expect(placesOf(board)).toEqual([at('d1', 0, null), at('d2', 2, null)])
})

test('a version that is the same as the board changes nothing', () => {
  const now = planOf([at('d1', 0, 'c1')])
  expect(bringBack(weekOf(now), now, weekOf(planOf([at('d1', 0, 'c1')]))).board).toBe(now)
})
