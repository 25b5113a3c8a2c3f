import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { standingCharges } from '#features/settlement/charges/server/tables.ts'
import { addPayIn, readDriverLedger } from '#features/settlement/ledger/contract.ts'
import { settlementLedger } from '#features/settlement/ledger/server/tables.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { answered, startTestServer, type TestCaller, type TestServer } from '#test/server/test-server.ts'
import { makeFirstExample } from '#test/settlement/first-example.ts'
import {
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
} from '#test/settlement/made-week.ts'
import { closeWeeks, readSettlementWeek, reopenStatement } from '../contract.ts'
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

function firstExample() {
  return makeFirstExample(server.database.queries)
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
  expect(corrected).toMatchObject({
    ...{ state: 'closed', corrected: true },
    corrections: [{ state: 'accepted', added: ['3:9:9'], settledIn: null }],
  })
  expect(JSON.stringify({ ...corrected, corrected: false, mayReopen: true, corrections: [] })).toBe(
    JSON.stringify({ ...JSON.parse(bytes), corrections: [] }),
  )

  await goTo('2026-11-30T09:00:00Z')
  const next = { year: 2026, week: 48 }
  expect(shown(await statement(jan, next))).toEqual(['fine -100.00', 'correction -6.72'])
  await close(jan, next)
  expect((await statement(jan)).corrections).toMatchObject([
    { settledIn: { number: 'R/2026/48/0001', driverId: jan, ...next } },
  ])
  // Opened again it waits once more, and stands in the next version.
  const { id } = await statement(jan, next)
  answered(await server.call(reopenStatement, { id: id ?? '', reason: 'Pomyłka' }, { as: office }))
  expect((await statement(jan)).corrections).toMatchObject([{ settledIn: null }])
  await close(jan, next)
  expect((await statement(jan)).corrections).toMatchObject([{ settledIn: { number: 'R/2026/48/0001' } }])
  // It is settled: no other week takes it again.
  await goTo('2026-12-07T09:00:00Z')
  expect(shown(await statement(jan, { year: 2026, week: 49 }))).toEqual(['fine -100.00'])
})

test('rent and partner fee, cash over payout: nothing to pay, −900.96 carried; then 611.44', async () => {
  const { queries } = server.database
  const robert = await makeDriver(queries, 'Robert Zawadka')
  await makeScheme(queries, {
    ...PLAIN,
    vat: {
      ...{ kind: 'charged', base: 'gross', basisPoints: 800, floor: true },
      relief: { basisPoints: 5000, numerator: 23, denominator: 123 },
    },
    partnerFee: { grosze: 5000, evenWithoutRides: true },
  })
  await makeLoad(queries, { no: 1, kind: 'bolt-earnings' })
  const bolt = await makeReference(queries, 'bolt', 'Robert Zawadka', robert)
  const amounts = { gross: 1640, commission: 410, cash: 1105, payout: 125 }
  await makeRow(queries, { load: 1, row: 88, app: 'bolt', ref: bolt, amounts })
  for (const pln of [70, 71, 72, 74.35]) await makeCharge(queries, robert, 'fuel', pln)
  await queries.insert(standingCharges).values({
    ...{ id: randomUUID(), kind: 'rent', driverId: robert, vehicleId: null, per: 'week', grosze: 65_000 },
    ...{ byRoster: false, detail: 'WX4182L', from: '2026-11-18' as CalendarDate, to: null, note: '' },
    ...{ createdAt: '2026-11-16T08:00:00Z', createdBy: 'Anna Próbna' },
  })
  await makeDebt(robert, -12_000)

  await close(robert)
  expect(await statement(robert)).toMatchObject({
    ...{
      openingGrosze: -12_000,
      resultGrosze: -78_096,
      toPayGrosze: 0,
      carryGrosze: -90_096,
      state: 'nothing-to-pay',
    },
  })
  expect(shown(await statement(robert))).toEqual([
    'app-gross bolt 1640.00',
    'app-commission bolt -410.00',
    'vat-charge -131.20',
    'vat-relief 26.87',
    'cash bolt -1105.00',
    'partner-fee -50.00',
    'rent -464.28',
    'fuel -287.35',
  ])
  const paid = answered(
    await server.call(
      addPayIn,
      { driverId: robert, grosze: 20_000, inCash: true, beyondDebt: true, note: 'w biurze' },
      { as: office },
    ),
  )
  expect(paid).toEqual({ balanceGrosze: -70_096, receipt: 'KP/2026/0001' })
  await makeCharge(queries, robert, 'bonus', 1312.4 + 50 + 650, { week: { year: 2026, week: 48 } })
  await goTo('2026-11-30T09:00:00Z')
  await close(robert, { year: 2026, week: 48 })
  expect(await statement(robert, { year: 2026, week: 48 })).toMatchObject({
    ...{ openingGrosze: -70_096, resultGrosze: 131_240, toPayGrosze: 61_144 },
  })
  const ledger = answered(await server.call(readDriverLedger, { driverId: robert }, { as: office }))
  expect(ledger.entries.map(({ kind, balanceGrosze }) => [kind, balanceGrosze])).toEqual([
    ['settlement', -12_000],
    ['settlement', -90_096],
    ['pay-in', -70_096],
    ['settlement', 61_144],
  ])
})

