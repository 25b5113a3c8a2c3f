import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { fuelEntries } from '#features/fuel/server/tables.ts'
import type { Scheme } from '#features/settlement/domain/public.ts'
import { tryScheme } from '#features/settlement/schemes/contract-example.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Shift } from '#kernel/shift.ts'
import { answered, startTestServer, type TestCaller, type TestServer } from '#test/server/test-server.ts'
import {
  HALVES,
  MONDAY_48,
  makeDriver,
  makeLoad,
  makeReference,
  makeRow,
  makeScheme,
  makeShifts,
  PLAIN,
  WEEK_47,
} from '#test/settlement/made-week.ts'
import { closeWeeks, readSettlementWeek } from '../contract.ts'
import { decideCorrection, listCorrections, readStatement } from '../contract-statement.ts'

/*
 * Pay by the hour (settlement.md, How fleets settle). An hour is one that the fleet entered as worked in the
 * shift ('godziny' of the fuel page, Spec 2 §3); what nobody entered blocks, and is never guessed.
 */
const BY_HOUR: Scheme = { ...PLAIN, earns: { kind: 'per-hour', grosze: 3150 }, cash: 'settled-apart' }

let server: TestServer
let office: TestCaller
let jan: string

beforeAll(async () => {
  server = await startTestServer({ at: MONDAY_48 })
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.reset()
  server.clock.set(MONDAY_48)
  office = await server.asUser({ money: true })
})

/** Two shifts with rides, a day and a night. */
async function drove(scheme: Scheme): Promise<void> {
  const { queries } = server.database
  await makeScheme(queries, scheme)
  const load = await makeLoad(queries, { no: 1, kind: 'bolt-trips' })
  jan = await makeDriver(queries, 'Jan Nowak')
  const ref = await makeReference(queries, 'bolt', 'Jan Nowak', jan)
  const slots = [
    ['2026-11-17', 'day'],
    ['2026-11-18', 'night'],
  ] as const
  await makeShifts(queries, jan, slots)
  for (const [at, [date, shift]] of slots.entries())
    await makeRow(queries, {
      load,
      row: at + 2,
      app: 'bolt',
      ref,
      amounts: { net: 400 },
      slot: { date, shift },
    })
}

async function enter(date: string, shift: Shift, workedMinutes: number | null): Promise<void> {
  const row = { driverId: jan, date: date as CalendarDate, shift, workedMinutes }
  await server.database.queries
    .insert(fuelEntries)
    .values({
      ...{ ...row, reg: 'KR 1AB23', petrolMl: 0, gasMl: 0, petrolPrice: 0, gasPrice: 0, cost: 0 },
      sentAt: '2026-11-19T08:00:00Z',
    })
    .onConflictDoUpdate({
      target: [fuelEntries.date, fuelEntries.shift, fuelEntries.driverId],
      set: { workedMinutes },
    })
}

async function row() {
  const { data } = answered(await server.call(readSettlementWeek, WEEK_47, { as: office }))
  return data.find(({ driverId }) => driverId === jan)
}

async function close() {
  const mark = (await row())?.mark ?? ''
  return answered(
    await server.call(closeWeeks, { ...WEEK_47, drivers: [{ driverId: jan, mark }] }, { as: office }),
  )
}

const statement = async () =>
  answered(await server.call(readStatement, { ...WEEK_47, driverId: jan }, { as: office }))
const proposed = async () => answered(await server.call(listCorrections, {}, { as: office })).data

test('10 h 5 min and 8 h 30 min at 31.50 are 585.38, rounded once', async () => {
  await drove(BY_HOUR)
  await enter('2026-11-17', 'day', 605)
  await enter('2026-11-18', 'night', 510)
  expect(await row()).toMatchObject({ state: 'draft', resultGrosze: 58_538, shifts: 2 })
  expect((await close()).closed).toHaveLength(1)
  const { lines } = await statement()
  expect(lines).toMatchObject([{ code: 'hour-pay', amount: 58_538, facts: { minutes: 1115 } }])
})

test('a shift whose hours nobody entered blocks closing, and says which shift', async () => {
  await drove(BY_HOUR)
  await enter('2026-11-17', 'day', 605)
  await enter('2026-11-18', 'night', null)
  expect(await row()).toMatchObject({
    state: 'blocked',
    mark: null,
    blocks: [{ code: 'amount-unknown', what: 'hours-unknown', rowId: 'shift:2026-11-18:night' }],
  })
  await enter('2026-11-18', 'night', 0)
  expect(await row()).toMatchObject({ state: 'draft', resultGrosze: 31_763 })
})

test('hours mended after closing are proposed as a correction, sent again they are nothing', async () => {
  await drove(BY_HOUR)
  await enter('2026-11-17', 'day', 600)
  await enter('2026-11-18', 'night', 600)
  await close()
  expect(await proposed()).toEqual([])
  await enter('2026-11-18', 'night', 540)
  const [proposal] = await proposed()
  expect(proposal).toMatchObject({ grosze: -3150, breakdown: [{ code: 'hour-pay' }] })
  const { id = '', rowsDigest = '' } = { id: proposal?.statementId, rowsDigest: proposal?.rowsDigest }
  answered(await server.call(decideCorrection, { id, rowsDigest, decision: 'accept' }, { as: office }))
  expect(await proposed()).toEqual([])
  // Taken out, nothing can be said of them; entered as they were, the shift is owed again.
  await enter('2026-11-18', 'night', null)
  expect(await proposed()).toEqual([])
  await enter('2026-11-18', 'night', 600)
  expect(await proposed()).toMatchObject([{ grosze: 3150 }])
})

test('who is not paid by the hour has no week moved by hours, closed or not', async () => {
  await drove(HALVES)
  const mark = (await row())?.mark
  await enter('2026-11-17', 'day', 605)
  expect((await row())?.mark).toBe(mark)
  await close()
  await enter('2026-11-17', 'day', 660)
  await enter('2026-11-18', 'night', 600)
  expect(await proposed()).toEqual([])
  // Something else changes: the correction is of that alone.
  const { queries } = server.database
  const ref = await makeReference(queries, 'bolt', 'Jan Nowak', jan)
  const load = await makeLoad(queries, { no: 2, kind: 'bolt-earnings' })
  await makeRow(queries, {
    ...{ load, row: 2, app: 'bolt', ref, amounts: { net: 100 } },
    slot: { date: '2026-11-17', shift: 'day' },
  })
  expect(await proposed()).toMatchObject([{ grosze: 4600, breakdown: [{ code: 'share' }] }])
})

test('the live example of a scheme shows what the week would be closed with', async () => {
  await drove(BY_HOUR)
  await enter('2026-11-17', 'day', 605)
  await enter('2026-11-18', 'night', 510)
  const asked = { kind: 'fleet', id: '', ...WEEK_47, scheme: BY_HOUR, driverId: jan } as never
  const { drivers, example } = answered(await server.call(tryScheme, asked, { as: office }))
  const { lines, resultGrosze } = await statement()
  expect(drivers).toMatchObject([{ name: 'Jan Nowak', after: { result: resultGrosze } }])
  expect(example?.lines.map(({ code, after }) => [code, after])).toEqual(
    lines.map(({ code, amount }) => [code, amount]),
  )
})
