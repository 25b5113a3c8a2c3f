import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildWeek } from './build-week.ts'
import type { Instance, Policy } from './instance.ts'
import { bestByTryingAll, inOrder } from './testing/brute-force.ts'
import { car, driver, type SmallMix, smallWeek, week } from './testing/weeks.ts'

const anyWeek = (mix: SmallMix = {}) => fc.nat().map((seed) => smallWeek(seed, mix))

const POLICIES: readonly Policy[] = ['queue', 'balanced', 'equal']

function levelsOf(instance: Instance, floor: number, policy: Policy) {
  const built = buildWeek(instance, { floor, policy, moves: 0 })
  if (!built.ok) return null
  const { levels, assignments } = built.value
  const minimum = instance.drivers.reduce((sum, row) => {
    const shifts = assignments.filter((seat) => seat.driver === row.id).length
    return sum + Math.max(0, floor - shifts)
  }, 0)
  const { filled, reserve, squares, queue } = levels
  return inOrder(policy, { filled: 0 - filled, minimum, class: reserve, fairness: squares, queue })
}

describe('who works, against looking at every possible week', () => {
  it.each(POLICIES)('policy %s equals brute force at levels 1-5', (policy) => {
    fc.assert(
      fc.property(anyWeek({ pins: 2 }), fc.nat(2), (instance, floor) => {
        const found = levelsOf(instance, floor, policy)
        if (found !== null) expect(found).toEqual(bestByTryingAll(instance, floor, policy))
      }),
      { numRuns: 250 },
    )
  })

  it('equals brute force where every driver has conflicting picks', () => {
    const dense = anyWeek({ drivers: 6, cars: 3, slots: 6 }).map((instance) => ({
      ...instance,
      drivers: instance.drivers.map((row, index) =>
        driver(
          row.id,
          [0, 1, 2, 3, 4, 5].filter((slot) => (slot * 7 + index) % 5 !== 0),
          {
            submittedAt: row.submittedAt,
            allowDayAndNight: index % 3 === 0,
          },
        ),
      ),
    }))
    fc.assert(
      fc.property(dense, (instance) => {
        const found = levelsOf(instance, 0, 'balanced')
        expect(found).toEqual(bestByTryingAll(instance, 0, 'balanced'))
      }),
      { numRuns: 150 },
    )
  })
})

describe('policies', () => {
  /** One seat; Anna came first and has a shift already, Jan came later and has none. */
  const oneSeat = (annaKind: 'regular' | 'reserve', janKind: 'regular' | 'reserve') =>
    week(
      [car('A')],
      [
        driver('ANNA', [0, { slot: 4, kind: annaKind }], { submittedAt: 1 }),
        driver('JAN', [{ slot: 4, kind: janKind }], { submittedAt: 2 }),
      ],
    )
  const whoSits = (instance: Instance, policy: Policy, floor = 0) => {
    const built = buildWeek(instance, { policy, floor })
    if (!built.ok) throw new Error(built.error.sentence)
    return built.value.assignments.find((seat) => seat.slot === 4)?.driver
  }

  it('balanced gives the seat to who has fewer shifts, queue to who came first', () => {
    expect(whoSits(oneSeat('regular', 'regular'), 'balanced')).toBe('JAN')
    expect(whoSits(oneSeat('regular', 'regular'), 'queue')).toBe('ANNA')
  })

  it('a regular pick goes before a reserve one, except where all are treated equal', () => {
    expect(whoSits(oneSeat('regular', 'reserve'), 'balanced')).toBe('ANNA')
    expect(whoSits(oneSeat('regular', 'reserve'), 'queue')).toBe('ANNA')
    expect(whoSits(oneSeat('regular', 'reserve'), 'equal')).toBe('JAN')
  })

  it('a minimum for everybody goes before a promise, which is then named', () => {
    const built = buildWeek(oneSeat('regular', 'reserve'), { floor: 1 })
    if (!built.ok) throw new Error(built.error.sentence)
    expect(built.value.assignments.find((seat) => seat.slot === 4)?.driver).toBe('JAN')
    expect(built.value.brokenPromises).toEqual([{ driver: 'ANNA', slot: 4 }])
  })
})
