import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { drivers } from '#features/drivers/server/tables.ts'
import { listBoltRuns } from '#features/income/bolt/contract-days.ts'
import { boltRuns } from '#features/income/bolt/server/tables.ts'
import type { NormalFile } from '#features/income/facts/domain/public.ts'
import { closedTexts } from '#features/income/facts/texts-closed.ts'
import { importResults } from '#features/income/imports/contract.ts'
import { previewLoad, previewTakeBack, takeBackLoad } from '#features/income/imports/contract-preview.ts'
import { listUnmatched, resolveUnmatched } from '#features/income/matching/contract.ts'
import { closedWeeksOf, waitingCorrectionsOf } from '#features/settlement/weeks/server/public.ts'
import { settlementStatements } from '#features/settlement/weeks/server/tables.ts'
import { mondayOf } from '#kernel/week.ts'
import { date, fileOf, ride, weekOf, who } from '#test/income/small-files.ts'
import { answered } from '#test/server/test-server.ts'
import { WEEK_47 } from './made-week.ts'
import { weekOffice } from './week-office.ts'

const office = weekOffice()
const NONE = { drivers: 0, weeks: [] }
const NOTHING = { ...NONE, waiting: 0, gone: 0 }
const changed = (count: number, waiting: number, gone = 0) => ({ ...ofWeek47(count), waiting, gone })
const ofWeek47 = (count: number) => ({ drivers: count, weeks: [{ ...WEEK_47, drivers: count }] })

/** Adam and Ewa, closed in week 47 with a net of Bolt each. */
async function closedTwo() {
  const names = ['Adam Abacki', 'Ewa Mała']
  const { ids } = await office.fleetOf({ 'Adam Abacki': 200, 'Ewa Mała': 300 })
  await office.closeAll()
  const phones: string[] = []
  for (const id of ids) {
    const [row] = await office.queries.select().from(drivers).where(eq(drivers.id, id))
    phones.push(row?.phone ?? '')
  }
  return names.map((name, at) => who(name, phones[at] ?? '', `uber-${at}`))
}

/** Sums of Uber of a week, by its Monday. */
function uber(
  rows: readonly (readonly [ReturnType<typeof who>, number])[],
  monday = '2026-11-16',
): NormalFile {
  const until = date(monday.replace(/\d\d$/, (day) => String(Number(day) + 6)))
  const file = fileOf(
    'uber-drivers',
    rows.map(([driver, net]) => weekOf(driver, net, { date: date(monday), until })),
    until,
  )
  return { ...file, periodStart: date(monday) }
}

const as = () => ({ as: office.money })
const preview = async (file: NormalFile) =>
  answered(await office.server.call(previewLoad, { file } as never, as()))
const load = async (file: NormalFile, mark?: string) =>
  answered(await office.server.call(importResults, { file, mark } as never, as()))

test('a load that changes closed weeks says so before it and after it, by week and with how many drivers', async () => {
  const [adam, ewa] = await closedTwo()
  if (!adam || !ewa) throw new Error('Nobody.')
  const file = uber([
    [adam, 5_000],
    [ewa, 7_000],
  ])
  const seen = await preview(file)
  expect(seen.closedWeeks).toEqual(ofWeek47(2))
  expect((await load(file, seen.mark)).closedWeeks).toEqual(changed(2, 2))
  expect(await office.corrections()).toHaveLength(2)
})

test('a load of open weeks says nothing of closed ones; the same file again changes none', async () => {
  const [adam] = await closedTwo()
  if (!adam) throw new Error('Nobody.')
  expect((await preview(uber([[adam, 5_000]], '2026-11-09'))).closedWeeks).toEqual(NONE)
  const file = uber([[adam, 5_000]])
  await load(file)
  expect((await preview(file)).closedWeeks).toEqual(NONE)
  expect((await load(file)).closedWeeks).toEqual(NOTHING)
})

test('a week that was closed between looking and loading is told once it is loaded', async () => {
  const { ids } = await office.fleetOf({ 'Adam Abacki': 200 })
  const [row] = await office.queries
    .select()
    .from(drivers)
    .where(eq(drivers.id, ids[0] ?? ''))
  const file = uber([[who('Adam Abacki', row?.phone ?? '', 'uber-0'), 5_000]])
  const seen = await preview(file)
  expect(seen.closedWeeks).toEqual(NONE)
  await office.closeAll()
  expect((await load(file, seen.mark)).closedWeeks).toEqual(changed(1, 1))
})

