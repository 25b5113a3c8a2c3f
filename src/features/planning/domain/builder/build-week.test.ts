import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildWeek } from './build-week.ts'
import type { BuildOptions, Instance } from './instance.ts'
import type { BuiltWeek } from './result.ts'
import { greedyWeek } from './testing/greedy.ts'
import { dice, weekOf } from './testing/instances.ts'
import { breaches, isTrue, overtakenRegulars, unfairSeats, wastedSeats } from './testing/judge.ts'
import { car, driver, type SmallMix, smallWeek, week } from './testing/weeks.ts'

const anyWeek = (mix: SmallMix = {}) => fc.nat().map((seed) => smallWeek(seed, mix))

const MOVES = 2000

function build(instance: Instance, options: BuildOptions = {}): BuiltWeek | null {
  const built = buildWeek(instance, { moves: MOVES, ...options })
  return built.ok ? built.value : null
}

function holdsFor(
  weeks: fc.Arbitrary<Instance>,
  runs: number,
  holds: (instance: Instance, built: BuiltWeek) => void,
) {
  fc.assert(
    fc.property(weeks, (instance) => {
      const built = build(instance)
      if (built) holds(instance, built)
    }),
    { numRuns: runs },
  )
}

const generated = (['S', 'M'] as const).flatMap((size) =>
  [0.8, 1.3, 2].map((load) => [`${size} at load ${load}`, weekOf(size, 11, load)] as const),
)

function shuffled(instance: Instance, seed: number): Instance {
  const roll = dice(seed)
  const mix = <T>(rows: readonly T[]) => roll.shuffled([...rows])
  return {
    ...instance,
    cars: mix(instance.cars).map((row) => ({ ...row, unavailable: mix(row.unavailable) })),
    drivers: mix(instance.drivers).map((row) => ({
      ...row,
      picks: mix(row.picks),
      onCallDays: mix(row.onCallDays),
    })),
    pinned: mix(instance.pinned),
    published: instance.published === null ? null : mix(instance.published),
  }
}

describe('every week built', () => {
  it('keeps every hard rule', () => {
    holdsFor(anyWeek({ pins: 3 }), 300, (instance, built) => {
      expect(breaches(instance, built.assignments)).toEqual([])
    })
  })

  it('leaves no free seat beside somebody who could sit there', () => {
    holdsFor(anyWeek({ pins: 2 }), 250, (instance, built) => {
      expect(wastedSeats(instance, built.assignments)).toEqual([])
    })
  })

  it('seats no reserve pick where a regular one waits that could sit there', () => {
    holdsFor(anyWeek({ pins: 2 }), 250, (instance, built) => {
      expect(overtakenRegulars(instance, built.assignments)).toEqual([])
    })
  })

  it('gives nobody two shifts more than one of the same class who waits for the seat', () => {
    holdsFor(anyWeek({ pins: 2 }), 250, (instance, built) => {
      expect(unfairSeats(instance, built.assignments)).toEqual([])
    })
  })

  it('lists each pick without a seat once, with a true reason', () => {
    holdsFor(anyWeek({ pins: 3 }), 250, (instance, built) => {
      const seated = new Set(built.assignments.map((seat) => `${seat.driver} ${seat.slot}`))
      const waiting = instance.drivers
        .flatMap((row) => row.picks.map((pick) => `${row.id} ${pick.slot}`))
        .filter((place) => !seated.has(place))
      expect(built.reserve.map((entry) => `${entry.driver} ${entry.slot}`).sort()).toEqual(waiting.sort())
      for (const entry of built.reserve)
        expect([entry, isTrue(instance, built, entry)]).toEqual([entry, true])
    })
  })

  it('orders each reserve list: regular before reserve, then submission, then id', () => {
    holdsFor(anyWeek(), 200, (instance, built) => {
      const rows = new Map(instance.drivers.map((row) => [row.id, row]))
      for (let slot = 0; slot < 14; slot++) {
        const list = built.reserve.filter((entry) => entry.slot === slot)
        expect(list.map((entry) => entry.rank)).toEqual(list.map((_, index) => index + 1))
        const keys = list.map(
          ({ kind, driver: id }) => `${kind === 'regular' ? 0 : 1} ${rows.get(id)!.submittedAt} ${id}`,
        )
        expect(keys).toEqual([...keys].sort())
      }
    })
  })

  it('gives every own car that can be given', () => {
    holdsFor(anyWeek({ pins: 2 }), 300, (_, built) => {
      expect(built.levels.ownCars).toBe(built.levels.ownCarsBound)
      expect(built.ownCarsNotGiven.filter(({ why }) => why === 'OTHER_DRIVER')).toEqual([])
    })
  })

  it('explains every car that stands', () => {
    holdsFor(anyWeek({ pins: 1 }), 200, (instance, built) => {
      for (const { slot, cars, count, why } of built.emptySeats) {
        const driven = built.assignments.filter((seat) => seat.slot === slot).map((seat) => seat.car)
        expect(cars.some((id) => driven.includes(id))).toBe(false)
        expect(why === 'LIMIT').toBe(count === 0)
        if (why === 'LIMIT') expect(driven.length).toBe(instance.limits[slot])
      }
    })
  })

  it('is the same, to the byte, whatever the order of rows', () => {
    fc.assert(
      fc.property(anyWeek({ pins: 2 }), fc.nat(1000), fc.nat(2), (instance, seed, floor) => {
        const options = { floor, onCall: seed % 2 === 0, moves: MOVES }
        expect(JSON.stringify(buildWeek(shuffled(instance, seed), options))).toBe(
          JSON.stringify(buildWeek(instance, options)),
        )
      }),
      { numRuns: 200 },
    )
  })

  it('never has fewer seats filled for a raised limit or one more car', () => {
    fc.assert(
      fc.property(anyWeek(), fc.nat(13), (instance, slot) => {
        const filled = build(instance)!.levels.filled
        const limits = instance.limits.map((limit, at) => (at === slot && limit !== null ? limit + 1 : limit))
        expect(build({ ...instance, limits })!.levels.filled).toBeGreaterThanOrEqual(filled)
        const cars = [...instance.cars, car('MORE')]
        expect(build({ ...instance, cars })!.levels.filled).toBeGreaterThanOrEqual(filled)
      }),
      { numRuns: 200 },
    )
  })
})

