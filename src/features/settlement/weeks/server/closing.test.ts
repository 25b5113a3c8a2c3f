import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { incomeStatements, platformDrivers, shiftResults } from '#features/income/facts/server/tables.ts'
import { readDriverLedger } from '#features/settlement/ledger/contract.ts'
import { settlementLedger } from '#features/settlement/ledger/server/tables.ts'
import { schemeVersions } from '#features/settlement/schemes/server/tables.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Week } from '#kernel/week.ts'
import { violatedConstraint } from '#platform/server/database/database.ts'
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
  PLAIN,
  WEEK_47,
  zl,
} from '#test/settlement/made-week.ts'
import { closeWeeks, readSettlementWeek, reopenStatement } from '../contract.ts'
import { readStatement, readStatementVersion } from '../contract-statement.ts'
import { closeWeeks as closeIn } from './close-weeks.ts'
import { payablesToTransfer, payeesWithoutAccount } from './public.ts'
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

async function statementOf(driverId: string, week: Week = WEEK_47) {
  return answered(await server.call(readStatement, { ...week, driverId }, { as: office }))
}

function rows() {
  return server.database.queries.select().from(settlementStatements).orderBy(settlementStatements.number)
}

test('all that can be closed is, in the order of names, with numbers from 1; the blocked one is left and named', async () => {
  const { ids } = await fleetOf({ 'Żaneta Zięba': 100, 'Adam Abacki': 200, 'Ewa Mała': 300 })
  const other = await makeReference(server.database.queries, 'uber', 'Ewa Mala', null)
  await makeLoad(server.database.queries, { no: 2, kind: 'uber-drivers' })
  await makeRow(server.database.queries, { load: 2, row: 2, app: 'uber', ref: other, amounts: { net: 50 } })
  const { data } = await read()
  expect(data.map(({ fullName, state }) => [fullName, state])).toEqual([
    ['Adam Abacki', 'draft'],
    ['Ewa Mała', 'blocked'],
    ['Żaneta Zięba', 'draft'],
  ])
  expect(data[1]?.blocks).toEqual([{ code: 'rows-unmatched', rows: 1, names: ['Ewa Mala'], apps: ['uber'] }])
  const drivers = [...(await marksOf()), { driverId: ids['Ewa Mała'] ?? '', mark: 'seen' }]
  const closed = answered(await server.call(closeWeeks, { ...WEEK_47, drivers }, { as: office }))
  expect(closed.closed.map(({ driverId, number }) => [driverId, number])).toEqual([
    [ids['Adam Abacki'], 'R/2026/47/0001'],
    [ids['Żaneta Zięba'], 'R/2026/47/0002'],
  ])
  expect(closed.left).toMatchObject([{ fullName: 'Ewa Mała', blocks: [{ code: 'rows-unmatched' }] }])
})

test('who is absent from a file is said to be so, and only who may be meant by a row that waits waits for it', async () => {
  const { queries } = server.database
  const names = { 'Adam Abacki': 200, 'Ewa Mała': 300, 'Żaneta Zięba': 100 }
  const { ids } = await fleetOf(names, { ...WEEK_47, week: 46 })
  const ridden = {
    date: '2026-11-17' as CalendarDate,
    shift: 'day',
    boltRides: 3,
    totalIncomeGrosze: 100,
  } as const
  await queries.insert(shiftResults).values(Object.values(ids).map((driverId) => ({ driverId, ...ridden })))
  // Of the app's file one row is there, of which nobody has said whose it is.
  await makeLoad(queries, { no: 3, kind: 'bolt-earnings' })
  const nobody = await makeReference(queries, 'bolt', 'Ewa Mala', null)
  await makeRow(queries, { load: 3, row: 2, app: 'bolt', ref: nobody, amounts: { net: 70 } })
  const { data, unmatchedNames } = await read()
  const absent = [{ code: 'file-missing', app: 'bolt', is: 'without-driver' }]
  expect(data.map(({ fullName, blocks }) => [fullName, blocks])).toEqual([
    ['Adam Abacki', absent],
    ['Ewa Mała', [{ code: 'rows-unmatched', rows: 1, names: ['Ewa Mala'], apps: ['bolt'] }]],
    ['Żaneta Zięba', absent],
  ])
  expect(unmatchedNames).toBe(1)
})