test('taking a load back that closed weeks stand on says so, before and after', async () => {
  const [adam, ewa] = await closedTwo()
  if (!adam || !ewa) throw new Error('Nobody.')
  const { fileId } = await load(uber([[ewa, 7_000]]))
  const seen = answered(await office.server.call(previewTakeBack, { id: fileId }, as()))
  expect(seen.closedWeeks).toEqual(ofWeek47(1))
  const taken = answered(await office.server.call(takeBackLoad, { id: fileId, mark: seen.mark }, as()))
  expect(taken.closedWeeks).toEqual(changed(1, 0, 1))
  expect(await office.corrections()).toEqual([])
})

test('a load that says again what was closed leaves no correction, and tells which are gone', async () => {
  const { ids } = await office.fleetOf({ 'Adam Abacki': 200 })
  const [row] = await office.queries
    .select()
    .from(drivers)
    .where(eq(drivers.id, ids[0] ?? ''))
  const adam = who('Adam Abacki', row?.phone ?? '', 'uber-0')
  await load(uber([[adam, 5_000]]))
  await office.closeAll()
  expect((await load(uber([[adam, 6_000]]))).closedWeeks).toEqual(changed(1, 1))
  expect(await office.corrections()).toHaveLength(1)
  const same = uber([[adam, 5_000]])
  const { mark } = await preview(same)
  expect((await load(same, mark)).closedWeeks).toEqual(changed(1, 0, 1))
  expect(await office.corrections()).toEqual([])
})

test('a correction that was accepted waits the other way round once its load is taken back', async () => {
  const [adam] = await closedTwo()
  if (!adam) throw new Error('Nobody.')
  const { fileId } = await load(uber([[adam, 5_000]]))
  const [waits] = await office.corrections()
  answered(await office.accept(waits))
  const taken = answered(await office.server.call(takeBackLoad, { id: fileId }, as()))
  expect(taken.closedWeeks).toEqual(changed(1, 1))
  expect(await office.corrections()).toHaveLength(1)
})

test('a file of more closed weeks than are compared at once says only that a difference may wait', async () => {
  const [adam] = await closedTwo()
  if (!adam) throw new Error('Nobody.')
  const [closed] = await office.queries.select().from(settlementStatements)
  if (!closed) throw new Error('Nothing is closed.')
  for (const week of [40, 41, 42, 43, 44, 45])
    await office.queries.insert(settlementStatements).values({
      ...closed,
      ...{ id: randomUUID(), week, number: `R/2026/${week}/0001` },
    })
  const weeks = [39, 40, 41, 42, 43, 44, 45, 47].map((week) => ({
    driverId: closed.driverId,
    monday: mondayOf({ year: 2026, week }),
  }))
  expect(await waitingCorrectionsOf(office.queries, weeks)).toBeUndefined()
})

test('what is told once it has happened is what waits, what is gone, or that nothing does', () => {
  const closed = { drivers: 1, weeks: [{ year: 2026, week: 46, drivers: 1 }] }
  const after = (waiting: number | null, gone: number) =>
    closedTexts.after(closed, { waiting, gone }).replace(/^.* nie zmieniły\. /, '')
  expect(after(0, 0)).toBe('Żadna korekta do nich nie czeka.')
  expect(after(0, 1)).toBe('Zniknęła 1 korekta do decyzji. Żadna korekta do nich nie czeka.')
  expect(after(2, 0)).toBe('Czekają 2 korekty.')
  expect(after(5, 2)).toBe('Zniknęły 2 korekty do decyzji. Czeka 5 korekt.')
  expect(after(null, 0)).toBe('Jeśli wyszła inna kwota, różnica jest wśród korekt.')
})

