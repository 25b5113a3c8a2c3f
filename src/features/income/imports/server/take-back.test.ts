import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { listAudit } from '#features/audit/contract.ts'
import { addDriver, listDrivers, removeDriver } from '#features/drivers/office/contract.ts'
import type { NormalFile, StatementRow } from '#features/income/facts/domain/public.ts'
import { shiftResults, unsplitResults } from '#features/income/facts/server/tables.ts'
import { listUnmatched, resolveUnmatched } from '#features/income/matching/contract.ts'
import { addDays } from '#kernel/calendar-date.ts'
import { date, fileOf, ride, sheetRow, weekOf, who } from '#test/income/small-files.ts'
import { answered, startTestServer, type TestCaller, type TestServer } from '#test/server/test-server.ts'
import { importResults } from '../contract.ts'
import { listLoads, previewLoad, previewTakeBack, takeBackLoad } from '../contract-preview.ts'
import { changeTexts } from '../texts-changes.ts'

let server: TestServer
let office: TestCaller
beforeAll(async () => {
  server = await startTestServer({ at: '2026-11-20T11:00:00Z' })
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.reset()
  office = await server.asUser({ admin: true })
  const people = [
    { fullName: 'Jan Próbny', phone: '500000011', email: '' },
    { fullName: 'Ewa Inna', phone: '500000021', email: '' },
  ]
  for (const person of people) answered(await server.call(addDriver, person, { as: office }))
})

const JAN = who('Jan Próbny', '+48500000011', 'bolt-jan')
const send = (
  file: NormalFile,
  rest: { removeMissing?: boolean; mark?: string; periodAgreed?: boolean } = {},
) => server.call(importResults, { file, ...rest } as never, { as: office })
const load = async (
  file: NormalFile,
  rest?: { removeMissing?: boolean; mark?: string; periodAgreed?: boolean },
) => answered(await send(file, rest))
const preview = async (file: NormalFile, removeMissing = false) =>
  answered(await server.call(previewLoad, { file, removeMissing } as never, { as: office }))
const takeBack = (id: string, mark?: string) =>
  server.call(takeBackLoad, { id, ...(mark ? { mark } : {}) }, { as: office })
const loads = async () => answered(await server.call(listLoads, {}, { as: office })).data
const results = () => server.database.queries.select().from(shiftResults)

test('a corrected file is shown before it replaces: before and after, with driver, kind and amounts', async () => {
  await load(fileOf('bolt-trips', [ride('a', JAN, { grossGrosze: 5000 }), ride('b', JAN)]))
  const corrected = fileOf('bolt-trips', [ride('a', JAN, { grossGrosze: 5002 }), ride('c', JAN)])
  const seen = await preview(corrected)
  expect(seen).toMatchObject({ same: 0, replaced: 1, added: 1, missing: 1, older: null, nothingNew: false })
  expect(seen.rows.replaced).toMatchObject([
    {
      driver: 'Jan Próbny',
      driverBefore: null,
      app: 'bolt',
      subject: 'ride',
      row: 2,
      amounts: [{ kind: 'gross', before: 5000, after: 5002 }],
      toldBy: { fileName: 'bolt-trips.csv', row: 2 },
    },
  ])
  expect(seen.rows.missing).toMatchObject([{ row: null, toldBy: { row: 3 } }])
  expect(seen.sums.find(({ kind }) => kind === 'gross')).toEqual({
    app: 'bolt',
    kind: 'gross',
    before: 7500,
    after: 10_002,
  })
  expect(await results()).toMatchObject([{ boltGrossGrosze: 7500 }])
  const removing = await preview(corrected, true)
  expect(removing.sums.find(({ kind }) => kind === 'gross')?.after).toBe(7502)
  expect(await load(corrected, { removeMissing: true, mark: removing.mark })).toMatchObject({
    new: 1,
    replaced: 1,
    removed: 1,
  })
  expect(await results()).toMatchObject([{ boltGrossGrosze: 7502, boltRides: 2 }])
})

