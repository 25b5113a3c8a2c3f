import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fewerPairs } from './fewer-pairs.ts'
import type { Parking } from './parking.ts'
import { randomSource } from './random.ts'
import { dice, weekOf } from './testing/instances.ts'
import { breaches } from './testing/judge.ts'
import { parked, seatsOf } from './testing/parked.ts'
import { smallWeek } from './testing/weeks.ts'

const pairsIn = (seats: ReturnType<typeof seatsOf>) =>
  new Set(seats.map(({ driver, car }) => `${driver} ${car}`)).size

/** What the parking remembers, against what its seats say. */
function expectTrueBooks(parking: Parking) {
  const seats = seatsOf(parking)
  expect(parking.pairs).toBe(pairsIn(seats))
  for (const [car, { id }] of parking.week.cars.entries()) {
    const taken = seats.filter((seat) => seat.car === id).reduce((slots, { slot }) => slots | (1 << slot), 0)
    expect(parking.freeSlots(car)).toBe(parking.week.available[car]! & ~taken)
  }
}

const anyParking = fc
  .tuple(fc.nat(), fc.nat())
  .map(([seed, other]) => ({ instance: smallWeek(seed, { drivers: 9, cars: 5 }), seed: other }))

describe('moves between cars', () => {
  it('keep the hard rules, whoever works and every decided seat, and what they announce comes true', () => {
    fc.assert(
      fc.property(anyParking, ({ instance, seed }) => {
        const parking = parked(instance, seed)
        const roll = dice(seed + 1)
        const { drivers, cars } = parking.week
        for (let move = 0; move < 40; move++) {
          const [driver, car] = [roll.below(drivers.length), roll.below(cars.length)]
          const before = { pairs: parking.pairs, cars: parking.carOf.slice() }
          const slots = parking.works[driver]! & roll.below(1 << 14) & ~parking.slotsOn(driver, car)
          const from = roll.below(cars.length)
          const chain = from === car ? 0 : parking.chain(1 << roll.below(14), from, car)
          if (roll.chance(0.5)) {
            parking.swapSlots(chain, from, car)
            expect(parking.pairs).toBeLessThanOrEqual(before.pairs)
          } else if (slots !== 0 && parking.canTake(driver, slots, car)) {
            const by = parking.pairsBy(driver, slots, car)
            parking.take(driver, slots, car)
            expect(parking.pairs - before.pairs).toBe(by)
          }
          expectTrueBooks(parking)
          expect(breaches(instance, seatsOf(parking))).toEqual([])
          for (const [at, was] of before.cars.entries())
            if ((parking.locked[Math.floor(at / 14)]! >> (at % 14)) & 1) expect(parking.carOf[at]).toBe(was)
        }
      }),
      { numRuns: 60 },
    )
  })

  it('change two cars only where somebody stays behind', () => {
    const instance = weekOf('S', 3, 1.3)
    const parking = parked(
      { ...instance, cars: instance.cars.map((row) => ({ ...row, unavailable: [] })) },
      1,
    )
    const roll = dice(5)
    for (let move = 0; move < 300; move++) {
      const [a, b] = [roll.below(25), roll.below(25)]
      const chain = a === b ? 0 : parking.chain(1 << roll.below(14), a, b)
      if (chain === 0) continue
      const before = [parking.freeSlots(a), parking.freeSlots(b)].map((free) => free | chain)
      expect(before).not.toEqual([(1 << 14) - 1, (1 << 14) - 1])
      parking.swapSlots(chain, a, b)
    }
    expectTrueBooks(parking)
  })
})

describe('the search for fewer pairs', () => {
  it('is the same for the same seed, moves nobody out of a slot, and leaves decided seats alone', () => {
    const instance = weekOf('M', 6, 1.3)
    const found = [1, 1, 2].map((seed) => {
      const parking = parked(instance, 4)
      const before = { pairs: parking.pairs, cars: parking.carOf.slice() }
      fewerPairs(parking, new Uint8Array(parking.works.length).fill(1), 100_000, randomSource(seed))
      expectTrueBooks(parking)
      expect(breaches(instance, seatsOf(parking))).toEqual([])
      expect(parking.pairs).toBeLessThan(before.pairs)
      for (const [at, was] of before.cars.entries())
        if ((parking.locked[Math.floor(at / 14)]! >> (at % 14)) & 1) expect(parking.carOf[at]).toBe(was)
      return seatsOf(parking)
    })
    expect(found[0]).toEqual(found[1])
    expect(found[0]).not.toEqual(found[2])
  })
})
