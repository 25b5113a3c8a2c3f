import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addDriver } from '#features/drivers/office/contract.ts'
import { moneyPlace } from '#features/income/facts/domain/public.ts'
import {
  incomeStatements,
  platformDrivers,
  shiftResults,
  unsplitResults,
} from '#features/income/facts/server/tables.ts'
import { listUnmatched } from '#features/income/matching/contract.ts'
import { date, fileOf, payment, ride, sheetRow, weekOf, who } from '#test/income/small-files.ts'
import { answered, startTestServer, type TestCaller, type TestServer } from '#test/server/test-server.ts'
import { importResults, readColumnNames, saveColumnNames } from '../contract.ts'
import { fillResults } from '../contract-fill.ts'
import { listLoads, previewLoad } from '../contract-preview.ts'

let server: TestServer
let office: TestCaller
beforeAll(async () => {
  server = await startTestServer({ at: '2026-11-20T11:00:00Z' })
})
afterAll(() => server.close())
let driverId = ''
beforeEach(async () => {
  await server.reset()
  office = await server.asUser()
  const jan = { fullName: 'Jan Próbny', phone: '500000011', email: '' }
  driverId = answered(await server.call(addDriver, jan, { as: office })).id
})

const JAN = who('Jan Próbny', '+48500000011', 'bolt-jan')
const load = (file: object) => server.call(importResults, { file } as never, { as: office })
const unsplit = () => server.database.queries.select().from(unsplitResults)
const results = () => server.database.queries.select().from(shiftResults)

test('rides of a known phone become the result of their shift: completed ones only, with the car of most rides', async () => {
  const rows = [
    ride('a', JAN, { plate: 'KR1AA' }),
    ride('b', JAN, { plate: 'KR2BB' }),
    ride('c', JAN, { plate: 'KR2BB' }),
    ride('d', JAN, { completed: false, grossGrosze: 9900, plate: 'KR2BB' }),
  ]
  expect(answered(await load(fileOf('bolt-trips', rows)))).toMatchObject({
    new: 4,
    replaced: 0,
    unchanged: 0,
    waiting: 0,
  })
  expect(await results()).toMatchObject([
    {
      driverId,
      date: '2026-11-09',
      shift: 'day',
      reg: 'KR2BB',
      boltRides: 3,
      boltGrossGrosze: 7500,
      boltNetGrosze: null,
      totalIncomeGrosze: 7500,
      uberRides: null,
      mileageM: null,
    },
  ])
})

test('loading a file again changes nothing, and the list has it once', async () => {
  const file = fileOf('bolt-trips', [ride('a', JAN), ride('b', JAN)])
  answered(await load(file))
  const before = await results()
  expect(answered(await load(file))).toMatchObject({
    stored: false,
    new: 0,
    replaced: 0,
    unchanged: 2,
    removed: 0,
  })
  expect(await results()).toEqual(before)
  const { total, data } = answered(await server.call(listLoads, {}, { as: office }))
  expect(total).toBe(1)
  expect(data[0]?.attributes).toMatchObject({
    rows: 2,
    new: 2,
    replaced: 0,
    holding: 2,
    waiting: 0,
    loadedBy: 'Anna Próbna',
  })
})

test('overlapping files don’t double, and what is loaded later holds (D49)', async () => {
  const late = fileOf('bolt-trips', [ride('a', JAN, { grossGrosze: 3000 })], '2026-11-15')
  const day = fileOf('bolt-trips', [ride('a', JAN, { grossGrosze: 1000 }), ride('b', JAN)], '2026-11-10')
  answered(await load(late))
  expect(answered(await load(day))).toMatchObject({ new: 1, replaced: 1 })
  expect(await results()).toMatchObject([{ boltRides: 2, boltGrossGrosze: 3500 }])
})

test('the same file read anew, with another meaning of its columns, replaces what it said before', async () => {
  const file = fileOf('bolt-trips', [ride('a', JAN), ride('b', JAN)])
  answered(await load(file))
  const anew = { ...file, rows: [{ ...ride('b2', JAN, { grossGrosze: 100 }), row: 3 }, file.rows[0]] }
  expect(
    answered(await server.call(importResults, { file: anew, removeMissing: true } as never, { as: office })),
  ).toMatchObject({ new: 1, unchanged: 1, removed: 1 })
  expect(await results()).toMatchObject([{ boltRides: 2, boltGrossGrosze: 2600 }])
})

