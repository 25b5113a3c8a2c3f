import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { shiftResults } from '#features/income/facts/server/tables.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Shift } from '#kernel/shift.ts'
import { answered, startTestServer, type TestServer } from '#test/server/test-server.ts'
import { getSlotOutlook } from '../../contract-outlook.ts'

let server: TestServer
beforeAll(async () => {
  // Wednesday of week 46: the eight weeks before run from 14 September to 8 November.
  server = await startTestServer({ at: '2026-11-11T11:00:00Z' })
})
afterAll(() => server.close())
beforeEach(() => server.reset())

async function earned(
  date: string,
  shift: Shift,
  incomes: readonly (number | null)[],
  incomeFrom: 'net' | 'gross' = 'net',
): Promise<void> {
  await server.database.queries.insert(shiftResults).values(
    incomes.map((totalIncomeGrosze) => ({
      driverId: randomUUID(),
      date: date as CalendarDate,
      shift,
      totalIncomeGrosze,
      incomeFrom,
    })),
  )
}

test('a shift of which only a gross is known says nothing of a net (D50)', async () => {
  await earned('2026-11-02', 'day', [100_00])
  await earned('2026-11-02', 'day', [900_00, 900_00], 'gross')
  expect(await outlook()).toEqual([{ slot: 0, pln: 100, shifts: 1 }])
})

async function outlook() {
  return answered(await server.call(getSlotOutlook, {}, { as: await server.asUser() })).data
}

test('the median of the same weekday and shift over the weeks, with the number of shifts it stands on', async () => {
  await earned('2026-11-02', 'day', [100_00, 900_00])
  await earned('2026-10-26', 'day', [300_00])
  await earned('2026-11-08', 'night', [200_00, 300_01])
  expect(await outlook()).toEqual([
    { slot: 0, pln: 300, shifts: 3 },
    { slot: 13, pln: 250, shifts: 2 },
  ])
})

test('incomes of 0, losses and what is not known count in no figure (D33)', async () => {
  await earned('2026-11-02', 'day', [0, -5, null])
  expect(await outlook()).toEqual([])
})

test('only the last eight whole weeks: neither the running one nor the ninth', async () => {
  await earned('2026-11-09', 'day', [100_00])
  await earned('2026-09-07', 'day', [100_00])
  expect(await outlook()).toEqual([])
  await earned('2026-09-14', 'day', [100_00])
  expect(await outlook()).toEqual([{ slot: 0, pln: 100, shifts: 1 }])
})
