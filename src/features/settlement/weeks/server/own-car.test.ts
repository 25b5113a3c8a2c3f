import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { driverCharges } from '#features/settlement/charges/server/tables.ts'
import {
  addPayIn,
  payOutInCash,
  readDriverLedger,
  readReceipt,
} from '#features/settlement/ledger/contract.ts'
import {
  bookPayout,
  bookReturn,
  holdOrders,
  markExported,
  releaseOrders,
} from '#features/settlement/ledger/server/public.ts'
import type { Week } from '#kernel/week.ts'
import { answered, startTestServer, type TestCaller, type TestServer } from '#test/server/test-server.ts'
import { MONDAY_48, makeCharge, makeDriver, makeScheme, PLAIN, WEEK_47 } from '#test/settlement/made-week.ts'
import { closeWeeks, readSettlementWeek, reopenStatement } from '../contract.ts'
import { decideCorrection, readStatement } from '../contract-statement.ts'
import { documentOf, payablesToTransfer, statementOf } from './public.ts'

const WEEK_48: Week = { year: 2026, week: 48 }
const WEEK_49: Week = { year: 2026, week: 49 }
const CAR_47 = 'R/2026/47/0001/N'
const CAR_48 = 'R/2026/48/0001/N'
const ACT = { at: MONDAY_48, by: 'Anna Próbna' }

let server: TestServer
let office: TestCaller
let adam: string

beforeAll(async () => {
  server = await startTestServer({ at: MONDAY_48 })
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.reset()
  await goTo(MONDAY_48)
  const { queries } = server.database
  await makeScheme(queries, PLAIN)
  adam = await makeDriver(queries, 'Adam Abacki')
})

async function goTo(at: string): Promise<void> {
  server.clock.set(at)
  office = await server.asUser({ money: true })
}

/** A rental of the own car for so many złoty, and a charge or bonus of the week; + is owed to the driver. */
async function week(rent: number, other: number, at: Week = WEEK_47) {
  const { queries } = server.database
  if (rent !== 0) await makeCharge(queries, adam, 'own-car', rent, { week: at, detail: 'KR 1' })
  if (other !== 0)
    await makeCharge(queries, adam, other > 0 ? 'bonus' : 'fine', Math.abs(other), { week: at })
}

async function close(at: Week = WEEK_47) {
  if (at.week > 47) await goTo(`2026-${at.week === 48 ? '11-30' : '12-07'}T09:00:00Z`)
  const { data } = answered(await server.call(readSettlementWeek, at, { as: office }))
  const drivers = data.flatMap(({ driverId, mark }) => (mark ? [{ driverId, mark }] : []))
  return server.call(closeWeeks, { ...at, drivers }, { as: office })
}

const read = async (at: Week = WEEK_47) =>
  answered(await server.call(readStatement, { ...at, driverId: adam }, { as: office }))
const listed = async (at: Week = WEEK_47) =>
  answered(await server.call(readSettlementWeek, at, { as: office })).data[0]
const ledger = async () => answered(await server.call(readDriverLedger, { driverId: adam }, { as: office }))
const owed = async () =>
  (await payablesToTransfer(server.database.queries)).map(({ statement, grosze }) => [statement, grosze])
const payOut = (statement: string, grosze: number) =>
  server.call(payOutInCash, { driverId: adam, statement, grosze, note: '' }, { as: office })
const reopen = async () =>
  server.call(reopenStatement, { id: (await read()).id ?? '', reason: 'Pomyłka' }, { as: office })

test('a closed week owes its balance and the rental of the own car each by itself', async () => {
  await week(400, 200)
  answered(await close())
  expect(await owed()).toEqual([
    ['R/2026/47/0001', 20_000],
    [CAR_47, 40_000],
  ])
  expect(await read()).toMatchObject({
    ...{ state: 'closed', toPayGrosze: 20_000, leftToPayGrosze: 20_000, weekState: 'closed' },
    apart: { number: CAR_47, toPayGrosze: 40_000, leftToPayGrosze: 40_000, state: 'closed' },
  })
  expect(await ledger()).toMatchObject({
    balanceGrosze: 20_000,
    apart: { balanceGrosze: 40_000, payable: [{ statement: CAR_47, grosze: 40_000 }] },
  })
})

test('a debt of the week eats nothing of the rental, and the rental pays nothing of the debt', async () => {
  await week(400, -900)
  answered(await close())
  expect(await owed()).toEqual([[CAR_47, 40_000]])
  expect(await listed()).toMatchObject({
    ...{ state: 'closed', balanceGrosze: -90_000 },
    apart: { toPayGrosze: 40_000, state: 'closed' },
  })
  answered(await payOut(CAR_47, 40_000))
  expect(await ledger()).toMatchObject({ balanceGrosze: -90_000, apart: { balanceGrosze: 0 } })
  expect(await read()).toMatchObject({ state: 'paid', weekState: 'nothing-to-pay' })
})

