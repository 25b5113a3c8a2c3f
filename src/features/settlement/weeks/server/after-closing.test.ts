import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { incomeStatements } from '#features/income/facts/server/tables.ts'
import { addPayIn, payOutInCash, readDriverLedger } from '#features/settlement/ledger/contract.ts'
import {
  bookPayout,
  bookReturn,
  holdOrders,
  releaseOrders,
} from '#features/settlement/ledger/server/public.ts'
import { settlementLedger } from '#features/settlement/ledger/server/tables.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Week } from '#kernel/week.ts'
import { answered, startTestServer, type TestCaller, type TestServer } from '#test/server/test-server.ts'
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
} from '#test/settlement/made-week.ts'
import { closeWeeks, explainBlock, readSettlementWeek, reopenStatement } from '../contract.ts'
import {
  answerQuestion,
  decideCorrection,
  listCorrections,
  readStatement,
  writeQuestion,
} from '../contract-statement.ts'
import { weekFailures } from '../texts-failures.ts'
import { ask, payablesToTransfer, statementOf } from './public.ts'
import { settlementStatements } from './tables.ts'

let server: TestServer
let office: TestCaller

beforeAll(async () => {
  server = await startTestServer({ at: MONDAY_48 })
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.reset()
  await goTo(MONDAY_48)
})

async function goTo(at: string): Promise<void> {
  server.clock.set(at)
  office = await server.asUser({ money: true })
}

/** Drivers with a net of so many złoty of Bolt each, who keep it. */
async function fleetOf(nets: Readonly<Record<string, number>>, week: Week = WEEK_47, load = 1) {
  const { queries } = server.database
  if (load === 1) await makeScheme(queries, PLAIN)
  await makeLoad(queries, { no: load, kind: 'bolt-earnings', week })
  const ids: Record<string, string> = {}
  const refs: Record<string, string> = {}
  let row = 1
  for (const [name, net] of Object.entries(nets)) {
    const id = await makeDriver(queries, name)
    ids[name] = id
    refs[name] = await makeReference(queries, 'bolt', name, id)
    row += 1
    await makeRow(queries, { load, row, app: 'bolt', ref: refs[name], amounts: { net }, week })
  }
  return { ids, refs }
}

async function read(week: Week = WEEK_47) {
  return answered(await server.call(readSettlementWeek, week, { as: office }))
}

async function marksOf(week: Week = WEEK_47) {
  return (await read(week)).data.flatMap(({ driverId, mark }) => (mark ? [{ driverId, mark }] : []))
}

async function closeAll(week: Week = WEEK_47) {
  return answered(await server.call(closeWeeks, { ...week, drivers: await marksOf(week) }, { as: office }))
}

async function statementOfDriver(driverId: string, week: Week = WEEK_47) {
  return answered(await server.call(readStatement, { ...week, driverId }, { as: office }))
}

function rows() {
  return server.database.queries.select().from(settlementStatements).orderBy(settlementStatements.number)
}

test('what was held by a batch, paid or followed is not reopened', async () => {
  const { ids } = await fleetOf({ 'Adam Abacki': 200 })
  const adam = ids['Adam Abacki'] ?? ''
  await closeAll()
  const { id } = await statementOfDriver(adam)
  const reopened = () => server.call(reopenStatement, { id: id ?? '', reason: 'Pomyłka' }, { as: office })
  const order = { statement: 'R/2026/47/0001', driverId: adam, grosze: 20_000 }
  await server.database.transaction(async (tx) => {
    expect(await holdOrders(tx, 'P/2026/48/1', [order], MONDAY_48)).toEqual({ ok: true, value: true })
    expect(await holdOrders(tx, 'P/2026/48/2', [order], MONDAY_48)).toMatchObject({
      error: { code: 'held-by-another', batch: 'P/2026/48/1' },
    })
  })
  expect(await payablesToTransfer(server.database.queries)).toEqual([])
  expect(await reopened()).toMatchObject({ failure: { code: 'in_batch', facts: { batch: 'P/2026/48/1' } } })
  await server.database.transaction((tx) => releaseOrders(tx, 'P/2026/48/1'))
  expect(await payablesToTransfer(server.database.queries)).toMatchObject([
    { statement: 'R/2026/47/0001', grosze: 20_000, payee: { name: 'Adam Abacki' } },
  ])
  const act = { at: MONDAY_48, by: 'Anna Próbna' }
  await server.database.transaction(async (tx) => {
    await holdOrders(tx, 'P/2026/48/3', [order], MONDAY_48)
    expect(await bookPayout(tx, 'P/2026/48/3', act)).toBe(1)
  })
  expect(await statementOfDriver(adam)).toMatchObject({ state: 'paid', leftToPayGrosze: 0 })
  expect(await reopened()).toMatchObject({ failure: { code: 'already_paid' } })
  await server.database.transaction((tx) =>
    bookReturn(tx, { ...act, batch: 'P/2026/48/3', statement: order.statement, note: 'zły numer konta' }),
  )
  expect(await statementOfDriver(adam)).toMatchObject({ state: 'closed', leftToPayGrosze: 20_000 })
})

