import { createHash, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { eraseDriver, mergeDrivers } from '#features/drivers/office/contract-data.ts'
import { drivers } from '#features/drivers/server/tables.ts'
import { incomeStatements } from '#features/income/facts/server/tables.ts'
import { addPayIn, payOutInCash } from '#features/settlement/ledger/contract.ts'
import { bookPayout, bookReturn, holdOrders } from '#features/settlement/ledger/server/public.ts'
import { transferBatches, transferOrders } from '#features/settlement/transfers/server/tables.ts'
import { closeWeeks, readSettlementWeek, reopenStatement } from '#features/settlement/weeks/contract.ts'
import { printStatement } from '#features/settlement/weeks/contract-printing.ts'
import {
  answerQuestion,
  decideCorrection,
  listCorrections,
  readStatement,
} from '#features/settlement/weeks/contract-statement.ts'
import { settlementQuestions } from '#features/settlement/weeks/server/tables.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Week } from '#kernel/week.ts'
import { answered, startTestServer, type TestCaller, type TestServer } from '#test/server/test-server.ts'
import { makeFirstExample } from '#test/settlement/first-example.ts'
import {
  MONDAY_48,
  makeCharge,
  makeDriver,
  makeLoad,
  makeReference,
  makeRow,
  WEEK_47,
} from '#test/settlement/made-week.ts'
import { askAboutStatement, listOwnStatements, printOwnStatement, readOwnStatement } from '../contract.ts'

let server: TestServer
let office: TestCaller
/** Example 1, and whoever else is in the week. */
let jan: TestCaller
let ola: TestCaller

const FIRST = 'R-2026-47-0001'
const NUMBER = 'R/2026/47/0001'
const day = (text: string) => text as CalendarDate
const WEEK_48: Week = { year: 2026, week: 48 }
const MONDAY_49 = '2026-11-30T09:00:00Z'

beforeAll(async () => {
  server = await startTestServer({ at: MONDAY_48 })
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.reset()
  server.clock.set(MONDAY_48)
  office = await server.asUser({ money: true })
  const { queries } = server.database
  const example = await makeFirstExample(queries)
  jan = await server.asScope('driver', example.jan)
  const other = await makeDriver(queries, 'Ola Inna')
  await makeRow(queries, {
    ...{ load: 1, row: 55, app: 'bolt', amounts: { net: 777.77 } },
    ref: await makeReference(queries, 'bolt', 'Ola Inna', other),
  })
  ola = await server.asScope('driver', other)
})

async function closeAll(week: Week = WEEK_47) {
  const { data } = answered(await server.call(readSettlementWeek, week, { as: office }))
  const open = data.flatMap(({ driverId, mark }) => (mark ? [{ driverId, mark }] : []))
  return answered(await server.call(closeWeeks, { ...week, drivers: open }, { as: office })).closed
}

async function goTo(at: string): Promise<void> {
  server.clock.set(at)
  office = await server.asUser({ money: true })
  jan = await server.asScope('driver', jan.id)
}

const list = async (as = jan) => answered(await server.call(listOwnStatements, {}, { as }))
const one = async (number = FIRST, as = jan) =>
  answered(await server.call(readOwnStatement, { number }, { as }))
const ask = (question: string, as = jan, number = FIRST) =>
  server.call(askAboutStatement, { number, question }, { as })
const idOf = async (driverId: string, week = WEEK_47) =>
  answered(await server.call(readStatement, { ...week, driverId }, { as: office })).id ?? ''

async function payByTransfer(grosze: number, statement = NUMBER, driverId = jan.id): Promise<void> {
  const act = { at: server.clock.now().toISOString(), by: 'Anna Próbna' }
  await server.database.transaction(async (tx) => {
    await holdOrders(tx, 'P/2026/48/1', [{ statement, driverId, grosze }], act.at)
    await bookPayout(tx, 'P/2026/48/1', act)
  })
}

test('a draft is never shown; once closed it is there, with amount, rule, sources and ledger', async () => {
  expect(await list()).toEqual({
    ...{ balanceGrosze: 0, preparedGrosze: 0, onTheWayGrosze: 0, apartBalanceGrosze: 0 },
    ...{ data: [], more: false },
  })
  expect(await server.call(readOwnStatement, { number: FIRST }, { as: jan })).toMatchObject({ status: 404 })
  await closeAll()
  expect(await list()).toMatchObject({
    balanceGrosze: 33_869,
    data: [{ key: FIRST, number: NUMBER, ...WEEK_47, state: 'to-pay', toPayGrosze: 33_869, carryGrosze: 0 }],
  })
  const statement = await one()
  expect(statement).toMatchObject({ resultGrosze: 33_869, openingGrosze: 0, leftGrosze: 33_869 })
  const share = statement.lines.find(({ line }) => line.code === 'share')
  expect(share?.line).toMatchObject({ amount: 143_189, base: 286_377 })
  // As it was said at closing, and frozen.
  expect(share?.words).toMatchObject({ heading: expect.any(String), label: 'Twój udział, 50%' })
  expect(statement.scheme?.words).toContain('odpowiada biuro floty')
  expect(share?.source.files).toEqual([
    { name: 'Bolt tygodniowy.csv', rows: [41] },
    { name: 'Uber płatności.csv', rows: [17] },
  ])
  expect(statement.ledger).toMatchObject([{ kind: 'settlement', grosze: 33_869, balance: 33_869 }])
})

test('nothing of the fleet, of the office’s people or of other drivers is told', async () => {
  await closeAll()
  await payByTransfer(33_869)
  answered(await ask('Nie zgadza się gotówka'))
  const { questions } = answered(
    await server.call(readStatement, { ...WEEK_47, driverId: jan.id }, { as: office }),
  )
  answered(
    await server.call(answerQuestion, { id: questions[0]?.id ?? '', answer: 'Sprawdzimy' }, { as: office }),
  )
  const told = JSON.stringify([await list(), await one()])
  for (const hidden of [
    'Anna Próbna',
    'Ola Inna',
    '77777',
    'whereNetWent',
    'standsOut',
    'fleet":',
    'rowsDigest',
  ])
    expect(told).not.toContain(hidden)
  expect(told).not.toContain(ola.id)
  expect(told).not.toContain('P/2026/48/1')
})

test('the rental of the own car stands apart from the week, each with what became of it', async () => {
  await makeCharge(server.database.queries, jan.id, 'own-car', 400, { detail: 'KR 1' })
  await closeAll()
  const before = await list()
  expect(before).toMatchObject({ balanceGrosze: 33_869, apartBalanceGrosze: 40_000 })
  expect(before.data[0]).toMatchObject({
    ...{ state: 'to-pay', toPayGrosze: 33_869 },
    apart: { state: 'to-pay', toPayGrosze: 40_000, leftGrosze: 40_000, paidBy: null },
  })
  await payByTransfer(40_000, `${NUMBER}/N`)
  const after = await one()
  expect(after).toMatchObject({
    state: 'to-pay',
    paidGrosze: 0,
    apart: { state: 'paid', paidBy: 'transfer' },
  })
  expect(after.payments).toMatchObject([{ apart: true, grosze: 40_000 }])
  expect(after.lines.at(-1)?.line).toMatchObject({ code: 'own-car', amount: 40_000 })
  expect(after.ledger).toHaveLength(1)
})

test('another driver’s number reads, prints and is asked about like one that does not exist', async () => {
  await closeAll()
  const [unknown, others] = ['R-2026-47-9999', 'R-2026-47-0002']
  expect((await one(others, ola)).toPayGrosze).toBeGreaterThan(0)
  for (const call of [readOwnStatement, printOwnStatement]) {
    const [none, foreign] = [
      await server.call(call, { number: unknown }, { as: jan }),
      await server.call(call, { number: others }, { as: jan }),
    ]
    expect(none).toMatchObject({ status: 404, failure: { code: 'no_such_statement' } })
    expect(foreign).toMatchObject({ status: 404 })
    expect(!foreign.ok && foreign.failure).toEqual(!none.ok && none.failure)
  }
  expect(await ask('Nie moje', jan, others)).toMatchObject({ status: 404 })
  expect(await server.call(readOwnStatement, { number: await idOf(ola.id) }, { as: jan })).toMatchObject({
    status: 404,
  })
  expect(await server.database.queries.select().from(settlementQuestions)).toEqual([])
})

test('what was paid says when and to which account; what came back is to be paid again', async () => {
  await closeAll()
  const order = { statement: NUMBER, driverId: jan.id, grosze: 33_869 }
  await server.database.transaction((tx) => holdOrders(tx, 'P/2026/48/1', [order], MONDAY_48))
  // Prepared is not handed out.
  expect(await list()).toMatchObject({ data: [{ state: 'to-pay' }, ...[]] })
  const act = { at: '2026-11-24T10:00:00Z', by: 'Anna Próbna' }
  await server.database.transaction((tx) => bookPayout(tx, 'P/2026/48/1', act))
  expect(await one()).toMatchObject({
    ...{ state: 'paid', paidBy: 'transfer', paidGrosze: 33_869, leftGrosze: 0 },
    payments: [{ grosze: 33_869, by: 'transfer', returnedAt: null }],
  })
  expect(Date.parse((await one()).paidAt ?? '')).toBe(Date.parse(act.at))
  await server.database.transaction((tx) =>
    bookReturn(tx, { ...act, batch: 'P/2026/48/1', statement: NUMBER, note: 'zły numer konta' }),
  )
  const back = await one()
  expect(back).toMatchObject({ state: 'to-pay', paidGrosze: 0, leftGrosze: 33_869, paidBy: null })
  expect(back.payments[0]?.returnedAt).not.toBeNull()
  expect(Date.parse(back.cameBackAt ?? '')).toBe(Date.parse(act.at))
  expect(JSON.stringify(back)).not.toContain('zły numer konta')
})

test('a transfer that came back before anybody confirmed it is told with its day, to office and driver', async () => {
  await closeAll()
  const { queries } = server.database
  const id = randomUUID()
  await queries.insert(transferBatches).values({
    ...{ id, number: 'P/2026/48/1', state: 'exported', date: day('2026-11-23'), format: 'elixir-0' },
    ...{
      profile: {} as never,
      payerName: 'Flota',
      payerAddress: [],
      payerAccount: '',
      orders: 1,
      total: 33_869,
    },
    ...{ preparedAt: MONDAY_48, preparedById: 'anna', preparedBy: 'Anna Próbna' },
    ...{ exportedAt: '2026-11-23T10:00:00Z', exportedBy: 'Anna Próbna' },
  })
  await queries.insert(transferOrders).values({
    ...{ batchId: id, position: 0, statement: NUMBER, driverId: jan.id, grosze: 33_869, sealed: '' },
    ...{ standing: false, returnedAt: '2026-11-24T10:00:00Z', returnedBy: 'Anna Próbna' },
    returnReason: 'konto zamknięte',
  })
  const shown = answered(await server.call(readStatement, { ...WEEK_47, driverId: jan.id }, { as: office }))
  expect(shown.payments).toMatchObject([
    { grosze: 33_869, batch: 'P/2026/48/1', confirmed: false, reason: 'konto zamknięte' },
  ])
  expect(shown).toMatchObject({ leftToPayGrosze: 33_869, onTheWay: null })
  const own = await one()
  expect(own).toMatchObject({
    ...{ state: 'to-pay', paidGrosze: 0, leftGrosze: 33_869, cameBackAt: expect.any(String) },
    payments: [{ grosze: 33_869, by: 'transfer', returnedAt: expect.any(String) }],
  })
  // What the office wrote of it is the office's.
  expect(JSON.stringify(own)).not.toContain('konto zamknięte')
})

test('cash is told as cash, and a part of it with what is left', async () => {
  await closeAll()
  answered(
    await server.call(
      payOutInCash,
      { driverId: jan.id, statement: NUMBER, grosze: 10_000, note: '' },
      { as: office },
    ),
  )
  expect(await one()).toMatchObject({
    ...{ state: 'partly-paid', paidGrosze: 10_000, leftGrosze: 23_869 },
    payments: [{ by: 'cash', accountEnd: null, grosze: 10_000 }],
  })
})

test('what nobody paid stands in the newer statement, which is the first of the list', async () => {
  await closeAll()
  await makeCharge(server.database.queries, jan.id, 'bonus', 50, { week: WEEK_48 })
  await goTo(MONDAY_49)
  await closeAll(WEEK_48)
  const { data, balanceGrosze } = await list()
  const newest = data[0]
  expect(newest).toMatchObject({ ...WEEK_48, state: 'to-pay' })
  expect(balanceGrosze).toBe(newest?.toPayGrosze)
  expect(data[1]).toMatchObject({ ...WEEK_47, state: 'moved-on', toPayGrosze: 33_869 })
  const statement = await one(newest?.key)
  expect(statement).toMatchObject({ openingGrosze: 33_869 })
  expect(statement.ledger.map(({ kind }) => kind)).toEqual(['settlement', 'settlement'])
})

test('a debt is told as one that the next week opens with, never as paid', async () => {
  await makeCharge(server.database.queries, jan.id, 'damage', 1000)
  await closeAll()
  expect(await one()).toMatchObject({ state: 'owed', toPayGrosze: 0, carryGrosze: -66_131 })
  answered(
    await server.call(
      addPayIn,
      { driverId: jan.id, grosze: 10_000, note: '', inCash: false, beyondDebt: true },
      { as: office },
    ),
  )
  expect((await list()).balanceGrosze).toBe(-56_131)
})

test('a reopened week says that it is being done anew, without amounts; closed again it has a new version', async () => {
  await closeAll()
  const id = await idOf(jan.id)
  answered(await server.call(reopenStatement, { id, reason: 'Mycie było drugi raz' }, { as: office }))
  const redone = await one()
  expect(redone).toMatchObject({ state: 'redone', toPayGrosze: 0, resultGrosze: 0, lines: [], ledger: [] })
  expect(JSON.stringify(redone)).not.toContain('Mycie było drugi raz')
  expect(await server.call(printOwnStatement, { number: FIRST }, { as: jan })).toMatchObject({
    status: 409,
    failure: { code: 'redone' },
  })
  expect((await list()).data).toMatchObject([{ state: 'redone' }])
  answered(await ask('Kiedy będzie gotowe?'))
  await makeCharge(server.database.queries, jan.id, 'wash', 5)
  await closeAll()
  expect(await one()).toMatchObject({ version: 2, state: 'to-pay', toPayGrosze: 33_369, openQuestions: 1 })
})

test('a correction that the office took is told, one that it has not decided is not', async () => {
  await closeAll()
  const { queries } = server.database
  const [uber] = await queries.select().from(incomeStatements).where(eq(incomeStatements.rowNo, 17))
  await makeLoad(queries, { no: 3, kind: 'uber-drivers' })
  await makeRow(queries, {
    ...{ load: 3, row: 2, app: 'uber', ref: uber?.refId ?? '', amounts: { adjustment: -14.6 } },
  })
  const proposed = answered(await server.call(listCorrections, {}, { as: office })).data
  expect(proposed).toMatchObject([{ driverId: jan.id }])
  expect((await one()).corrections).toEqual([])
  const [{ statementId: id = '', rowsDigest = '' } = {}] = proposed
  answered(await server.call(decideCorrection, { id, rowsDigest, decision: 'accept' }, { as: office }))
  const [correction] = (await one()).corrections
  expect(correction).toMatchObject({ grosze: proposed[0]?.grosze, settledIn: null })
  await goTo(MONDAY_49)
  await closeAll(WEEK_48)
  expect((await one()).corrections[0]?.settledIn).toBe((await list()).data[0]?.number)
})

test('of two records that were folded into one the person sees both statements', async () => {
  await closeAll()
  answered(
    await server.call(
      mergeDrivers,
      { staysId: jan.id, foldedId: ola.id },
      { as: await server.asUser({ admin: true }) },
    ),
  )
  const { data, balanceGrosze } = await list()
  expect(data.map(({ number }) => number)).toEqual([NUMBER, 'R/2026/47/0002'])
  expect(balanceGrosze).toBe(data.reduce((sum, { toPayGrosze }) => sum + toPayGrosze, 0))
  expect((await one('R-2026-47-0002')).state).toBe('to-pay')
  expect(await server.call(listOwnStatements, {}, { as: ola })).toMatchObject({ status: 401 })
})

test('who is switched off or erased sees nothing any more', async () => {
  await closeAll()
  await server.database.queries.update(drivers).set({ active: false }).where(eq(drivers.id, jan.id))
  for (const call of [listOwnStatements, readOwnStatement, printOwnStatement])
    expect(await server.callRaw(call, { number: FIRST }, { as: jan })).toMatchObject({ status: 401 })
  const admin = await server.asUser({ admin: true })
  answered(await server.call(eraseDriver, { id: ola.id }, { as: admin }))
  expect(await server.call(readOwnStatement, { number: 'R-2026-47-0002' }, { as: ola })).toMatchObject({
    status: 401,
  })
})

test('the PDF is the office’s own, byte for byte', async () => {
  await closeAll()
  const bytesOf = async (path: string, { cookie }: TestCaller) => {
    const { statusCode, rawPayload } = await server.app.inject({ url: path, headers: { cookie } })
    return [statusCode, createHash('sha256').update(rawPayload).digest('hex')]
  }
  const own = await bytesOf(printOwnStatement.path.replace(':number', FIRST), jan)
  const offices = await bytesOf(printStatement.path.replace(':id', await idOf(jan.id)), office)
  expect(own).toEqual(offices)
  expect(own[0]).toBe(200)
})
