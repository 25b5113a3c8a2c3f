import { expect, test } from 'vitest'
import { slotCounts } from '#features/board/work/domain/slot-counts.ts'
import { planOf } from '#features/roster/domain/plan/week-plan.ts'
import { type MarkedFacts, markedCars, markedSeats, rowMarks } from './row-marks.ts'

const cars = ['c1', 'c2', 'c3']
const nobody = new Set<string>()
const at = (driverId: string, carId: string | null, slot = 0) => ({ driverId, slot, carId, onCall: false })
const DAY = [0, 2, 4, 6, 8, 10, 12]

function marksOf(facts: Partial<MarkedFacts> & { begun?: number; blocked?: Record<number, string> } = {}) {
  const blocked = Array.from({ length: 14 }, (_, slot) => new Set([facts.blocked?.[slot] ?? 'none']))
  return rowMarks({
    week: { cars, rows: [], blocked, barred: [], begun: facts.begun ?? 0 },
    board: planOf([at('d1', 'c1'), at('d2', 'c2'), at('d3', 'c1', 3)]),
    cautions: new Map(),
    breaches: new Map(),
    unsaved: nobody,
    recorded: nobody,
    moves: [],
    left: [],
    ...('cautions' in facts ? { cautions: facts.cautions } : {}),
    ...('breaches' in facts ? { breaches: facts.breaches } : {}),
    ...('unsaved' in facts ? { unsaved: facts.unsaved } : {}),
    ...('recorded' in facts ? { recorded: facts.recorded } : {}),
    ...('moves' in facts ? { moves: facts.moves } : {}),
    ...('left' in facts ? { left: facts.left } : {}),
  } as MarkedFacts)
}

test('a free seat is a car that could be driven and that nobody drives', () => {
  const marks = marksOf({ blocked: { 0: 'c3' } })
  expect([...markedCars(marks, ['free'], [0])]).toEqual([])
  expect([...markedCars(marks, ['free'], [3])]).toEqual(['c2', 'c3'])
  expect(markedSeats(marks, [0, 3]).free).toBe(2)
})

test('what has begun can not be filled any more', () => {
  expect(markedSeats(marksOf({ begun: 4 }), [3]).free).toBe(0)
  expect(markedSeats(marksOf({ begun: 4 }), DAY).free).toBe(15)
})

test('problems are what to beware of in slots to come, and whatever the server refused', () => {
  const cautions = new Map([
    ['0 d1', ['Zmiana dzienna zaraz po nocnej.']],
    ['3 d3', ['Zmiana dzienna zaraz po nocnej.']],
  ])
  expect([...markedCars(marksOf({ cautions }), ['problems'], [0])]).toEqual(['c1'])
  expect(markedSeats(marksOf({ cautions, begun: 2 }), [0, 3]).problems).toBe(1)
  const breaches = new Map([['0 d2', 'Auto jest uziemione.']])
  expect([...markedCars(marksOf({ breaches, begun: 2 }), ['problems'], [0])]).toEqual(['c2'])
})

test('changed are new places, saved or not, and seats that were left', () => {
  const marks = marksOf({
    unsaved: new Set(['0 d1']),
    recorded: new Set(['3 d3']),
    moves: [
      { driverId: 'd9', from: { slot: 0, carId: 'c3', onCall: false }, to: null },
      { driverId: 'd8', from: { slot: 0, carId: null, onCall: false }, to: null },
    ],
  })
  expect([...markedCars(marks, ['changed'], [0])].sort()).toEqual(['c1', 'c3'])
  expect(markedSeats(marks, [0, 3]).changed).toBe(3)
})

test('of several filters one is enough, and only the slots on the screen count', () => {
  const marks = marksOf({ unsaved: new Set(['0 d1']) })
  expect([...markedCars(marks, ['free', 'changed'], [0])].sort()).toEqual(['c1', 'c3'])
  expect([...markedCars(marks, ['changed'], [2])]).toEqual([])
})

test('a seat that lost its driver stays changed when that is saved', () => {
  const before = marksOf({
    moves: [{ driverId: 'd9', from: { slot: 0, carId: 'c3', onCall: false }, to: null }],
  })
  const after = marksOf({ left: [{ carId: 'c3', slot: 0 }] })
  expect([...after.changed]).toEqual([...before.changed])
  expect([...markedCars(after, ['changed'], [0])]).toEqual(['c3'])
})

test('the filter finds as many free cars as the head of the slot counts', () => {
  const board = planOf([at('d1', 'c1'), at('d2', 'c2'), at('d3', 'c1', 3)])
  const blocked = Array.from({ length: 14 }, (_, slot) => new Set(slot === 3 ? ['c2'] : []))
  const marks = marksOf({ blocked: { 3: 'c2' } })
  for (let slot = 0; slot < 14; slot++)
    expect(markedSeats(marks, [slot]).free).toBe(slotCounts({ cars, blocked, limits: [] }, board, slot).free)
})
