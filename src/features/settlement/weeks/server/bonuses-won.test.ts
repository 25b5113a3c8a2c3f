import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { bonuses } from '#features/bonuses/server/tables.ts'
import { shiftResults } from '#features/income/facts/server/tables.ts'
import { closedChargeWeeks } from '#features/settlement/charges/server/tables.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
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
import { closeWeeks, readSettlementWeek, reopenStatement } from '../contract.ts'
import { listCorrections, readStatement } from '../contract-statement.ts'

/*
 * '3 TOP zgarnia bonus' (Spec 1 §9): who won a bonus has it as a line of the week of that shift
 * (settlement.md, order of lines: bonuses won), as it is known when the week is closed.
 */
const DATE = '2026-11-18' as CalendarDate
const NAMES = ['Adam', 'Basia', 'Celina', 'Darek'] as const

let server: TestServer
let office: TestCaller
const ids: Record<string, string> = {}

beforeAll(async () => {
  server = await startTestServer({ at: MONDAY_48 })
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.reset()
  server.clock.set(MONDAY_48)
  office = await server.asUser({ money: true })
})

/** Four who drove one night, so much each, in złoty; the night has a bonus of 150. */
async function drove(incomes: readonly number[], bonus = true): Promise<void> {
  const { queries } = server.database
  await makeScheme(queries, PLAIN)
  const load = await makeLoad(queries, { no: 1, kind: 'bolt-trips' })
  for (const [at, name] of NAMES.entries()) {
    const id = await makeDriver(queries, name)
    ids[name] = id
    const ref = await makeReference(queries, 'bolt', name, id)
    const net = incomes[at] ?? 0
    const slot = { date: DATE, shift: 'night' } as const
    await makeRow(queries, { load, row: at + 2, app: 'bolt', ref, amounts: { net }, slot })
    await queries.insert(shiftResults).values({ driverId: id, ...slot, totalIncomeGrosze: net * 100 })
  }
  if (bonus) await give()
}

async function give(): Promise<void> {
  await server.database.queries.insert(bonuses).values({
    ...{ id: 'b0000000-0000-4000-8000-000000000000', date: DATE, shift: 'night', value: 150 },
    createdAt: '2026-11-10T08:00:00Z',
  })
}

async function earns(name: string, pln: number): Promise<void> {
  await server.database.queries
    .update(shiftResults)
    .set({ totalIncomeGrosze: pln * 100 })
    .where(eq(shiftResults.driverId, ids[name] ?? ''))
}

async function rows() {
  return answered(await server.call(readSettlementWeek, WEEK_47, { as: office })).data
}

async function results() {
  const results = (await rows()).map(({ fullName, resultGrosze }) => [fullName, resultGrosze])
  return Object.fromEntries(results) as Record<string, number | null>
}

async function close(): Promise<string[]> {
  const drivers = (await rows()).flatMap(({ driverId, mark }) => (mark ? [{ driverId, mark }] : []))
  const { closed } = answered(await server.call(closeWeeks, { ...WEEK_47, drivers }, { as: office }))
  return closed.map(({ statementId }) => statementId)
}

async function statement(name: string) {
  const asked = { ...WEEK_47, driverId: ids[name] ?? '' }
  return answered(await server.call(readStatement, asked, { as: office }))
}

async function proposed() {
  const { data } = answered(await server.call(listCorrections, {}, { as: office }))
  return data.map(({ fullName, grosze, breakdown }) => [fullName, grosze, breakdown.map(({ code }) => code)])
}

test('the three winners have the bonus as a line that says its shift, the fourth none', async () => {
  await drove([400, 300, 200, 100])
  expect(await results()).toEqual({ Adam: 55_000, Basia: 45_000, Celina: 35_000, Darek: 10_000 })
  expect(await close()).toHaveLength(4)
  const { lines, sources } = await statement('Celina')
  expect(lines.find(({ code }) => code === 'bonus')).toMatchObject({
    amount: 15_000,
    rowIds: [`bonus:${DATE}:night`],
  })
  expect(sources.find(({ kind }) => kind === 'bonus')).toMatchObject({
    from: DATE,
    shift: 'night',
    grosze: 15_000,
  })
  expect(await proposed()).toEqual([])
})

test('before closing the winners are those known now: corrected, taken away, given again', async () => {
  await drove([400, 300, 200, 100])
  await earns('Darek', 250)
  expect(await results()).toMatchObject({ Celina: 20_000, Darek: 25_000 })
  await server.database.queries.delete(bonuses)
  expect(await results()).toEqual({ Adam: 40_000, Basia: 30_000, Celina: 20_000, Darek: 10_000 })
  await give()
  expect(await results()).toMatchObject({ Celina: 20_000, Darek: 25_000 })
})

test('after closing another winner is a proposed correction of both, and the statements stay', async () => {
  await drove([400, 300, 200, 100])
  await close()
  const before = await statement('Celina')
  await earns('Darek', 250)
  expect((await proposed()).sort()).toEqual([
    ['Celina', -15_000, ['bonus']],
    ['Darek', 15_000, ['bonus']],
  ])
  expect((await statement('Celina')).lines).toEqual(before.lines)
  await earns('Darek', 100)
  expect(await proposed()).toEqual([])
})

test('entered by hand as well, by its date and amount, it is given once', async () => {
  await drove([400, 300, 200, 100])
  const { queries } = server.database
  await makeCharge(queries, ids.Adam ?? '', 'bonus', 150)
  // Of another day: a bonus of its own.
  expect(await results()).toMatchObject({ Adam: 70_000, Basia: 45_000 })
  await makeCharge(queries, ids.Basia ?? '', 'bonus', 150, { date: DATE })
  expect(await results()).toMatchObject({ Adam: 70_000, Basia: 45_000 })
})

test('a week closed before bonuses were its charges owes none, until it is opened and closed again', async () => {
  await drove([400, 300, 200, 100], false)
  const [adams = ''] = await close()
  await server.database.queries.update(closedChargeWeeks).set({ bonusesKnown: false })
  await give()
  expect(await proposed()).toEqual([])
  answered(
    await server.call(reopenStatement, { id: adams, reason: 'Premia z soboty' } as never, { as: office }),
  )
  expect(await results()).toMatchObject({ Adam: 55_000, Basia: 30_000 })
  expect(await close()).toHaveLength(1)
  expect(await proposed()).toEqual([])
})