test('payments of Uber wait for their ride, in whatever order the files come', async () => {
  const driver = who('Jan Próbny', '+48500000011', 'uuid-jan')
  const orders = fileOf('uber-orders', [
    payment('x', 't', 2279, driver),
    payment('y', 't', 300, driver),
    payment('z', null, 5000, driver),
  ])
  answered(await load(orders))
  expect(await results()).toEqual([])
  answered(await load(fileOf('uber-trips', [ride('t', driver, { grossGrosze: null, shift: 'night' })])))
  expect(await results()).toMatchObject([
    { shift: 'night', uberRides: 1, uberNetGrosze: 2579, totalIncomeGrosze: 2579 },
  ])
  expect(await unsplit()).toMatchObject([
    { driverId, date: '2026-11-09', until: '2026-11-15', totalIncomeGrosze: 5000 },
  ])
})

test('sums over days are never split into shifts, and count as such', async () => {
  answered(await load(fileOf('bolt-trips', [ride('a', JAN, { netGrosze: 1900 })])))
  answered(await load(fileOf('bolt-earnings', [weekOf(JAN, 60_531)])))
  expect(await results()).toMatchObject([{ totalIncomeGrosze: 1900, boltNetGrosze: 1900, incomeFrom: 'net' }])
  const [left] = await unsplit()
  expect(left).toMatchObject({ driverId, totalIncomeGrosze: 58_631, rides: 57 })
  expect(left?.money[moneyPlace('bolt', 'net') - 1]).toBe(58_631)
  answered(await load(fileOf('settlement', [sheetRow(JAN)])))
  // The sheet's 421.39 zł are a part of the week, too.
  expect(await unsplit()).toMatchObject([{ totalIncomeGrosze: 60_531 - 42_139 }])
})

test('a sheet of shift results replaces by driver, date and shift, and holds where it and the rides both speak (D32)', async () => {
  const jan = who('Jan Próbny', '+48500000011')
  answered(await load(fileOf('bolt-trips', [ride('a', JAN, { plate: 'KR1AA' })])))
  answered(await load(fileOf('settlement', [sheetRow(jan)])))
  expect(await results()).toMatchObject([
    {
      totalIncomeGrosze: 42_139,
      boltRides: 6,
      boltGrossGrosze: 2500,
      mileageM: 181_000,
      kmEnd: 149_817,
      reg: 'KR1AA',
    },
  ])
  const corrected = fileOf(
    'settlement',
    [sheetRow(jan, { totalIncomeGrosze: 40_000, boltRides: null })],
    '2026-11-10',
  )
  expect(answered(await load(corrected))).toMatchObject({ new: 0, replaced: 1 })
  expect(await results()).toMatchObject([{ totalIncomeGrosze: 40_000, boltRides: 1 }])
})

test('rows equal in every cell are one; one key with other amounts is refused, both rows named', async () => {
  const twice = [ride('a', JAN, { grossGrosze: 1 }), ride('a', JAN, { grossGrosze: 1 })]
  expect(answered(await load(fileOf('bolt-trips', twice)))).toMatchObject({ new: 1, repeated: 1 })
  const differing = [ride('b', JAN, { grossGrosze: 1 }), ride('b', JAN, { grossGrosze: 2 })]
  const answer = await load(fileOf('bolt-trips', differing))
  expect(answer).toMatchObject({ status: 400, failure: { code: 'wrong_rows' } })
  expect(JSON.stringify(answer)).toContain('Wiersz 3: To samo stoi też w wierszu 2')
  expect(await results()).toMatchObject([{ boltGrossGrosze: 1 }])
})

test('whoever nobody knows waits, and a later file that brings the phone matches', async () => {
  const unknown = who('J. Próbny', null, 'bolt-jan')
  expect(answered(await load(fileOf('bolt-trips', [ride('a', unknown)])))).toMatchObject({
    new: 1,
    waiting: 1,
    waitingPeople: 1,
  })
  expect(await results()).toEqual([])
  answered(await load(fileOf('bolt-trips', [ride('b', JAN)], '2026-11-16')))
  expect(await results()).toMatchObject([{ driverId, boltRides: 2 }])
  expect(answered(await server.call(listUnmatched, {}, { as: office }))).toMatchObject({ waiting: 0 })
})

test('a driver who is switched off still has results', async () => {
  await server.database.queries.execute('UPDATE drivers SET active = false')
  answered(await load(fileOf('bolt-trips', [ride('a', JAN)])))
  expect(await results()).toHaveLength(1)
})

