import { expect, test } from 'vitest'
import {
  type BoardWarningFacts,
  boardWarningsOf,
  warningsNear,
} from '#features/board/work/domain/board-warnings.ts'
import type { SeatFacts } from '#features/roster/domain/plan/plan-facts.ts'
import { planOf } from '#features/roster/domain/plan/week-plan.ts'
import { seatCandidates } from './seat-candidates.ts'

const none = Array.from({ length: 14 }, () => new Set<string>())
const facts: SeatFacts & BoardWarningFacts = {
  cars: ['c1', 'c2'],
  blocked: none,
  barred: none.map((set, slot) => (slot === 2 ? new Set(['d4']) : set)),
  limits: Array(14).fill(9),
  nightBefore: new Set(),
  unavailable: [],
  driversOff: [],
  begun: 0,
  chose: (driverId) => driverId !== 'd2',
}
const inCar = (driverId: string, slot: number, carId: string) => ({ driverId, slot, carId, onCall: false })
const waits = (driverId: string, slot: number, onCall = false) => ({ driverId, slot, carId: null, onCall })
const SEAT = { slot: 2, carId: 'c1', onCall: false }

test('an empty seat offers the reserve in its order, who is on call, and who sent availability and stands nowhere in the slot', () => {
  const board = planOf([waits('d3', 2), waits('d1', 2), waits('d5', 2, true), inCar('d6', 2, 'c2')])
  const offered = seatCandidates(facts, board, SEAT, ['d1', 'd6', 'd7'])
  expect(offered.map(({ driverId, from }) => [driverId, from])).toEqual([
    ['d3', 'reserve'],
    ['d1', 'reserve'],
    ['d5', 'on-call'],
    ['d7', 'elsewhere'],
  ])
})

test('who has no valid papers may not, and it is said why', () => {
  const [offered] = seatCandidates(facts, planOf([waits('d4', 2)]), SEAT, [])
  expect(offered).toEqual({ driverId: 'd4', from: 'reserve', refusal: 'barred', warnings: [] })
})

test('a day after the night and a slot not chosen are told before, not after (D7)', () => {
  const board = planOf([inCar('d2', 1, 'c1'), waits('d2', 2)])
  expect(seatCandidates(facts, board, SEAT, [])[0]?.warnings).toEqual([
    { code: 'day-after-night', slot: 2, driverId: 'd2' },
    { code: 'not-available', slot: 2, driverId: 'd2' },
  ])
})

test('the rest that a night takes from the day after it, and an exceeded limit, are told where the driver sits down', () => {
  const board = planOf([inCar('d1', 1, 'c1'), inCar('d1', 2, 'c1'), inCar('d3', 1, 'c2')])
  const tight = { ...facts, limits: Array(14).fill(1) }
  expect(warningsNear(board, tight, 'd1', 1)).toEqual([
    { code: 'day-after-night', slot: 2, driverId: 'd1' },
    { code: 'over-limit', slot: 1, driverId: null, seated: 2, limit: 1 },
  ])
  expect(warningsNear(board, tight, 'd9', 1)).toEqual([])
})

test('a grounding that comes under an unsaved place is told; under a slot that has begun it is history', () => {
  const board = planOf([inCar('d1', 2, 'c1')])
  const off = { ...facts, blocked: none.map((set, slot) => (slot === 2 ? new Set(['c1']) : set)) }
  expect(boardWarningsOf(board, off)).toEqual([{ code: 'car-off', slot: 2, driverId: 'd1' }])
  expect(boardWarningsOf(board, { ...off, begun: 3 })).toEqual([])
})
