import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { boardWarningsOf } from '#features/board/work/domain/board-warnings.ts'
import { begin, redo, step, undo } from '#features/board/work/domain/session/timeline.ts'
import type { Place, Spot } from '../places.ts'
import { freeCars } from './choose-car.ts'
import { layMoves } from './lay-moves.ts'
import { moveDriver } from './move-driver.ts'
import { movesBetween } from './moves.ts'
import type { SeatFacts } from './plan-facts.ts'
import { placesOf, planOf, spotOf, type WeekPlan } from './week-plan.ts'

const CARS = ['c1', 'c2', 'c3', 'c4']
const DRIVERS = ['d1', 'd2', 'd3', 'd4', 'd5', 'd6']
const everybody = new Set(DRIVERS)
const slots = fc.integer({ min: 0, max: 13 })

const spots: fc.Arbitrary<Spot> = fc.record({
  slot: fc.integer({ min: 0, max: 3 }),
  carId: fc.option(fc.constantFrom(...CARS), { nil: null }),
  onCall: fc.boolean(),
})
const places: fc.Arbitrary<Place[]> = fc.array(
  fc.record({
    driverId: fc.constantFrom(...DRIVERS),
    slot: fc.integer({ min: 0, max: 3 }),
    carId: fc.option(fc.constantFrom(...CARS), { nil: null }),
    onCall: fc.boolean(),
  }),
  { maxLength: 24 },
)
const facts: fc.Arbitrary<SeatFacts> = fc
  .array(fc.tuple(slots, fc.constantFrom(...CARS)), { maxLength: 6 })
  .map((pairs) => ({
    cars: CARS,
    blocked: Array.from(
      { length: 14 },
      (_, slot) => new Set(pairs.filter(([at]) => at === slot).map(([, car]) => car)),
    ),
    barred: [],
  }))
const orders = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: fc.record({ driver: fc.nat(), to: spots }) },
    { weight: 1, arbitrary: fc.constantFrom('undo' as const, 'redo' as const) },
  ),
  { maxLength: 30 },
)

const open: SeatFacts = {
  cars: CARS,
  blocked: Array.from({ length: 14 }, () => new Set<string>()),
  barred: [],
}
const car = (slot: number, carId: string): Spot => ({ slot, carId, onCall: false })
const reserve = (slot: number): Spot => ({ slot, carId: null, onCall: false })
const at = (driverId: string, spot: Spot): Place => ({ driverId, ...spot })

function moved(board: WeekPlan, driverId: string, slot: number, to: Spot, known = open) {
  const result = moveDriver(known, board, { driverId, slot }, to)
  if (!result.ok) throw new Error(result.error)
  return result.value
}

function carryOut(
  known: SeatFacts,
  start: WeekPlan,
  list: readonly (string | { driver: number; to: Spot })[],
) {
  let timeline = begin(start)
  for (const order of list) {
    if (typeof order === 'string') timeline = order === 'undo' ? undo(timeline) : redo(timeline)
    else {
      const all = placesOf(timeline.now)
      const who = all[order.driver % Math.max(1, all.length)]
      const result = who && moveDriver(known, timeline.now, who, order.to)
      if (result?.ok) timeline = step(timeline, result.value.board)
    }
  }
  return timeline
}

function sorted(board: WeekPlan): string[] {
  return placesOf(board)
    .map((place) => JSON.stringify(place))
    .sort()
}

function expectSound(board: WeekPlan) {
  const all = placesOf(board)
  const seats = all.map(({ driverId, slot }) => `${slot} ${driverId}`)
  const cars = all.filter(({ carId }) => carId !== null).map(({ carId, slot }) => `${slot} ${carId}`)
  expect(new Set(seats).size).toBe(seats.length)
  expect(new Set(cars).size).toBe(cars.length)
}

