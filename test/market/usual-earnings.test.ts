import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getSlotOutlook } from '#features/figures/contract-outlook.ts'
import { shiftResults } from '#features/income/facts/server/tables.ts'
import { readMarket } from '#features/market/contract.ts'
import { generateWeek } from '#features/schedule/contract.ts'
import { setDefaultLimit, setMarket } from '#features/settings/contract.ts'
import { addDays, type CalendarDate, weekday } from '#kernel/calendar-date.ts'
import type { Shift } from '#kernel/shift.ts'
import { slotOfWeekday } from '#kernel/slot.ts'
import { addCars, submit } from '#test/schedule/small-fleet.ts'
import { answered, startTestServer, type TestServer } from '#test/server/test-server.ts'

const WEEK = { year: 2026, week: 12 }

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('what a shift usually earns is one number for the office and for drivers', async () => {
  server.clock.set('2026-03-11T11:00:00Z')
  const office = await server.asUser({ admin: true })
  answered(await server.call(setDefaultLimit, { defaultLimit: 1 }, { as: office }))
  answered(await server.call(setMarket, { on: true }, { as: office }))
  await addCars(server.database.queries, 2)
  const jan = await submit(server, WEEK, 'Jan Lis', '600100201', {})
  answered(await server.call(generateWeek, { ...WEEK, places: [] }, { as: office }))
  // Of each weekday twelve days and eleven nights, and grosses, which say nothing.
  const rows = Array.from({ length: 7 }, (_, day) => day).flatMap((day) => {
    const made = (shift: Shift, count: number, incomeFrom: 'net' | 'gross') =>
      Array.from({ length: count }, (_, at) => ({
        driverId: randomUUID(),
        date: addDays('2026-03-02' as CalendarDate, day),
        shift,
        totalIncomeGrosze: 30_049 + day * 1_000 + at * 700,
        incomeFrom,
      }))
    return [...made('day', 12, 'net'), ...made('night', 11, 'net'), ...made('night', 4, 'gross')]
  })
  await server.database.queries.insert(shiftResults).values(rows)
  const bySlot = new Map(
    answered(await server.call(getSlotOutlook, {}, { as: office })).data.map(({ slot, pln }) => [slot, pln]),
  )
  expect(bySlot.size).toBe(14)
  const { free } = answered(await server.call(readMarket, {}, { as: await server.asScope('driver', jan) }))
  expect(free.length).toBeGreaterThan(7)
  for (const { date, shift, usual } of free)
    expect(usual, `${date} ${shift}`).toBe(bySlot.get(slotOfWeekday(weekday(date as CalendarDate), shift)))
})
