import { randomUUID } from 'node:crypto'
import type { PgTable } from 'drizzle-orm/pg-core'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { removedShifts } from '#features/removals/server/tables.ts'
import {
  scheduleCars,
  scheduleChanges,
  scheduleDrivers,
  schedulePlaces,
  scheduleWeeks,
} from '#features/roster/server/tables.ts'
import { submissionDays, submissions } from '#features/submissions/server/tables.ts'
import type { Phone } from '#kernel/phone.ts'
import type { Shift, ShiftOption } from '#kernel/shift.ts'
import { slotAt } from '#kernel/slot.ts'
import { startTestServer, type TestServer } from '#test/server/test-server.ts'
import { buildReport } from './build-report.ts'

/** Over the turn of a year with a week 53. */
const WEEKS = [
  { year: 2026, week: 52 },
  { year: 2026, week: 53 },
  { year: 2027, week: 1 },
] as const
const ASKED = { from: WEEKS[0], to: WEEKS[2] }
const AT = '2027-01-12T11:00:00.000Z'
const DRIVERS = ['Adam Żak', 'Ewa Ćma', 'Jan Lis'].map((fullName) => ({ id: randomUUID(), fullName }))

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ at: AT })
})
afterAll(() => server.close())

/** What is so of one driver in one slot. */
interface Moment {
  readonly driver: number
  readonly week: number
  readonly slot: number
  readonly place: 'car' | 'reserve' | 'on-call' | undefined
  readonly choice: 'regular' | 'reserve' | 'on-call' | undefined
  readonly removal: 'stands' | 'twice' | 'withdrawn' | undefined
  /** The generated week has a change record of the removal. */
  readonly recorded: boolean
}

const anyMoment: fc.Arbitrary<Moment> = fc.record({
  driver: fc.nat({ max: DRIVERS.length - 1 }),
  week: fc.nat({ max: WEEKS.length - 1 }),
  slot: fc.nat({ max: 13 }),
  place: fc.constantFrom('car', 'reserve', 'on-call', undefined),
  choice: fc.constantFrom('regular', 'reserve', 'on-call', undefined),
  removal: fc.constantFrom('stands', 'twice', 'withdrawn', undefined, undefined),
  recorded: fc.boolean(),
})
const anyWorld = fc.record({
  generated: fc.array(fc.boolean(), { minLength: WEEKS.length, maxLength: WEEKS.length }),
  moments: fc.uniqueArray(anyMoment, {
    maxLength: 40,
    selector: ({ driver, week, slot }) => `${driver} ${week} ${slot}`,
  }),
})
type World = typeof anyWorld extends fc.Arbitrary<infer T> ? T : never

/** D36 once more, by asking each driver about each slot. */
function slowCount({ generated, moments }: World, driver: number) {
  const counts = { day: 0, night: 0, reserve: 0, removed: 0 }
  for (const { week, slot, place, choice, removal, recorded } of moments.filter(
    (one) => one.driver === driver,
  )) {
    const shift = slot % 2 === 0 ? 'day' : 'night'
    const removed = removal === 'stands' || removal === 'twice'
    if (generated[week]) {
      if (place === 'car') counts[shift] += 1
      else if (place === 'reserve') counts.reserve += 1
      else if (!place && (removed || recorded)) counts.removed += 1
    } else if (removed) counts.removed += 1
    else if (choice === 'regular') counts[shift] += 1
    else if (choice === 'reserve') counts.reserve += 1
  }
  return counts
}

/** In place of the world before, in a statement a table. */
async function store({ generated, moments }: World): Promise<void> {
  const rows = rowsOf(
    WEEKS.flatMap((_, index) => (generated[index] ? [index] : [])),
    moments,
  )
  await server.database.transaction(async (tx) => {
    for (const [table] of rows.toReversed()) await tx.delete(table)
    for (const [table, values] of rows) if (values.length > 0) await tx.insert(table).values(values as never)
  })
}