test('what is left unpaid opens the next statement, and is payable under that alone', async () => {
  const { ids } = await fleetOf({ 'Adam Abacki': 200 })
  const adam = ids['Adam Abacki'] ?? ''
  await closeAll()
  await makeCharge(server.database.queries, adam, 'bonus', 50, { week: { year: 2026, week: 48 } })
  await goTo('2026-11-30T09:00:00Z')
  const next = { year: 2026, week: 48 }
  // Bolt brought something the week before, and its file of this one is missing.
  await closeAll(next)
  expect(await statementOfDriver(adam, next)).toMatchObject({ openingGrosze: 20_000, toPayGrosze: 25_000 })
  expect(await payablesToTransfer(server.database.queries)).toMatchObject([
    { statement: 'R/2026/48/0001', grosze: 25_000 },
  ])
  const { id, state, mayReopen } = await statementOfDriver(adam)
  expect({ state, mayReopen }).toEqual({ state: 'rolled-over', mayReopen: false })
  expect(
    await server.call(reopenStatement, { id: id ?? '', reason: 'Pomyłka' }, { as: office }),
  ).toMatchObject({ failure: { code: 'already_followed' } })
})

test('a week with nothing to pay says so, and is not paid; while nothing follows it may be opened again', async () => {
  const { ids } = await fleetOf({ 'Ewa Mała': -80, 'Adam Abacki': 200 })
  const ewa = ids['Ewa Mała'] ?? ''
  await makeCharge(server.database.queries, ids['Adam Abacki'] ?? '', 'wash', 200)
  await closeAll()
  expect((await read()).data.map(({ state, balanceGrosze }) => [state, balanceGrosze])).toEqual([
    ['nothing-to-pay', 0],
    ['nothing-to-pay', -8000],
  ])
  const statement = await statementOfDriver(ewa)
  expect(statement).toMatchObject({ state: 'nothing-to-pay', mayReopen: true, carryGrosze: -8000 })
  answered(
    await server.call(reopenStatement, { id: statement.id ?? '', reason: 'Zły najem' }, { as: office }),
  )
  expect(await statementOfDriver(ewa)).toMatchObject({ state: 'draft' })
})

