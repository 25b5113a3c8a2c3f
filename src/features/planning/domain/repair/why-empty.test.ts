import { expect, test } from 'vitest'
import type { Place } from '#features/roster/domain/places.ts'
import { planOf } from '#features/roster/domain/plan/week-plan.ts'
import type { RepairFacts } from './repair-facts.ts'
import { whyEmpty, whyNotOwnCar } from './why-empty.ts'

const car = (driverId: string, slot: number, carId: string): Place => ({
  driverId,
  slot,
  carId,
  onCall: false,
})
const waits = (driverId: string, slot: number, onCall = false): Place => ({
  driverId,
  slot,
  carId: null,
  onCall,
})
const facts: RepairFacts = {
  cars: ['c1', 'c2', 'c3'],
  blocked: Array.from({ length: 14 }, () => new Set(['c3'])),
  barred: Array.from({ length: 14 }, () => new Set(['expired'])),
  limits: new Array<number>(14).fill(2),
  driversOff: [{ driverId: 'left', from: 0, to: 13, kind: 'inactive', reason: '' }],
  nightBefore: new Set(['late']),
  ownCars: new Map([
    ['a', 'c2'],
    ['b', 'c2'],
    ['c', 'c3'],
  ]),
  bothShifts: new Set(['both']),
  begun: 0,
  planning: { policy: 'balanced', fromReserve: true },
  late: () => ({ reserve: [], onCall: [] }),
  pins: new Map(),
  origin: () => 'regular',
}
const why = (places: readonly Place[], slot: number) => whyEmpty(facts, planOf(places), slot)

test('an empty seat says whether the limit, nobody, or nobody who may is the cause', () => {
  expect(why([car('a', 4, 'c1'), car('b', 4, 'c2')], 4)).toEqual({ why: 'LIMIT', limit: 2, seated: 2 })
  expect(why([], 4)).toEqual({ why: 'NOBODY_WAITING' })
  expect(why([waits('a', 4), waits('z', 4, true)], 4)).toEqual({
    why: 'SOMEBODY_MAY',
    reserve: ['a'],
    onCall: ['z'],
  })
})

test('who waits and may not is counted by what keeps each', () => {
  const places = [
    ...[car('tired', 3, 'c1'), waits('tired', 4)],
    ...[car('today', 5, 'c1'), waits('today', 4)],
    ...[waits('expired', 4), waits('left', 4)],
  ]
  const told = why(places, 4)
  expect(told).toEqual({
    why: 'NOBODY_MAY',
    waiting: 4,
    obstacles: new Map([
      ['REST_AFTER_NIGHT', 1],
      ['SAME_DATE', 1],
      ['PAPERS', 1],
      ['INACTIVE', 1],
    ]),
  })
  expect(why([waits('late', 0)], 0)).toMatchObject({ obstacles: new Map([['PREV_WEEK_NIGHT', 1]]) })
  expect(why([car('both', 5, 'c1'), waits('both', 4)], 4)).toMatchObject({ why: 'SOMEBODY_MAY' })
})

test('an own car not given says who has it, or that it is off, or stands free', () => {
  const board = planOf([
    car('a', 4, 'c1'),
    car('b', 4, 'c2'),
    car('a', 6, 'c1'),
    car('c', 6, 'c2'),
    car('b', 8, 'c2'),
  ])
  expect(whyNotOwnCar(facts, board, 'a', 4)).toEqual({ ownCar: 'c2', why: 'OTHER_OWN_DRIVER', drivenBy: 'b' })
  expect(whyNotOwnCar(facts, board, 'a', 6)).toEqual({ ownCar: 'c2', why: 'OTHER_DRIVER', drivenBy: 'c' })
  expect(whyNotOwnCar(facts, board, 'c', 6)).toEqual({ ownCar: 'c3', why: 'BLOCKED', drivenBy: undefined })
  expect(whyNotOwnCar(facts, planOf([car('a', 4, 'c1')]), 'a', 4)).toMatchObject({ why: 'FREE' })
  expect(whyNotOwnCar(facts, board, 'b', 8)).toBeUndefined()
})
