import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readDriverLedger, addPayIn } from '#features/settlement/ledger/contract.ts'
import { instalmentPlans } from '#features/settlement/charges/server/tables.ts'
import { standingCharges } from '#features/settlement/charges/server/tables.ts'
import { settlementLedger } from '#features/settlement/ledger/server/tables.ts'
import { randomUUID } from 'node:crypto'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { mondayOf } from '#kernel/week.ts'
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
  makeShifts,
  PLAIN,
  WEEK_47,
  zl,
} from '#test/settlement/made-week.ts'
import { closeWeeks, readSettlementWeek } from '../contract.ts'
import { decideCorrection, listCorrections, readStatement } from '../contract-statement.ts'

let server: TestServer
let office: TestCaller

beforeAll(async () => {
  server = await startTestServer({ at: MONDAY_48 })
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.reset()
  server.clock.set(MONDAY_48)
  office = await server.asUser({ money: true })
})

async function week(of = WEEK_47) {
  return answered(await server.call(readSettlementWeek, of, { as: office }))
}

async function statement(driverId: string, of = WEEK_47) {
  return answered(await server.call(readStatement, { ...of, driverId }, { as: office }))
}

async function close(driverId: string, of = WEEK_47) {
  const { data } = await week(of)
  const mark = data.find((one) => one.driverId === driverId)?.mark ?? ''
  return answered(await server.call(closeWeeks, { ...of, drivers: [{ driverId, mark }] }, { as: office }))
}

function shown({ lines }: { lines: readonly { code: string; app: string | null; amount: number }[] }) {
  return lines.map(({ code, app, amount }) => `${app ? `${code} ${app}` : code} ${(amount / 100).toFixed(2)}`)
}

/** Example 1: Bolt and Uber by 50/50 of the net less 8 %. */
async function firstExample(): Promise<{ jan: string; uber: string }> {
  const { queries } = server.database
  const jan = await makeDriver(queries, 'Jan Przykładowy')
  await makeScheme(queries, HALVES)
  await makeLoad(queries, { no: 1, kind: 'bolt-earnings', fileName: 'Bolt tygodniowy.csv' })
  await makeLoad(queries, { no: 2, kind: 'uber-drivers', fileName: 'Uber płatności.csv' })
  const bolt = await makeReference(queries, 'bolt', 'Jan Przykładowy', jan)
  const uber = await makeReference(queries, 'uber', 'Jan Przykładowy', jan)
  await makeRow(queries, {
    ...{ load: 1, row: 41, app: 'bolt', ref: bolt },
    amounts: {
      gross: 2431.5,
      tip: 64,
      campaign: 120,
      toll: 18,
      commission: 607.88,
      net: 2025.62,
      cash: 812.4,
      payout: 1213.22,
    },
  })
  await makeRow(queries, {
    ...{ load: 2, row: 17, app: 'uber', ref: uber },
    amounts: { net: 1204.37, tip: 35.2, cash: 268, payout: 936.37 },
  })
  await makeCharge(queries, jan, 'wash', 30)
  await queries.insert(instalmentPlans).values({
    ...{ id: randomUUID(), driverId: jan, kind: 'fine', grosze: zl(300), count: 3, note: '' },
    ...{ monday: mondayOf(WEEK_47), date: mondayOf(WEEK_47) },
    ...{ createdAt: '2026-11-16T08:00:00Z', createdBy: 'Anna Próbna' },
  })
  return { jan, uber }
}

test('half of the net less 8 %, two apps: 338.69, from the files to the closed statement', async () => {
  const { jan } = await firstExample()
  const { data, finished } = await week()
  expect(finished).toBe(true)
  expect(data).toMatchObject([
    {
      fullName: 'Jan Przykładowy',
      state: 'draft',
      nets: [
        { app: 'bolt', net: 202_562 },
        { app: 'uber', net: 120_437 },
      ],
      ...{ cashGrosze: 108_040, openingGrosze: 0, resultGrosze: 33_869, balanceGrosze: 33_869, blocks: [] },
      fleetGrosze: 202_562 + 120_437 - 108_040 - 33_869,
    },
  ])
  expect(await close(jan)).toMatchObject({ closed: [{ number: 'R/2026/47/0001' }], left: [] })
  const closed = await statement(jan)
  expect(shown(closed)).toEqual([
    'share 1431.89',
    'tip 99.20',
    'toll 18.00',
    'cash bolt -812.40',
    'cash uber -268.00',
    'wash -30.00',
    'fine -100.00',
  ])
  expect(closed).toMatchObject({
    ...{ state: 'closed', number: 'R/2026/47/0001', toPayGrosze: 33_869, leftToPayGrosze: 33_869 },
    closedBy: 'Anna Próbna',
  })
  expect(closed.sources.find(({ app, kind }) => app === 'bolt' && kind === 'net')).toMatchObject({
    file: { name: 'Bolt tygodniowy.csv', row: 41 },
    grosze: 202_562,
  })
})

test('the late −14.60 of Uber becomes a correction of −6.72 in the next week, and the bytes stay', async () => {
  const { jan, uber } = await firstExample()
  await close(jan)
  const bytes = JSON.stringify(await statement(jan))
  const { queries } = server.database
  await makeLoad(queries, { no: 3, kind: 'uber-orders', at: '2026-11-26T08:00:00Z' })
  await makeRow(queries, { load: 3, row: 9, app: 'uber', ref: uber, amounts: { adjustment: -14.6 } })

  const { data } = answered(await server.call(listCorrections, {}, { as: office }))
  expect(data).toMatchObject([
    {
      ...{ number: 'R/2026/47/0001', grosze: -672 },
      breakdown: [{ code: 'share', app: null, before: 143_189, now: 142_517, difference: -672 }],
    },
  ])
  const [proposed] = data
  if (!proposed) throw new Error('no proposal')
  answered(
    await server.call(
      decideCorrection,
      { id: proposed.statementId, rowsDigest: proposed.rowsDigest, decision: 'accept' },
      { as: office },
    ),
  )
  expect(answered(await server.call(listCorrections, {}, { as: office })).data).toEqual([])
  const corrected = await statement(jan)
  expect(corrected).toMatchObject({ state: 'corrected', corrections: [{ state: 'accepted', added: ['3:9:adjustment'] }] })
  expect(JSON.stringify({ ...corrected, state: 'closed', corrections: [] })).toBe(
    JSON.stringify({ ...JSON.parse(bytes), corrections: [] }),
  )

  server.clock.set('2026-11-30T09:00:00Z')
  const next = { year: 2026, week: 48 }
  expect(shown(await statement(jan, next))).toEqual(['correction -6.72', 'fine -100.00'].sort())
})