test('who has nothing in a week but a balance gets no statement: a debt is carried silently', async () => {
  const { ids } = await fleetOf({ 'Ewa Mała': -80, 'Adam Abacki': 200 })
  const ewa = ids['Ewa Mała'] ?? ''
  await closeAll()
  // Of a week before theirs they are no part, though later entries are theirs.
  expect((await read({ year: 2026, week: 46 })).data).toEqual([])
  const week48 = { year: 2026, week: 48 }
  await goTo('2026-11-30T09:00:00Z')
  const idle = (await read(week48)).data
  expect(
    idle.map(({ fullName, state, mark, balanceGrosze }) => [fullName, state, mark, balanceGrosze]),
  ).toEqual([
    ['Adam Abacki', 'idle', null, 20_000],
    ['Ewa Mała', 'idle', null, -8000],
  ])
  const asked = { ...week48, drivers: [{ driverId: ewa, mark: 'seen' }] }
  expect(await server.call(closeWeeks, asked, { as: office })).toMatchObject({ failure: { code: 'changed' } })
  expect(await statementOfDriver(ewa, week48)).toMatchObject({ state: 'idle', mark: null })
  // Zeros in a file are nothing, and a charge is.
  await makeLoad(server.database.queries, { no: 9, kind: 'bolt-earnings', week: week48 })
  const ref = await makeReference(server.database.queries, 'bolt', 'Ewa Mała', ewa)
  const zeros = { net: 0, toll: 0, cash: 0 }
  await makeRow(server.database.queries, { load: 9, row: 2, app: 'bolt', ref, amounts: zeros, week: week48 })
  expect((await read(week48)).data.map(({ state }) => state)).toEqual(['idle', 'idle'])
  await makeCharge(server.database.queries, ewa, 'wash', 30, { week: week48 })
  expect((await closeAll(week48)).closed).toMatchObject([{ driverId: ewa, number: 'R/2026/48/0001' }])
  expect(await statementOfDriver(ewa, week48)).toMatchObject({
    ...{ openingGrosze: -8000, carryGrosze: -11_000 },
    lines: [{ code: 'wash', amount: -3000 }],
  })
})

test('what no older statement can pay gets a statement of its own, be there nothing else in the week', async () => {
  const { ids } = await fleetOf({ 'Ewa Mała': -80 })
  const ewa = ids['Ewa Mała'] ?? ''
  await closeAll()
  const paid = { driverId: ewa, grosze: 10_000, inCash: false, beyondDebt: true, note: '' }
  answered(await server.call(addPayIn, paid, { as: office }))
  await goTo('2026-11-30T09:00:00Z')
  const week48 = { year: 2026, week: 48 }
  expect((await closeAll(week48)).closed).toMatchObject([{ number: 'R/2026/48/0001' }])
  expect(await payablesToTransfer(server.database.queries)).toMatchObject([
    { statement: 'R/2026/48/0001', grosze: 2000 },
  ])
})

test('cash is paid up to what is left, with receipts that have no gaps', async () => {
  const { ids } = await fleetOf({ 'Adam Abacki': 200 })
  const driverId = ids['Adam Abacki'] ?? ''
  await closeAll()
  const pay = (grosze: number) =>
    server.call(payOutInCash, { driverId, statement: 'R/2026/47/0001', grosze, note: '' }, { as: office })
  expect(await pay(20_001)).toMatchObject({ status: 409, failure: { code: 'nothing_to_pay' } })
  expect(answered(await pay(5000))).toEqual({ balanceGrosze: 15_000, receipt: 'KW/2026/0001' })
  expect(answered(await pay(15_000))).toEqual({ balanceGrosze: 0, receipt: 'KW/2026/0002' })
  expect(await pay(1)).toMatchObject({ status: 409 })
  expect(await statementOfDriver(driverId)).toMatchObject({ state: 'paid' })
  const ledger = answered(await server.call(readDriverLedger, { driverId }, { as: office }))
  expect(ledger).toMatchObject({ balanceGrosze: 0, payable: [] })
})

test('a correction that was declined with a reason is not proposed again until the rows change', async () => {
  const { ids, refs } = await fleetOf({ 'Adam Abacki': 200 })
  const ref = refs['Adam Abacki'] ?? ''
  await closeAll()
  const { queries } = server.database
  await makeLoad(queries, { no: 2, kind: 'bolt-earnings', at: '2026-11-26T08:00:00Z' })
  await makeRow(queries, { load: 2, row: 2, app: 'bolt', ref, amounts: { adjustment: -5 } })
  const proposed = async () => answered(await server.call(listCorrections, {}, { as: office })).data
  const [one] = await proposed()
  const decision = {
    id: one?.statementId ?? '',
    rowsDigest: one?.rowsDigest ?? '',
    decision: 'decline' as const,
  }
  expect(await server.call(decideCorrection, decision, { as: office })).toMatchObject({
    status: 400,
    failure: { code: 'reason_missing' },
  })
  answered(
    await server.call(decideCorrection, { ...decision, reason: 'Rozliczone w gotówce' }, { as: office }),
  )
  expect(await proposed()).toEqual([])
  expect(await statementOfDriver(ids['Adam Abacki'] ?? '')).toMatchObject({
    state: 'closed',
    corrections: [{ state: 'declined', reason: 'Rozliczone w gotówce' }],
  })
  await makeRow(queries, { load: 2, row: 3, app: 'bolt', ref, amounts: { adjustment: -1 } })
  expect(await proposed()).toMatchObject([{ grosze: -600 }])
})