test('it is paid in cash with a receipt of its own, never more than it is, and paid is the week when both are', async () => {
  await week(400, 200)
  answered(await close())
  expect(await payOut(CAR_47, 40_001)).toMatchObject({
    failure: { code: 'nothing_to_pay', facts: { statement: CAR_47, left: 40_000 } },
  })
  const { receipt } = answered(await payOut(CAR_47, 40_000))
  expect(answered(await server.call(readReceipt, { number: receipt }, { as: office }))).toMatchObject({
    ...{ kind: 'paid-out', purse: 'own-car', statement: CAR_47, grosze: 40_000, name: 'Adam Abacki' },
  })
  expect(await payOut(CAR_47, 1)).toMatchObject({ failure: { code: 'nothing_to_pay' } })
  expect(await read()).toMatchObject({ state: 'closed', apart: { state: 'paid' } })
  answered(await payOut('R/2026/47/0001', 20_000))
  expect(await read()).toMatchObject({ state: 'paid', weekState: 'paid', apart: { state: 'paid' } })
})

test('the week is rolled over while its rental is still to be paid, and says both', async () => {
  await week(400, 200)
  answered(await close())
  await week(0, 50, WEEK_48)
  answered(await close(WEEK_48))
  expect(await owed()).toEqual([
    [CAR_47, 40_000],
    ['R/2026/48/0001', 25_000],
  ])
  expect(await read()).toMatchObject({
    state: 'closed',
    weekState: 'rolled-over',
    apart: { state: 'closed' },
  })
  answered(await payOut(CAR_47, 40_000))
  expect(await read()).toMatchObject({ state: 'rolled-over', apart: { state: 'paid' } })
})

test('what is left unpaid of a rental is paid with the next one, and under that number alone', async () => {
  await week(400, 200)
  answered(await close())
  answered(await payOut(CAR_47, 10_000))
  await week(300, 50, WEEK_48)
  answered(await close(WEEK_48))
  expect(await owed()).toEqual([
    ['R/2026/48/0001', 25_000],
    [CAR_48, 60_000],
  ])
  expect(await read(WEEK_48)).toMatchObject({ apart: { openingGrosze: 30_000, resultGrosze: 30_000 } })
  expect((await read()).apart).toMatchObject({ state: 'rolled-over', leftToPayGrosze: 0 })
  expect(await payOut(CAR_47, 1)).toMatchObject({ failure: { code: 'nothing_to_pay' } })
})

test('a rental that is taken back lowers the next one, no week, and may be paid in', async () => {
  await week(400, 200)
  answered(await close())
  answered(await payOut(CAR_47, 40_000))
  await week(-100, 200, WEEK_48)
  answered(await close(WEEK_48))
  expect(await read(WEEK_48)).toMatchObject({ apart: { toPayGrosze: 0, carryGrosze: -10_000 } })
  const paid = {
    driverId: adam,
    grosze: 4000,
    inCash: true,
    beyondDebt: true,
    purse: 'own-car',
    note: '',
  } as const
  expect(answered(await server.call(addPayIn, paid, { as: office })).balanceGrosze).toBe(-6000)
  await week(300, 0, WEEK_49)
  answered(await close(WEEK_49))
  expect(await read(WEEK_49)).toMatchObject({ apart: { openingGrosze: -6000, toPayGrosze: 24_000 } })
  expect((await ledger()).balanceGrosze).toBe(40_000)
})

test('an order on its way holds it: no second one, no cash, no reopening; it comes back singly', async () => {
  await week(400, 200)
  answered(await close())
  const order = { statement: CAR_47, driverId: adam, grosze: 40_000 }
  await server.database.transaction(async (tx) => {
    expect(await holdOrders(tx, 'P/2026/47/1', [order], MONDAY_48)).toMatchObject({ ok: true })
    expect(await holdOrders(tx, 'P/2026/47/2', [order], MONDAY_48)).toMatchObject({
      error: { code: 'held-by-another', batch: 'P/2026/47/1' },
    })
  })
  expect(await owed()).toEqual([['R/2026/47/0001', 20_000]])
  expect(await payOut(CAR_47, 1)).toMatchObject({ failure: { code: 'on_the_way' } })
  expect(await reopen()).toMatchObject({ failure: { code: 'in_batch', facts: { batch: 'P/2026/47/1' } } })
  expect((await read()).apart).toMatchObject({ state: 'closed', onTheWay: { batch: 'P/2026/47/1' } })
  // Another week's rental closes meanwhile: what is on its way is no opening of it.
  await week(300, 0, WEEK_48)
  answered(await close(WEEK_48))
  expect(await read(WEEK_48)).toMatchObject({ apart: { openingGrosze: 0, toPayGrosze: 30_000 } })
  await server.database.transaction(async (tx) => {
    expect(await bookPayout(tx, 'P/2026/47/1', ACT)).toBe(1)
  })
  expect((await read()).apart).toMatchObject({ state: 'paid' })
  await server.database.transaction((tx) =>
    bookReturn(tx, { ...ACT, batch: 'P/2026/47/1', statement: CAR_47, note: 'zły numer' }),
  )
  // It may be paid again under its own number, until the next statement takes it along; nothing of it is the
  // week's.
  expect(await owed()).toContainEqual([CAR_47, 40_000])
  await week(100, 0, WEEK_49)
  answered(await close(WEEK_49))
  expect(await read(WEEK_49)).toMatchObject({
    ...{ resultGrosze: 0, openingGrosze: 20_000 },
    apart: { openingGrosze: 70_000, resultGrosze: 10_000, toPayGrosze: 80_000 },
  })
})

