import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { removeDriver, toggleDriver } from '#features/drivers/office/contract.ts'
import { eraseDriver, mergeDrivers } from '#features/drivers/office/contract-data.ts'
import { settlementLedger } from '#features/settlement/ledger/server/tables.ts'
import { endScheme } from '#features/settlement/schemes/contract.ts'
import { closeWeeks, readSettlementWeek } from '#features/settlement/weeks/contract.ts'
import {
  decideCorrection,
  listCorrections,
  readStatement,
} from '#features/settlement/weeks/contract-statement.ts'
import { closeWeeks as closeIn } from '#features/settlement/weeks/server/close-weeks.ts'
import { payeesWithoutAccount } from '#features/settlement/weeks/server/public.ts'
import { settlementStatements } from '#features/settlement/weeks/server/tables.ts'
import type { Week } from '#kernel/week.ts'
import { answered, startTestServer, type TestCaller, type TestServer } from '#test/server/test-server.ts'
import {
  HALVES,
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
let admin: TestCaller

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
  admin = await server.asUser({ admin: true })
}

/** Drivers with a net of so many złoty of Bolt each, by name. */
async function fleetOf(nets: Readonly<Record<string, number>>, week: Week = WEEK_47) {
  const { queries } = server.database
  await makeScheme(queries, PLAIN)
  await makeLoad(queries, { no: 1, kind: 'bolt-earnings', week })
  const ids: string[] = []
  const refs: string[] = []
  for (const [at, [name, net]] of Object.entries(nets).entries()) {
    const id = await makeDriver(queries, name)
    const ref = await makeReference(queries, 'bolt', name, id)
    await makeRow(queries, { load: 1, row: at + 2, app: 'bolt', ref, amounts: { net }, week })
    ids.push(id)
    refs.push(ref)
  }
  return { ids, refs }
}

async function read(week: Week = WEEK_47) {
  return answered(await server.call(readSettlementWeek, week, { as: office }))
}

async function marks(week: Week = WEEK_47) {
  return (await read(week)).data.flatMap(({ driverId, mark }) => (mark ? [{ driverId, mark }] : []))
}

const closeThese = (drivers: Awaited<ReturnType<typeof marks>>, week: Week = WEEK_47) =>
  server.call(closeWeeks, { ...week, drivers }, { as: office })

async function closeAll(week: Week = WEEK_47) {
  return answered(await closeThese(await marks(week), week)).closed
}

function statements() {
  return server.database.queries.select().from(settlementStatements).orderBy(settlementStatements.number)
}

describe('numbers', () => {
  test('have no gap and none twice where one closing is killed and others go on at the same time', async () => {
    const names = ['Adam A', 'Beata B', 'Cezary C', 'Daria D', 'Edward E', 'Felicja F']
    await fleetOf(Object.fromEntries(names.map((name, at) => [name, 100 + at])))
    const seen = await marks()
    const killed = server.database
      .transaction(async (tx) => {
        const drivers = seen.slice(0, 2)
        const told = { week: WEEK_47, drivers, by: 'A' }
        const done = await closeIn(
          tx,
          server.platform,
          { payeesOf: payeesWithoutAccount, payerOf: async () => null },
          told,
        )
        expect(done.ok).toBe(true)
        throw new Error('killed after it took its numbers')
      })
      .catch((error: Error) => error.message)
    const others = await Promise.all([closeThese(seen.slice(2, 4)), closeThese(seen.slice(4))])
    expect(await killed).toContain('killed')
    expect(others.map(({ status }) => status)).toEqual([200, 200])
    answered(await closeThese(seen.slice(0, 2)))
    const numbers = (await statements()).map(({ number }) => number)
    expect(numbers).toEqual([1, 2, 3, 4, 5, 6].map((at) => `R/2026/47/000${at}`))
    expect(await server.database.queries.select().from(settlementLedger)).toHaveLength(6)
  })

  test('two who close at once, with one driver in both, close each driver once', async () => {
    await fleetOf({ 'Adam A': 100, 'Beata B': 200, 'Cezary C': 300 })
    const seen = await marks()
    const both = await Promise.all([closeThese(seen.slice(0, 2)), closeThese(seen.slice(1))])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    await closeAll()
    const rows = await statements()
    expect(rows.map(({ number }) => number)).toEqual([1, 2, 3].map((at) => `R/2026/47/000${at}`))
    expect(new Set(rows.map(({ driverId }) => driverId)).size).toBe(3)
  })
})

test('a scheme that ends while weeks use it: closed ones keep it, also for corrections; later ones take the next', async () => {
  const { ids, refs } = await fleetOf({ 'Adam A': 200 })
  const [driverId = ''] = ids
  const { queries } = server.database
  await makeScheme(queries, HALVES, driverId)
  await closeAll()
  const before = (await statements())[0]?.frozen
  const ends = { kind: 'driver', id: driverId, year: 2026, week: 48, seen: 1, note: '' } as const
  answered(await server.call(endScheme, ends, { as: office }))
  // 200 less 8 %, half of it; by the fleet's scheme it would be all of it.
  expect((await read()).data).toMatchObject([{ state: 'closed', resultGrosze: 9200 }])
  await makeLoad(queries, { no: 2, kind: 'bolt-earnings', at: '2026-11-26T08:00:00Z' })
  const adjusted = { load: 2, row: 2, app: 'bolt', ref: refs[0] ?? '', amounts: { adjustment: 100 } } as const
  await makeRow(queries, adjusted)
  expect(answered(await server.call(listCorrections, {}, { as: office })).data).toMatchObject([
    { grosze: 4600 },
  ])
  expect((await statements())[0]?.frozen).toBe(before)
})