test('the second of two who accept one correction learns that it is accepted, by whom and when', async () => {
  const { refs } = await fleetOf({ 'Adam Abacki': 200 })
  const ref = refs['Adam Abacki'] ?? ''
  await closeAll()
  const { queries } = server.database
  await makeLoad(queries, { no: 2, kind: 'bolt-earnings', at: '2026-11-26T08:00:00Z' })
  await makeRow(queries, { load: 2, row: 2, app: 'bolt', ref, amounts: { adjustment: -5 } })
  const [one] = answered(await server.call(listCorrections, {}, { as: office })).data
  const seen = { id: one?.statementId ?? '', rowsDigest: one?.rowsDigest ?? '' }
  const both = await Promise.all(
    [1, 2].map(() => server.call(decideCorrection, { ...seen, decision: 'accept' }, { as: office })),
  )
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  const decided = {
    by: 'Anna Próbna',
    decision: 'accepted',
    date: '2026-11-23' as CalendarDate,
    hour: 10,
    minute: 0,
  } as const
  expect(both.find(({ ok }) => !ok)).toMatchObject({
    failure: {
      code: 'already_decided',
      facts: decided,
    },
  })
  expect(weekFailures.alreadyDecided(decided)).toBe(
    'Ta korekta jest już przyjęta: Anna Próbna, 23.11.2026, 10:00. Odśwież stronę.',
  )
  // Who would decline it is told the same, and who saw other rows that the data changed.
  const declined = { ...seen, decision: 'decline', reason: 'Zapłacone gotówką' } as const
  expect(await server.call(decideCorrection, declined, { as: office })).toMatchObject({
    failure: { code: 'already_decided' },
  })
  expect(
    await server.call(decideCorrection, { ...seen, rowsDigest: 'x', decision: 'accept' }, { as: office }),
  ).toMatchObject({ failure: { code: 'changed' } })
})

test('the same rows loaded again under other numbers are no correction', async () => {
  const { refs } = await fleetOf({ 'Adam Abacki': 200 })
  await closeAll()
  const { queries } = server.database
  await makeLoad(queries, { no: 2, kind: 'bolt-earnings', at: '2026-11-26T08:00:00Z' })
  await queries.update(incomeStatements).set({ holds: false })
  const ref = refs['Adam Abacki'] ?? ''
  await makeRow(queries, { load: 2, row: 7, app: 'bolt', ref, amounts: { net: 200 } })
  expect(answered(await server.call(listCorrections, {}, { as: office })).data).toEqual([])
})

test('a file that an app lacks blocks who drove it the week before, until a person explains it', async () => {
  const { ids } = await fleetOf({ 'Adam Abacki': 200 })
  await closeAll()
  const driverId = ids['Adam Abacki'] ?? ''
  const week48 = { year: 2026, week: 48 }
  const { queries } = server.database
  await makeLoad(queries, { no: 5, kind: 'uber-drivers', week: week48 })
  const uber = await makeReference(queries, 'uber', 'Adam Abacki', driverId)
  await makeRow(queries, { load: 5, row: 2, app: 'uber', ref: uber, amounts: { net: 10 }, week: week48 })
  await goTo('2026-11-30T09:00:00Z')
  expect((await read(week48)).data).toMatchObject([{ blocks: [{ code: 'file-missing', app: 'bolt' }] }])
  const told = { ...week48, driverIds: [driverId], code: 'file-missing' as const, reason: 'Nie jeździł' }
  expect(await server.call(explainBlock, { ...told, subject: 'freenow' }, { as: office })).toMatchObject({
    failure: { code: 'not_blocked' },
  })
  answered(await server.call(explainBlock, { ...told, subject: 'bolt' }, { as: office }))
  expect((await read(week48)).data).toMatchObject([{ state: 'draft', blocks: [] }])
  expect(await statementOfDriver(driverId, week48)).toMatchObject({
    explanations: [{ reason: 'Nie jeździł' }],
  })
})

