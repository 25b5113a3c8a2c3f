import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { groundings } from '#features/fleet/unavailability/server/tables.ts'
import { vehicles } from '#features/fleet/vehicles/server/tables.ts'
import { generateWeek, getBaseCalendar, getGeneratedWeek } from '#features/schedule/contract.ts'
import type { Shift } from '#kernel/shift.ts'
import type { Week } from '#kernel/week.ts'
import { SHIFT_ON_WIRE } from '#platform/pure/wire.ts'
import { addCars } from '#test/schedule/small-fleet.ts'
import { answered, startTestServer, type TestCaller, type TestServer } from '#test/server/test-server.ts'
import { addGrounding } from '../contract.ts'

/**
 * What the fleet calls these stretches, each with its Monday: counted by hand, not by the code that is
 * tested.
 */
const STRETCHES = [
  // Clocks go forward in the night to 29 March 2026.
  { monday: [2026, 3, 16], weeks: weeksFrom(2026, 12, 4) },
  // Clocks go back in the night to 25 October 2026.
  { monday: [2026, 10, 12], weeks: weeksFrom(2026, 42, 4) },
  // 2026 has a week 53, which ends on 3 January 2027.
  {
    monday: [2026, 12, 14],
    weeks: [...weeksFrom(2026, 51, 3), ...weeksFrom(2027, 1, 1)],
  },
  // Clocks go forward in the night to 28 March 2027.
  { monday: [2027, 3, 15], weeks: weeksFrom(2027, 11, 4) },
] as const

function weeksFrom(year: number, week: number, count: number): Week[] {
  return Array.from({ length: count }, (_, index) => ({ year, week: week + index }))
}

const MONTH_DAYS = { 1: 31, 2: 28, 3: 31, 4: 30, 10: 31, 11: 30, 12: 31 } as Record<number, number>

/** All slots of the four weeks one by one, as a person would write them down. */
function slotsOf([year, month, day]: readonly [number, number, number]): { date: string; shift: Shift }[] {
  const slots: { date: string; shift: Shift }[] = []
  for (let count = 0; count < 28; count++) {
    const date = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
    slots.push({ date, shift: 'day' }, { date, shift: 'night' })
    day += 1
    if (day > (MONTH_DAYS[month] ?? 0)) {
      day = 1
      month += 1
    }
    if (month > 12) {
      month = 1
      year += 1
    }
  }
  return slots
}

let server: TestServer
let user: TestCaller
let cars: string[] = []
beforeAll(async () => {
  server = await startTestServer({ at: '2026-03-11T11:00:00Z' })
})
beforeEach(async () => {
  await server.reset()
  user = await server.asUser()
  cars = await addCars(server.database.queries, 3)
  // No paper runs out, so that only groundings take cars off.
  await server.database.queries.update(vehicles).set({ serviceDate: '2030-01-01', insEnd: '2030-01-01' })
})
afterAll(() => server.close())

/** `W01 17` for each car and slot, counted through the weeks, in which the calendars show it grounded. */
async function groundedSlots(weeks: readonly Week[], read: 'base' | 'generated'): Promise<string[]> {
  const found: string[] = []
  for (const [number, week] of weeks.entries()) {
    const calendar =
      read === 'base'
        ? answered(await server.call(getBaseCalendar, week, { as: user })).calendar
        : answered(await server.call(getGeneratedWeek, week, { as: user }))
    for (const [half, slots] of [calendar?.days ?? [], calendar?.nights ?? []].entries()) {
      for (const [day, { cars: shown }] of slots.entries()) {
        for (const { reg, grounded } of shown) {
          if (grounded) found.push(`${reg} ${number * 14 + day * 2 + half}`)
        }
      }
    }
  }
  return found.sort()
}

/** Two ends among the 56 slots, in any order of drawing. */
const span = fc
  .tuple(fc.integer({ min: 0, max: 55 }), fc.integer({ min: 0, max: 55 }))
  .map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const)

const cases = fc.record({
  spans: fc.array(span, { minLength: 3, maxLength: 3 }),
  read: fc.constantFrom('base' as const, 'generated' as const),
})

test.each(STRETCHES)(
  'exactly the slots from the first to the last show the car grounded, four weeks from $monday',
  async ({ monday, weeks }) => {
    const slots = slotsOf(monday)
    for (const week of weeks) answered(await server.call(generateWeek, week, { as: user }))
    await fc.assert(
      fc.asyncProperty(cases, async ({ spans, read }) => {
        await server.database.queries.delete(groundings)
        const expected: string[] = []
        for (const [index, [from, to]] of spans.entries()) {
          const first = slots[from]
          const last = slots[to]
          if (!first || !last) throw new Error('There are 56 slots.')
          const added = await server.call(
            addGrounding,
            {
              carId: cars[index] ?? '',
              dayStart: first.date,
              shiftStart: SHIFT_ON_WIRE[first.shift],
              dayEnd: last.date,
              shiftEnd: SHIFT_ON_WIRE[last.shift],
            },
            { as: user },
          )
          answered(added)
          // The slow and obvious way: one slot after the other.
          for (let slot = 0; slot < 56; slot++) {
            if (slot >= from && slot <= to) expected.push(`W0${index + 1} ${slot}`)
          }
        }
        // One look at a generated week serves its readers for a moment.
        server.clock.advance(1000)
        expect(await groundedSlots(weeks, read)).toEqual(expected.sort())
      }),
      {
        numRuns: 6,
        examples: [
          [
            {
              spans: [
                [0, 55],
                [27, 28],
                [26, 26],
              ],
              read: 'base',
            },
          ],
          [
            {
              spans: [
                [13, 14],
                [27, 27],
                [41, 55],
              ],
              read: 'generated',
            },
          ],
        ],
      },
    )
  },
)

test('a car is free again in the very slot after, and until the very slot before', async () => {
  const week = { year: 2026, week: 13 }
  const between = {
    dayStart: '2026-03-28',
    shiftStart: 'Noc',
    dayEnd: '2026-03-29',
    shiftEnd: 'Dzień',
  } as const
  answered(await server.call(addGrounding, { carId: cars[0] ?? '', ...between }, { as: user }))
  expect(await groundedSlots([week], 'base')).toEqual(['W01 11', 'W01 12'])
})
