import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Change, changesOf as changesOfPlans } from './changes.ts'
import type { Place } from './places.ts'
import { planOf } from './plan/week-plan.ts'

const stamp = { at: '2026-03-11T12:00:00.000Z', by: 'Anna' }
const later = { at: '2026-03-11T13:00:00.000Z', by: 'Basia' }
const seat = (slot: number, carId: string, driverId = 'd'): Place => ({
  driverId,
  slot,
  carId,
  onCall: false,
})
const waits = (slot: number, driverId = 'd'): Place => ({ driverId, slot, carId: null, onCall: false })
const onCall = (slot: number, driverId = 'd'): Place => ({ driverId, slot, carId: null, onCall: true })
const changesOf = (base: Place[], now: Place[], earlier: Change[], by: typeof stamp): Change[] =>
  changesOfPlans(planOf(base), planOf(now), earlier, by)
const short = ({ kind, from, to }: Change) =>
  `${kind} ${from ? `${from.slot}${from.carId ?? '-'}` : ''}>${to ? `${to.slot}${to.carId ?? '-'}` : ''}`
const moves = (base: Place[], now: Place[], earlier: Change[] = []) =>
  changesOf(base, now, earlier, stamp).map(short)

describe('a change is recorded per driver and original place', () => {
  test.each<[string, Place[], Place[], string[]]>([
    ['another shift', [seat(0, 'a')], [seat(3, 'a')], ['slot 0a>3a']],
    ['another car within one slot is a change of car', [seat(0, 'a')], [seat(0, 'b')], ['car 0a>0b']],
    ['from the reserve of a slot onto a car', [waits(0)], [seat(0, 'a')], ['slot 0->0a']],
    ['from a car to the reserve', [seat(0, 'a')], [waits(0)], ['slot 0a>0-']],
    ['nowhere now', [seat(0, 'a')], [], ['removed 0a>']],
    ['nowhere before', [], [seat(0, 'a')], ['added >0a']],
    ['from on-call onto a car', [onCall(0), onCall(1)], [seat(1, 'a')], ['slot 1->1a']],
    [
      'two moves of one driver',
      [seat(0, 'a'), seat(2, 'a')],
      [seat(4, 'a'), seat(6, 'a')],
      ['slot 0a>4a', 'slot 2a>6a'],
    ],
    [
      'a seat goes with a seat before a list does',
      [waits(0), seat(2, 'a')],
      [seat(4, 'a')],
      ['slot 2a>4a', 'removed 0->'],
    ],
  ])('%s', (_name, base, now, expected) => {
    expect(moves(base, now)).toEqual(expected)
  })

  test('who merely left or joined an on-call list is not told', () => {
    expect(moves([onCall(0)], [])).toEqual([])
    expect(moves([], [onCall(0)])).toEqual([])
    expect(moves([onCall(0)], [onCall(2)])).toEqual([])
  })
})

test('a driver moved again keeps the record with its new target; moved back it is gone', () => {
  const base = [seat(0, 'a')]
  const first = changesOf(base, [seat(3, 'a')], [], stamp)
  const second = changesOf(base, [seat(5, 'b')], first, later)
  expect(second.map(short)).toEqual(['slot 0a>5b'])
  expect(second[0]).toMatchObject(later)
  expect(changesOf(base, base, second, later)).toEqual([])
})

test('what is unchanged keeps its author and instant', () => {
  const base = [seat(0, 'a'), seat(0, 'b', 'e')]
  const first = changesOf(base, [seat(3, 'a'), seat(0, 'b', 'e')], [], stamp)
  const second = changesOf(base, [seat(3, 'a')], first, later)
  expect(second.map((change) => [change.driverId, change.by])).toEqual([
    ['d', 'Anna'],
    ['e', 'Basia'],
  ])
})

test('pairs made earlier hold, though other places come free', () => {
  const base = [seat(0, 'a'), seat(2, 'a')]
  const first = changesOf(base, [seat(2, 'a'), seat(6, 'a')], [], stamp)
  expect(first.map(short)).toEqual(['slot 0a>6a'])
  const second = changesOf(base, [seat(6, 'a'), seat(4, 'b')], first, later)
  expect(second.map(short).sort()).toEqual(['slot 0a>6a', 'slot 2a>4b'])
})

test('a shift more stays one, though another is taken away later: its driver may have been told of it as such', () => {
  const base = [seat(0, 'a')]
  const first = changesOf(base, [seat(0, 'a'), seat(4, 'b')], [], stamp)
  const second = changesOf(base, [seat(4, 'b')], first, later)
  expect(second.map(short).sort()).toEqual(['added >4b', 'removed 0a>'])
  expect(changesOf(base, [], second, later).map(short)).toEqual(['removed 0a>'])
})

describe('whatever is moved', () => {
  const week = fc
    .array(
      fc.record({
        driverId: fc.constantFrom('d', 'e'),
        slot: fc.integer({ min: 0, max: 13 }),
        carId: fc.constantFrom('a', 'b', null),
        onCall: fc.constant(false),
      }),
      { maxLength: 12 },
    )
    .map((places) =>
      places.filter((one, at) => !places.some((other, i) => i < at && other.slot === one.slot)),
    )
  const keyOf = (place: Place) => `${place.driverId} ${place.slot} ${place.carId}`

  test('the records lead from the week as generated to the week of now', () => {
    fc.assert(
      fc.property(week, week, week, (base, between, now) => {
        const changes = changesOf(base, now, changesOf(base, between, [], stamp), later)
        const reached = new Set(base.map(keyOf))
        for (const { driverId, from } of changes) if (from) reached.delete(keyOf({ driverId, ...from }))
        for (const { driverId, to } of changes) if (to) reached.add(keyOf({ driverId, ...to }))
        expect([...reached].sort()).toEqual(now.map(keyOf).sort())
      }),
      { numRuns: 1_000 },
    )
  })

  test('no original place and no target stands in two records', () => {
    fc.assert(
      fc.property(week, week, week, (base, between, now) => {
        const changes = changesOf(base, now, changesOf(base, between, [], stamp), later)
        for (const side of ['from', 'to'] as const) {
          const keys = changes.flatMap((change) =>
            change[side] ? `${change.driverId} ${change[side].slot}` : [],
          )
          expect(new Set(keys).size).toBe(keys.length)
        }
      }),
      { numRuns: 1_000 },
    )
  })
})
