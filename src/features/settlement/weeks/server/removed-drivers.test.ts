import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { removeDriver } from '#features/drivers/office/contract.ts'
import {
  addPayIn,
  payOutInCash,
  readDriverLedger,
  readReceipt,
} from '#features/settlement/ledger/contract.ts'
import { answered, startTestServer, type TestCaller, type TestServer } from '#test/server/test-server.ts'
import {
  MONDAY_48,
  makeDriver,
  makeLoad,
  makeReference,
  makeRow,
  makeScheme,
  PLAIN,
  WEEK_47,
} from '#test/settlement/made-week.ts'
import { closeWeeks, readSettlementWeek } from '../contract.ts'

let server: TestServer
let office: TestCaller
beforeAll(async () => {
  server = await startTestServer({ at: MONDAY_48 })
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.reset()
  office = await server.asUser({ money: true })
})

/** A driver of so many złoty of Bolt in week 47, who is removed after it was closed. */
async function removedAfterClosing(net: number): Promise<string> {
  const { queries } = server.database
  await makeScheme(queries, PLAIN)
  await makeLoad(queries, { no: 1, kind: 'bolt-earnings' })
  const id = await makeDriver(queries, 'Adam Abacki')
  const ref = await makeReference(queries, 'bolt', 'Abacki A.', id)
  await makeRow(queries, { load: 1, row: 2, app: 'bolt', ref, amounts: { net } })
  const week = answered(await server.call(readSettlementWeek, WEEK_47, { as: office }))
  const drivers = week.data.flatMap(({ driverId, mark }) => (mark ? [{ driverId, mark }] : []))
  answered(await server.call(closeWeeks, { ...WEEK_47, drivers }, { as: office }))
  answered(await server.call(removeDriver, { id }, { as: await server.asUser({ admin: true }) }))
  return id
}

test('a removed driver is paid in cash, and the receipt has the name of the statement', async () => {
  const driverId = await removedAfterClosing(200)
  const pay = (grosze: number, of = driverId) =>
    server.call(payOutInCash, { driverId: of, statement: 'R/2026/47/0001', grosze, note: '' }, { as: office })
  expect(await pay(20_001)).toMatchObject({ status: 409, failure: { code: 'nothing_to_pay' } })
  const { receipt, balanceGrosze } = answered(await pay(20_000))
  expect(balanceGrosze).toBe(0)
  expect(answered(await server.call(readReceipt, { number: receipt }, { as: office }))).toMatchObject({
    ...{ name: 'Adam Abacki', grosze: 20_000, statement: 'R/2026/47/0001' },
  })
  expect(answered(await server.call(readDriverLedger, { driverId }, { as: office })).driver.fullName).toBe(
    'Adam Abacki',
  )
  const nobody = '00000000-0000-4000-8000-000000000000'
  expect(await pay(1, nobody)).toMatchObject({ status: 404, failure: { code: 'no_such_driver' } })
})

test('a removed driver pays a debt back', async () => {
  const driverId = await removedAfterClosing(-80)
  const paid = { driverId, grosze: 8000, inCash: true, beyondDebt: true, note: '' }
  const { receipt, balanceGrosze } = answered(await server.call(addPayIn, paid, { as: office }))
  expect([balanceGrosze, receipt]).toEqual([0, 'KP/2026/0001'])
})
