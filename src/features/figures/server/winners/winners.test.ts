import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addBonus } from '#features/bonuses/contract.ts'
import { drivers } from '#features/drivers/server/tables.ts'
import { shiftResults } from '#features/income/facts/server/tables.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Phone } from '#kernel/phone.ts'
import { polishSortKey } from '#kernel/polish-text.ts'
import type { Shift } from '#kernel/shift.ts'
import { answered, startTestServer, type TestServer } from '#test/server/test-server.ts'
import { listBonusWinners } from '../../contract-winners.ts'

const MONDAY = '2026-11-02' as CalendarDate
const NAMES = ['Łukasz Lis', 'Zenon Ąk', 'Ćwik Jan', 'Adam Żak']

let server: TestServer
let ids: string[]
beforeAll(async () => {
  server = await startTestServer({ at: '2026-11-11T11:00:00Z' })
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.reset()
  ids = NAMES.map(() => randomUUID())
  await server.database.queries.insert(drivers).values(
    NAMES.map((fullName, index) => ({
      id: ids[index] ?? '',
      fullName,
      phone: `+4860010020${index}` as Phone,
      nameSort: polishSortKey(fullName),
      email: '',
      pinSealed: '',
      createdAt: server.clock.now().toISOString(),
    })),
  )
})

/** What the drivers earned in a shift, in the order of NAMES. */
async function earned(shift: Shift, incomes: readonly (number | null)[], date = MONDAY): Promise<void> {
  await server.database.queries.insert(shiftResults).values(
    incomes.map((totalIncomeGrosze, index) => ({
      driverId: ids[index] ?? '',
      date,
      shift,
      totalIncomeGrosze,
    })),
  )
}

async function withBonus(shift: 'Dzień' | 'Noc', date = MONDAY): Promise<void> {
  answered(await server.call(addBonus, { date, shift, value: 150 }, { as: await server.asUser() }))
}

async function winners() {
  return answered(await server.call(listBonusWinners, {}, { as: await server.asUser() })).data
}

test('the three with the highest total income of the date and shift take the bonus, and who ties with the third', async () => {
  await withBonus('Noc')
  await earned('night', [200_00, 200_00, 400_00, 300_00])
  await earned('day', [900_00])
  const [only, ...others] = await winners()
  expect(others).toEqual([])
  expect(only).toMatchObject({ date: MONDAY, shift: 'night', results: 4 })
  expect(only?.winners.map(({ fullName, place }) => [place, fullName])).toEqual([
    [1, 'Ćwik Jan'],
    [2, 'Adam Żak'],
    [3, 'Łukasz Lis'],
    [3, 'Zenon Ąk'],
  ])
})

test('until an income of the shift is known there are no winners to speak of', async () => {
  await withBonus('Dzień')
  await earned('day', [null, null])
  expect(await winners()).toEqual([])
})

test('where nobody has an income above 0, nobody takes the bonus', async () => {
  await withBonus('Dzień')
  await earned('day', [0, -10_00])
  expect(await winners()).toEqual([{ date: MONDAY, shift: 'day', results: 2, winners: [] }])
})

test('newest first, and a shift without a bonus is none of this list', async () => {
  const tuesday = '2026-11-03' as CalendarDate
  await withBonus('Dzień')
  await withBonus('Dzień', tuesday)
  await earned('day', [100_00])
  await earned('day', [100_00], tuesday)
  await earned('night', [500_00])
  expect((await winners()).map(({ date }) => date)).toEqual([tuesday, MONDAY])
})