test('who was left out of the files blocks nobody, and the week tells how many with how much', async () => {
  await fleetOf({ 'Ewa Mała': 300 })
  expect((await read()).ignored).toEqual({ people: 0, grosze: 0 })
  const { queries } = server.database
  const [bolt, uber] = [
    await makeReference(queries, 'bolt', 'Ewa Mala', null),
    await makeReference(queries, 'uber', 'EWA MALA', null),
  ]
  await makeLoad(queries, { no: 2, kind: 'uber-drivers' })
  await makeRow(queries, { load: 1, row: 9, app: 'bolt', ref: bolt, amounts: { net: 29.8 } })
  await makeRow(queries, { load: 2, row: 2, app: 'uber', ref: uber, amounts: { net: 500 } })
  expect((await read()).data).toMatchObject([{ state: 'blocked' }])
  await queries
    .update(platformDrivers)
    .set({ state: 'ignored' })
    .where(inArray(platformDrivers.id, [bolt, uber]))
  const week = await read()
  expect(week.data).toMatchObject([{ fullName: 'Ewa Mała', state: 'draft', blocks: [] }])
  // One name of two apps is one person.
  expect(week.ignored).toEqual({ people: 1, grosze: zl(529.8) })
  expect((await read({ ...WEEK_47, week: 46 })).ignored).toEqual({ people: 0, grosze: 0 })
})

test('reading writes nothing, and gives the same marks again', async () => {
  await fleetOf({ 'Adam Abacki': 200 })
  const before = await marksOf()
  expect(await marksOf()).toEqual(before)
  expect(await rows()).toEqual([])
  expect(await server.database.queries.select().from(settlementLedger)).toEqual([])
})

test('what changed since it was seen closes nothing, and it is told whose it is', async () => {
  const { refs } = await fleetOf({ 'Adam Abacki': 200, 'Ewa Mała': 300 })
  const drivers = await marksOf()
  const { queries } = server.database
  await makeRow(queries, {
    load: 1,
    row: 9,
    app: 'bolt',
    ref: refs['Ewa Mała'] ?? '',
    amounts: { adjustment: 5 },
  })
  const answer = await server.call(closeWeeks, { ...WEEK_47, drivers }, { as: office })
  expect(answer).toMatchObject({ status: 409, failure: { code: 'changed' } })
  expect(!answer.ok && answer.failure.msg).toContain('Ewa Mała')
  expect(await rows()).toEqual([])
})

