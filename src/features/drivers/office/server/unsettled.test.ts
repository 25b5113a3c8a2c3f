import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { shiftResults, unsplitResults } from '#features/income/facts/server/public.ts'
import { addPayIn } from '#features/settlement/ledger/contract.ts'
import { bookPayout, holdOrders } from '#features/settlement/ledger/server/public.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { answered, startTestServer, type TestServer } from '#test/server/test-server.ts'
import { makeDriver } from '#test/settlement/made-week.ts'
import { addDrivers, closeStatements } from '#test/transfers/closed-statements.ts'
import { readUnsettled } from '../contract.ts'
import { mergeDrivers } from '../contract-data.ts'
import { unsettledTexts } from '../texts-unsettled.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(() => server.reset())

async function asSeen(id: string, rights: { admin?: boolean; money?: boolean }) {
  const as = await server.asUser(rights)
  return answered(await server.call(readUnsettled, { id }, { as }))
}

test('before a driver goes the office learns what is unsettled, and how much only by the right to money', async () => {
  const [owed = '', debtor = '', even = ''] = await addDrivers(server, ['Jan Kot', 'Ewa Lis', 'Ola Sowa'])
  await closeStatements(server, [
    { driverId: owed, grosze: 33_869, number: 'R/2026/10/0001' },
    { driverId: debtor, grosze: -90_096, number: 'R/2026/10/0002' },
    { driverId: even, grosze: -500, number: 'R/2026/10/0003' },
  ])
  const as = await server.asUser({ money: true })
  const paid = { driverId: even, grosze: 500, inCash: false, beyondDebt: true, note: '' }
  answered(await server.call(addPayIn, paid, { as }))
  expect(await asSeen(owed, { money: true })).toEqual({
    unsettled: true,
    grosze: 33_869,
    apartGrosze: null,
    onTheWayGrosze: null,
    openWeeks: 0,
  })
  expect(await asSeen(debtor, { money: true })).toEqual({
    unsettled: true,
    grosze: -90_096,
    apartGrosze: null,
    onTheWayGrosze: null,
    openWeeks: 0,
  })
  expect(await asSeen(even, { money: true })).toEqual({
    unsettled: false,
    grosze: null,
    apartGrosze: null,
    onTheWayGrosze: null,
    openWeeks: 0,
  })
  // An administrator without the right is told that there is something, and not how much.
  expect(await asSeen(debtor, { admin: true })).toEqual({
    unsettled: true,
    grosze: null,
    apartGrosze: null,
    onTheWayGrosze: null,
    openWeeks: 0,
  })
  expect(await asSeen(even, {})).toEqual({
    unsettled: false,
    grosze: null,
    apartGrosze: null,
    onTheWayGrosze: null,
    openWeeks: 0,
  })
})

test('a driver with whom nothing was ever settled, or nobody at all, owes nothing', async () => {
  const id = await makeDriver(server.database.queries, 'Adam Abacki')
  expect(await asSeen(id, { money: true })).toEqual({
    unsettled: false,
    grosze: null,
    apartGrosze: null,
    onTheWayGrosze: null,
    openWeeks: 0,
  })
  expect(await asSeen(crypto.randomUUID(), { money: true })).toEqual({
    unsettled: false,
    grosze: null,
    apartGrosze: null,
    onTheWayGrosze: null,
    openWeeks: 0,
  })
})

test('of a record that another was folded into it is what both are owed', async () => {
  const [stays = '', folded = ''] = await addDrivers(server, ['Jan Kot', 'Jan Kotek'])
  await closeStatements(server, [{ driverId: folded, grosze: -700, number: 'R/2026/10/0001' }])
  const as = await server.asUser({ admin: true })
  answered(await server.call(mergeDrivers, { staysId: stays, foldedId: folded }, { as }))
  expect(await asSeen(stays, { money: true })).toEqual({
    unsettled: true,
    grosze: -700,
    apartGrosze: null,
    onTheWayGrosze: null,
    openWeeks: 0,
  })
})

