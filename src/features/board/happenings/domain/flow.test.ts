import { describe, expect, test } from 'vitest'
import type { RepairFacts } from '#features/planning/domain/public.ts'
import { planOf } from '#features/roster/domain/public.ts'
import { disruptionOf, movesByDriver, slotToBeginWith, waysOn } from './flow.ts'
import { isSubject, standingOf, standsAs } from './happening.ts'

const FACTS: RepairFacts = {
  cars: ['c1', 'c2'],
  blocked: Array.from({ length: 14 }, () => new Set<string>()),
  barred: [],
  limits: new Array<number>(14).fill(9),
  driversOff: [],
  nightBefore: new Set(),
  ownCars: new Map(),
  bothShifts: new Set(),
  begun: 0,
  planning: { policy: 'balanced', fromReserve: true },
  late: () => ({ reserve: [], onCall: [] }),
  pins: new Map(),
  origin: () => 'regular',
}
const BOARD = planOf([
  { driverId: 'jan', slot: 4, carId: 'c1', onCall: false },
  { driverId: 'jan', slot: 6, carId: 'c1', onCall: false },
  { driverId: 'ewa', slot: 4, carId: null, onCall: false },
])
const SPAN = { from: 4, to: 13 }
const off = (from: number, to: number, kind: 'grounding' | 'papers' = 'grounding') => ({
  ...{ carId: 'c2', from, to, kind, reason: '', notOnStation: false, renter: '' },
})

describe('what happens to the week', () => {
  test('a driver is out, a car is out, each in its slots', () => {
    expect(disruptionOf('ill', { driverId: 'jan' }, SPAN, [])).toEqual({
      ...{ kind: 'driver-out', driverId: 'jan', ...SPAN },
    })
    expect(disruptionOf('rental', { carId: 'c1' }, SPAN, [])).toEqual({
      ...{ kind: 'car-out', carId: 'c1', ...SPAN },
    })
    expect(disruptionOf('broken', { carId: 'c1' }, { from: 5, to: 4 }, [])).toBeUndefined()
  })

  test('a car is back until what took it off would have ended, and only where something did', () => {
    expect(disruptionOf('returned', { carId: 'c2' }, SPAN, [off(2, 9)])).toEqual({
      ...{ kind: 'car-back', carId: 'c2', from: 4, to: 9 },
    })
    expect(disruptionOf('returned', { carId: 'c2' }, SPAN, [off(6, 9)])).toBeUndefined()
    expect(disruptionOf('returned', { carId: 'c2' }, SPAN, [off(2, 9, 'papers')])).toBeUndefined()
  })

  test('it happens to a car or to a driver, never to both or none', () => {
    expect(isSubject('paper', { carId: 'c1' })).toBe(true)
    expect(isSubject('paper', { driverId: 'jan' })).toBe(true)
    expect(isSubject('paper', { carId: 'c1', driverId: 'jan' })).toBe(false)
    expect(isSubject('late', { carId: 'c1' })).toBe(false)
    expect(isSubject('ill', {})).toBe(false)
  })
})

describe('the ways to go on', () => {
  test('who is late is waited for first, and can be replaced', () => {
    const late = disruptionOf('late', { driverId: 'jan' }, { from: 4, to: 4 }, [])
    const kinds = waysOn('late', late, FACTS, BOARD).map(({ kind }) => kind)
    expect(kinds).toEqual(['wait', 'reserve', 'leave-empty'])
    expect(waysOn('late', late, FACTS, BOARD)[0]?.costs.told).toBe(0)
  })

  test('each driver is shown once, with all that changes, in the order of slots', () => {
    const out = disruptionOf('broken', { carId: 'c1' }, SPAN, [])
    const [best] = waysOn('broken', out, FACTS, BOARD)
    const people = [...movesByDriver(best ?? { moves: [] })]
    expect(people.map(([driverId, moves]) => [driverId, moves.map(({ from }) => from?.slot)])).toEqual([
      ['jan', [4, 6]],
    ])
  })

  test('it begins with the slot after those that have begun, in a week that is over with the last', () => {
    expect(slotToBeginWith({ begun: 0 })).toBe(0)
    expect(slotToBeginWith({ begun: 9 })).toBe(9)
    expect(slotToBeginWith({ begun: 14 })).toBe(13)
  })
})

test('a grounding stands as it was left only with the same car and times', () => {
  const span = {
    from: { date: '2026-03-16', shift: 'day' },
    to: { date: '2026-03-17', shift: 'night' },
  } as never
  const left = standingOf('c1', span)
  expect(standsAs(standingOf('c1', span), left)).toBe(true)
  expect(standsAs(standingOf('c2', span), left)).toBe(false)
  expect(standsAs({ ...left, to: null }, left)).toBe(false)
})