test('two loads at once lose nothing of each other', async () => {
  const first = fileOf('bolt-trips', [ride('a', JAN)], '2026-11-10')
  const second = fileOf('bolt-trips', [ride('b', JAN)], '2026-11-11')
  const third = fileOf('settlement', [
    sheetRow(who('Jan Próbny', '+48500000011'), { totalIncomeGrosze: null, boltRides: null }),
  ])
  const answers = await Promise.all([first, second, third].map(load))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await results()).toMatchObject([{ boltRides: 2, boltGrossGrosze: 5000, mileageM: 181_000 }])
})

test('a bad row is named by its place, and nothing of the file is loaded', async () => {
  const rows = [ride('a', JAN), { ...ride('b', JAN), amounts: { gross: 'dużo' } }]
  const answer = await load({ ...fileOf('bolt-trips', []), rows })
  expect(answer).toMatchObject({
    status: 400,
    failure: { fields: { 'file.rows.1.amounts.gross': 'Nieprawidłowa wartość.' } },
  })
  expect(await server.database.queries.select().from(incomeStatements)).toEqual([])
})

test('amounts that can’t be true are refused as a whole', async () => {
  const rows = [
    ride('a', JAN, { grossGrosze: 1_900_000_000 }),
    ride('b', JAN, { grossGrosze: 1_900_000_000 }),
  ]
  expect(await load(fileOf('bolt-trips', rows))).toMatchObject({
    status: 422,
    failure: { code: 'implausible' },
  })
  expect(await results()).toEqual([])
})

test('what headings mean is remembered per kind of file', async () => {
  const names = [{ header: 'stawka', field: 'gross' }]
  answered(await server.call(saveColumnNames, { kind: 'bolt-trips', names }, { as: office }))
  answered(
    await server.call(
      saveColumnNames,
      { kind: 'bolt-trips', names: [{ header: 'stawka', field: 'tip' }] },
      { as: office },
    ),
  )
  expect(answered(await server.call(readColumnNames, { kind: 'bolt-trips' }, { as: office })).data).toEqual([
    { header: 'stawka', field: 'tip' },
  ])
  expect(answered(await server.call(readColumnNames, { kind: 'settlement' }, { as: office })).data).toEqual(
    [],
  )
})

const FILLED = {
  id: 1,
  bolt_id: 48500000011,
  full_name: 'Jan Próbny',
  date: '2026-11-09',
  shift: 'dzień',
  total_income: '421,39',
  income_rate: 210.69,
  driven_mileage: 181,
  km_start: 149636,
  km_end: 149817,
  bolt_rides: 6,
  uber_rides: 11,
  fn_rides: 5,
  avg_fuel_comp: '7,81',
  fuel_total: '',
}
const fill = (...data: object[]) => server.call(fillResults, { data } as never, { as: office })

test('fill-results takes the specification’s rows in its units; an empty cell stays brak danych', async () => {
  expect(answered(await fill(FILLED))).toMatchObject({ new: 1 })
  expect(await results()).toMatchObject([
    {
      driverId,
      date: date('2026-11-09'),
      shift: 'day',
      totalIncomeGrosze: 42_139,
      companyIncomeGrosze: 21_069,
      mileageM: 181_000,
      freenowRides: 5,
      averageConsumptionHundredths: 781,
      fuelTotalGrosze: null,
    },
  ])
  expect(answered(await fill(FILLED))).toMatchObject({ new: 0, unchanged: 1, replaced: 0 })
})

test('fill-results takes zeros of odometer, mileage and fuel for what nobody entered, as a sheet has them', async () => {
  const zeros = { driven_mileage: 0, km_start: 149_636, km_end: 0, avg_fuel_comp: 0, fuel_total: '0' }
  answered(await fill({ ...FILLED, ...zeros }))
  expect(await results()).toMatchObject([
    {
      totalIncomeGrosze: 42_139,
      ...{ mileageM: null, kmStart: 149_636, kmEnd: null },
      ...{ averageConsumptionHundredths: null, fuelTotalGrosze: null },
    },
  ])
})

