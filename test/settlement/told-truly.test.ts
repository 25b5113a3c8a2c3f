import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { drivers } from '#features/drivers/server/tables.ts'
import { listMessages, readMessage } from '#features/messaging/contract.ts'
import { setNotifications } from '#features/settings/contract.ts'
import { savePayeeAccount } from '#features/settlement/accounts/contract.ts'
import { addPayIn } from '#features/settlement/ledger/contract.ts'
import { holdOrders } from '#features/settlement/ledger/server/public.ts'
import { readTellings, tellDrivers } from '#features/settlement/own-statements/contract-office.ts'
import { getTransferProposal, overrideTransferAccount } from '#features/settlement/transfers/contract.ts'
import { closeWeeks, readSettlementWeek, reopenStatement } from '#features/settlement/weeks/contract.ts'
import {
  decideCorrection,
  listCorrections,
  readStatement,
} from '#features/settlement/weeks/contract-statement.ts'
import { documentOf, statementOf } from '#features/settlement/weeks/server/public.ts'
import type { Phone } from '#kernel/phone.ts'
import type { Week } from '#kernel/week.ts'
import { answered, startTestServer, type TestCaller, type TestServer } from '#test/server/test-server.ts'
import { numbered } from '#test/transfers/transfer-office.ts'
import {
  MONDAY_48,
  makeCharge,
  makeDriver,
  makeLoad,
  makeReference,
  makeRow,
  makeScheme,
  PLAIN,
  WEEK_47,
} from './made-week.ts'

const WEEK_48 = { year: 2026, week: 48 }
let server: TestServer
let office: TestCaller
let jan: string
let ref: string

beforeAll(async () => {
  server = await startTestServer({ at: MONDAY_48 })
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.reset()
  await goTo(MONDAY_48)
  const { queries } = server.database
  await makeScheme(queries, PLAIN)
  await makeLoad(queries, { no: 1, kind: 'bolt-earnings' })
  jan = await makeDriver(queries, 'Jan Kot')
  ref = await makeReference(queries, 'bolt', 'Jan Kot', jan)
  await makeRow(queries, { load: 1, row: 2, app: 'bolt', ref, amounts: { net: 300 } })
  await change({ email: 'jan@flota.test' })
})

async function goTo(at: string): Promise<void> {
  server.clock.set(at)
  office = await server.asUser({ money: true })
}
async function change(contact: Partial<typeof drivers.$inferInsert>): Promise<void> {
  await server.database.queries.update(drivers).set(contact).where(eq(drivers.id, jan))
}
async function seen(week: Week = WEEK_47) {
  const { data } = answered(await server.call(readSettlementWeek, week, { as: office }))
  return data.flatMap(({ driverId, mark }) => (mark ? [{ driverId, mark }] : []))
}
const closeSeen = (marks: Awaited<ReturnType<typeof seen>>, week: Week = WEEK_47) =>
  server.call(closeWeeks, { ...week, drivers: marks }, { as: office })
const close = async (week: Week = WEEK_47) => answered(await closeSeen(await seen(week), week))
const save = async (account: number, more: { revision: number; takesCash?: boolean }) =>
  answered(
    await server.call(savePayeeAccount, { id: jan, account: numbered(account), ...more }, { as: office }),
  )
const statementId = async (week: Week = WEEK_47) =>
  answered(await server.call(readStatement, { ...week, driverId: jan }, { as: office })).id ?? ''
async function paper(week: Week = WEEK_47) {
  const shown = await statementOf(server.database.queries, await statementId(week))
  if (!shown) throw new Error('There is no such statement')
  return documentOf(shown)
}
const tell = async () => answered(await server.call(tellDrivers, WEEK_47, { as: office }))
async function texts(): Promise<string[]> {
  const admin = await server.asUser({ admin: true, money: true })
  const { data } = answered(await server.call(listMessages, {}, { as: admin }))
  const all = data.map(async ({ id }) => answered(await server.call(readMessage, { id }, { as: admin })).text)
  return Promise.all(all)
}
/** A late row, and the correction that the office accepts. */
async function correct(pln: number): Promise<void> {
  const { queries } = server.database
  await makeLoad(queries, { no: 9, kind: 'bolt-earnings', at: server.clock.now().toISOString() })
  await makeRow(queries, { load: 9, row: 2, app: 'bolt', ref, amounts: { adjustment: pln } })
  const [one] = answered(await server.call(listCorrections, {}, { as: office })).data
  const { statementId: id = '', rowsDigest = '' } = one ?? {}
  answered(await server.call(decideCorrection, { id, rowsDigest, decision: 'accept' }, { as: office }))
}