describe('moving a driver', () => {
  test('a car ends the on-call place in the other shift of its date, since who drives is not on call that day (D8)', () => {
    const onCall = (slot: number): Spot => ({ slot, carId: null, onCall: true })
    const board = planOf([at('d1', onCall(2)), at('d1', onCall(3)), at('d1', onCall(4))])
    const { board: now } = moved(board, 'd1', 2, car(2, 'c1'))
    expect(placesOf(now)).toEqual([at('d1', car(2, 'c1')), at('d1', onCall(4))])
    expect(spotOf(moved(board, 'd1', 2, reserve(2)).board, 3, 'd1')).toEqual(onCall(3))
  })

  test('no row of moves puts two drivers on a car or a driver twice into a slot (D19)', () => {
    fc.assert(
      fc.property(facts, places, orders, (known, start, list) => {
        const { past, now } = carryOut(known, planOf(start), list)
        for (const board of [...past, now]) expectSound(board)
      }),
      { numRuns: 300 },
    )
  })

  test('nobody ever vanishes or comes out of nothing: a move moves, it never removes', () => {
    fc.assert(
      fc.property(places, spots, fc.nat(), (start, to, index) => {
        const board = planOf(start)
        const who = placesOf(board)[index % Math.max(1, start.length)]
        const result = who && moveDriver(open, board, who, to)
        if (!result?.ok) return
        const list = (each: WeekPlan) => [...new Set(placesOf(each).map(({ driverId }) => driverId))].sort()
        expect(list(result.value.board)).toEqual(list(board))
      }),
    )
  })

  test('nobody is moved onto a grounded or rented car', () => {
    fc.assert(
      fc.property(facts, places, orders, (known, start, list) => {
        const free = start.filter(({ slot, carId }) => carId === null || !known.blocked[slot]?.has(carId))
        const { now } = carryOut(known, planOf(free), list)
        for (const { slot, carId } of placesOf(now)) {
          if (carId !== null) expect(known.blocked[slot]?.has(carId)).toBe(false)
        }
      }),
    )
  })

  test('two drivers of one slot swap their cars', () => {
    const board = planOf([at('d1', car(0, 'c1')), at('d2', car(0, 'c2'))])
    const { board: after, displaced } = moved(board, 'd1', 0, car(0, 'c2'))
    expect(spotOf(after, 0, 'd2')).toEqual(car(0, 'c1'))
    expect(displaced).toEqual({ driverId: 'd2', to: car(0, 'c1') })
  })

  test('one who comes from the reserve sends the driver to the first free car in the order of use', () => {
    const board = planOf([at('d1', car(0, 'c2')), at('d2', reserve(0)), at('d3', car(0, 'c1'))])
    expect(moved(board, 'd2', 0, car(0, 'c2')).displaced).toEqual({ driverId: 'd1', to: car(0, 'c3') })
  })

  test('without a free car the displaced driver waits in the reserve', () => {
    const full = CARS.map((id, index) => at(`d${index + 1}`, car(0, id)))
    const board = planOf([...full, at('d6', reserve(0))])
    expect(freeCars(open, board, 0)).toEqual([])
    expect(moved(board, 'd6', 0, car(0, 'c1')).displaced).toEqual({ driverId: 'd1', to: reserve(0) })
  })

  test('nobody is displaced into a car that has been grounded meanwhile', () => {
    const blocked = open.blocked.map((_, slot) => new Set(slot === 0 ? ['c1', 'c3', 'c4'] : []))
    const board = planOf([at('d1', car(0, 'c1')), at('d2', car(0, 'c2'))])
    expect(moved(board, 'd1', 0, car(0, 'c2'), { ...open, blocked }).displaced?.to).toEqual(reserve(0))
  })

  test('who waits in the reserve of the target slot leaves it for the car there', () => {
    const board = planOf([at('d1', car(0, 'c1')), at('d1', reserve(2))])
    expect(placesOf(moved(board, 'd1', 0, car(2, 'c1')).board)).toEqual([at('d1', car(2, 'c1'))])
  })

  test('a driver without valid papers gets no new seat, and may change cars where the seat is held already', () => {
    const barred = open.blocked.map((_, slot) => new Set(slot < 4 ? ['d1'] : []))
    const known = { ...open, barred }
    const board = planOf([at('d1', car(0, 'c1')), at('d1', reserve(2))])
    expect(moveDriver(known, board, { driverId: 'd1', slot: 2 }, car(2, 'c1'))).toEqual({
      ok: false,
      error: 'barred',
    })
    expect(placesOf(moved(board, 'd1', 0, car(0, 'c2'), known).board)[0]).toEqual(at('d1', car(0, 'c2')))
    expect(placesOf(moved(board, 'd1', 2, car(4, 'c2'), known).board)[1]).toEqual(at('d1', car(4, 'c2')))
  })
  test.each([
    ['gone', 'd9', car(0, 'c2')],
    ['same-place', 'd1', car(0, 'c1')],
    ['drives-already', 'd1', car(2, 'c2')],
    ['drives-already', 'd1', reserve(2)],
    ['unknown-car', 'd1', car(0, 'c9')],
  ] as const)('is refused: %s', (error, driverId, to) => {
    const board = planOf([at('d1', car(0, 'c1')), at('d1', car(2, 'c1'))])
    expect(moveDriver(open, board, { driverId, slot: 0 }, to)).toEqual({ ok: false, error })
  })
})

