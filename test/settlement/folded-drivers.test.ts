import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { mergeDrivers } from '#features/drivers/office/contract-data.ts'
import { beginResults, foldTouched, touchAllOf } from '#features/income/facts/server/public.ts'
import { readDriverLedger } from '#features/settlement/ledger/contract.ts'
import { closeWeeks, readSettlementWeek } from '#features/settlement/weeks/contract.ts'
import { listCorrections } from '#features/settlement/weeks/contract-statement.ts'
import { payablesToTransfer } from '#features/settlement/weeks/server/public.ts'
import { settlementStatements } from '#features/settlement/weeks/server/tables.ts'
import type { Shift } from '#kernel/shift.ts'
import { answered, startTestServer, type TestCaller, type TestServer } from '#test/server/test-server.ts'
import {
  HALVES,
  MONDAY_48,
  makeCharge,
  makeDriver,
  makeLoad,
  makeReference,
  makeRow,
  makeScheme,
  makeSharedCost,
  PLAIN,
  WEEK_47,
} from './made-week.ts'

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

/** Who rode Bolt for so many złoty, and drove these shifts. */
async function driverWith(name: string, net: number, row: number): Promise<string> {
  const { queries } = server.database
  const id = await makeDriver(queries, name)
  const ref = await makeReference(queries, 'bolt', name, id)
  await makeRow(queries, { load: 1, row, app: 'bolt', ref, amounts: { net } })
  return id
}

async function read() {
  return answered(await server.call(readSettlementWeek, WEEK_47, { as: office }))
}

function rows() {
  return server.database.queries.select().from(settlementStatements).orderBy(settlementStatements.number)
}

test('of two records folded into one both statements stay, and the ledgers are one', async () => {
  const { queries } = server.database
  await makeScheme(queries, PLAIN)
  await makeLoad(queries, { no: 1, kind: 'bolt-earnings' })
  const [stays, folded] = [await driverWith('Adam Abacki', 200, 2), await driverWith('Adam Abaki', 300, 3)]
  const seen = await read()
  const drivers = seen.data.flatMap(({ driverId, mark }) => (mark ? [{ driverId, mark }] : []))
  answered(await server.call(closeWeeks, { ...WEEK_47, drivers }, { as: office }))
  const before = await rows()
  answered(
    await server.call(
      mergeDrivers,
      { staysId: stays, foldedId: folded },
      { as: await server.asUser({ admin: true }) },
    ),
  )
  expect(await rows()).toEqual(before)
  const ledger = answered(await server.call(readDriverLedger, { driverId: stays }, { as: office }))
  expect(ledger.balanceGrosze).toBe(50_000)
  expect(ledger.entries.map(({ kind, folded: isFolded }) => [kind, isFolded])).toEqual([
    ['settlement', false],
    ['settlement', true],
    ['link', false],
  ])
  // The folded one's rows are the other's by now, and stay settled where they were.
  expect(answered(await server.call(listCorrections, {}, { as: office })).data).toEqual([])
  expect((await read()).data.map(({ state, balanceGrosze }) => [state, balanceGrosze])).toEqual([
    ['closed', 20_000],
    ['closed', 30_000],
  ])
  expect((await payablesToTransfer(server.database.queries)).map(({ grosze }) => grosze)).toEqual([
    20_000, 30_000,
  ])
})

/** Who rode Bolt in these shifts for 100 zł each, as files tell it. */
async function riderOf(name: string, row: number, slots: readonly (readonly [string, Shift])[]) {
  const { queries } = server.database
  const id = await makeDriver(queries, name)
  const ref = await makeReference(queries, 'bolt', name, id)
  for (const [at, [date, shift]] of slots.entries())
    await makeRow(queries, {
      ...{ load: 1, row: row + at, app: 'bolt', ref },
      ...{ amounts: { net: 100 }, slot: { date, shift } },
    })
  await server.database.transaction(async (tx) => {
    await beginResults(tx)
    await touchAllOf(tx, [ref])
    await foldTouched(tx)
  })
  return id
}

async function closeAll() {
  const drivers = (await read()).data.flatMap(({ driverId, mark }) => (mark ? [{ driverId, mark }] : []))
  answered(await server.call(closeWeeks, { ...WEEK_47, drivers }, { as: office }))
}

async function fold(staysId: string, foldedId: string) {
  const as = await server.asUser({ admin: true })
  answered(await server.call(mergeDrivers, { staysId, foldedId }, { as }))
}

const corrections = async () => answered(await server.call(listCorrections, {}, { as: office })).data

test.each([
  ['the net', PLAIN],
  ['a share', HALVES],
  ['shifts', { ...PLAIN, earns: { kind: 'per-shift', day: 28_000, night: 30_000 } } as const],
])('shifts and charges of both stay where they were settled, who are paid by %s', async (_, scheme) => {
  const { queries } = server.database
  await makeScheme(queries, scheme)
  await makeLoad(queries, { no: 1, kind: 'bolt-earnings' })
  const stays = await riderOf('Adam Abacki', 2, [
    ['2026-11-16', 'day'],
    ['2026-11-17', 'day'],
  ])
  const folded = await riderOf('Adam Abaki', 4, [
    ['2026-11-18', 'day'],
    ['2026-11-19', 'night'],
  ])
  await makeCharge(queries, stays, 'wash', 30)
  await makeCharge(queries, folded, 'fine', 100)
  await makeCharge(queries, folded, 'own-car', 400, { detail: 'KR 1' })
  await makeSharedCost(queries, 50, [
    { driver: stays, shifts: 3 },
    { driver: folded, shifts: 2 },
  ])
  await closeAll()
  expect(await corrections()).toEqual([])
  await fold(stays, folded)
  expect(await corrections()).toEqual([])
  // The rental of the folded one is paid under its own number all the same.
  expect((await payablesToTransfer(queries)).map(({ statement }) => statement)).toContain('R/2026/47/0002/N')
})

test('what is found after the folding is corrected, once and with whoever holds it', async () => {
  const { queries } = server.database
  await makeScheme(queries, PLAIN)
  await makeLoad(queries, { no: 1, kind: 'bolt-earnings' })
  const [stays, folded] = [await driverWith('Adam Abacki', 200, 2), await driverWith('Adam Abaki', 300, 3)]
  await makeCharge(queries, folded, 'fine', 100)
  await closeAll()
  await fold(stays, folded)
  await makeCharge(queries, stays, 'bonus', 50)
  expect(await corrections()).toMatchObject([{ driverId: stays, grosze: 5000 }])
})

test('a week that was open at the one who stays does not take again what the folded one has settled', async () => {
  const { queries } = server.database
  await makeScheme(queries, { ...PLAIN, earns: { kind: 'per-shift', day: 28_000, night: 30_000 } })
  await makeLoad(queries, { no: 1, kind: 'bolt-earnings' })
  const folded = await riderOf('Adam Abaki', 2, [['2026-11-18', 'day']])
  await makeCharge(queries, folded, 'fine', 100)
  await closeAll()
  const stays = await riderOf('Adam Abacki', 3, [['2026-11-20', 'day']])
  await fold(stays, folded)
  const open = (await read()).data.find(({ driverId }) => driverId === stays)
  expect(open).toMatchObject({ shifts: 1, resultGrosze: 28_000 })
  await closeAll()
  expect((await read()).data.map(({ state }) => state)).toEqual(['closed', 'rolled-over'])
  expect(await corrections()).toEqual([])
})