test('of two who close at once one wins, the other is told who, and no number is lost or doubled', async () => {
  await fleetOf({ 'Adam Abacki': 200, 'Ewa Mała': 300 })
  const drivers = await marksOf()
  const answers = await Promise.all(
    [1, 2].map(() => server.call(closeWeeks, { ...WEEK_47, drivers }, { as: office })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const told = answers.find(({ ok }) => !ok)
  expect(told).toMatchObject({ failure: { code: 'already_closed' } })
  expect(JSON.stringify(told)).toContain('Anna Próbna')
  expect((await rows()).map(({ number }) => number)).toEqual(['R/2026/47/0001', 'R/2026/47/0002'])
  expect(await server.database.queries.select().from(settlementLedger)).toHaveLength(2)
})

test('a closing that is cut off leaves no number, no text and no entry, and the next one begins at 1', async () => {
  await fleetOf({ 'Adam Abacki': 200 })
  const { queries } = server.database
  const drivers = await marksOf()
  await expect(
    server.database.transaction(async (tx) => {
      const done = await closeIn(
        tx,
        server.platform,
        { payeesOf: payeesWithoutAccount, payerOf: async () => null },
        {
          week: WEEK_47,
          drivers,
          by: 'A',
        },
      )
      expect(done.ok).toBe(true)
      throw new Error('cut off')
    }),
  ).rejects.toThrow()
  expect(await rows()).toEqual([])
  expect(await queries.select().from(settlementLedger)).toEqual([])
  expect((await closeAll()).closed).toMatchObject([{ number: 'R/2026/47/0001' }])
})

test('after closing no change of schemes, files, records or rates moves the bytes, nor does SQL', async () => {
  const { ids, refs } = await fleetOf({ 'Adam Abacki': 200 })
  await closeAll()
  const [before] = await rows()
  const { queries } = server.database
  await makeScheme(queries, HALVES, undefined, { year: 2026, week: 40 }, 2)
  await queries.update(schemeVersions).set({ scheme: HALVES })
  await queries.delete(incomeStatements).where(eq(incomeStatements.refId, refs['Adam Abacki'] ?? ''))
  await makeCharge(queries, ids['Adam Abacki'] ?? '', 'wash', 30)
  expect(await rows()).toEqual([before])
  expect((await statementOf(ids['Adam Abacki'] ?? '')).lines).toMatchObject([
    { code: 'app-net', amount: 20_000 },
  ])
  for (const change of [{ frozen: '{}' }, { toPayGrosze: 1 }, { payeeName: 'Kto Inny' }, { number: 'R/1' }]) {
    const refused = await queries
      .update(settlementStatements)
      .set(change)
      .catch((error: unknown) => violatedConstraint(error))
    expect(refused).toBe('settlement_statements_frozen')
  }
  const booked = await queries
    .update(settlementLedger)
    .set({ grosze: 5 })
    .catch((error: unknown) => violatedConstraint(error))
  expect(booked).toBe('settlement_ledger_frozen')
})

test('reopened, a statement keeps number, version, author and reason; closed again it is version 2', async () => {
  const { ids } = await fleetOf({ 'Adam Abacki': 200 })
  const adam = ids['Adam Abacki'] ?? ''
  await closeAll()
  const first = await statementOf(adam)
  answered(await server.call(reopenStatement, { id: first.id ?? '', reason: 'Zły najem' }, { as: office }))
  expect(await statementOf(adam)).toMatchObject({
    ...{ state: 'draft', number: null, openingGrosze: 0, balanceGrosze: 20_000 },
    versions: [{ version: 1, reopened: { by: 'Anna Próbna', reason: 'Zły najem' } }],
  })
  expect(await payablesToTransfer(server.database.queries)).toEqual([])
  await makeCharge(server.database.queries, adam, 'wash', 30)
  await closeAll()
  expect(await statementOf(adam)).toMatchObject({
    ...{ number: 'R/2026/47/0001', version: 2, toPayGrosze: 17_000 },
    versions: [
      { version: 2, reopened: null },
      { version: 1, toPayGrosze: 20_000 },
    ],
  })
  const kept = answered(await server.call(readStatementVersion, { id: first.id ?? '' }, { as: office }))
  expect(kept).toMatchObject({ inForce: false, version: 1, toPayGrosze: 20_000, lines: first.lines })
  const again = await server.call(
    reopenStatement,
    { id: first.id ?? '', reason: 'Jeszcze raz' },
    { as: office },
  )
  expect(again).toMatchObject({ status: 409, failure: { code: 'not_closed' } })
})

test('who had rides in an app waits for its file, also where a row of somebody else of that app is there', async () => {
  const { ids } = await fleetOf({ 'Adam Abacki': 200, 'Zenon Zet': 100 })
  const { queries } = server.database
  await makeLoad(queries, { no: 2, kind: 'uber-drivers' })
  const zenon = await makeReference(queries, 'uber', 'Zenon Zet', ids['Zenon Zet'] ?? '')
  await makeRow(queries, { load: 2, row: 2, app: 'uber', ref: zenon, amounts: { net: 14.6 } })
  const slot = { date: '2026-11-16' as CalendarDate, shift: 'day' as const }
  await queries
    .insert(shiftResults)
    .values({ driverId: ids['Adam Abacki'] ?? '', ...slot, totalIncomeGrosze: 20_000, uberRides: 5 })
  const blocked = (await read()).data.filter(({ blocks }) => blocks.length > 0)
  expect(blocked).toMatchObject([
    { fullName: 'Adam Abacki', blocks: [{ code: 'file-missing', app: 'uber' }] },
  ])
})

test('week 53 has its own numbers, and the week that still runs is not closed', async () => {
  await goTo('2027-01-04T09:00:00Z')
  const week53 = { year: 2026, week: 53 }
  await fleetOf({ 'Adam Abacki': 200 }, week53)
  expect((await closeAll(week53)).closed).toMatchObject([{ number: 'R/2026/53/0001' }])
  const open = answered(await server.call(readSettlementWeek, {}, { as: office }))
  expect(open).toMatchObject({ year: 2026, week: 53, from: '2026-12-28', to: '2027-01-03' })
  const running = await server.call(
    closeWeeks,
    { year: 2027, week: 1, drivers: [{ driverId: crypto.randomUUID(), mark: 'x' }] },
    { as: office },
  )
  expect(running).toMatchObject({ status: 409, failure: { code: 'unfinished' } })
  const none = await server.call(readSettlementWeek, { year: 2027, week: 53 }, { as: office })
  expect(none).toMatchObject({ status: 400 })
})

test('only who has the right to money sees or does anything of it', async () => {
  const admin = await server.asUser({ admin: true })
  const driverId = crypto.randomUUID()
  expect(await server.call(readSettlementWeek, {}, { as: admin })).toMatchObject({ status: 403 })
  expect(await server.call(readStatement, { ...WEEK_47, driverId }, { as: admin })).toMatchObject({
    status: 403,
  })
  expect(await server.call(readDriverLedger, { driverId }, { as: admin })).toMatchObject({ status: 403 })
  expect(await server.call(readSettlementWeek, {})).toMatchObject({ status: 401 })
})
