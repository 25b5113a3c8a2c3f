import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { listAudit } from '#features/audit/contract.ts'
import { addDriver, listDrivers } from '#features/drivers/office/contract.ts'
import {
  eraseDriver,
  exportDriver,
  mergeDrivers,
  previewMerge,
} from '#features/drivers/office/contract-data.ts'
import { drivers } from '#features/drivers/server/tables.ts'
import { resultSources, setMileage } from '#features/income/facts/contract.ts'
import {
  platformDriverNames,
  platformDriverPhones,
  platformDrivers,
  shiftResults,
} from '#features/income/facts/server/tables.ts'
import { importResults } from '#features/income/imports/contract.ts'
import { date, fileOf, payment, ride, sheetRow, weekOf, who } from '#test/income/small-files.ts'
import { answered, startTestServer, type TestCaller, type TestServer } from '#test/server/test-server.ts'
import { listUnmatched, resolveUnmatched } from '../contract.ts'
import { peopleTexts } from '../texts.ts'
import { matchingJobs } from './jobs.ts'

let server: TestServer
let admin: TestCaller
beforeAll(async () => {
  server = await startTestServer({ at: '2026-11-20T11:00:00Z' })
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.reset()
  admin = await server.asUser({ admin: true })
})

const as = () => ({ as: admin })
const load = async (file: object) => answered(await server.call(importResults, { file } as never, as()))
const driver = async (fullName: string, phone: string) =>
  answered(await server.call(addDriver, { fullName, phone, email: '' }, as())).id
const queue = async (input: { state?: 'waiting' | 'ignored' | 'matched'; search?: string } = {}) =>
  answered(await server.call(listUnmatched, input, as()))
const settle = (input: object) => server.call(resolveUnmatched, input as never, as())
const results = () => server.database.queries.select().from(shiftResults)
const onlyWaiting = async () => (await queue()).data[0]?.id ?? ''

const EWA = who('Ewa Inna', null, 'uber-ewa')

test('the queue tells what of a person waits, and who may be meant', async () => {
  const id = await driver('EWA INNA', '500000021')
  await load(fileOf('uber-trips', [ride('a', EWA), ride('b', EWA, { completed: false })]))
  await load(fileOf('uber-orders', [payment('x', 'a', 700, EWA)]))
  await load(fileOf('freenow-earnings', [weekOf(who('Obcy Człowiek', null, '9'), 100)]))
  const { total, waitingRows, data } = await queue()
  expect({ total, waitingRows }).toEqual({ total: 2, waitingRows: 4 })
  expect(data[0]?.attributes).toMatchObject({
    platform: 'uber',
    name: 'Ewa Inna',
    trips: 2,
    orders: 1,
    ordersGrosze: 700,
    shiftsGrosze: null,
    periodsGrosze: null,
    firstDate: '2026-11-09',
    candidates: [{ driverId: id, reason: 'same-name', active: true }],
  })
  expect(data[1]?.attributes).toMatchObject({ name: 'Obcy Człowiek', periods: 1, candidates: [] })
  expect((await queue({ search: 'obcy' })).total).toBe(1)
})

test('rides and the period’s sum speak of the same money: what waits is told of each apart', async () => {
  const ewa = who('Ewa Inna', '+48500000021', 'bolt-ewa')
  await load(fileOf('bolt-trips', [ride('a', ewa, { grossGrosze: 2500 })]))
  await load(fileOf('bolt-earnings', [weekOf(ewa, 1800)]))
  expect((await queue()).data[0]?.attributes).toMatchObject({
    trips: 1,
    tripsGrosze: 2500,
    periods: 1,
    periodsGrosze: 1800,
    ordersGrosze: null,
  })
})

