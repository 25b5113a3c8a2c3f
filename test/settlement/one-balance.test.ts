import { expect, test } from 'vitest'
import { addPayIn, payOutInCash, readDriverLedger } from '#features/settlement/ledger/contract.ts'
import { holdOrders, releaseOrders } from '#features/settlement/ledger/server/public.ts'
import { listOwnStatements, readOwnStatement } from '#features/settlement/own-statements/contract.ts'
import { printStatement } from '#features/settlement/weeks/contract-printing.ts'
import { weekFailures } from '#features/settlement/weeks/texts-failures.ts'
import { equationOf } from '#features/settlement/weeks/web/equation.ts'
import type { Week } from '#kernel/week.ts'
import { answered } from '#test/server/test-server.ts'
import {
  MONDAY_48,
  makeCharge,
  makeDriver,
  makeLoad,
  makeReference,
  makeRow,
  makeShifts,
  WEEK_47,
} from './made-week.ts'
import { weekOffice } from './week-office.ts'

const office = weekOffice()
const WEEK_48: Week = { year: 2026, week: 48 }
const MONDAY_49 = '2026-11-30T09:00:00Z'
const BATCH = 'P/2026/48/1'

const ledger = async (driverId: string) =>
  answered(await office.server.call(readDriverLedger, { driverId }, { as: office.money }))

/** Week 47 brings the first driver 701,77 zł; week 48 a debt of 31,94 zł. */
async function paidAndOwing() {
  const { ids } = await office.fleetOf({ 'Jan Kot': 701.77 })
  const [jan = ''] = ids
  await office.closeAll()
  const order = { statement: 'R/2026/47/0001', driverId: jan, grosze: 70_177 }
  await office.server.database.transaction((tx) => holdOrders(tx, BATCH, [order], MONDAY_48))
  await makeCharge(office.queries, jan, 'wash', 31.94, { week: WEEK_48 })
  await office.goTo(MONDAY_49)
  return jan
}

test('the office and the driver read the same end balance, with the prepared transfer and its state', async () => {
  const jan = await paidAndOwing()
  const [statement] = (await office.closeAll(WEEK_48)).closed
  const { entries } = await ledger(jan)
  expect(entries.map(({ kind, grosze, balanceGrosze }) => [kind, grosze, balanceGrosze])).toEqual([
    ['settlement', 70_177, 70_177],
    ['prepared', -70_177, 0],
    ['settlement', -3194, -3194],
  ])
  expect(entries[1]).toMatchObject({
    batch: BATCH,
    statement: 'R/2026/47/0001',
    week: WEEK_47,
    at: expect.any(String),
  })
  const driver = await office.server.asScope('driver', jan)
  const own = answered(
    await office.server.call(readOwnStatement, { number: 'R-2026-48-0001' }, { as: driver }),
  )
  expect(own.ledger.map(({ grosze, balance }) => [grosze, balance])).toEqual(
    entries.map(({ grosze, balanceGrosze }) => [grosze, balanceGrosze]),
  )
  expect(own.carryGrosze).toBe(entries.at(-1)?.balanceGrosze)
  const list = answered(await office.server.call(listOwnStatements, {}, { as: driver }))
  expect(list.balanceGrosze - list.preparedGrosze - list.onTheWayGrosze).toBe(-3194)
  const pdf = await office.server.call(
    printStatement,
    { id: statement?.statementId ?? '' },
    { as: office.money },
  )
  expect(pdf.status).toBe(200)
})

test('an order that came back is in the ledger no more, and the balance is whole again', async () => {
  const jan = await paidAndOwing()
  await office.server.database.transaction((tx) => releaseOrders(tx, BATCH))
  expect((await ledger(jan)).entries.map(({ kind, balanceGrosze }) => [kind, balanceGrosze])).toEqual([
    ['settlement', 70_177],
  ])
})

test('a draft says with what it opens, and why something from before is not in it yet', async () => {
  const jan = await paidAndOwing()
  expect(await office.statement(jan, WEEK_48)).toMatchObject({
    ...{ state: 'draft', openingGrosze: 0, balanceGrosze: -3194 },
    openingWithout: { weeks: [], orders: [{ batch: BATCH, gone: false, grosze: 70_177 }] },
  })
  await office.closeAll(WEEK_48)
  // Closed, it has its opening for good.
  expect((await office.statement(jan, WEEK_48)).openingWithout).toEqual({ weeks: [], orders: [] })
})

