import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { fuelEntries } from '#features/fuel/server/tables.ts'
import { shiftResults } from '#features/income/facts/server/public.ts'
import { incomeLoads, incomeStatements } from '#features/income/facts/server/tables.ts'
import { standingCharges } from '#features/settlement/charges/server/tables.ts'
import { sourcesOfLines, statementOf } from '#features/settlement/weeks/server/public.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { datesOf, mondayOf } from '#kernel/week.ts'
import { answered } from '#test/server/test-server.ts'
import { makeCharge, makeLoad, makeRow, WEEK_47 } from './made-week.ts'
import { weekOffice } from './week-office.ts'

/* Every line, and every correction, opens down to the file and row that it stands on (settlement.md). */
const office = weekOffice()
const LATE = '2026-11-26T08:00:00Z'
const TUESDAY = datesOf(WEEK_47)[1] as CalendarDate
const WEDNESDAY = datesOf(WEEK_47)[2] as CalendarDate

async function closedDriver() {
  const { ids, refs } = await office.fleetOf({ 'Adam Abacki': 200 })
  await office.closeAll()
  return { adam: ids[0] ?? '', ref: refs[0] ?? '' }
}

async function lateRow(ref: string): Promise<void> {
  const { queries } = office
  await makeLoad(queries, { no: 2, kind: 'bolt-earnings', fileName: 'Bolt poprawki.csv', at: LATE })
  await makeRow(queries, { load: 2, row: 9, app: 'bolt', ref, amounts: { adjustment: -14.6 } })
}

const rowsOf = async (adam: string) => (await office.statement(adam)).corrections[0]?.rows

test('a proposed correction opens down to the file and row that came after closing', async () => {
  const { adam, ref } = await closedDriver()
  await lateRow(ref)
  expect(await rowsOf(adam)).toMatchObject([
    {
      ...{ change: 'added', app: 'bolt', kind: 'adjustment', grosze: -1460, origin: 'file' },
      file: { name: 'Bolt poprawki.csv', row: 9, loadedAt: '2026-11-26T08:00:00Z' },
    },
  ])
})

test('what was decided keeps the rows that made it, also after their file is gone', async () => {
  const { adam, ref } = await closedDriver()
  await lateRow(ref)
  const proposed = await rowsOf(adam)
  answered(await office.accept((await office.corrections())[0]))
  await office.queries.delete(incomeStatements)
  await office.queries.delete(incomeLoads)
  const [accepted] = (await office.statement(adam)).corrections
  expect(accepted).toMatchObject({ state: 'accepted', rows: proposed })
})

test('a load that is taken back after its correction is told as what it is: which, when and by whom', async () => {
  const { adam, ref } = await closedDriver()
  await lateRow(ref)
  const [proposed] = (await office.statement(adam)).corrections
  expect(proposed).toMatchObject({ counts: { added: 1, removed: 0, changed: 0 }, takenBack: [] })
  answered(await office.accept((await office.corrections())[0]))
  const { queries } = office
  await queries.delete(incomeStatements).where(eq(incomeStatements.loadNo, 2))
  const taken = { takenBackAt: '2026-11-27T09:12:00Z', takenBackBy: 'Ewa Mróz' }
  await queries.update(incomeLoads).set(taken).where(eq(incomeLoads.no, 2))
  const [accepted, again] = (await office.statement(adam)).corrections
  expect(accepted).toMatchObject({ state: 'accepted', grosze: -1460, takenBack: [] })
  expect(again).toMatchObject({
    ...{ state: 'proposed', grosze: 1460, counts: { added: 0, removed: 1, changed: 0 } },
    rows: [{ change: 'removed', kind: 'adjustment', grosze: -1460, file: { name: 'Bolt poprawki.csv' } }],
    takenBack: [
      {
        ...{ fileName: 'Bolt poprawki.csv', loadedAt: '2026-11-26T08:00:00Z' },
        ...{ at: '2026-11-27T09:12:00Z', by: 'Ewa Mróz' },
      },
    ],
  })
})

test('a row of a file that is loaded with other amounts is one changed row', async () => {
  const { adam, ref } = await closedDriver()
  const { queries } = office
  await queries.delete(incomeStatements)
  await makeLoad(queries, { no: 2, kind: 'bolt-earnings', fileName: 'Bolt poprawki.csv', at: LATE })
  await makeRow(queries, { load: 2, row: 2, app: 'bolt', ref, amounts: { net: 246 } })
  const [proposed] = (await office.statement(adam)).corrections
  expect(proposed).toMatchObject({ grosze: 4600, counts: { added: 0, removed: 0, changed: 1 } })
  expect(proposed?.rows.map(({ change, grosze }) => [change, grosze])).toEqual([
    ['before', 20_000],
    ['now', 24_600],
  ])
})