describe('a driver who takes cash', () => {
  test('is told so by letter and document, whatever account is known', async () => {
    await save(3, { revision: 0, takesCash: true })
    await close()
    await tell()
    expect((await texts()).join()).toContain('do wypłaty 300,00 zł gotówką w biurze')
    const { next, parties } = await paper()
    expect(next).toContain('gotówką w biurze')
    expect(next).not.toContain('przelewem')
    expect(parties[1]).toMatchObject({ name: 'gotówka' })
  })

  test('later, after the closing: the statement stays as it was handed out', async () => {
    await save(3, { revision: 0 })
    await close()
    const before = await paper()
    await save(3, { revision: 1, takesCash: true })
    expect(await paper()).toEqual(before)
    expect(before.next).toContain('przelewem na konto')
  })
})

describe('a correction', () => {
  test('that was accepted before anybody was told of the week is told with it', async () => {
    await close()
    await correct(-5)
    expect(await tell()).toMatchObject({ letters: 1 })
    expect((await texts()).join()).toContain('korekta -5,00 zł, wejdzie do następnego rozliczenia')
    expect(await tell()).toMatchObject({ letters: 0 })
  })

  test('of a week whose balance a newer statement holds is told by itself, and once', async () => {
    await close()
    await tell()
    await goTo('2026-11-30T09:00:00Z')
    await makeCharge(server.database.queries, jan, 'wash', 10, { week: WEEK_48 })
    await close(WEEK_48)
    await correct(-5)
    expect(answered(await server.call(readTellings, WEEK_47, { as: office }))).toMatchObject({
      waiting: { letters: 1 },
    })
    expect(await tell()).toMatchObject({ letters: 1 })
    expect((await texts())[0]).toContain('korekta -5,00 zł')
    expect(await tell()).toMatchObject({ letters: 0 })
  })
})

test('every closed statement is counted once: told, waiting, or left to the message of a newer one', async () => {
  const told = async () => answered(await server.call(readTellings, WEEK_47, { as: office }))
  const ola = await makeDriver(server.database.queries, 'Ola Inna')
  const another = await makeReference(server.database.queries, 'bolt', 'Ola Inna', ola)
  await makeRow(server.database.queries, {
    ...{ load: 1, row: 3, app: 'bolt', ref: another, amounts: { net: 100 } },
  })
  await close()
  await goTo('2026-11-30T09:00:00Z')
  await makeCharge(server.database.queries, jan, 'wash', 10, { week: WEEK_48 })
  await close(WEEK_48)
  // Jan's payout has moved on; Ola has no address.
  expect(await told()).toMatchObject({
    ...{ closed: 2, told: 0, inNewer: 1, waiting: { letters: 0, sms: 0 }, declined: 0 },
    unreachable: [{ driverId: ola }],
  })
  await correct(-5)
  expect(await told()).toMatchObject({ closed: 2, told: 0, inNewer: 0, waiting: { letters: 1, sms: 0 } })
  await tell()
  expect(await told()).toMatchObject({ closed: 2, told: 0, inNewer: 1, waiting: { letters: 0, sms: 0 } })
})

test('who was told before the balance moved on stays told', async () => {
  await close()
  await tell()
  await goTo('2026-11-30T09:00:00Z')
  await makeCharge(server.database.queries, jan, 'wash', 10, { week: WEEK_48 })
  await close(WEEK_48)
  expect(answered(await server.call(readTellings, WEEK_47, { as: office }))).toMatchObject({
    ...{ closed: 1, told: 1, inNewer: 0, waiting: { letters: 0, sms: 0 } },
  })
})

