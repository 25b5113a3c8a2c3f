import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { answered, startTestServer, type TestServer } from '#test/server/test-server.ts'
import { addBonus, getPublicBonuses, listBonuses } from '../contract.ts'
import { bonusesOf } from './public.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(() => server.reset())

const add = async (date: string, shift: 'Dzień' | 'Noc', value: number) =>
  server.call(addBonus, { date, shift, value }, { as: await server.asUser() })

test('the list has the newest date first, and one bonus a date and shift', async () => {
  answered(await add('2026-03-16', 'Dzień', 150))
  answered(await add('2026-03-20', 'Noc', 250))
  answered(await add('2026-03-20', 'Dzień', 200))
  const list = answered(await server.call(listBonuses, {}, { as: await server.asUser() }))
  expect(list.data.map(({ attributes }) => attributes)).toEqual([
    { date: '2026-03-20', shift: 'Dzień', value: 200 },
    { date: '2026-03-20', shift: 'Noc', value: 250 },
    { date: '2026-03-16', shift: 'Dzień', value: 150 },
  ])
  expect(await add('2026-03-20', 'Noc', 300)).toMatchObject({
    status: 409,
    failure: { code: 'already_there', msg: 'Na ten dzień i zmianę jest już bonus.' },
  })
})

test('everyone may see the bonuses of a week; without a year, of that of the week for availability', async () => {
  answered(await add('2026-03-15', 'Dzień', 100))
  answered(await add('2026-03-16', 'Dzień', 150))
  const open = answered(await server.call(getPublicBonuses, { week: 12 }))
  expect(open.data.map(({ attributes }) => attributes.date)).toEqual(['2026-03-16'])
  expect(answered(await server.call(getPublicBonuses, { week: 11, year: 2026 })).data).toHaveLength(1)
  expect(answered(await server.call(getPublicBonuses, { week: 53, year: 2025 })).data).toEqual([])
})

test('only the office adds bonuses, and of 1 PLN at least', async () => {
  expect((await server.call(addBonus, { date: '2026-03-16', shift: 'Noc', value: 5 })).status).toBe(401)
  expect(await add('2026-03-16', 'Noc', 0)).toMatchObject({
    status: 400,
    failure: { fields: { value: 'Kwota bonusu to liczba od 1 do 100 000 zł.' } },
  })
})

test('neighbours are given date, shift and PLN', async () => {
  answered(await add('2026-03-16', 'Noc', 250))
  const date = '2026-03-16' as CalendarDate
  expect(await bonusesOf(server.database.queries, [date])).toEqual([{ date, shift: 'night', value: 250 }])
  expect(await bonusesOf(server.database.queries, [])).toEqual([])
})