test('a name alone never decides; a person does, for all that is there and all that comes', async () => {
  const id = await driver('Ewa Inna', '500000021')
  await load(fileOf('uber-trips', [ride('a', EWA)]))
  expect(await results()).toEqual([])
  expect(answered(await settle({ id: await onlyWaiting(), decision: 'assign', driverId: id }))).toEqual({
    state: 'matched',
    driver: { id, fullName: 'Ewa Inna' },
    wasListed: false,
    shifts: 1,
    others: 0,
    income: [{ year: 2026, week: 46, grosze: 2500 }],
    closedWeeks: { drivers: 0, weeks: [], waiting: 0, gone: 0 },
  })
  await load(fileOf('uber-trips', [ride('b', EWA)], '2026-11-16'))
  expect(await results()).toMatchObject([{ driverId: id, uberRides: 2 }])
  const { data } = answered(await server.call(listAudit, {}, as()))
  expect(JSON.stringify(data)).toContain(id)
  expect(JSON.stringify(data)).not.toContain('Ewa')
})

test('assigning tells by how much which weeks earn more, also where no shift changes', async () => {
  const id = await driver('Ewa Inna', '500000021')
  const week = { date: date('2026-11-02'), until: date('2026-11-08') }
  const report = fileOf('uber-drivers', [weekOf(EWA, 52_980, week)], week.until)
  await load({ ...report, periodStart: week.date })
  const waits = await onlyWaiting()
  const told = answered(await settle({ id: waits, decision: 'assign', driverId: id }))
  expect(told).toMatchObject({ shifts: 0, income: [{ year: 2026, week: 45, grosze: 52_980 }] })
  expect(answered(await settle({ id: waits, decision: 'put-back' })).income).toEqual([])
  // The ride is within the report: what is new is what stands beyond it, and the other week.
  await load(fileOf('uber-trips', [ride('a', EWA, { netGrosze: 2_000 })]))
  const both = answered(await settle({ id: waits, decision: 'assign', driverId: id }))
  expect(both.income).toEqual([
    { year: 2026, week: 45, grosze: 52_980 },
    { year: 2026, week: 46, grosze: 2_000 },
  ])
  expect(answered(await settle({ id: waits, decision: 'assign', driverId: id })).income).toEqual([])
})

test('what came in by assigning is told by its week, of several their number and sum', () => {
  const of = (weeks: readonly number[], shifts: number) =>
    peopleTexts.done
      .assigned('Ewa', {
        income: weeks.map((grosze, at) => ({ year: 2026, week: 47 - at, grosze })),
        shifts,
      })
      .replaceAll(/[\u00a0\u202f]/g, ' ')
  const none = 'Wyniki zmian się nie zmieniły.'
  expect(of([52_980], 0)).toBe(`Ewa: przypisano. W tygodniu 47 doszło 529,80 zł przychodu. ${none}`)
  expect(of([-1_000], 1)).toBe(
    'Ewa: przypisano. W tygodniu 47 ubyło 10,00 zł przychodu. Przeliczono 1 zmianę.',
  )
  expect(of([52_980, 7_020], 0)).toBe(
    `Ewa: przypisano. W 2 tygodniach doszło razem 600,00 zł przychodu. ${none}`,
  )
  expect(of([], 0)).toBe(`Ewa: przypisano. ${none}`)
})

test('of two who decide about one name the later is told what the other chose, and can decide over it', async () => {
  const [one, other] = [await driver('Ewa Inna', '500000021'), await driver('Ewa Lis', '500000022')]
  await load(fileOf('uber-trips', [ride('a', EWA)]))
  const id = await onlyWaiting()
  const seen = { state: 'waiting', driverId: null }
  answered(await settle({ id, decision: 'assign', driverId: one, seen }))
  for (const decided of [
    { decision: 'assign', driverId: other },
    { decision: 'ignore' },
    { decision: 'add', fullName: 'Ewa Nowa', phone: '500000023' },
  ])
    expect(await settle({ id, ...decided, seen })).toMatchObject({
      status: 409,
      failure: {
        code: 'decided_meanwhile',
        msg: expect.stringContaining('to Ewa Inna'),
        details: { state: 'matched', driverId: one },
      },
    })
  expect(await results()).toMatchObject([{ driverId: one }])
  expect(answered(await server.call(listDrivers, {}, as())).data).toHaveLength(2)
  // Both meant the same.
  answered(await settle({ id, decision: 'assign', driverId: one, seen }))
  answered(
    await settle({ id, decision: 'assign', driverId: other, seen: { state: 'matched', driverId: one } }),
  )
  expect(await results()).toMatchObject([{ driverId: other }])
})