test('a mark is refused once something else would happen, and nothing is stored', async () => {
  const file = fileOf('bolt-trips', [ride('a', JAN)])
  const { mark } = await preview(file)
  await load(fileOf('bolt-trips', [ride('a', JAN, { grossGrosze: 1 })]))
  expect(await send(file, { mark })).toMatchObject({ status: 409, failure: { code: 'changed_since' } })
  expect(await results()).toMatchObject([{ boltGrossGrosze: 1 }])
})

test('an older file asks first: once seen it replaces', async () => {
  const first = fileOf('bolt-trips', [ride('a', JAN, { grossGrosze: 1000 })])
  await load(first)
  await load(fileOf('bolt-trips', [ride('a', JAN, { grossGrosze: 2000 })]))
  expect(await send(first)).toMatchObject({ status: 409, failure: { code: 'asks_first' } })
  const { older, mark } = await preview(first)
  expect(older).toMatchObject({ why: 'loaded-before', rows: 1 })
  expect(await load(first, { mark })).toMatchObject({ replaced: 1 })
  expect(await results()).toMatchObject([{ boltGrossGrosze: 1000 }])
})

test('rows of days that have not come yet are told before they are loaded, with the last of the days', async () => {
  const rows = ['2026-11-20', '2026-11-21', '2026-12-03'].map((day) => ride(day, JAN, { date: date(day) }))
  const file = fileOf('bolt-trips', rows, '2026-12-03')
  expect((await preview(file)).ahead).toEqual({ rows: 2, last: '2026-12-03' })
  await load(file)
  expect((await preview(file)).ahead).toBeNull()
})

test('a file of long ago, or wholly of days to come, asks first; the first load of a fleet asks nothing', async () => {
  const of = (from: string, until: string) => {
    const days = { date: date(from), until: date(until) }
    return { ...fileOf('uber-drivers', [weekOf(JAN, 5000, days)], until), periodStart: days.date }
  }
  const yearAgo = of('2025-11-10', '2025-11-16')
  expect((await preview(yearAgo)).offTime).toBeNull()
  await load(yearAgo)
  // The same once more changes nothing.
  expect((await preview(yearAgo)).offTime).toBeNull()
  await load(yearAgo)
  const another = of('2025-11-17', '2025-11-23')
  const seen = await preview(another)
  expect(seen.offTime).toMatchObject({ why: 'long-ago' })
  expect(await send(another)).toMatchObject({ status: 409, failure: { code: 'asks_period' } })
  expect(await load(another, { mark: seen.mark })).toMatchObject({ new: 1 })
  const before = of('2025-11-24', '2025-11-30')
  expect(await load(before, { periodAgreed: true })).toMatchObject({ new: 1 })
  const toCome = of('2027-11-15', '2027-11-21')
  expect((await preview(toCome)).offTime).toMatchObject({ why: 'to-come' })
  expect(await send(toCome)).toMatchObject({ status: 409, failure: { code: 'asks_period' } })
})

test('eight weeks back nothing is asked, a day more is', async () => {
  const today = server.clock.now().toISOString().slice(0, 10)
  const ending = (days: number) => {
    const until = addDays(date(today), -days)
    const row = weekOf(JAN, 5000, { date: addDays(until, -6), until })
    return { ...fileOf('uber-drivers', [row], until), periodStart: addDays(until, -6) }
  }
  await load(ending(7))
  expect((await preview(ending(56))).offTime).toBeNull()
  expect((await preview(ending(57))).offTime).toEqual({ why: 'long-ago', days: 57 })
})

test('how long ago a file is stands in the question', () => {
  const told = (days: number) => changeTexts.offTime['long-ago'](days, '').replace(/: .*/, '')
  expect(told(57)).toBe('Ten plik jest sprzed ponad 8 tygodni')
  expect(told(130)).toBe('Ten plik jest sprzed ponad 4 miesięcy')
  expect(told(365)).toBe('Ten plik jest sprzed roku')
  expect(told(367)).toBe('Ten plik jest sprzed ponad roku')
  expect(told(800)).toBe('Ten plik jest sprzed ponad 2 lat')
})