describe('a driver', () => {
  test('who is switched off in mid-week is settled all the same', async () => {
    const { ids } = await fleetOf({ 'Adam A': 200 })
    const off = { id: ids[0] ?? '', active: false }
    answered(await server.call(toggleDriver, off, { as: admin }))
    expect((await read()).data).toMatchObject([{ active: false, listed: true, state: 'draft' }])
    expect(await closeAll()).toMatchObject([{ number: 'R/2026/47/0001' }])
  })

  test('who is folded into another before closing is settled once, with the money of both', async () => {
    const { ids } = await fleetOf({ 'Adam Abacki': 200, 'Adam Abaki': 300 })
    const [staysId = '', foldedId = ''] = ids
    const seen = await marks()
    answered(await server.call(mergeDrivers, { staysId, foldedId }, { as: admin }))
    expect((await read()).data).toMatchObject([{ driverId: staysId, resultGrosze: 50_000 }])
    // What was seen before the folding closes nothing.
    expect(await closeThese(seen)).toMatchObject({ status: 409, failure: { code: 'changed' } })
    expect(await closeAll()).toMatchObject([{ driverId: staysId, number: 'R/2026/47/0001' }])
  })

  test.each(['removed', 'erased'] as const)(
    'who is %s after closing keeps the statement and its bytes',
    async (how) => {
      const { ids } = await fleetOf({ 'Adam A': 200 })
      await closeAll()
      const before = await statements()
      const id = ids[0] ?? ''
      if (how === 'removed') answered(await server.call(removeDriver, { id }, { as: admin }))
      else answered(await server.call(eraseDriver, { id }, { as: admin }))
      expect(await statements()).toEqual(before)
      const fullName = how === 'removed' ? 'Adam A' : 'Usunięty kierowca 1'
      expect((await read()).data).toMatchObject([{ fullName, listed: false, state: 'closed' }])
    },
  )

  test.each(['removed', 'erased'] as const)(
    'who is %s with money of an open week does not vanish from it',
    async (how) => {
      const { ids } = await fleetOf({ 'Adam A': 200, 'Beata B': 100 })
      const id = ids[0] ?? ''
      if (how === 'removed') answered(await server.call(removeDriver, { id }, { as: admin }))
      else answered(await server.call(eraseDriver, { id }, { as: admin }))
      const name = how === 'removed' ? 'Adam A' : 'Usunięty kierowca 1'
      const { data } = await read()
      expect(data.map(({ fullName, listed, state }) => [fullName, listed, state])).toEqual([
        ['Beata B', true, 'draft'],
        [name, false, 'draft'],
      ])
      const week = { ...WEEK_47, driverId: id }
      const draft = answered(await server.call(readStatement, week, { as: office }))
      expect(draft).toMatchObject({ driver: { fullName: name, listed: false }, toPayGrosze: 20_000 })
      expect(await closeAll()).toHaveLength(2)
      expect(answered(await server.call(readStatement, week, { as: office }))).toMatchObject({
        ...{ state: 'closed', number: 'R/2026/47/0002' },
        payee: { name, account: null },
      })
    },
  )
})

test('week 53 is corrected in week 1 of the next year, and both keep their own numbers', async () => {
  const week53 = { year: 2026, week: 53 }
  await goTo('2027-01-04T09:00:00Z')
  const { ids, refs } = await fleetOf({ 'Adam A': 200 }, week53)
  expect(await closeAll(week53)).toMatchObject([{ number: 'R/2026/53/0001' }])
  const { queries } = server.database
  await makeLoad(queries, { no: 2, kind: 'bolt-earnings', week: week53, at: '2027-01-05T08:00:00Z' })
  const late = { load: 2, row: 2, app: 'bolt', ref: refs[0] ?? '', amounts: { adjustment: -5 } } as const
  await makeRow(queries, { ...late, week: week53 })
  const [one] = answered(await server.call(listCorrections, {}, { as: office })).data
  const decision = {
    id: one?.statementId ?? '',
    rowsDigest: one?.rowsDigest ?? '',
    decision: 'accept',
  } as const
  answered(await server.call(decideCorrection, decision, { as: office }))
  await goTo('2027-01-11T09:00:00Z')
  const week1 = { year: 2027, week: 1 }
  expect(await closeAll(week1)).toMatchObject([{ number: 'R/2027/01/0001' }])
  const asked = { ...week1, driverId: ids[0] ?? '' }
  expect(answered(await server.call(readStatement, asked, { as: office }))).toMatchObject({
    lines: [{ code: 'correction', amount: -500, facts: { week: week53, statement: 'R/2026/53/0001' } }],
  })
})
