import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changeDate, type WantedLimits } from './change-date.ts'
import { type SlotLimit, type StoredLimit, slotLimit } from './slot-limit.ts'

const DAYS = 7
const SHIFTS = ['day', 'night'] as const

/** The simplest model of a week: 14 values, each of its own. */
type Model = readonly (SlotLimit | undefined)[]

const limit: fc.Arbitrary<SlotLimit> = fc.record({
  cars: fc.integer({ min: 0, max: 4 }),
  info: fc.constantFrom('', 'Koncert', 'Przegląd aut'),
  active: fc.boolean(),
})
const wanted = fc.record(
  { day: fc.option(limit, { nil: null }), night: fc.option(limit, { nil: null }) },
  { requiredKeys: [] },
) as fc.Arbitrary<WantedLimits>
const step = fc.record({ day: fc.integer({ min: 0, max: DAYS - 1 }), wanted })

let ids = 0
function apply(rows: readonly StoredLimit[], change: ReturnType<typeof changeDate>): StoredLimit[] {
  const kept = rows.filter(({ id }) => !change.removed.includes(id))
  return [
    ...kept.map((row) => change.changed.find(({ id }) => id === row.id) ?? row),
    ...change.added.map((row) => ({ ...row, id: `row ${ids++}` })),
  ]
}

const seen = (rows: readonly StoredLimit[]) => SHIFTS.map((shift) => slotLimit(rows, shift))

test('whatever is set one after another, the rows say what 14 values of their own would say', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const model: (SlotLimit | undefined)[] = Array(DAYS * 2).fill(undefined)
      const rows: StoredLimit[][] = Array.from({ length: DAYS }, () => [])
      for (const { day, wanted: asked } of steps) {
        SHIFTS.forEach((shift, index) => {
          const value = asked[shift]
          if (value !== undefined) model[day * 2 + index] = value ?? undefined
        })
        rows[day] = apply(rows[day] ?? [], changeDate(rows[day] ?? [], asked))
        for (const row of rows[day] ?? []) expect(row.day === null && row.night === null).toBe(false)
        for (const shift of SHIFTS)
          expect((rows[day] ?? []).filter((row) => row[shift] !== null).length).toBeLessThan(2)
      }
      expect(rows.flatMap(seen)).toEqual(model satisfies Model)
    }),
    { numRuns: 500 },
  )
})

test('a shift that nobody touched keeps its row; saying the same again writes nothing', () => {
  fc.assert(
    fc.property(limit, limit, fc.constantFrom(...SHIFTS), (first, then, touched) => {
      const other = touched === 'day' ? 'night' : 'day'
      const row = { id: 'whole', day: first.cars, night: first.cars, info: first.info, active: first.active }
      const after = apply([row], changeDate([row], { [touched]: then }))
      expect(after.find((each) => each[other] !== null)).toMatchObject({
        id: 'whole',
        [other]: first.cars,
        info: first.info,
        active: first.active,
      })
      const again = changeDate(after, {
        day: slotLimit(after, 'day') ?? null,
        night: slotLimit(after, 'night') ?? null,
      })
      expect(again).toEqual({ removed: [], changed: [], added: [] })
    }),
  )
})

test('a whole day set at once is one limit, taken away at once it is gone', () => {
  const both = { cars: 3, info: 'Koncert', active: true }
  const { added } = changeDate([], { day: both, night: both })
  expect(added).toEqual([{ day: 3, night: 3, info: 'Koncert', active: true }])
  const row = { ...added[0]!, id: 'whole' }
  expect(changeDate([row], { day: null, night: null })).toEqual({
    removed: ['whole'],
    changed: [],
    added: [],
  })
})