test('a draft names the weeks before that are not closed: their balance is not in it', async () => {
  const { ids, refs } = await office.fleetOf({ 'Jan Kot': 100, 'Ewa Mała': 200 })
  const [jan = '', ewa = ''] = ids
  await makeShifts(office.queries, jan, [['2026-11-17', 'day']])
  await office.closeOnly(ewa)
  await makeRow(office.queries, {
    ...{ load: 1, row: 9, app: 'bolt', ref: refs[0] ?? '', amounts: { net: 50 }, week: WEEK_48 },
  })
  await office.goTo(MONDAY_49)
  expect((await office.statement(jan, WEEK_48)).openingWithout.weeks).toEqual([WEEK_47])
  expect((await office.read(WEEK_48)).before).toMatchObject({ openDrivers: 1 })
  await office.closeOnly(jan)
  expect((await office.statement(jan, WEEK_48)).openingWithout.weeks).toEqual([])
  expect((await office.read(WEEK_48)).before).toMatchObject({ openDrivers: 0 })
})

test('the week before has as many open as it shows itself, also by a charge alone, and not by a balance', async () => {
  const { ids, refs } = await office.fleetOf({ 'Jan Kot': 100, 'Ewa Mała': 200, 'Ola Inna': -50 })
  const [, ewa = '', ola = ''] = ids
  await office.closeOnly(ewa)
  const piotr = await makeDriver(office.queries, 'Piotr Inny')
  await makeCharge(office.queries, piotr, 'wash', 10)
  await makeLoad(office.queries, { no: 2, kind: 'bolt-earnings', week: WEEK_48 })
  await makeRow(office.queries, {
    ...{ load: 2, row: 9, app: 'bolt', ref: refs[0] ?? '', amounts: { net: 50 }, week: WEEK_48 },
  })
  await office.goTo(MONDAY_49)
  const open = async () =>
    (await office.read()).data.filter(({ state }) => state === 'blocked' || state === 'draft').length
  expect(await open()).toBe(3)
  expect((await office.read(WEEK_48)).before).toMatchObject({ openDrivers: 3 })
  await office.closeOnly(ola)
  expect(await open()).toBe(2)
  expect((await office.read(WEEK_48)).before).toMatchObject({ openDrivers: 2 })
  // Whose next week is closed already has the balance of this one later.
  await office.closeAll(WEEK_48)
  expect((await office.read(WEEK_48)).before).toMatchObject({ openDrivers: 1 })
})

test('also where nobody of the week before is closed it is said that balances are still to come', async () => {
  const { ids } = await office.fleetOf({ 'Jan Kot': 100 })
  await office.closeAll()
  await makeLoad(office.queries, { no: 2, kind: 'bolt-earnings', week: WEEK_48 })
  const ref = await makeReference(office.queries, 'bolt', 'Jan Kot', ids[0] ?? '')
  await makeRow(office.queries, {
    ...{ load: 2, row: 2, app: 'bolt', ref },
    amounts: { net: 50 },
    week: WEEK_48,
  })
  expect((await office.read({ year: 2026, week: 49 })).before).toMatchObject({ openDrivers: 1 })
  expect((await office.read(WEEK_48)).before).toMatchObject({ openDrivers: 0 })
})

test('a statement paid in cash says when and by which receipt', async () => {
  const { ids } = await office.fleetOf({ 'Jan Kot': 300 })
  const [jan = ''] = ids
  await office.closeAll()
  const cash = { driverId: jan, statement: 'R/2026/47/0001', note: '' }
  answered(await office.server.call(payOutInCash, { ...cash, grosze: 10_000 }, { as: office.money }))
  expect(await office.statement(jan)).toMatchObject({
    payments: [{ grosze: 10_000, receipt: 'KW/2026/0001', batch: null, returnedAt: null, apart: false }],
    leftToPayGrosze: 20_000,
  })
  expect((await office.read()).data[0]?.payout).toEqual({
    ...{ paid: 10_000, left: 20_000, sent: 0, prepared: 0, movedOn: 0 },
  })
})

