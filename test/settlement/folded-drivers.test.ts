import { afterAll, beforeAll, expect, test } from 'vitest'
import { mergeDrivers } from '#features/drivers/office/contract-data.ts'
import { readDriverLedger } from '#features/settlement/ledger/contract.ts'
import { closeWeeks, readSettlementWeek } from '#features/settlement/weeks/contract.ts'
import { listCorrections } from '#features/settlement/weeks/contract-statement.ts'
import { payablesToTransfer } from '#features/settlement/weeks/server/public.ts'
import { settlementStatements } from '#features/settlement/weeks/server/tables.ts'
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
} from './made-week.ts'

let server: TestServer
let office: TestCaller

beforeAll(async () => {
  server = await startTestServer({ at: MONDAY_48 })
  office = await server.asUser({ money: true })
})
afterAll(() => server.close())

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
