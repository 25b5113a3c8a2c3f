import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { removeDriver } from '#features/drivers/office/contract.ts'
import { closeWeeks, readSettlementWeek } from '#features/settlement/weeks/contract.ts'
import { addDays } from '#kernel/calendar-date.ts'
import { datesOf, type Week } from '#kernel/week.ts'
import { answered, startTestServer, type TestCaller, type TestServer } from '#test/server/test-server.ts'
import {
  makeDriver,
  makeLoad,
  makeReference,
  makeRow,
  makeScheme,
  PLAIN,
  WEEK_47,
} from '#test/settlement/made-week.ts'
import { addStandingCharge, endStandingCharge, listStandingCharges } from '../contract-standing.ts'

/** Wednesday of week 47. */
const WEDNESDAY = '2026-11-18T11:00:00Z'
const WEEK_48: Week = { year: 2026, week: 48 }
const [MONDAY, , WEDNESDAY_DATE] = datesOf(WEEK_47)

let server: TestServer
let office: TestCaller
let adam: string
let ref: string
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.reset()
  await at(WEDNESDAY)
  const { queries } = server.database
  await makeScheme(queries, PLAIN)
  adam = await makeDriver(queries, 'Adam Abacki')
  ref = await makeReference(queries, 'bolt', 'Abacki A.', adam)
})

async function at(instant: string): Promise<void> {
  server.clock.set(instant)
  office = await server.asUser({ money: true })
}
const rent = (more: object = {}) =>
  server.call(
    addStandingCharge,
    { kind: 'rent', driverId: adam, per: 'day', grosze: 1000, from: MONDAY, ...more } as never,
    { as: office },
  )
const remove = async () =>
  answered(await server.call(removeDriver, { id: adam }, { as: await server.asUser({ admin: true }) }))
const rates = async () => answered(await server.call(listStandingCharges, {}, { as: office })).data
const result = async (week = WEEK_47) =>
  answered(await server.call(readSettlementWeek, week, { as: office })).data.find(
    ({ driverId }) => driverId === adam,
  )?.resultGrosze

test('a driver removed in mid-week pays the rent to that day, and nothing of the weeks after', async () => {
  answered(await rent())
  await remove()
  expect(await rates()).toMatchObject([{ to: WEDNESDAY_DATE, driver: 'removed' }])
  expect(await result()).toBe(-3000)
  expect(await result(WEEK_48)).toBeUndefined()
})

test('and so also after that week was closed with a debt', async () => {
  answered(await rent())
  await remove()
  await at('2026-11-23T09:00:00Z')
  await makeLoad(server.database.queries, { no: 1, kind: 'bolt-earnings' })
  const { data } = answered(await server.call(readSettlementWeek, WEEK_47, { as: office }))
  const drivers = data.flatMap(({ driverId, mark }) => (mark ? [{ driverId, mark }] : []))
  expect(
    answered(await server.call(closeWeeks, { ...WEEK_47, drivers }, { as: office })).closed,
  ).toHaveLength(1)
  expect((await result(WEEK_48)) ?? 0).toBe(0)
})

test('a rate that begins after the driver is removed is taken back, and one that ended before stays as it was', async () => {
  const ended = addDays(MONDAY as never, 1)
  answered(await rent({ to: ended }))
  answered(await rent({ from: addDays(MONDAY as never, 7) }))
  await remove()
  expect((await rates()).map(({ to }) => to)).toEqual([ended])
})

test('who is on the list no more takes a rate of the last days, as long as the week is settled; never one without an end', async () => {
  const { queries } = server.database
  await makeLoad(queries, { no: 1, kind: 'bolt-earnings' })
  await makeRow(queries, { load: 1, row: 2, app: 'bolt', ref, amounts: { net: 200 } })
  await remove()
  expect(await rent()).toMatchObject({ status: 400, failure: { code: 'end_missing' } })
  answered(await rent({ to: WEDNESDAY_DATE }))
  expect(await result()).toBe(20_000 - 3000)
  const [one] = await rates()
  answered(await server.call(endStandingCharge, { id: one?.id ?? '', to: MONDAY } as never, { as: office }))
  expect(await result()).toBe(20_000 - 1000)
})

test('who is on the list no more, and of whom nothing is settled, takes none', async () => {
  await remove()
  expect(await rent({ to: WEDNESDAY_DATE })).toMatchObject({
    status: 404,
    failure: { code: 'no_such_driver' },
  })
})