function rowsOf(generated: readonly number[], moments: readonly Moment[]): readonly [PgTable, object[]][] {
  const weekIds = WEEKS.map(() => randomUUID())
  const carIds = DRIVERS.map(() => randomUUID())
  const planned = moments.filter(({ week }) => generated.includes(week))
  const chosen = moments.filter(({ choice }) => choice)
  const submissionIds = new Map(chosen.map(({ driver, week }) => [`${driver} ${week}`, randomUUID()]))
  return [
    [
      scheduleWeeks,
      generated.map((index) => {
        return { id: weekIds[index], ...WEEKS[index], version: 1, savedAt: AT, savedBy: 'Anna' }
      }),
    ],
    [
      scheduleCars,
      generated.flatMap((index) =>
        carIds.map((carId, sortOrder) => {
          const car = { reg: `WX${sortOrder}`, make: '', model: '', priority: 1, sortOrder }
          return { weekId: weekIds[index], carId, ...car }
        }),
      ),
    ],
    [
      scheduleDrivers,
      generated.flatMap((index) =>
        DRIVERS.map(({ id, fullName }) => {
          return { weekId: weekIds[index], driverId: id, fullName, phone: '', email: '' }
        }),
      ),
    ],
    [
      schedulePlaces,
      planned.flatMap(({ driver, week, slot, place }) => {
        if (!place) return []
        const list = { onCall: place === 'on-call', rank: 0, origin: 'regular', reason: '' }
        const carId = place === 'car' ? carIds[driver] : null
        return [{ weekId: weekIds[week], slot, driverId: idOf(driver), carId, ...list }]
      }),
    ],
    [
      scheduleChanges,
      planned.flatMap(({ driver, week, slot, place, recorded }) => {
        if (place || !recorded) return []
        const move = {
          kind: 'removed',
          fromSlot: slot,
          fromOnCall: false,
          toOnCall: false,
          at: AT,
          by: 'Anna',
        }
        return [{ id: randomUUID(), weekId: weekIds[week], driverId: idOf(driver), ...move }]
      }),
    ],
    [
      removedShifts,
      moments.flatMap(({ driver, week, slot, removal }) => {
        const times = removal === undefined ? 0 : removal === 'twice' ? 2 : 1
        const { date: day, shift } = slotAt(WEEKS[week] ?? WEEKS[0], slot)
        const why = { reason: 'other', reasonText: 'wyjazd', createdAt: AT, createdBy: 'Anna' }
        const withdrawnAt = removal === 'withdrawn' ? AT : null
        return Array.from({ length: times }, () => {
          return {
            id: randomUUID(),
            driverId: idOf(driver),
            fullName: nameOf(driver),
            day,
            shift,
            ...why,
            withdrawnAt,
          }
        })
      }),
    ],
    [
      submissions,
      [...submissionIds].map(([of, id]) => {
        const [driver, week] = of.split(' ').map(Number) as [number, number]
        const form = { email: '', byForm: true, empty: false, reasonText: '', asked: [], createdAt: AT }
        const phone = `+4860010020${driver}` as Phone
        return { id, driverId: idOf(driver), phone, fullName: nameOf(driver), ...WEEKS[week], ...form }
      }),
    ],
    [submissionDays, uniqueDays(chosen, submissionIds)],
  ]
}

/** On call is chosen once a date. */
function uniqueDays(chosen: readonly Moment[], submissionIds: ReadonlyMap<string, string>): object[] {
  const days = chosen.map(({ driver, week, slot, choice }) => {
    const { date, shift } = slotAt(WEEKS[week] ?? WEEKS[0], slot)
    const submissionId = submissionIds.get(`${driver} ${week}`)
    return { submissionId, date, ...optionOf(shift, choice), source: 'form' }
  })
  return [...new Map(days.map((day) => [`${day.submissionId} ${day.date} ${day.kind}`, day])).values()]
}

function optionOf(shift: Shift, choice: Moment['choice']): { kind: Shift | 'on-call'; option: ShiftOption } {
  if (choice === 'on-call') return { kind: 'on-call', option: 'on-call' }
  return { kind: shift, option: choice === 'reserve' ? `${shift}-reserve` : shift }
}

const idOf = (driver: number) => DRIVERS[driver]?.id ?? ''
const nameOf = (driver: number) => DRIVERS[driver]?.fullName ?? ''

test('whatever is planned, chosen and removed, the report has what a count slot by slot has (D36)', async () => {
  await fc.assert(
    fc.asyncProperty(anyWorld, async (world) => {
      await store(world)
      const { drivers, sources, weekCount } = await buildReport(server.database.queries, ASKED)
      for (const [index, { id }] of DRIVERS.entries()) {
        const expected = slowCount(world, index)
        const found = drivers.find(({ driverId }) => driverId === id) ?? {}
        const empty = Object.values(expected).every((value) => value === 0)
        expect(found).toEqual(empty ? {} : expect.objectContaining(expected))
      }
      expect(weekCount).toBe(3)
      expect(sources.schedule).toEqual(WEEKS.filter((_, index) => world.generated[index]))
    }),
    { numRuns: 100 },
  )
})

test('a week outside the period counts in nothing, nor does an on-call choice', async () => {
  const moment = { driver: 0, slot: 0, place: undefined, recorded: false, removal: undefined } as const
  await store({
    generated: [false, false, false],
    moments: [
      { ...moment, week: 0, choice: 'regular' },
      { ...moment, week: 1, choice: 'on-call' },
      { ...moment, week: 2, choice: 'reserve', removal: 'stands' },
    ],
  })
  const report = await buildReport(server.database.queries, { from: WEEKS[1], to: WEEKS[2] })
  expect(report.drivers).toEqual([
    {
      ...{ driverId: DRIVERS[0]?.id, fullName: 'Adam Żak', source: 'availability' },
      ...{ day: 0, night: 0, shifts: 0, reserve: 0, removed: 1 },
    },
  ])
  expect(report.sources).toEqual({ schedule: [], availability: [WEEKS[1], WEEKS[2]], none: [] })
})