test('a row that went is told as the statement had it, and one that changed as it was and as it is', async () => {
  const { queries } = office
  const fuel = (cost: number) => ({
    ...{ date: TUESDAY, shift: 'day' as const, reg: 'KR 1', petrolMl: 1, gasMl: 0, workedMinutes: null },
    ...{ petrolPrice: 600, gasPrice: 0, cost, sentAt: '2026-11-18T08:00:00Z' },
  })
  const { ids } = await office.fleetOf({ 'Adam Abacki': 200 })
  const adam = ids[0] ?? ''
  await queries.insert(fuelEntries).values({ driverId: adam, ...fuel(6000) })
  await office.closeAll()
  await queries.update(fuelEntries).set({ cost: 4500 })
  await queries.delete(incomeStatements)
  const told = (await rowsOf(adam))?.map(({ change, kind, grosze }) => [change, kind, grosze])
  expect(told).toEqual([
    ['removed', 'net', 20_000],
    ['before', 'fuel', 6000],
    ['now', 'fuel', 4500],
  ])
})

test('each row says where it comes from: a file, the fuel page, the sheet, a rate or who typed it', async () => {
  const { queries } = office
  const { ids } = await office.fleetOf({ 'Adam Abacki': 900 })
  const adam = ids[0] ?? ''
  await queries.insert(fuelEntries).values({
    ...{ driverId: adam, date: TUESDAY, shift: 'day', reg: 'KR 1', petrolMl: 1, gasMl: 0 },
    ...{ workedMinutes: null, petrolPrice: 600, gasPrice: 0, cost: 6000, sentAt: '2026-11-18T08:00:00Z' },
  })
  await queries.insert(shiftResults).values({
    ...{ driverId: adam, date: WEDNESDAY, shift: 'day', totalIncomeGrosze: 100, fuelTotalGrosze: 2500 },
  })
  await queries.insert(standingCharges).values({
    ...{ id: crypto.randomUUID(), driverId: adam, vehicleId: null, kind: 'rent', per: 'week', detail: '' },
    ...{ grosze: 7000, byRoster: false, from: mondayOf(WEEK_47), to: null, note: '' },
    ...{ createdAt: '2026-11-16T08:00:00Z', createdBy: 'Anna Próbna' },
  })
  await makeCharge(queries, adam, 'wash', 30)
  const [closed] = (await office.closeAll()).closed
  const { sources, lines } = await office.statement(adam)
  const origins = Object.fromEntries(sources.map(({ kind, grosze, origin }) => [`${kind} ${grosze}`, origin]))
  expect(origins).toEqual({
    'net 90000': 'file',
    'shift null': 'shift',
    'rent 7000': 'rate',
    'fuel 6000': 'fuel-page',
    'fuel 2500': 'fuel-sheet',
    'wash 3000': 'typed',
  })
  const frozen = (await statementOf(queries, closed?.statementId ?? ''))?.frozen
  if (!frozen) throw new Error('Nothing was closed.')
  const sourceOf = sourcesOfLines(frozen)
  const ofLine = (code: string) => {
    const line = lines.find((one) => one.code === code)
    return line && sourceOf(line).origins
  }
  expect(ofLine('fuel')).toEqual(['fuel-page', 'fuel-sheet'])
  expect(ofLine('rent')).toEqual(['rate'])
  expect(ofLine('wash')).toEqual(['typed'])
})

test('where fuel was told is no part of the money: the page in the place of the sheet corrects nothing', async () => {
  const { queries } = office
  const { ids } = await office.fleetOf({ 'Adam Abacki': 900 })
  const adam = ids[0] ?? ''
  await queries.insert(shiftResults).values({
    ...{ driverId: adam, date: TUESDAY, shift: 'day', totalIncomeGrosze: 100, fuelTotalGrosze: 6000 },
  })
  const before = await office.marks()
  await office.closeAll()
  await queries.insert(fuelEntries).values({
    ...{ driverId: adam, date: TUESDAY, shift: 'day', reg: 'KR 1', petrolMl: 1, gasMl: 0 },
    ...{ workedMinutes: null, petrolPrice: 600, gasPrice: 0, cost: 6000, sentAt: LATE },
  })
  expect(before).toHaveLength(1)
  expect(await office.corrections()).toEqual([])
})