test('a report of the week that runs ends later than today, and says nothing of days to come', async () => {
  const running = weekOf(JAN, 5000, { date: date('2026-11-16'), until: date('2026-11-22') })
  const seen = await preview(fileOf('uber-drivers', [running], '2026-11-22'))
  expect(seen.ahead).toBeNull()
})

test('a load in the middle of others is taken back exactly, whoever loaded what since', async () => {
  await load(fileOf('settlement', [sheetRow(JAN, { totalIncomeGrosze: 10_000 })]))
  const former = await results()
  await load(
    fileOf('settlement', [
      sheetRow(JAN, { totalIncomeGrosze: 30_000 }),
      sheetRow(JAN, { shift: 'night', totalIncomeGrosze: 100 }),
    ]),
  )
  await load(fileOf('settlement', [sheetRow(JAN, { date: date('2026-11-10'), totalIncomeGrosze: 7 })]))
  const [, middle] = await loads()
  const seen = answered(await server.call(previewTakeBack, { id: middle?.id ?? '' }, { as: office }))
  expect(seen).toMatchObject({ replaced: 1, missing: 1, added: 0 })
  expect(seen.rows.replaced[0]?.amounts).toEqual([{ kind: 'totalIncome', before: 30_000, after: 10_000 }])
  expect(answered(await takeBack(middle?.id ?? '', seen.mark))).toMatchObject({ gone: 1, restored: 1 })
  expect((await results()).filter((row) => row.date === '2026-11-09')).toEqual(former)
  expect((await loads()).map(({ attributes }) => [attributes.holding, attributes.takenBackBy])).toEqual([
    [1, null],
    [0, 'Anna Próbna'],
    [1, null],
  ])
  expect(await takeBack(middle?.id ?? '')).toMatchObject({ status: 409, failure: { code: 'taken_back' } })
  expect(await takeBack('00000000-0000-4000-8000-000000000000')).toMatchObject({ status: 404 })
  const { data } = answered(await server.call(listAudit, {} as never, { as: office }))
  expect(JSON.stringify(data)).toContain('take-back')
})

test('a row that is missing from a corrected full sheet goes when that is wanted, and comes back', async () => {
  const ewa = who('Ewa Inna', '+48500000021')
  await load(fileOf('settlement', [sheetRow(JAN, { totalIncomeGrosze: 10_010 })]))
  const moved = fileOf('settlement', [sheetRow(ewa, { totalIncomeGrosze: 30_030 })])
  await load(moved, { removeMissing: true })
  expect((await results()).map(({ totalIncomeGrosze }) => totalIncomeGrosze)).toEqual([30_030])
  answered(await takeBack((await loads())[0]?.id ?? ''))
  expect((await results()).map(({ totalIncomeGrosze }) => totalIncomeGrosze)).toEqual([10_010])
})

test.each([
  ['the column of ids', who('Jan Próbny', '+48500000011')],
  ['ids and phones', who('Jan Próbny')],
])('a file without %s speaks of the same rides, in either order', async (_, weak) => {
  const rows = (driver: typeof JAN) => [
    ride(null, driver),
    ride(null, driver, { startedAt: '2026-11-09T11:30:00', grossGrosze: 3000 }),
  ]
  await load(fileOf('bolt-trips', rows(JAN)))
  expect(await load(fileOf('bolt-trips', rows(weak)))).toMatchObject({ unchanged: 2, new: 0, replaced: 0 })
  expect(await results()).toMatchObject([{ boltRides: 2, boltGrossGrosze: 5500 }])
  await server.reset()
  office = await server.asUser({ admin: true })
  const person = { fullName: 'Jan Próbny', phone: '500000011', email: '' }
  answered(await server.call(addDriver, person, { as: office }))
  await load(fileOf('bolt-trips', rows(weak)))
  expect(await load(fileOf('bolt-trips', rows(JAN)))).toMatchObject({ new: 0 })
  expect(await results()).toMatchObject([{ boltRides: 2, boltGrossGrosze: 5500 }])
})

