import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { submissionDays, submissions } from '#features/availability/server/tables.ts'
import {
  removedShifts,
  scheduleCars,
  scheduleChanges,
  scheduleDrivers,
  schedulePlaces,
  scheduleWeeks,
} from '#features/schedule/server/tables.ts'
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
beforeEach(() => server.reset())

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

async function store({ generated, moments }: World): Promise<void> {
  const { queries } = server.database
  for (const [index, week] of WEEKS.entries()) {
    const own = moments.filter((moment) => moment.week === index)
    if (generated[index]) await storeGenerated(index, own)
    for (const [number, { id, fullName }] of DRIVERS.entries()) {
      const chosen = own.filter(({ driver, choice }) => driver === number && choice)
      if (chosen.length === 0) continue
      const submissionId = randomUUID()
      await queries.insert(submissions).values({
        id: submissionId,
        driverId: id,
        phone: `+4860010020${number}` as Phone,
        fullName,
        email: '',
        ...week,
        byForm: true,
        empty: false,
        reason: null,
        reasonText: '',
        asked: [],
        createdAt: AT,
      })
      const days = chosen.map(({ slot, choice }) => {
        const { date, shift } = slotAt(week, slot)
        return { submissionId, date, ...optionOf(shift, choice), source: 'form' as const }
      })
      await queries.insert(submissionDays).values(days).onConflictDoNothing()
    }
    for (const { driver, slot, removal } of own) {
      if (!removal) continue
      const { id: driverId, fullName } = DRIVERS[driver] ?? { id: '', fullName: '' }
      const { date: day, shift } = slotAt(week, slot)
      const row = {
        ...{ driverId, fullName, day, shift, reason: 'other' as const, reasonText: 'wyjazd' },
        ...{ createdAt: AT, createdBy: 'Anna', withdrawnAt: removal === 'withdrawn' ? AT : null },
      }
      const times = removal === 'twice' ? 2 : 1
      await queries
        .insert(removedShifts)
        .values(Array.from({ length: times }, () => ({ ...row, id: randomUUID() })))
    }
  }
}

function optionOf(shift: Shift, choice: Moment['choice']): { kind: Shift | 'on-call'; option: ShiftOption } {
  if (choice === 'on-call') return { kind: 'on-call', option: 'on-call' }
  return { kind: shift, option: choice === 'reserve' ? `${shift}-reserve` : shift }
}

async function storeGenerated(index: number, moments: readonly Moment[]): Promise<void> {
  const { queries } = server.database
  const week = WEEKS[index] ?? WEEKS[0]
  const weekId = randomUUID()
  await queries
    .insert(scheduleWeeks)
    .values({ id: weekId, ...week, version: 1, savedAt: AT, savedBy: 'Anna' })
  const cars = DRIVERS.map(() => randomUUID())
  const car = { make: '', model: '', priority: 1 }
  await queries
    .insert(scheduleCars)
    .values(cars.map((carId, sortOrder) => ({ weekId, carId, reg: `WX${sortOrder}`, ...car, sortOrder })))
  await queries
    .insert(scheduleDrivers)
    .values(DRIVERS.map(({ id, fullName }) => ({ weekId, driverId: id, fullName, phone: '', email: '' })))
  for (const { driver, slot, place, recorded } of moments) {
    const driverId = DRIVERS[driver]?.id ?? ''
    const onCall = place === 'on-call'
    if (place) {
      const carId = place === 'car' ? cars[driver] : null
      const row = { weekId, slot, driverId, carId, onCall, rank: 0, origin: 'regular' as const, reason: '' }
      await queries.insert(schedulePlaces).values(row)
    } else if (recorded) {
      await queries.insert(scheduleChanges).values({
        ...{ id: randomUUID(), weekId, driverId, kind: 'removed', fromSlot: slot, fromOnCall: false },
        ...{ toSlot: null, toCarId: null, toOnCall: false, at: AT, by: 'Anna' },
      })
    }
  }
}

test('whatever is planned, chosen and removed, the report has what a count slot by slot has (D36)', async () => {
  await fc.assert(
    fc.asyncProperty(anyWorld, async (world) => {
      await server.reset()
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
    { numRuns: 25 },
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