test('per shift with tiers: 390.63, and the late −14.60 moves only the bonus: −1.46', async () => {
  const { queries } = server.database
  const ewelina = await makeDriver(queries, 'Ewelina Mróz')
  const other = await makeDriver(queries, 'Ktoś Inny')
  await makeScheme(queries, {
    ...PLAIN,
    earns: { kind: 'per-shift', day: 28_000, night: 28_000 },
    tiers: [
      { over: 300_000, basisPoints: 500 },
      { over: 400_000, basisPoints: 1000 },
    ],
  })
  await makeLoad(queries, { no: 1, kind: 'bolt-earnings' })
  await makeLoad(queries, { no: 2, kind: 'uber-drivers' })
  const bolt = await makeReference(queries, 'bolt', 'Ewelina Mróz', ewelina)
  const uber = await makeReference(queries, 'uber', 'Ewelina Mróz', ewelina)
  const amounts = { net: 2857.5, tip: 87.5, cash: 930 }
  await makeRow(queries, { load: 1, row: 2, app: 'bolt', ref: bolt, amounts })
  await makeRow(queries, { load: 2, row: 2, app: 'uber', ref: uber, amounts: { net: 1466.18 } })
  await makeShifts(queries, ewelina, [
    ['2026-11-16', 'day'],
    ['2026-11-17', 'night'],
    ['2026-11-18', 'day'],
    ['2026-11-19', 'day'],
    ['2026-11-20', 'night'],
  ])
  await makeCharge(queries, ewelina, 'accountant', 212.36, { detail: 'zus' })
  await makeSharedCost(queries, 45.01, [
    { driver: ewelina, shifts: 5 },
    { driver: other, shifts: 3 },
  ])
  await close(ewelina)
  expect(shown(await statement(ewelina))).toEqual([
    'shift-pay 1400.00',
    'tier 50.00',
    'tier 23.62',
    'tip 87.50',
    'cash bolt -930.00',
    'shared-cost -28.13',
    'accountant -212.36',
  ])
  expect(await statement(ewelina)).toMatchObject({ resultGrosze: 39_063, toPayGrosze: 39_063 })

  await makeLoad(queries, { no: 3, kind: 'uber-orders', at: '2026-11-26T08:00:00Z' })
  await makeRow(queries, { load: 3, row: 9, app: 'uber', ref: uber, amounts: { adjustment: -14.6 } })
  expect(answered(await server.call(listCorrections, {}, { as: office })).data).toMatchObject([
    { grosze: -146 },
  ])
})

async function goTo(at: string): Promise<void> {
  server.clock.set(at)
  office = await server.asUser({ money: true })
}

/** What an earlier week left, as its closing booked it. */
async function makeDebt(driverId: string, grosze: number): Promise<void> {
  await server.database.queries.insert(settlementLedger).values({
    ...{ no: 1, id: randomUUID(), driverId, kind: 'settlement', grosze, statement: 'R/2026/46/0119' },
    ...{ versionId: randomUUID(), year: 2026, week: 46 },
    ...{ bookedAt: '2026-11-16T09:00:00Z', bookedBy: 'Anna Próbna' },
  })
}
