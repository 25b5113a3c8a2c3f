import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isDoneByHand, layByHand } from '#test/schedule/moves-by-hand.ts'
import type { Place } from '../places.ts'
import { layAllMoves } from './clashes.ts'
import { type Move, movesBetween } from './moves.ts'
import { placesOf, planOf } from './week-plan.ts'

const CARS = ['c0', 'c1', 'c2']
const DRIVERS = ['d0', 'd1', 'd2', 'd3']
const SLOTS = 4

const slot = fc.nat(SLOTS - 1)
const spot = fc.record({ slot, carId: fc.option(fc.constantFrom(...CARS)), onCall: fc.boolean() }).map(calm)
const place = fc.record({ driverId: fc.constantFrom(...DRIVERS), spot }).map(({ driverId, spot: at }) => ({
  driverId,
  ...at,
}))
const week = fc.array(place, { maxLength: 20 }).map((places) => placesOf(planOf(places)))

/** On the on-call list nobody has a car. */
function calm(at: { slot: number; carId: string | null; onCall: boolean }) {
  return { ...at, onCall: at.carId === null && at.onCall }
}

const anyMove = fc.record({
  driverId: fc.constantFrom(...DRIVERS, 'stranger'),
  from: fc.option(spot),
  to: fc.option(
    fc.record({ slot, carId: fc.option(fc.constantFrom(...CARS, 'sold')), onCall: fc.boolean() }).map(calm),
  ),
})

const situation = fc
  .record({
    now: week,
    /** What somebody wants, as edits of another version, so that moves hang together as on a board. */
    base: week,
    wanted: week,
    wild: fc.array(anyMove, { maxLength: 2 }),
    keep: fc.nat(8),
    off: fc.array(fc.tuple(fc.constantFrom(...CARS), slot), { maxLength: 3 }),
    barred: fc.array(fc.tuple(fc.constantFrom(...DRIVERS), slot), { maxLength: 3 }),
    sameBase: fc.boolean(),
  })
  .map(({ now, base, wanted, wild, keep, off, barred, sameBase }) => {
    const from = planOf(sameBase ? now : base)
    const moves: Move[] = [...movesBetween(from, planOf(wanted)).slice(0, keep), ...wild]
    return { now, moves: distinct(moves), off, barred, isOfBoard: wild.length === 0 }
  })

/** A board never tells two moves of one driver from or to one slot. */
function distinct(moves: readonly Move[]): Move[] {
  const seen = new Set<string>()
  return moves.filter(({ driverId, from, to }) => {
    const keys = [from && `from ${from.slot} ${driverId}`, to && `to ${to.slot} ${driverId}`]
    const told = keys.filter((key) => key !== null)
    if (told.length === 0 || told.some((key) => seen.has(key))) return false
    for (const key of told) seen.add(key)
    return true
  })
}

const wordOf = (places: readonly Place[]): string[] =>
  places.map(({ driverId, slot: at, carId, onCall }) => `${at} ${driverId} ${carId} ${onCall}`).sort()

function lay({ now, moves, off, barred }: typeof situation extends fc.Arbitrary<infer T> ? T : never) {
  const isIn = (pairs: readonly (readonly [string, number])[], id: string, at: number) =>
    pairs.some(([each, where]) => each === id && where === at)
  const bySlot = (pairs: readonly (readonly [string, number])[]) =>
    Array.from(
      { length: SLOTS },
      (_, at) => new Set(pairs.filter(([, where]) => where === at).map(([id]) => id)),
    )
  const facts = { cars: CARS, blocked: bySlot(off), barred: bySlot(barred) }
  return {
    laid: layAllMoves(facts, planOf(now), moves, new Set(DRIVERS)),
    byHand: layByHand(now, moves, {
      ...{ cars: CARS, drivers: DRIVERS },
      isOff: (car, at) => isIn(off, car, at),
      isBarred: (driver, at) => isIn(barred, driver, at),
    }),
  }
}

describe('moves laid on the week of now, all or none (D19)', () => {
  test('what is laid is what the rule says written a second time, and nothing is refused that it would let through', () => {
    let laidAtAll = 0
    let refused = 0
    fc.assert(
      fc.property(situation, (given) => {
        const { laid, byHand } = lay(given)
        expect(laid.board === undefined).toBe(byHand === undefined)
        if (laid.board && byHand) {
          expect(wordOf(placesOf(laid.board))).toEqual(wordOf(byHand))
          laidAtAll += 1
        } else refused += 1
      }),
      { numRuns: 3000 },
    )
    expect(Math.min(laidAtAll, refused)).toBeGreaterThan(200)
  })

  test('each clash is one of the moves that are still to be done, and tells what is so', () => {
    fc.assert(
      fc.property(situation, (given) => {
        const { laid } = lay(given)
        for (const { move, why, driverId } of laid.clashes) {
          expect(given.moves).toContain(move)
          expect(isDoneByHand(given.now, move)).toBe(false)
          const { to, from } = move
          const stands = (at: number) =>
            given.now.find((each) => each.driverId === move.driverId && each.slot === at)
          if (why === 'moved')
            expect(stands(from?.slot ?? -1)).not.toEqual({ driverId: move.driverId, ...from })
          if (why === 'has-place') expect(stands(to?.slot ?? -1)).toBeDefined()
          if (why === 'taken') expect(given.now).toContainEqual({ ...to, driverId })
          if (why === 'unknown-driver') expect(DRIVERS).not.toContain(move.driverId)
          if (why === 'unknown-car') expect(CARS).not.toContain(to?.carId)
          if (why === 'car-off') expect(given.off).toContainEqual([to?.carId, to?.slot])
          if (why === 'driver-off') expect(given.barred).toContainEqual([move.driverId, to?.slot])
          if (why === 'other-move') expect(given.moves.length).toBeGreaterThan(1)
        }
      }),
      { numRuns: 2000 },
    )
  })

  test('said twice it is done once', () => {
    fc.assert(
      fc.property(situation, (given) => {
        const { laid } = lay(given)
        // Of a board, whose moves never contradict each other.
        fc.pre(laid.board !== undefined && given.isOfBoard)
        const again = lay({ ...given, now: placesOf(laid.board ?? []) })
        expect(again.laid.board && wordOf(placesOf(again.laid.board))).toEqual(
          wordOf(placesOf(laid.board ?? [])),
        )
      }),
      { numRuns: 1000 },
    )
  })
})