test('a question is answered once, and stays with the statement', async () => {
  const { ids } = await fleetOf({ 'Adam Abacki': 200 })
  const adam = ids['Adam Abacki'] ?? ''
  await closeAll()
  const { id } = await statementOfDriver(adam)
  const asked = answered(
    await server.call(writeQuestion, { id: id ?? '', question: 'Mycie dwa razy?' }, { as: office }),
  )
  expect((await read()).data).toMatchObject([{ openQuestions: 1 }])
  const reply = () =>
    server.call(answerQuestion, { id: asked.id, answer: 'Raz, jest paragon.' }, { as: office })
  answered(await reply())
  // What the driver's own page asks by.
  server.clock.set('2026-11-23T09:05:00Z')
  const own = await server.database.transaction((tx) =>
    ask(tx, server.platform, { statementId: id ?? '', question: 'A paliwo?', writtenBy: null }),
  )
  expect(own.ok).toBe(true)
  expect(await reply()).toMatchObject({ status: 409, failure: { code: 'answered' } })
  expect(await statementOfDriver(adam)).toMatchObject({
    questions: [
      { question: 'Mycie dwa razy?', answer: 'Raz, jest paragon.', answeredBy: 'Anna Próbna' },
      { question: 'A paliwo?', writtenBy: null, answer: null },
    ],
  })
})

test('paid and the last balance are what came out and was paid in', async () => {
  const { ids } = await fleetOf({ 'Adam Abacki': 200, 'Ewa Mała': -80 })
  await closeAll()
  const ewa = ids['Ewa Mała'] ?? ''
  const paidIn = { driverId: ewa, grosze: 3000, inCash: false, beyondDebt: true, note: '' }
  answered(await server.call(addPayIn, paidIn, { as: office }))
  answered(
    await server.call(
      payOutInCash,
      { driverId: ids['Adam Abacki'] ?? '', statement: 'R/2026/47/0001', grosze: 4000, note: '' },
      { as: office },
    ),
  )
  const entries = await server.database.queries.select().from(settlementLedger)
  const sum = (kind: string, driverId?: string) =>
    entries
      .filter((one) => one.kind === kind && (driverId === undefined || one.driverId === driverId))
      .reduce((total, { grosze }) => total + grosze, 0)
  for (const driverId of Object.values(ids)) {
    const { balanceGrosze } = answered(await server.call(readDriverLedger, { driverId }, { as: office }))
    const results = (await rows()).filter((row) => row.driverId === driverId).map((row) => row.resultGrosze)
    const result = results.reduce((total, one) => total + one, 0)
    expect(0 - sum('payout', driverId) + balanceGrosze).toBe(result + sum('pay-in', driverId))
  }
  expect((await rows()).every(({ toPayGrosze, carryGrosze }) => toPayGrosze * carryGrosze === 0)).toBe(true)
})

test('a statement is handed out as it was frozen, with the ledger up to its closing', async () => {
  const { ids } = await fleetOf({ 'Adam Abacki': 200 })
  const adam = ids['Adam Abacki'] ?? ''
  await closeAll()
  const { id } = await statementOfDriver(adam)
  const paidIn = { driverId: adam, grosze: 100, inCash: false, beyondDebt: true, note: '' }
  answered(await server.call(addPayIn, paidIn, { as: office }))
  const [stored] = await rows()
  const shown = await statementOf(server.database.queries, id ?? '')
  expect(shown).toMatchObject({
    ...{ driverId: adam, week: WEEK_47, version: 1, inForce: true, accountMasked: null },
    frozen: { number: 'R/2026/47/0001', settlement: { toPay: 20_000 } },
    ledger: [{ kind: 'settlement', grosze: 20_000, balance: 20_000 }],
  })
  expect(JSON.stringify(shown?.frozen)).toBe(stored?.frozen)
})
