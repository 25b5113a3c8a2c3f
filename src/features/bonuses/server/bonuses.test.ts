import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { answered, startTestServer, type TestServer } from '#test/server/test-server.ts'
import { addBonus, editBonus, getPublicBonuses, listBonuses, removeBonus } from '../contract.ts'
import { offDayBonusText } from '../domain/public.ts'
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
    failure: {
      fields: {
        value: 'Kwota bonusu to liczba od 1 do 100 000 zł, najwyżej z dwoma miejscami po przecinku.',
      },
    },
  })
})

test('a bonus of 75,50 PLN is kept to the grosz, and shown so to drivers', async () => {
  const as = await server.asUser()
  answered(await server.call(addBonus, { date: '2026-03-16', shift: 'Noc', value: '75,50' as never }, { as }))
  const { data } = answered(await server.call(listBonuses, {}, { as }))
  expect(data.map(({ attributes }) => attributes.value)).toEqual([75.5])
  expect(offDayBonusText({ night: data[0]?.attributes.value })).toBe('Bonus do 75,50 PLN za noc')
  expect(await add('2026-03-17', 'Noc', 75.505)).toMatchObject({ status: 400 })
})

test('neighbours are given date, shift and PLN', async () => {
  answered(await add('2026-03-16', 'Noc', 250))
  const date = '2026-03-16' as CalendarDate
  expect(await bonusesOf(server.database.queries, [date])).toEqual([{ date, shift: 'night', value: 250 }])
  expect(await bonusesOf(server.database.queries, [])).toEqual([])
})

test('a bonus is changed and removed, and the hints of drivers follow', async () => {
  const as = await server.asUser()
  const { id } = answered(await add('2026-03-16', 'Noc', 250))
  answered(await add('2026-03-17', 'Noc', 100))
  const changed = { id, date: '2026-03-18', shift: 'Dzień', value: 300 } as const
  answered(await server.call(editBonus, changed, { as }))
  const seen = async () =>
    answered(await server.call(getPublicBonuses, { week: 12 })).data.map(({ attributes }) => attributes)
  expect(await seen()).toEqual([
    { date: '2026-03-17', shift: 'Noc', value: 100 },
    { date: '2026-03-18', shift: 'Dzień', value: 300 },
  ])
  expect(
    await server.call(editBonus, { ...changed, date: '2026-03-17', shift: 'Noc' }, { as }),
  ).toMatchObject({
    status: 409,
    failure: { code: 'already_there' },
  })
  expect(await seen()).toHaveLength(2)
  answered(await server.call(removeBonus, { id }, { as }))
  expect(await seen()).toEqual([{ date: '2026-03-17', shift: 'Noc', value: 100 }])
  for (const gone of [
    await server.call(editBonus, changed, { as }),
    await server.call(removeBonus, { id }, { as }),
  ])
    expect(gone).toMatchObject({ status: 404, failure: { msg: 'Tego bonusu już nie ma. Odśwież listę.' } })
})

test('of two bonuses moved to one shift at once, one is refused and none is lost', async () => {
  const as = await server.asUser()
  const first = answered(await add('2026-03-16', 'Noc', 250))
  const second = answered(await add('2026-03-17', 'Noc', 100))
  const target = { date: '2026-03-20', shift: 'Noc', value: 200 } as const
  const tries = await Promise.all(
    [first, second].map(({ id }) => server.call(editBonus, { id, ...target }, { as })),
  )
  expect(tries.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(answered(await server.call(listBonuses, {}, { as })).data).toHaveLength(2)
})

test('of two who edit or remove one bonus the later is told what the other made of it, and can go over it', async () => {
  const as = await server.asUser()
  const seen = { date: '2026-03-16', shift: 'Noc', value: 250 } as const
  const { id } = answered(await add(seen.date, seen.shift, seen.value))
  const [first, second] = [
    { ...seen, value: 300 },
    { ...seen, value: 100 },
  ]
  answered(await server.call(editBonus, { id, ...first, seen }, { as }))
  for (const refused of [
    await server.call(editBonus, { id, ...second, seen }, { as }),
    await server.call(removeBonus, { id, seen }, { as }),
  ])
    expect(refused).toMatchObject({
      status: 409,
      failure: {
        code: 'changed_meanwhile',
        msg: expect.stringContaining('16.3.2026, Noc, 300 PLN'),
        details: first,
      },
    })
  // Both wanted the same.
  answered(await server.call(editBonus, { id, ...first, seen }, { as }))
  answered(await server.call(editBonus, { id, ...second, seen: first }, { as }))
  expect(answered(await server.call(listBonuses, {}, { as })).data[0]?.attributes).toEqual(second)
})

test('of two who edit one bonus at the very same moment one is told', async () => {
  const as = await server.asUser()
  const seen = { date: '2026-03-16', shift: 'Noc', value: 250 } as const
  const { id } = answered(await add(seen.date, seen.shift, seen.value))
  const answers = await Promise.all(
    [300, 100].map((value) => server.call(editBonus, { id, ...seen, value, seen }, { as })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})
