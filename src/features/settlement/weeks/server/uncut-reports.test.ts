import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Week } from '#kernel/week.ts'
import { answered, startTestServer, type TestCaller, type TestServer } from '#test/server/test-server.ts'
import {
  makeDriver,
  makeLoad,
  makeReference,
  makeRow,
  makeScheme,
  PLAIN,
  WEEK_47,
} from '#test/settlement/made-week.ts'
import { closeWeeks, explainBlock, readSettlementWeek } from '../contract.ts'
import { listCorrections, readStatement } from '../contract-statement.ts'

const WEEK_46: Week = { year: 2026, week: 46 }
const WEEK_48: Week = { year: 2026, week: 48 }
const WEEK_49: Week = { year: 2026, week: 49 }

let server: TestServer
let office: TestCaller
let driver: string
let ref: string

beforeAll(async () => {
  server = await startTestServer({ at: '2026-12-07T08:00:00Z' })
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.reset()
  office = await server.asUser({ money: true })
  const { queries } = server.database
  await makeScheme(queries, PLAIN)
  driver = await makeDriver(queries, 'Adam Abacki')
  ref = await makeReference(queries, 'bolt', 'Adam Abacki', driver)
})

/**
 * A file of Bolt's sums over these days, in which the driver has this net; null where it lacks the
 * driver.
 */
async function report(no: number, days: readonly [string, string], net: number | null): Promise<void> {
  const { queries } = server.database
  await makeLoad(queries, { no, kind: 'bolt-earnings', days })
  if (net !== null) await makeRow(queries, { load: no, row: 2, app: 'bolt', ref, amounts: { net }, days })
}

async function ride(no: number, date: string, net: number): Promise<void> {
  const { queries } = server.database
  await makeLoad(queries, { no, kind: 'bolt-trips', days: [date, date] })
  await makeRow(queries, {
    load: no,
    row: 2,
    app: 'bolt',
    ref,
    amounts: { net },
    slot: { date, shift: 'day' },
  })
}

async function read(week: Week) {
  const { data } = answered(await server.call(readSettlementWeek, week, { as: office }))
  return data.map(({ fullName, state, resultGrosze, blocks }) => ({ fullName, state, resultGrosze, blocks }))
}

const spans = (from: string, to: string) => ({ code: 'report-spans', app: 'bolt', days: { from, to } })

test('a report from Wednesday to Tuesday stands against both its weeks, and in no other', async () => {
  await report(1, ['2026-11-18', '2026-11-24'], 1000)
  for (const week of [WEEK_47, WEEK_48])
    expect(await read(week)).toMatchObject([
      { fullName: 'Adam Abacki', state: 'blocked', blocks: [spans('2026-11-18', '2026-11-24')] },
    ])
  expect([await read(WEEK_46), await read(WEEK_49)]).toEqual([[], []])
})

test('beside it a ride can’t be closed as if it were all', async () => {
  await report(1, ['2026-11-18', '2026-11-24'], 1000)
  await ride(2, '2026-11-24', 10)
  const [row] = await read(WEEK_48)
  expect(row).toMatchObject({ state: 'blocked', resultGrosze: 1000 })
  expect(row?.blocks.map(({ code }) => code)).toEqual(['file-missing', 'report-spans'])
})

test('sums over two weeks are no file of either, also of who is not in them', async () => {
  await report(1, ['2026-11-18', '2026-11-24'], null)
  await report(2, ['2026-11-16', '2026-11-17'], 300)
  expect(await read(WEEK_47)).toMatchObject([{ blocks: [{ code: 'file-missing', app: 'bolt' }] }])
})

test('a person says why it does not matter; a report that is loaded anew is another one', async () => {
  await report(1, ['2026-11-18', '2026-11-24'], 1000)
  const [row] = await read(WEEK_47)
  const block = row?.blocks[0]
  if (block?.code !== 'report-spans') throw new Error('not blocked by it')
  const why = { driverIds: [driver], code: block.code, subject: block.subject, reason: 'Jest w obu plikach' }
  answered(await server.call(explainBlock, { ...WEEK_47, ...why }, { as: office }))
  expect(await read(WEEK_47)).toMatchObject([{ blocks: [] }])
  expect(await read(WEEK_48)).toMatchObject([{ state: 'blocked', blocks: [{ code: 'report-spans' }] }])
})

test('a month’s report stands against its weeks, until their own files are there', async () => {
  await report(1, ['2026-11-01', '2026-11-30'], 4000)
  for (const week of [WEEK_46, WEEK_47, WEEK_48])
    expect(await read(week)).toMatchObject([{ blocks: [spans('2026-11-01', '2026-11-30')] }])
  await report(2, ['2026-11-16', '2026-11-22'], 1000)
  expect(await read(WEEK_47)).toMatchObject([{ state: 'draft', resultGrosze: 100_000, blocks: [] }])
  expect(await read(WEEK_48)).toMatchObject([{ state: 'blocked' }])
})