describe('weeks of a real size', () => {
  it.each(generated)('%s: lawful, full, proven, own cars given, same in any order', (_, instance) => {
    const built = build(instance, { moves: 20_000 })!
    expect(breaches(instance, built.assignments)).toEqual([])
    expect(wastedSeats(instance, built.assignments)).toEqual([])
    expect(overtakenRegulars(instance, built.assignments)).toEqual([])
    expect(unfairSeats(instance, built.assignments)).toEqual([])
    expect(built.levels.proven).toBe(true)
    expect(built.levels.filled).toBe(built.levels.filledBound)
    expect(built.levels.ownCars).toBe(built.levels.ownCarsBound)
    expect(JSON.stringify(build(shuffled(instance, 5), { moves: 20_000 }))).toBe(JSON.stringify(built))
  })

  it('greedy filling fails the same check', () => {
    for (const [, instance] of generated.filter(([name]) => !name.includes('0.8'))) {
      const seats = greedyWeek(instance)
      const built = build(instance, { moves: 20_000 })!
      expect(breaches(instance, seats)).toEqual([])
      expect(unfairSeats(instance, seats)).not.toEqual([])
      const own = new Map(instance.drivers.map((row) => [row.id, row.primaryCar]))
      const ownCars = seats.filter((seat) => own.get(seat.driver) === seat.car).length
      const pairs = new Set(seats.map((seat) => `${seat.driver} ${seat.car}`)).size
      expect(ownCars).toBeLessThan(built.levels.ownCarsBound)
      expect(pairs).toBeGreaterThan(1.5 * built.levels.pairs)
    }
  })
})

describe('settings', () => {
  const late = { slot: 0, kind: 'reserve' } as const

  it('free seats go to the reserve, marked so, unless the fleet switches that off', () => {
    const instance = week([car('A')], [driver('ANNA', [late])])
    expect(build(instance)!.assignments).toMatchObject([
      { driver: 'ANNA', origin: 'reserve', fromReserve: true },
    ])
    const without = build(instance, { fromReserve: false })!
    expect(without.assignments).toEqual([])
    expect(without.reserve).toMatchObject([{ driver: 'ANNA', rank: 1, reason: { code: 'RESERVE_OFF' } }])
  })

  it('on-call drivers are seated only when asked for, and take nothing from the others', () => {
    const onCall = driver('OLA', [], { onCallDays: [0], submittedAt: -1 })
    const instance = week([car('A')], [driver('ANNA', [0]), onCall])
    expect(build(instance)!.assignments.map((seat) => seat.driver)).toEqual(['ANNA'])
    expect(build(instance, { onCall: true })!.assignments).toMatchObject([
      { driver: 'ANNA', slot: 0, origin: 'regular' },
      { driver: 'OLA', slot: 1, origin: 'on-call' },
    ])
  })

  it('a seat lost to papers alone is told so', () => {
    const lapsed = car('B', { unavailable: [{ from: 0, to: 13, kind: 'papers' }] })
    const people = [
      driver('ANNA', [0], { submittedAt: 1 }),
      driver('JAN', [0], { submittedAt: 2 }),
      driver('OLA', [0], { submittedAt: 3 }),
    ]
    expect(build(week([car('A'), lapsed], people))!.reserve.map((entry) => entry.reason.code)).toEqual([
      'PAPERS',
      'NO_CAR',
    ])
  })

  it('says what decided', () => {
    const people = [
      driver('ANNA', [0], { submittedAt: 1 }),
      driver('JAN', [0], { submittedAt: 2 }),
      driver('OLA', [0, 4], { submittedAt: 0 }),
      driver('EWA', [{ slot: 0, kind: 'reserve' }], { submittedAt: -1 }),
    ]
    const reasons = build(week([car('A')], people))!.reserve.map(({ driver: id, reason }) => [
      id,
      'decidedBy' in reason && reason.decidedBy,
    ])
    expect(reasons).toEqual([
      ['OLA', 'fairness'],
      ['JAN', 'queue'],
      ['EWA', 'class'],
    ])
  })
})

describe('cars', () => {
  it('of high priority, then low order, go out first', () => {
    const cars = [car('LOW', { priority: 0 }), car('LATE', { order: 9 }), car('FIRST', { order: 2 })]
    expect(build(week(cars, [driver('ANNA', [0, 4])]))!.assignments.map((seat) => seat.car)).toEqual([
      'FIRST',
      'FIRST',
    ])
  })

  it('go to their own drivers, and a driver keeps one car through the week', () => {
    const cars = [car('A'), car('B')]
    const people = [driver('ANNA', [0, 2, 4]), driver('JAN', [0, 4, 8], { primaryCar: 'A', submittedAt: 9 })]
    const seats = build(week(cars, people))!.assignments
    expect(new Set(seats.map((seat) => `${seat.driver} ${seat.car}`))).toEqual(new Set(['JAN A', 'ANNA B']))
  })
})