test('weeks with earnings that nobody has closed are counted, since the fleet closed its first one', async () => {
  const [jan = '', ewa = ''] = await addDrivers(server, ['Jan Kot', 'Ewa Lis'])
  const { queries } = server.database
  const on = (driverId: string, date: string) => ({
    driverId,
    date: date as CalendarDate,
    shift: 'day' as const,
  })
  await queries.insert(shiftResults).values([
    { ...on(jan, '2026-02-23'), totalIncomeGrosze: 100 },
    { ...on(jan, '2026-03-02'), totalIncomeGrosze: 100 },
    { ...on(jan, '2026-03-09'), totalIncomeGrosze: 100 },
    { ...on(jan, '2026-03-16'), mileageM: 5000 },
  ])
  const days = { date: '2026-03-23' as CalendarDate, until: '2026-03-29' as CalendarDate }
  await queries.insert(unsplitResults).values({ driverId: jan, ...days, money: [] })
  // A fleet that closes no weeks here is told of none.
  expect(await asSeen(jan, { money: true })).toMatchObject({ openWeeks: 0 })
  await closeStatements(server, [
    { driverId: ewa, grosze: 0, number: 'R/2026/10/0001' },
    { driverId: jan, grosze: 0, number: 'R/2026/11/0001' },
  ])
  expect(await asSeen(jan, {})).toEqual({
    unsettled: false,
    grosze: null,
    apartGrosze: null,
    onTheWayGrosze: null,
    openWeeks: 2,
  })
  expect(await asSeen(ewa, {})).toMatchObject({ openWeeks: 0 })
  expect(unsettledTexts.openWeeks(2)).toContain('2 tygodnie tego kierowcy nie są jeszcze rozliczone')
})

test('a debt behind a transfer on its way is a debt, and the transfer is told beside it', async () => {
  const [jan = ''] = await addDrivers(server, ['Jan Kot'])
  await closeStatements(server, [{ driverId: jan, grosze: 24_717, number: 'R/2026/10/0001' }])
  const order = { statement: 'R/2026/10/0001', driverId: jan, grosze: 24_717 }
  await server.database.transaction((tx) => holdOrders(tx, 'P/2026/10/1', [order], '2026-03-10T10:00:00Z'))
  // All of it is on its way: nothing is owed, and nothing is settled yet.
  const away = { unsettled: true, apartGrosze: null, onTheWayGrosze: 24_717, openWeeks: 0 }
  expect(await asSeen(jan, { money: true })).toEqual({ ...away, grosze: null })
  await closeStatements(server, [{ driverId: jan, grosze: -24_189, number: 'R/2026/11/0001' }])
  expect(await asSeen(jan, { money: true })).toEqual({ ...away, grosze: -24_189 })
  const as = await server.asUser({ money: true })
  const paid = { driverId: jan, grosze: 10_000, inCash: false, beyondDebt: true, note: '' }
  answered(await server.call(addPayIn, paid, { as }))
  expect(await asSeen(jan, { money: true })).toEqual({ ...away, grosze: -14_189 })
  expect(await asSeen(jan, { admin: true })).toMatchObject({
    unsettled: true,
    grosze: null,
    onTheWayGrosze: null,
  })
  const act = { at: '2026-03-20T10:00:00Z', by: 'Anna Próbna' }
  await server.database.transaction((tx) => bookPayout(tx, 'P/2026/10/1', act))
  expect(await asSeen(jan, { money: true })).toEqual({ ...away, onTheWayGrosze: null, grosze: -14_189 })
})

test('the sentences say who owes whom how much, and what to do', () => {
  expect(unsettledTexts.owedToDriver(33_869)).toContain('Flota jest winna temu kierowcy 338,69 zł.')
  expect(unsettledTexts.owedToFleet(-90_005)).toContain('Kierowca jest winien flocie 900,05 zł.')
  expect(unsettledTexts.onTheWay(24_717)).toContain(
    'W paczkach przelewów jest 247,17 zł, jeszcze bez potwierdzenia.',
  )
})