test('Uber’s week, which ends on Monday, is in its own week alone', async () => {
  await report(1, ['2026-11-16', '2026-11-23'], 1000)
  expect(await read(WEEK_47)).toMatchObject([{ state: 'draft', resultGrosze: 100_000 }])
  expect(await read(WEEK_48)).toEqual([])
})

test('two reports of the same days are not paid both, also once a person has said why they are there', async () => {
  await report(1, ['2026-11-16', '2026-11-22'], 1000)
  await report(2, ['2026-11-20', '2026-11-23'], 400)
  const [row] = await read(WEEK_47)
  expect(row).toMatchObject({
    state: 'blocked',
    blocks: [
      {
        code: 'reports-overlap',
        app: 'bolt',
        days: [
          { from: '2026-11-16', to: '2026-11-22' },
          { from: '2026-11-20', to: '2026-11-23' },
        ],
      },
    ],
  })
  const block = row?.blocks[0]
  if (block?.code !== 'reports-overlap') throw new Error('not blocked by it')
  const why = { driverIds: [driver], code: block.code, subject: block.subject, reason: 'Dwa pobrania' }
  answered(await server.call(explainBlock, { ...WEEK_47, ...why }, { as: office }))
  expect(await read(WEEK_47)).toMatchObject([{ state: 'draft', resultGrosze: 100_000, blocks: [] }])
  await close(WEEK_47)
  const corrections = answered(await server.call(listCorrections, {}, { as: office }))
  expect(corrections).toEqual({ data: [], spanning: [] })
})

test('a report that crosses a closed week’s own report changes nothing of it', async () => {
  await report(1, ['2026-11-16', '2026-11-22'], 1000)
  await close(WEEK_47)
  await report(2, ['2026-11-20', '2026-11-23'], 400)
  expect(answered(await server.call(listCorrections, {}, { as: office }))).toEqual({ data: [], spanning: [] })
})

test('a better report that crosses a closed week’s is a correction once a person says that it holds', async () => {
  await report(1, ['2026-11-16', '2026-11-22'], 700)
  await close(WEEK_47)
  await report(2, ['2026-11-17', '2026-11-23'], 900)
  const { data } = answered(await server.call(listCorrections, {}, { as: office }))
  expect(data).toMatchObject([{ grosze: 20_000, blocks: [{ code: 'reports-overlap' }] }])
})

test('a report that another one holds is in it, and counts once', async () => {
  await report(1, ['2026-11-16', '2026-11-22'], 1000)
  await report(2, ['2026-11-20', '2026-11-22'], 400)
  expect(await read(WEEK_47)).toMatchObject([{ state: 'draft', resultGrosze: 100_000 }])
})

async function close(week: Week): Promise<void> {
  const { data } = answered(await server.call(readSettlementWeek, week, { as: office }))
  const drivers = data.flatMap(({ driverId, mark }) => (mark ? [{ driverId, mark }] : []))
  answered(await server.call(closeWeeks, { ...week, drivers }, { as: office }))
}

test('a report over two weeks that are closed is told with the corrections, until a person says why it is nothing', async () => {
  await report(1, ['2026-11-16', '2026-11-22'], 1000)
  await report(2, ['2026-11-23', '2026-11-29'], 500)
  await close(WEEK_47)
  await close(WEEK_48)
  const listed = async () => answered(await server.call(listCorrections, {}, { as: office }))
  expect(await listed()).toEqual({ data: [], spanning: [] })
  await report(3, ['2026-11-18', '2026-11-24'], 700)
  const told = { driverId: driver, fullName: 'Adam Abacki', block: spans('2026-11-18', '2026-11-24') }
  expect((await listed()).spanning).toMatchObject([
    { ...told, ...WEEK_47 },
    { ...told, ...WEEK_48 },
  ])
  const { blocks } = answered(
    await server.call(readStatement, { ...WEEK_47, driverId: driver }, { as: office }),
  )
  const [block] = blocks
  if (block?.code !== 'report-spans') throw new Error('not told')
  const why = { driverIds: [driver], code: block.code, subject: block.subject, reason: 'Jest w obu plikach' }
  answered(await server.call(explainBlock, { ...WEEK_47, ...why }, { as: office }))
  expect((await listed()).spanning).toMatchObject([{ ...told, ...WEEK_48 }])
})

test('two files of the same days, each of another company account, are no doubt of who is in one of them', async () => {
  await report(1, ['2026-11-16', '2026-11-22'], 1000)
  const { queries } = server.database
  const ewa = await makeDriver(queries, 'Ewa Inna')
  const other = await makeReference(queries, 'bolt', 'Ewa Inna', ewa)
  const days = ['2026-11-18', '2026-11-23'] as const
  await makeLoad(queries, { no: 2, kind: 'bolt-earnings', days })
  await makeRow(queries, { load: 2, row: 2, app: 'bolt', ref: other, amounts: { net: 400 }, days })
  expect(await read(WEEK_47)).toMatchObject([
    { fullName: 'Adam Abacki', state: 'draft', blocks: [] },
    { fullName: 'Ewa Inna', state: 'draft', blocks: [] },
  ])
})
