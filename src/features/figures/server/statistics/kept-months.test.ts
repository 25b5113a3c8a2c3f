import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { foldTouched } from '#features/income/facts/server/fold/fold-slots.ts'
import { beginResults, touch } from '#features/income/facts/server/fold/touched-slots.ts'
import {
  resultKeptMonths,
  shiftMileage,
  shiftResults,
  unsplitResults,
} from '#features/income/facts/server/tables.ts'
import { driverNameTexts } from '#features/income/matching/texts.ts'
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts'
import { madeUpRows, madeUpUnsplit, stored, storedUnsplit } from '#test/figures/made-up-results.ts'
import { startTestServer, type TestServer } from '#test/server/test-server.ts'
import { moneyOfRow } from '../../domain/statistics/driver-weeks.ts'
import { addMoney } from '../../domain/statistics/money-sums.ts'
import type { Period } from '../../domain/statistics/period.ts'
import { slowSummary } from '../../domain/statistics/testing/slow-summary.ts'
import { resultSlotSums } from '../tables.ts'
import { keepMonths } from './kept-months.ts'
import { moneyOfPeriod } from './money-store.ts'
import { rowsOf } from './rows-store.ts'
import { summaryOfPeriod } from './summary-of-period.ts'
import { unsplitOf } from './unsplit-store.ts'

/** From the middle of a month: two months that are over, and days of the one that runs. */
const FIRST = '2026-08-20' as CalendarDate
const DAYS = 90
const DRIVERS = Array.from({ length: 7 }, () => randomUUID())

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ at: '2026-11-11T11:00:00Z' })
})
afterAll(() => server.close())
beforeEach(() => server.reset())

const keep = () => keepMonths(server.platform)
const kept = async () =>
  (await server.database.queries.select().from(resultKeptMonths)).map(({ month }) => month).toSorted()

async function expectSlowSummary({ from, to }: Period): Promise<void> {
  const { queries } = server.database
  const { names: _, ...fast } = await summaryOfPeriod(queries, { from, to })
  const rows = await rowsOf(queries, { from, to })
  const unsplit = await queries.select().from(unsplitResults)
  expect(fast).toEqual(slowSummary(rows, unsplit, from, to, () => driverNameTexts.unknown))
}

/** Each kind of each app, as one adds it up by hand. */
async function expectSlowMoney({ from, to }: Period): Promise<void> {
  const { queries } = server.database
  const told = [
    ...(await rowsOf(queries, { from, to })).map(moneyOfRow),
    ...(await unsplitOf(queries, { from, to })).map(({ money }) => money),
  ]
  const fast = await moneyOfPeriod(queries, { from, to })
  expect(addMoney(fast.map(({ money }) => money))).toEqual(addMoney(told))
}

/**
 * Makes these slots anew, of which nothing but mileage is known: some rows change, others go, others come.
 */
async function foldAnew(slots: readonly { driverId: string; date: CalendarDate; km: number | null }[]) {
  await server.database.transaction(async (tx) => {
    await beginResults(tx)
    for (const { driverId, date, km } of slots) {
      if (km !== null)
        await tx
          .insert(shiftMileage)
          .values({
            driverId,
            date,
            shift: 'day',
            mileageM: km * 1000,
            enteredBy: 'Anna Próbna',
            enteredAt: '2026-11-11T11:00:00Z',
          })
          .onConflictDoNothing()
      await touch(tx, sql`SELECT ${driverId}::uuid, ${date}::date, 'day'`)
    }
    await foldTouched(tx)
  })
}

test('with kept sums a summary says what a slow one reckons from the rows, at once after any change too (D33)', async () => {
  const day = fc.nat(DAYS - 1).map((days) => addDays(FIRST, days))
  const slot = fc.record({
    driverId: fc.constantFrom(...DRIVERS),
    date: day,
    km: fc.constantFrom(null, 9, 150, 1200),
  })
  await fc.assert(
    fc.asyncProperty(
      madeUpRows(DRIVERS, FIRST, DAYS),
      madeUpUnsplit(DRIVERS, FIRST, DAYS),
      fc.tuple(day, day).map(([a, b]): Period => (a < b ? { from: a, to: b } : { from: b, to: a })),
      fc.array(slot, { minLength: 1, maxLength: 3 }),
      fc.boolean(),
      async (made, sums, period, changed, again) => {
        await server.reset()
        const { queries } = server.database
        if (made.length > 0) await queries.insert(shiftResults).values(made.map(stored))
        await keep()
        // Later than the months were kept, as what comes with a file of their days.
        if (sums.length > 0) await queries.insert(unsplitResults).values(sums.map(storedUnsplit))
        await expectSlowSummary(period)
        await expectSlowMoney(period)
        await foldAnew(changed)
        if (again) await keep()
        await expectSlowSummary(period)
        await expectSlowSummary({ from: FIRST, to: addDays(FIRST, DAYS) })
      },
    ),
    { numRuns: Number(process.env.RUNS ?? 15) },
  )
}, 120_000)

test('kept are months that are over and have results; a change takes its own month out, and no other', async () => {
  const [driverId = ''] = DRIVERS
  const dates = ['2026-08-31', '2026-10-01', '2026-11-10'] as CalendarDate[]
  await foldAnew(dates.map((date) => ({ driverId, date, km: 100 })))
  await keep()
  expect(await kept()).toEqual(['2026-08-01', '2026-10-01'])
  await foldAnew([{ driverId, date: '2026-10-31' as CalendarDate, km: 100 }])
  expect(await kept()).toEqual(['2026-08-01'])
  await keep()
  expect(await kept()).toEqual(['2026-08-01', '2026-10-01'])
})

test('sums that were made under other thresholds do not count, and are made anew', async () => {
  const [driverId = ''] = DRIVERS
  const { queries } = server.database
  await foldAnew([{ driverId, date: '2026-09-05' as CalendarDate, km: 100 }])
  await keep()
  await queries.execute(sql`UPDATE result_driver_sums SET mileage_m = 7`)
  await queries.execute(sql`UPDATE result_slot_sums SET mileage_m = 7`)
  await queries.update(resultKeptMonths).set({ rules: 'earlier' })
  const september = { from: '2026-09-01' as CalendarDate, to: '2026-09-30' as CalendarDate }
  await expectSlowSummary(september)
  await keep()
  await expectSlowSummary(september)
  const [month] = await queries.select().from(resultKeptMonths)
  expect(month?.rules).not.toBe('earlier')
})

test('sums that are gone by the time they are read are not missed: the rows are read instead', async () => {
  const [driverId = ''] = DRIVERS
  await foldAnew([{ driverId, date: '2026-09-05' as CalendarDate, km: 100 }])
  await keep()
  // As a fold leaves it between the looking up and the reading.
  await server.database.queries.delete(resultSlotSums)
  await expectSlowSummary({ from: '2026-09-01' as CalendarDate, to: '2026-09-30' as CalendarDate })
})