test('a ride that a file took away and told under a name holds once the name turns out to be that person’s', async () => {
  const byPhone = who('Jan Próbny', '+48500000011')
  await load(fileOf('bolt-trips', [ride(null, who('Jan Próbny', null, 'bolt-jan'))]))
  const later = ride(null, byPhone, { startedAt: '2026-11-09T12:00:00', grossGrosze: 700 })
  await load(fileOf('bolt-trips', [later]))
  // Two people have the name so far, so that the file has other rides than those before.
  const byName = fileOf('bolt-trips', [ride(null, who('Jan Próbny'), { grossGrosze: 2600 })])
  expect(await load(byName, { removeMissing: true })).toMatchObject({ new: 1, removed: 2 })
  const linked = { startedAt: '2026-11-09T13:00:00', grossGrosze: 50 }
  await load(fileOf('bolt-trips', [ride(null, JAN, linked)]))
  expect(await results()).toMatchObject([{ boltRides: 2, boltGrossGrosze: 2650 }])
  const other = fileOf('bolt-trips', [ride(null, byPhone, { startedAt: '2026-11-09T14:00:00' })])
  expect(await load(other, { removeMissing: true })).toMatchObject({ new: 1, removed: 2 })
})

test('a ride that is told later as cancelled loses its money, and a shift of such rides is none', async () => {
  await load(fileOf('bolt-trips', [ride(null, JAN)]))
  expect(await load(fileOf('bolt-trips', [ride(null, JAN, { completed: false })]))).toMatchObject({
    replaced: 1,
  })
  expect(await results()).toEqual([])
  answered(await takeBack((await loads())[0]?.id ?? ''))
  expect(await results()).toMatchObject([{ boltGrossGrosze: 2500 }])
})

test('a column left out later changes nothing of what it told', async () => {
  await load(fileOf('bolt-trips', [ride(null, JAN, { tipGrosze: 300, plate: 'KR1AA' })]))
  expect(await load(fileOf('bolt-trips', [ride(null, JAN)]))).toMatchObject({ unchanged: 1 })
  expect(await load(fileOf('bolt-trips', [ride(null, JAN, { grossGrosze: 2600 })]))).toMatchObject({
    replaced: 1,
  })
  expect(await results()).toMatchObject([{ boltGrossGrosze: 2600, reg: 'KR1AA' }])
  expect((await results())[0]?.money?.[3]).toBe(300)
})

test('a row with another person’s name under a known phone waits for a person, and says why', async () => {
  const rows = [sheetRow(JAN), sheetRow(who('Ewa Inna', '+48500000011'), { totalIncomeGrosze: 99_999 })]
  expect(await load(fileOf('settlement', rows))).toMatchObject({ new: 2, waiting: 1, waitingPeople: 1 })
  expect(await results()).toMatchObject([{ totalIncomeGrosze: 42_139 }])
  const { data } = answered(await server.call(listUnmatched, {}, { as: office }))
  expect(data[0]?.attributes).toMatchObject({
    name: 'Ewa Inna',
    doubt: 'name-differs',
    candidates: [
      { fullName: 'Jan Próbny', reason: 'phone' },
      { fullName: 'Ewa Inna', reason: 'same-name' },
    ],
  })
})

test('taking back the file that named the phone leaves the rows waiting, as before', async () => {
  await load(fileOf('bolt-trips', [ride(null, who('J. Próbny', null, 'bolt-jan'))]))
  expect(await results()).toEqual([])
  await load(fileOf('bolt-trips', [ride(null, JAN, { startedAt: '2026-11-09T12:00:00' })]))
  expect(await results()).toMatchObject([{ boltRides: 2 }])
  answered(await takeBack((await loads())[0]?.id ?? ''))
  expect(await results()).toEqual([])
  expect(answered(await server.call(listUnmatched, {}, { as: office }))).toMatchObject({ waiting: 1 })
})