test('a rental whose file left the house is not reopened, whatever came back', async () => {
  await week(400, 200)
  answered(await close())
  await server.database.transaction(async (tx) => {
    await holdOrders(tx, 'P/2026/47/1', [{ statement: CAR_47, driverId: adam, grosze: 40_000 }], MONDAY_48)
    await markExported(tx, 'P/2026/47/1', MONDAY_48)
    await releaseOrders(tx, 'P/2026/47/1')
  })
  expect((await read()).mayReopen).toBe(false)
  expect(await reopen()).toMatchObject({ failure: { code: 'already_exported' } })
})

test('reopened before anything left, both are taken back; closed again, both are owed once', async () => {
  await week(400, 200)
  answered(await close())
  answered(await reopen())
  expect(await owed()).toEqual([])
  expect(await ledger()).toMatchObject({ balanceGrosze: 0, apart: { balanceGrosze: 0 } })
  answered(await close())
  expect(await owed()).toEqual([
    ['R/2026/47/0001', 20_000],
    [CAR_47, 40_000],
  ])
})

test('a rental that changes after closing is corrected apart, and lowers the next one', async () => {
  const { queries } = server.database
  await week(400, 200)
  answered(await close())
  answered(await payOut(CAR_47, 40_000))
  await queries.update(driverCharges).set({ grosze: 35_000 }).where(eq(driverCharges.kind, 'own-car'))
  const { id, corrections } = await read()
  expect(corrections).toMatchObject([
    { state: 'proposed', grosze: 0, apartGrosze: -5000, breakdown: [{ code: 'own-car', difference: -5000 }] },
  ])
  const rowsDigest = corrections[0]?.rowsDigest ?? ''
  const decision = { id: id ?? '', rowsDigest, decision: 'accept' } as const
  answered(await server.call(decideCorrection, decision, { as: office }))
  expect(await read()).toMatchObject({ state: 'closed', corrected: true, apart: { state: 'paid' } })
  await week(300, 50, WEEK_48)
  answered(await close(WEEK_48))
  const next = await read(WEEK_48)
  expect(next).toMatchObject({ resultGrosze: 5000, apart: { resultGrosze: 25_000, toPayGrosze: 25_000 } })
  expect(next.lines.map(({ code }) => code)).toEqual(['bonus'])
  expect(next.paidApart.map(({ code, amount }) => [code, amount])).toEqual([
    ['own-car', 30_000],
    ['own-car-correction', -5000],
  ])
  expect((await read()).corrections).toMatchObject([
    { state: 'accepted', settledIn: { number: 'R/2026/48/0001' } },
  ])
})

test('a rental that is found after closing is paid with the next week, and corrects no result', async () => {
  await week(0, 200)
  answered(await close())
  await week(400, 0)
  const { id, corrections } = await read()
  expect(corrections).toMatchObject([{ grosze: 0, apartGrosze: 40_000 }])
  const decision = { id: id ?? '', rowsDigest: corrections[0]?.rowsDigest ?? '', decision: 'accept' } as const
  answered(await server.call(decideCorrection, decision, { as: office }))
  answered(await close(WEEK_48))
  expect(await owed()).toEqual([
    ['R/2026/48/0001', 20_000],
    [CAR_48, 40_000],
  ])
})

test('the printed statement says both amounts, each where it is paid', async () => {
  await week(400, -900)
  answered(await close())
  const shown = await statementOf(server.database.queries, (await read()).id ?? '')
  const document = shown && documentOf(shown)
  expect(document?.figures.map(({ amount }) => amount)).toEqual([0, -90_000, 0, -90_000, 40_000])
  expect(document?.next).toContain('Najem Twojego auta')
  expect(document?.ledger.map(({ amount }) => amount)).toEqual([-90_000])
})