test('a week receives what the one before handed on, also of who has nothing else in it', async () => {
  const { ids, refs } = await office.fleetOf({ 'Jan Kot': 0, 'Ewa Mała': 0, 'Adam Lis': 500 })
  const [jan = '', ewa = ''] = ids
  await makeCharge(office.queries, jan, 'wash', 100)
  await makeCharge(office.queries, ewa, 'wash', 68.65)
  await office.closeAll()
  await makeRow(office.queries, {
    ...{ load: 1, row: 9, app: 'bolt', ref: refs[0] ?? '', amounts: { net: 20 }, week: WEEK_48 },
  })
  await office.goTo(MONDAY_49)
  const [before, after] = [await office.read(), await office.read(WEEK_48)]
  const owed = equationOf(before.data)
  expect(owed).toMatchObject({ owed: 16_865, owedDrivers: 2 })
  expect(equationOf(after.data)).toMatchObject({
    debts: { grosze: 16_865, drivers: 2 },
    debtsAlone: { grosze: 6865, drivers: 1 },
  })
  expect(after.before.debts).toEqual({ handed: 16_865, drivers: 2, lessened: 0, added: 0, waiting: 0 })
  // Paid in between: the next week receives less, and says how much.
  const paid = {
    driverId: ewa,
    grosze: 2000,
    purse: 'week',
    inCash: true,
    beyondDebt: true,
    note: '',
  } as const
  answered(await office.server.call(addPayIn, paid, { as: office.money }))
  const later = await office.read(WEEK_48)
  expect(later.before.debts).toMatchObject({ handed: 16_865, lessened: 2000, added: 0 })
  expect(equationOf(later.data).debts.grosze).toBe(14_865)
})

test('a week that has just begun, or has no results yet, is held against nothing', async () => {
  const { ids, refs } = await office.fleetOf({ 'Jan Kot': 900 })
  const [jan = ''] = ids
  await office.closeAll()
  await makeCharge(office.queries, jan, 'wash', 10, { week: WEEK_48 })
  const compared = async () => {
    const { data, finished } = await office.read(WEEK_48)
    const { standsOut } = await office.statement(jan, WEEK_48)
    return [finished, data[0]?.netDifference, data[0]?.standsOut, standsOut]
  }
  expect(await compared()).toEqual([false, null, [], []])
  await office.goTo(MONDAY_49)
  expect(await compared()).toEqual([true, null, [], []])
  await makeRow(office.queries, {
    ...{ load: 1, row: 9, app: 'bolt', ref: refs[0] ?? '', amounts: { net: 100 }, week: WEEK_48 },
  })
  const [, difference, oddities] = await compared()
  expect(difference).toBe(-80_000)
  expect(oddities).not.toEqual([])
})

test('what stood out before closing can still be read once the week is closed', async () => {
  const { ids, refs } = await office.fleetOf({ 'Jan Kot': 900 })
  const [jan = ''] = ids
  await office.closeAll()
  await makeLoad(office.queries, { no: 2, kind: 'bolt-earnings', week: WEEK_48 })
  await makeRow(office.queries, {
    ...{ load: 2, row: 9, app: 'bolt', ref: refs[0] ?? '', amounts: { net: 100 }, week: WEEK_48 },
  })
  await office.goTo(MONDAY_49)
  const drafts = (await office.read(WEEK_48)).data.map(({ standsOut }) => standsOut)
  expect(drafts[0]).not.toEqual([])
  expect(await office.closeAll(WEEK_48)).toMatchObject({ closedByNow: 1 })
  expect((await office.read(WEEK_48)).data.map(({ standsOut }) => standsOut)).toEqual(drafts)
  expect((await office.statement(jan, WEEK_48)).standsOut).toEqual(drafts[0])
})

test('closing counts what it closed, and what is closed of the week by now', async () => {
  const { ids } = await office.fleetOf({ 'Jan Kot': 100, 'Ewa Mała': 200, 'Adam Lis': 300 })
  expect(await office.closeOnly(ids[0] ?? '')).toMatchObject({ closedByNow: 1 })
  const { closed, closedByNow } = await office.closeAll()
  expect([closed.length, closedByNow]).toEqual([2, 3])
})

test('who closes second reads who was first, when, how many, and how many are left to be closed', async () => {
  const { ids } = await office.fleetOf({ 'Jan Kot': 100, 'Ewa Mała': 200, 'Adam Lis': 300 })
  const marks = await office.marks()
  await office.closeOnly(ids[0] ?? '')
  const answer = await office.closeThese(marks)
  expect(answer).toMatchObject({ failure: { code: 'already_closed', facts: { open: 2, by: 'Anna Próbna' } } })
  expect(!answer.ok && answer.failure.msg).toBe(
    '1 rozliczenie jest już zamknięte: Anna Próbna, 23.11.2026, 10:00 (Jan Kot). ' +
      'Teraz nie zamknięto niczego. Do zamknięcia zostały z zaznaczonych 2: lista jest odświeżona, zamknij je jeszcze raz.',
  )
  const told = { ...{ names: ['A', 'B', 'C', 'D', 'E'], by: 'Jan', hour: 9, minute: 5 }, date: '2026-11-23' }
  expect(weekFailures.alreadyClosed({ ...told, open: 0 } as never)).toBe(
    '5 rozliczeń jest już zamkniętych: Jan, 23.11.2026, 09:05 (A, B, C i jeszcze 2). Z zaznaczonych nie ma już czego zamykać.',
  )
})
