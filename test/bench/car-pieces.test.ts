import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CarPieces } from '../../bench/builder/car-pieces.ts'

interface Offer {
  readonly slots: number
  readonly worth: number
}

const SLOTS = 5
const sets = fc.integer({ min: 1, max: (1 << SLOTS) - 1 })
const offers = fc.array(fc.record({ slots: sets, worth: fc.integer({ min: -2, max: 9 }) }), { maxLength: 8 })

function offered(list: readonly Offer[], pieces = new CarPieces()): CarPieces {
  pieces.clear()
  for (const [row, { slots, worth }] of list.entries()) pieces.offer(slots, worth, { row, whole: false })
  pieces.close()
  return pieces
}

/** Every choice of pieces that do not overlap, tried. */
function bestByTrying(free: number, [piece, ...rest]: readonly Offer[]): number {
  if (!piece) return 0
  const without = bestByTrying(free, rest)
  if ((piece.slots & ~free) !== 0) return without
  return Math.max(without, piece.worth + bestByTrying(free & ~piece.slots, rest))
}

test('a car earns what the best pieces that do not overlap are worth', () => {
  fc.assert(
    fc.property(offers, sets, (list, free) => {
      expect(offered(list).best(free)).toBe(bestByTrying(free, list))
    }),
    { numRuns: 300 },
  )
})

test('the pieces told lie in the free slots, do not overlap, and earn that much', () => {
  fc.assert(
    fc.property(offers, sets, (list, free) => {
      const pieces = offered(list)
      let left = free
      let earned = 0
      for (const { slots, piece } of pieces.taken(free)) {
        expect(slots & ~left).toBe(0)
        left &= ~slots
        expect(list[piece.row]?.slots).toBe(slots)
        earned += list[piece.row]?.worth ?? Number.NaN
      }
      expect(earned).toBe(pieces.best(free))
    }),
    { numRuns: 300 },
  )
})

test('what was offered before the last clearing counts for nothing', () => {
  fc.assert(
    fc.property(offers, offers, sets, (before, list, free) => {
      const pieces = offered(before)
      pieces.best(free)
      expect(offered(list, pieces).best(free)).toBe(bestByTrying(free, list))
    }),
    { numRuns: 300 },
  )
})

test('all fourteen slots of a week can be pieced together', () => {
  const nights = { slots: 0b10101010101010, worth: 3 }
  const days = { slots: 0b01010101010101, worth: 2 }
  expect(offered([nights, days, { slots: 0b11, worth: 4 }]).best(0b11111111111111)).toBe(5)
})