test('a row that waited is told of once a person says whose it is, and once that is taken back', async () => {
  await closedTwo()
  const loaded = await load(uber([[who('Adaś A', null, 'uber-9'), 5_000]]))
  expect(loaded.closedWeeks).toEqual(NOTHING)
  const [waits] = answered(await office.server.call(listUnmatched, {}, as())).data
  const { data } = await office.read()
  const adam = data.find(({ fullName }) => fullName === 'Adam Abacki')?.driverId
  const decide = async (input: object) =>
    answered(await office.server.call(resolveUnmatched, { id: waits?.id, ...input } as never, as()))
  expect((await decide({ decision: 'assign', driverId: adam })).closedWeeks).toEqual(changed(1, 1))
  expect(await office.corrections()).toHaveLength(1)
  expect((await decide({ decision: 'put-back' })).closedWeeks).toEqual(changed(1, 0, 1))
  expect(await office.corrections()).toEqual([])
})

test('a reopened week is open again, and was closed as long as it was', async () => {
  const { ids } = await office.fleetOf({ 'Adam Abacki': 200 })
  await office.closeAll()
  const weeks = [{ driverId: ids[0] ?? '', monday: date('2026-11-16') }]
  const then = office.server.clock.now().toISOString()
  expect(await closedWeeksOf(office.queries, weeks)).toEqual(ofWeek47(1))
  office.server.clock.advance(60)
  const { id } = await office.statement(ids[0] ?? '')
  answered(await office.reopen(id ?? ''))
  expect(await closedWeeksOf(office.queries, weeks)).toEqual(NONE)
  expect(await closedWeeksOf(office.queries, weeks, then)).toEqual(ofWeek47(1))
  expect(await closedWeeksOf(office.queries, weeks, '2026-11-01T00:00:00Z')).toEqual(NONE)
})

test('the sentence names weeks and drivers, and the year where they are of several', () => {
  expect(
    closedTexts.before({
      drivers: 3,
      weeks: [
        { year: 2026, week: 45, drivers: 3 },
        { year: 2026, week: 46, drivers: 1 },
      ],
    }),
  ).toBe(
    'Zmieni dane 3 kierowców w zamkniętych tygodniach: tydzień 45 (3), 46 (1). Zamknięte rozliczenia się nie zmienią. Jeśli wyjdzie inna kwota, różnica zaczeka jako korekta.',
  )
  const over = [
    { year: 2026, week: 53, drivers: 1 },
    { year: 2027, week: 1, drivers: 1 },
  ]
  expect(closedTexts.after({ drivers: 1, weeks: over })).toContain(
    '1 kierowcy w zamkniętych tygodniach: tydzień 53/2026 (1), 1/2027 (1).',
  )
})

test('a run of Bolt says which closed weeks it changed, and one that told the same again says nothing', async () => {
  const [adam] = await closedTwo()
  if (!adam) throw new Error('Nobody.')
  const rideAt = (grossGrosze: number) =>
    fileOf('bolt-trips', [ride(null, adam, { date: date('2026-11-17'), grossGrosze })], '2026-11-22')
  const first = await load(rideAt(2_500))
  office.server.clock.advance(60)
  const again = await load({
    ...rideAt(2_500),
    rows: [...rideAt(2_500).rows, ...rideAt(100).rows.map(later)],
  })
  const run = (id: string, nth: number, loadId: string, finishedAt: string) => ({
    ...{ id, nth, loadId, finishedAt, askedAt: finishedAt, companyId: 7, date: date('2026-11-17') },
    ...{ state: 'good' as const, loadDates: [date('2026-11-17')] },
  })
  const now = office.server.clock.now().toISOString()
  await office.queries
    .insert(boltRuns)
    .values([
      run('6b1f0f4e-0000-4000-8000-000000000001', 1, first.fileId, now),
      run('6b1f0f4e-0000-4000-8000-000000000002', 2, again.fileId, now),
      run('6b1f0f4e-0000-4000-8000-000000000003', 3, first.fileId, '2026-11-20T10:00:00Z'),
    ])
  const { data } = answered(await office.server.call(listBoltRuns, {}, as()))
  const told = new Map(data.map(({ id, attributes }) => [id.slice(-1), attributes.closedWeeks]))
  expect(told.get('1')).toEqual(ofWeek47(1))
  // Its own news is of a week that nobody has closed.
  expect(told.get('2')).toEqual(NONE)
  // Loaded before the week was closed.
  expect(told.get('3')).toEqual(NONE)
})

/** A ride of the week after. */
function later(row: NormalFile['rows'][number]): NormalFile['rows'][number] {
  return { ...row, row: 3, date: date('2026-11-23'), startedAt: '2026-11-23T10:00:00' }
}