test('who could not be reached by the number was not told, and is once the number is another', async () => {
  const admin = await server.asUser({ admin: true, money: true })
  answered(await server.call(setNotifications, { sendStatementSms: true }, { as: admin }))
  await change({ email: '', phone: '+1999' as Phone })
  await close()
  const first = await tell()
  expect(first).toMatchObject({ sms: 0, unreachable: [{ driverId: jan, why: 'not-sent' }] })
  expect(await tell()).toMatchObject({ sms: 0, unreachable: [{ driverId: jan, why: 'not-sent' }] })
  await change({ phone: '+48601222333' as Phone })
  expect(await tell()).toMatchObject({ sms: 1, unreachable: [] })
  expect(await tell()).toMatchObject({ sms: 0 })
})

test('the balances on paper come to what is paid, also while an older order is on its way', async () => {
  await close()
  const order = { statement: 'R/2026/47/0001', driverId: jan, grosze: 30_000 }
  await server.database.transaction((tx) => holdOrders(tx, 'P/2026/48/1', [order], MONDAY_48))
  await goTo('2026-11-25T09:00:00Z')
  const payIn = { driverId: jan, grosze: 1000, note: '', inCash: true, beyondDebt: true }
  answered(await server.call(addPayIn, payIn, { as: office }))
  await goTo('2026-11-30T09:00:00Z')
  await makeCharge(server.database.queries, jan, 'bonus', 200, { week: WEEK_48 })
  await close(WEEK_48)
  const { ledger, figures } = await paper(WEEK_48)
  expect(ledger.map(({ date, what, amount, balance }) => [date, what, amount, balance])).toEqual([
    ['23.11.2026', 'Rozliczenie R/2026/47/0001', 30_000, 30_000],
    // On the day when it was prepared, and before what was booked later.
    ['23.11.2026', 'Zlecony przelew R/2026/47/0001', -30_000, 0],
    ['25.11.2026', 'Wpłata', 1000, 1000],
    ['30.11.2026', 'Rozliczenie R/2026/48/0001', 20_000, 21_000],
  ])
  expect(figures.find(({ mark }) => mark === 'payout')?.amount).toBe(21_000)
})

test('of what was closed before orders kept their day, the paper names none', async () => {
  await close()
  const order = { statement: 'R/2026/47/0001', driverId: jan, grosze: 30_000 }
  await server.database.transaction((tx) => holdOrders(tx, 'P/2026/48/1', [order], MONDAY_48))
  await goTo('2026-11-30T09:00:00Z')
  await makeCharge(server.database.queries, jan, 'bonus', 200, { week: WEEK_48 })
  await close(WEEK_48)
  const shown = await statementOf(server.database.queries, await statementId(WEEK_48))
  if (!shown) throw new Error('There is no such statement')
  const ledger = shown.ledger.map((row) => (row.kind === 'on-the-way' ? { ...row, bookedAt: null } : row))
  expect(documentOf({ ...shown, ledger }).ledger.map(({ date }) => date)).toEqual([
    ...['23.11.2026', '–', '30.11.2026'],
  ])
})

test('an override is of the version that it was made for: reopening drops it', async () => {
  await save(1, { revision: 0 })
  await close()
  await save(2, { revision: 1 })
  const override = { statement: 'R/2026/47/0001', reason: 'nowe konto' }
  answered(await server.call(overrideTransferAccount, override, { as: office }))
  const id = await statementId()
  answered(await server.call(reopenStatement, { id, reason: 'Pomyłka' }, { as: office }))
  await save(3, { revision: 2 })
  await close()
  const { orders } = answered(await server.call(getTransferProposal, {}, { as: office }))
  expect(orders).toMatchObject([
    { override: null, account: expect.stringMatching(`${numbered(3).slice(-4)}$`) },
  ])
})

test('an account that was changed between looking and closing is not frozen unseen', async () => {
  await save(1, { revision: 0 })
  const marks = await seen()
  await save(2, { revision: 1 })
  expect(await closeSeen(marks)).toMatchObject({ status: 409, failure: { code: 'changed' } })
  expect((await closeSeen(await seen())).status).toBe(200)
})

test('a bonus that the office typed is none that was won, and is said to be typed; fuel is not', async () => {
  await makeCharge(server.database.queries, jan, 'bonus', 200)
  await close()
  const lines = (await paper()).groups.flatMap((group) => group.lines)
  expect(lines.find(({ label }) => label.startsWith('Premia'))).toMatchObject({
    label: 'Premia z 16.11.2026',
    source: 'wpisane w biurze',
  })
})
