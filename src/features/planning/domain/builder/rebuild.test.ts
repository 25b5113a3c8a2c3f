import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildWeek } from './build-week.ts'
import type { BuildOptions, Instance, Seat } from './instance.ts'
import { disrupted, weekOf } from './testing/instances.ts'
import { breaches, wastedSeats } from './testing/judge.ts'
import { car, driver, type SmallMix, smallWeek, week } from './testing/weeks.ts'

const anyWeek = (mix: SmallMix = {}) => fc.nat().map((seed) => smallWeek(seed, mix))

function build(instance: Instance, options: BuildOptions = {}) {
  const built = buildWeek(instance, { moves: 2000, ...options })
  if (!built.ok) throw new Error(built.error.sentence)
  return built.value
}

const places = (seats: readonly Seat[]) => seats.map((seat) => `${seat.driver} ${seat.slot} ${seat.car}`)

describe('rebuilding a published week', () => {
  it('changes nothing when nothing has changed', () => {
    fc.assert(
      fc.property(anyWeek(), fc.boolean(), (instance, onCall) => {
        const published = build(instance, { onCall }).assignments
        expect(places(build({ ...instance, published }, { onCall }).assignments)).toEqual(places(published))
      }),
      { numRuns: 300 },
    )
  })

  it('after a grounding moves only that car’s drivers and whoever gains or loses the seat', () => {
    fc.assert(
      fc.property(anyWeek({ cars: 5 }), fc.nat(), fc.nat(13), (instance, pick, from) => {
        const published = build(instance).assignments
        const hit = instance.cars[pick % instance.cars.length]!
        const cars = instance.cars.map((row) =>
          row.id === hit.id
            ? { ...row, unavailable: [...row.unavailable, { from, to: 13, kind: 'grounding' as const }] }
            : row,
        )
        const after = { ...instance, cars, published }
        const rebuilt = build(after).assignments
        const kept = published.filter((seat) => seat.car !== hit.id || seat.slot < from)
        expect(places(rebuilt)).toEqual(expect.arrayContaining(places(kept)))
        expect(breaches(after, rebuilt)).toEqual([])
      }),
      { numRuns: 300 },
    )
  })

  it.each(['S', 'M'] as const)(
    'of size %s with 3 %% gone makes no needless change and fills what it can',
    (size) => {
      const instance = weekOf(size, 4, 1.3)
      const published = build(instance).assignments
      const after = disrupted(instance, published, { seed: 2, share: 0.03 })
      const { assignments, levels } = build(after)
      expect(breaches(after, assignments)).toEqual([])
      expect(wastedSeats(after, assignments)).toEqual([])
      expect(levels.proven).toBe(true)
      const rows = new Map(after.drivers.map((row) => [row.id, row]))
      const cars = new Map(after.cars.map((row) => [row.id, row]))
      const stillThere = published.filter((seat) =>
        rows.get(seat.driver)!.picks.some(({ slot }) => slot === seat.slot),
      )
      const onSoundCar = stillThere.filter((seat) =>
        cars.get(seat.car)!.unavailable.every(({ from, to }) => seat.slot < from || seat.slot > to),
      )
      expect(places(assignments)).toEqual(expect.arrayContaining(places(onSoundCar)))
    },
  )

  it('with a lowered limit drops those whose car is gone before those who could keep theirs', () => {
    const people = [driver('ANNA', [0], { submittedAt: 1 }), driver('JAN', [0], { submittedAt: 2 })]
    const published = [
      { driver: 'ANNA', slot: 0, car: 'A' },
      { driver: 'JAN', slot: 0, car: 'B' },
    ]
    const broken = car('A', { unavailable: [{ from: 0, to: 0, kind: 'grounding' }] })
    const limits = [1, ...new Array<null>(13).fill(null)]
    const { assignments, reserve } = build(week([broken, car('B'), car('C')], people, { limits, published }))
    expect(places(assignments)).toEqual(['JAN 0 B'])
    expect(reserve).toMatchObject([{ driver: 'ANNA', reason: { code: 'LIMIT', decidedBy: 'published' } }])
  })

  it('leaves what has passed as it was, whatever is known now', () => {
    const broken = car('A', { unavailable: [{ from: 0, to: 13, kind: 'grounding' }] })
    const published = [0, 4].map((slot) => ({ driver: 'ANNA', slot, car: 'A' }))
    const { assignments } = build(week([broken, car('B')], [driver('ANNA', [0, 4])], { published }), {
      pastSlots: 2,
    })
    expect(places(assignments)).toEqual(['ANNA 0 A', 'ANNA 4 B'])
  })

  it('forgets published seats of drivers and cars that are gone', () => {
    const published = [
      { driver: 'GONE', slot: 0, car: 'A' },
      { driver: 'ANNA', slot: 0, car: 'SOLD' },
    ]
    expect(places(build(week([car('A')], [driver('ANNA', [0])], { published })).assignments)).toEqual([
      'ANNA 0 A',
    ])
  })
})