describe('undo and redo (D24)', () => {
  test('undoing every edit returns the very board, redoing all of them the last one', () => {
    fc.assert(
      fc.property(places, orders, (start, list) => {
        const board = planOf(start)
        const end = carryOut(
          open,
          board,
          list.filter((order) => typeof order !== 'string'),
        )
        let timeline = end
        while (timeline.past.length > 0) timeline = undo(timeline)
        expect(timeline.now).toBe(board)
        while (timeline.future.length > 0) timeline = redo(timeline)
        expect(timeline.now).toBe(end.now)
      }),
    )
  })

  test('with nothing to undo or redo the board stays', () => {
    const timeline = begin(planOf([]))
    expect(undo(timeline).now).toBe(timeline.now)
    expect(redo(timeline).now).toBe(timeline.now)
  })
})

describe('unsaved moves', () => {
  test('a driver moved and moved back leaves none', () => {
    const board = planOf([at('d1', car(0, 'c1'))])
    const there = moved(board, 'd1', 0, car(3, 'c2')).board
    expect(movesBetween(board, there)).toEqual([{ driverId: 'd1', from: car(0, 'c1'), to: car(3, 'c2') }])
    expect(movesBetween(board, moved(there, 'd1', 3, car(0, 'c1')).board)).toEqual([])
  })

  test('laid on the version they were made on, they give the board of now', () => {
    fc.assert(
      fc.property(places, orders, (start, list) => {
        const saved = planOf(start)
        const { now } = carryOut(open, saved, list)
        const laid = layMoves(open, saved, movesBetween(saved, now), everybody)
        expect(laid.unfit).toEqual([])
        expect(sorted(laid.board)).toEqual(sorted(now))
      }),
      { numRuns: 300 },
    )
  })

  test('laid on any other version they stay sound, and each is either there or told (D19)', () => {
    fc.assert(
      fc.property(facts, places, orders, orders, (known, start, mine, theirs) => {
        const saved = planOf(start)
        const moves = movesBetween(saved, carryOut(known, saved, mine).now)
        const newer = carryOut(known, saved, theirs).now
        const { board, unfit } = layMoves(known, newer, moves, everybody)
        expectSound(board)
        for (const move of moves) {
          if (unfit.includes(move) || !move.to) continue
          expect(spotOf(board, move.to.slot, move.driverId)).toMatchObject({ carId: move.to.carId })
        }
      }),
      { numRuns: 300 },
    )
  })

  test('a car that somebody else took meanwhile stays theirs, and the move is named', () => {
    const newer = planOf([at('d1', car(0, 'c1')), at('d2', car(0, 'c2'))])
    const move = { driverId: 'd1', from: car(0, 'c1'), to: car(0, 'c2') }
    const laid = layMoves(open, newer, [move], everybody)
    expect(laid.unfit).toEqual([move])
    expect(laid.board).toBe(newer)
  })

  test('what the newer version holds already is neither done again nor named', () => {
    const newer = planOf([at('d1', car(0, 'c2'))])
    const laid = layMoves(open, newer, [{ driverId: 'd1', from: car(0, 'c1'), to: car(0, 'c2') }], everybody)
    expect(laid).toEqual({ board: newer, unfit: [] })
  })

  test('a driver whom nobody knows any more is named', () => {
    const move = { driverId: 'd7', from: null, to: car(0, 'c2') }
    expect(layMoves(open, planOf([]), [move], everybody).unfit).toEqual([move])
  })
})

describe('warnings (D7)', () => {
  test('a day after the night, a slot over its limit, and one that the driver did not choose', () => {
    const board = planOf([at('d1', car(1, 'c1')), at('d1', car(2, 'c1')), at('d2', car(2, 'c2'))])
    const warnings = boardWarningsOf(board, {
      limits: Array.from({ length: 14 }, (_, slot) => (slot === 2 ? 1 : 9)),
      nightBefore: new Set(),
      unavailable: [],
      driversOff: [],
      blocked: open.blocked,
      begun: 0,
      chose: (driverId) => driverId === 'd1',
    })
    expect(warnings).toEqual([
      { code: 'day-after-night', slot: 2, driverId: 'd1' },
      { code: 'over-limit', slot: 2, driverId: null, seated: 2, limit: 1 },
      { code: 'not-available', slot: 2, driverId: 'd2' },
    ])
  })

  test('the night of last week’s Sunday counts before Monday’s day', () => {
    const facts = {
      limits: Array(14).fill(9),
      nightBefore: new Set(['d1']),
      unavailable: [],
      driversOff: [],
      blocked: open.blocked,
      begun: 0,
      chose: () => true,
    }
    expect(boardWarningsOf(planOf([at('d1', car(0, 'c1'))]), facts)).toHaveLength(1)
  })
})