test('of two at the very same moment one is told', async () => {
  const ids = [await driver('Ewa Inna', '500000021'), await driver('Ewa Lis', '500000022')]
  await load(fileOf('uber-trips', [ride('a', EWA)]))
  const id = await onlyWaiting()
  const seen = { state: 'waiting', driverId: null }
  const answers = await Promise.all(ids.map((driverId) => settle({ id, decision: 'assign', driverId, seen })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('a new driver with the phone of one on the list is that one, and it is said', async () => {
  const known = await driver('Ewa Inna', '500000021')
  await load(fileOf('uber-trips', [ride('a', EWA)]))
  const added = await settle({
    id: await onlyWaiting(),
    decision: 'add',
    fullName: 'Ewa Inna',
    phone: '500000021',
  })
  expect(answered(added)).toMatchObject({ wasListed: true, driver: { id: known, fullName: 'Ewa Inna' } })
})

test('undone, whoever was matched by a phone that is nobody’s any more has the driver again', async () => {
  const ewa = who('Ewa Inna', '+48500000021', 'uber-ewa')
  const [mine, other] = [await driver('Ewa Inna', '500000021'), await driver('Jan Lis', '500000022')]
  await load(fileOf('uber-trips', [ride('a', ewa)]))
  const [person] = (await queue({ state: 'matched' })).data
  const id = person?.id
  answered(await settle({ id, decision: 'assign', driverId: other }))
  await server.database.queries
    .update(drivers)
    .set({ phone: '+48500000029' as never })
    .where(eq(drivers.id, mine))
  expect(answered(await settle({ id, decision: 'put-back', driverId: mine }))).toMatchObject({
    state: 'matched',
    driver: { id: mine },
  })
  expect((await queue({ state: 'matched' })).data[0]?.attributes.matchedBy).toBe('phone')
})

test('what a later file said of a ride anew is told once, with what holds', async () => {
  const ewa = who('Ewa Inna', null, 'uber-ewa')
  await load(fileOf('uber-trips', [ride('a', ewa, { grossGrosze: 2500 })]))
  const again = ride('a', ewa, { grossGrosze: 2600, distanceM: null })
  await load(fileOf('uber-trips', [again], '2026-11-16'))
  expect((await queue()).data[0]?.attributes.tripsGrosze).toBe(2600)
})

test('a wrong assignment is put right, or taken back: the figures follow', async () => {
  const [wrong, right] = [await driver('Ewa Inna', '500000021'), await driver('Ewa Inna', '500000022')]
  await load(fileOf('uber-trips', [ride('a', EWA)]))
  const id = await onlyWaiting()
  answered(await settle({ id, decision: 'assign', driverId: wrong }))
  expect(answered(await settle({ id, decision: 'assign', driverId: right })).shifts).toBe(2)
  expect(await results()).toMatchObject([{ driverId: right }])
  expect(answered(await settle({ id, decision: 'put-back' })).state).toBe('waiting')
  expect(await results()).toEqual([])
})

test('whoever is ignored counts nowhere, loses nothing, and can be put back', async () => {
  await load(fileOf('uber-trips', [ride('a', EWA)]))
  const id = await onlyWaiting()
  answered(await settle({ id, decision: 'ignore' }))
  expect(await queue()).toMatchObject({ total: 0, ignored: 1 })
  const known = await driver('Ewa Inna', '500000021')
  await load(fileOf('uber-trips', [ride('b', who('Ewa Inna', '+48500000021', 'uber-ewa'))], '2026-11-16'))
  expect(await results()).toEqual([])
  // Put back, the phone that came meanwhile decides.
  expect(answered(await settle({ id, decision: 'put-back' })).state).toBe('matched')
  expect(await results()).toMatchObject([{ driverId: known, uberRides: 2 }])
})

test('a new driver is made from the queue, and takes along whoever else waits with that phone', async () => {
  await load(fileOf('uber-trips', [ride('a', EWA)]))
  await load(fileOf('bolt-trips', [ride('b', who('E. Inna', '+48500000021', 'bolt-ewa'))]))
  const { data } = await queue()
  const id = data.find(({ attributes }) => attributes.platform === 'uber')?.id
  expect(await settle({ id, decision: 'add', fullName: 'Ewa', phone: '500000021' })).toMatchObject({
    failure: { code: 'incomplete' },
  })
  const added = answered(await settle({ id, decision: 'add', fullName: ' Ewa  Inna', phone: '500 000 021' }))
  expect(added).toMatchObject({ state: 'matched', others: 1 })
  expect(answered(await server.call(listDrivers, {}, as())).data).toMatchObject([
    { attributes: { fullName: 'Ewa Inna' } },
  ])
  expect(await results()).toMatchObject([{ boltRides: 1, uberRides: 1 }])
  expect((await queue()).waiting).toBe(0)
})

test('a driver added later is found by the phone that waits', async () => {
  await load(fileOf('bolt-trips', [ride('b', who('Ewa Inna', '+48500000021', 'bolt-ewa'))]))
  const id = await driver('Ewa Inna', '500000021')
  await matchingJobs(server.platform)[0]?.run()
  expect(await results()).toMatchObject([{ driverId: id }])
})

test('nobody is assigned to a driver or by a row that is not there', async () => {
  await load(fileOf('uber-trips', [ride('a', EWA)]))
  const nobody = '7b8a1a52-5a0e-4c3b-9d7e-000000000001'
  expect(await settle({ id: await onlyWaiting(), decision: 'assign', driverId: nobody })).toMatchObject({
    status: 404,
    failure: { code: 'no_such_driver' },
  })
  expect(await settle({ id: nobody, decision: 'ignore' })).toMatchObject({
    status: 404,
    failure: { code: 'no_such_reference' },
  })
})

test('two records of one person add up without double', async () => {
  const [staysId, foldedId] = [await driver('Ewa Inna', '500000021'), await driver('Ewa Inna', '500000022')]
  await load(
    fileOf('bolt-trips', [
      ride('a', who('Ewa', '+48500000021', '1')),
      ride('b', who('Ewa', '+48500000022', '2')),
    ]),
  )
  await load(
    fileOf('settlement', [
      sheetRow(who('Ewa', '+48500000021')),
      sheetRow(who('Ewa', '+48500000022'), { totalIncomeGrosze: 50_000, boltRides: null }),
    ]),
  )
  for (const [driverId, km] of [
    [foldedId, 100],
    [staysId, 120],
  ] as const)
    answered(await server.call(setMileage, { driverId, date: '2026-11-09', shift: 'Dzień', km }, as()))
  expect(answered(await server.call(previewMerge, { staysId, foldedId }, as())).clashes).toEqual([
    { blocking: false, both: { code: 'both-have-results', shifts: 1 } },
  ])
  answered(await server.call(mergeDrivers, { staysId, foldedId }, as()))
  expect(await results()).toMatchObject([
    { driverId: staysId, boltRides: 2, boltGrossGrosze: 5000, totalIncomeGrosze: 50_000, mileageM: 120_000 },
  ])
})

test('an export has accounts, rides and results; an erasure leaves the sums and nobody’s name, whatever is loaded again', async () => {
  const id = await driver('Ewa Inna', '500000021')
  const file = fileOf('bolt-trips', [ride('a', who('Ewa Inna Ukryta', '+48500000021', 'tajne-id'))])
  await load(file)
  const exported = JSON.stringify(
    answered(await server.call(exportDriver, { id, format: 'json' } as never, as())),
  )
  expect(
    Buffer.from((JSON.parse(exported) as { data?: number[] }).data ?? []).toString() || exported,
  ).toContain('Ewa Inna Ukryta')
  const before = await results()
  answered(await server.call(eraseDriver, { id } as never, as()))
  expect(await results()).toEqual(before)
  const { queries } = server.database
  expect(
    JSON.stringify([
      await queries.select().from(platformDrivers),
      await queries.select().from(platformDriverPhones),
      await queries.select().from(platformDriverNames),
    ]),
  ).not.toMatch(/Ukryta|500000021|tajne/)
  expect(await load(file)).toMatchObject({ unchanged: 1, new: 0, waiting: 0 })
  expect(await results()).toEqual(before)
  expect(await queries.select().from(platformDrivers)).toMatchObject([
    { driverId: id, state: 'matched', externalId: null },
  ])
})

test('each figure leads back to files and rows', async () => {
  const driverId = await driver('Ewa Inna', '500000021')
  const ewa = who('Ewa I.', '+48500000021', 'uber-ewa')
  await load(fileOf('uber-trips', [ride('a', ewa, { grossGrosze: null, plate: 'KR1AA' })]))
  await load(fileOf('uber-orders', [payment('x', 'a', 700, ewa), payment('y', 'a', -50, ewa)]))
  await load(fileOf('settlement', [sheetRow(who('Ewa I.', '+48500000021'))]))
  await load(fileOf('freenow-earnings', [weekOf(who('Ewa', '+48500000021', '9'), 100)]))
  const found = answered(
    await server.call(resultSources, { driverId, date: '2026-11-09', shift: 'day' }, as()),
  )
  expect(found).toMatchObject({
    driverName: 'Ewa Inna',
    reg: 'KR1AA',
    carFrom: 'rides',
    incomeFrom: 'sheet',
    mileageFrom: 'sheet',
    mileage: null,
  })
  expect(found.rows.map(({ kind, row, netGrosze, holds }) => ({ kind, row, netGrosze, holds }))).toEqual([
    { kind: 'settlement', row: 2, netGrosze: null, holds: true },
    { kind: 'uber-trips', row: 2, netGrosze: null, holds: true },
    { kind: 'uber-orders', row: 3, netGrosze: -50, holds: true },
    { kind: 'uber-orders', row: 2, netGrosze: 700, holds: true },
  ])
  expect(found.periods).toMatchObject([
    { platform: 'freenow', from: '2026-11-09', to: '2026-11-15', rides: 58 },
  ])
})

test('mileage is typed, warned of where it is unusual, refused where the odometer runs backwards, and taken back', async () => {
  const driverId = await driver('Ewa Inna', '500000021')
  const slot = { driverId, date: '2026-11-09', shift: 'noc' }
  const type = (input: object) => server.call(setMileage, { ...slot, ...input }, as())
  expect(answered(await type({ kmStart: 100, kmEnd: 300 }))).toEqual({ mileageM: 200_000, isUnusual: false })
  expect(await results()).toMatchObject([
    { shift: 'night', mileageM: 200_000, kmStart: 100, kmEnd: 300, totalIncomeGrosze: null },
  ])
  expect(await type({ kmStart: 300, kmEnd: 299 })).toMatchObject({
    status: 400,
    failure: { msg: 'Stan końcowy licznika musi być co najmniej równy początkowemu.' },
  })
  expect(await type({ kmStart: 300 })).toMatchObject({ status: 400 })
  expect(answered(await type({ km: 1500 }))).toEqual({ mileageM: 1_500_000, isUnusual: true })
  // The office knows better than a sheet.
  await load(fileOf('settlement', [sheetRow(who('Ewa', '+48500000021'), { shift: 'night' })]))
  expect(await results()).toMatchObject([{ mileageM: 1_500_000, totalIncomeGrosze: 42_139 }])
  expect(answered(await type({}))).toEqual({ mileageM: null, isUnusual: false })
  expect(await results()).toMatchObject([{ mileageM: 181_000 }])
})