test('fill-results names every wrong cell and loads nothing', async () => {
  const wrong = [
    FILLED,
    { ...FILLED, bolt_id: 'abc', shift: 'noc' },
    { ...FILLED, km_end: 5, date: '2026-11-10' },
  ]
  expect(await fill(...wrong)).toMatchObject({
    status: 400,
    failure: {
      code: 'wrong_rows',
      fields: {
        'data.1.bolt_id': 'Podaj bolt_id: 48 i numer telefonu.',
        'data.2.km_end': 'km_end musi być co najmniej równe km_start.',
      },
    },
  })
  expect(await fill({ ...FILLED, shift: 'rano' })).toMatchObject({
    failure: { fields: { 'data.0.shift': "Podaj zmianę: 'dzień' albo 'noc'." } },
  })
  expect(await fill()).toMatchObject({ status: 400 })
  expect(await results()).toEqual([])
})

test('a ride belongs to the shift in which it starts (D2), whatever the browser says of it', async () => {
  const lied = { date: date('2020-01-01'), shift: 'day' as const }
  answered(
    await load(
      fileOf('bolt-trips', [
        ride('a', JAN, { ...lied, startedAt: '2026-11-09T05:59:59' }),
        ride('b', JAN, { ...lied, startedAt: '2026-11-09T06:00:00' }),
        ride('c', JAN, { ...lied, startedAt: '2026-11-09T18:00:00' }),
      ]),
    ),
  )
  const slots = (await results()).map((row) => `${row.date} ${row.shift} ${row.boltRides}`).sort()
  expect(slots).toEqual(['2026-11-08 night 1', '2026-11-09 day 1', '2026-11-09 night 1'])
})

test.each([
  ['bolt-trips', () => ride('a', JAN, { startedAt: '2026-02-30T10:00:00' }), 'rows.0.startedAt'],
  ['bolt-trips', () => ride('a', JAN, { startedAt: '2026-11-09T25:00:00' }), 'rows.0.startedAt'],
  ['settlement', () => sheetRow(JAN, { kmStart: 5000, kmEnd: 4999 }), 'rows.0.amounts.kmEnd'],
] as const)(
  'a row of %s that can’t be is refused with its number, and nothing of the file is stored',
  async (kind, row, field) => {
    const answer = await load(fileOf(kind as never, [row()] as never))
    expect(answer).toMatchObject({ ok: false, status: 400, failure: { code: 'wrong_rows' } })
    expect(JSON.stringify(answer)).toContain(`file.${field}`)
    expect(JSON.stringify(answer)).toContain('Wiersz 2: ')
    expect(await results()).toEqual([])
  },
)

const ZEROS = { net: 0, rides: 0 }
const week = (...rows: [typeof JAN, object][]) =>
  fileOf(
    'freenow-earnings',
    rows.map(([driver, amounts]) => weekOf(driver, 0, { amounts })),
  )

test('a zero in a corrected weekly file replaces what an earlier one told', async () => {
  answered(await load(week([JAN, { net: 5000, rides: 4 }])))
  const corrected = week([JAN, ZEROS])
  const preview = answered(await server.call(previewLoad, { file: corrected } as never, { as: office }))
  expect(preview).toMatchObject({ replaced: 1, added: 0, same: 0 })
  expect(answered(await load(corrected))).toMatchObject({ new: 0, replaced: 1 })
  expect(await unsplit()).toMatchObject([{ totalIncomeGrosze: 0, rides: 0 }])
  expect(answered(await load(corrected))).toMatchObject({ stored: false, unchanged: 1 })
})

test('a zero where nothing was told says nothing, and nobody need match its driver', async () => {
  const stranger = who('Obca Osoba', '+48500000099', 'now-obca')
  const file = week([JAN, { net: 5000 }], [stranger, ZEROS])
  expect(answered(await load(file))).toMatchObject({ new: 1, unchanged: 1, waiting: 0 })
  expect(answered(await load(week([JAN, ZEROS], [stranger, ZEROS])))).toMatchObject({
    ...{ new: 0, replaced: 1, unchanged: 1, waiting: 0 },
  })
  expect(answered(await server.call(listUnmatched, {}, { as: office }))).toMatchObject({ waiting: 0 })
  expect(await server.database.queries.select().from(platformDrivers)).toHaveLength(1)
})

test('a period that ends before it begins is refused', async () => {
  const file = fileOf('freenow-earnings', [weekOf(who('Jan Próbny', null, '1001AM'), 60_531)])
  const answer = await load({ ...file, periodStart: '2026-11-15', periodEnd: '2026-11-09' })
  expect(answer).toMatchObject({ ok: false, failure: { code: 'wrong_rows' } })
})