test('a driver who left the list keeps what other files brought when one of them is taken back', async () => {
  await load(fileOf('bolt-trips', [ride('a', JAN)]))
  await load(fileOf('bolt-trips', [ride('b', JAN)]))
  const before = await results()
  await load(fileOf('bolt-trips', [ride('c', JAN)]))
  const { data } = answered(await server.call(listDrivers, {}, { as: office }))
  const jan = data.find(({ attributes }) => attributes.fullName === 'Jan Próbny')?.id ?? ''
  answered(await server.call(removeDriver, { id: jan }, { as: office }))
  answered(await takeBack((await loads())[0]?.id ?? ''))
  expect(await results()).toEqual(before)
})

test('a file that says nothing new changes nobody’s driver either', async () => {
  const first = fileOf('bolt-trips', [ride('a', who('Ewa Próbna', '+48500000031', 'e'))])
  await load(first)
  const person = { fullName: 'Ewa Próbna', phone: '500000031', email: '' }
  answered(await server.call(addDriver, person, { as: office }))
  const other = { fullName: 'Ewa Próbna', phone: '500000032', email: '' }
  answered(await server.call(addDriver, other, { as: office }))
  await load(fileOf('bolt-trips', [ride('b', who('Ewa Próbna', '+48500000032', 'e'))]))
  const before = await results()
  expect(before).toMatchObject([{ boltRides: 2 }])
  expect(await load(first)).toMatchObject({ stored: false })
  expect(await results()).toEqual(before)
})

test('of one driver’s two accounts both count, also where one of them only says the same again', async () => {
  const [one, two] = [who('Jan Próbny', '+48500000011', 'a'), who('Jan Próbny', '+48500000011', 'b')]
  const other = { ...two, phone: null }
  await load(fileOf('bolt-earnings', [weekOf(one, 100)]))
  await load(fileOf('bolt-earnings', [weekOf({ ...other, name: 'J. P.' }, 200)]))
  const { data } = answered(await server.call(listUnmatched, {}, { as: office }))
  const drivers = answered(await server.call(listDrivers, {}, { as: office })).data
  const jan = drivers.find(({ attributes }) => attributes.fullName === 'Jan Próbny')?.id ?? ''
  const decision = { id: data[0]?.id ?? '', decision: 'assign', driverId: jan } as const
  answered(await server.call(resolveUnmatched, decision as never, { as: office }))
  const net = async () => (await server.database.queries.select().from(unsplitResults))[0]?.totalIncomeGrosze
  expect(await net()).toBe(300)
  // The same row from other bytes.
  await load({ ...fileOf('bolt-earnings', [weekOf(one, 100)]), sha256: 'f'.repeat(64) })
  expect(await net()).toBe(300)
})

test('a week told later with another number of rides leaves the columns that it does not have', async () => {
  const week = (amounts: StatementRow['amounts']) => fileOf('bolt-earnings', [{ ...weekOf(JAN, 0), amounts }])
  await load(week({ gross: 5000, net: 4000, rides: 10 }))
  await load(week({ net: 4100, rides: 11 }))
  const money = async () => {
    const [row] = await server.database.queries.select().from(unsplitResults)
    return [row?.money[0], row?.money[2], row?.rides]
  }
  expect(await money()).toEqual([5000, 4100, 11])
  await load(week({ net: 4100, rides: 0 }))
  expect(await money()).toEqual([5000, 4100, 0])
})

test('of people with new ids those are told whose names are like somebody’s on the list', async () => {
  const people = [
    who('JAN PROBNY', null, 'new-1'),
    who('Inna Ewa', null, 'new-2'),
    who('Obcy Człowiek', null, 'x'),
  ]
  const seen = await preview(
    fileOf(
      'uber-drivers',
      people.map((person) => weekOf(person, 100)),
    ),
  )
  expect(seen).toMatchObject({ waiting: 3, waitingPeople: 3, waitingAlike: 2 })
})
