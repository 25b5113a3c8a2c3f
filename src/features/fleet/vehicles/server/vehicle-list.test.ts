import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { vehicleNumber } from '#test/fleet/vehicles.ts'
import { answered, startTestServer, type TestCaller, type TestServer } from '#test/server/test-server.ts'
import { addVehicle, editVehicle, listVehicles } from '../contract.ts'
import { exportVehicles, getVehicleTemplate, importVehicles } from '../contract-lists.ts'
import type { ImportedVehicle } from '../domain/import-row.ts'
import { vehicleTexts } from '../texts.ts'
import { IMPORT_FAILURES } from '../texts-import.ts'

let server: TestServer
let coordinator: TestCaller
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(async () => {
  await server.reset()
  coordinator = await server.asUser()
})
afterAll(() => server.close())

const load = (rows: readonly Partial<ImportedVehicle>[], key?: string) =>
  server.callRaw(importVehicles, { rows }, { as: coordinator, ...(key ? { key } : {}) })
const fleet = async () =>
  answered(await server.call(listVehicles, {}, { as: coordinator })).data.map(
    ({ attributes: { grounded: _, ...told } }) => told,
  )
const counts = (added: number, changed: number, unchanged: number) => ({
  ok: true,
  value: { added, changed, unchanged },
})

describe('import', () => {
  test('eighty cars come in by one call, and the same list again changes nothing', async () => {
    const list = Array.from({ length: 80 }, (_, index) => vehicleNumber(index))
    expect(await load(list)).toMatchObject(counts(80, 0, 0))
    expect(await fleet()).toEqual(list)
    expect(await load(list.toReversed())).toMatchObject(counts(0, 0, 80))
  })

  test('what the list leaves out stays; a new vehicle gets priority 1 and the end of the order', async () => {
    await load([vehicleNumber(1, { priority: 7, sort: 3, flotmanId: 'GPS7', isRental: true })])
    const { priority: _p, sort: _s, flotmanId: _f, isRental: _i, ...bare } = vehicleNumber(1)
    expect(
      await load([
        { ...bare, model: 'Camry' },
        { ...bare, reg: 'NOWY1', vin: vehicleNumber(2).vin },
      ]),
    ).toMatchObject(counts(1, 1, 0))
    expect(await fleet()).toMatchObject([
      { reg: 'NOWY1', priority: 1, sort: 9999, flotmanId: '', isRental: false },
      { model: 'Camry', priority: 7, sort: 3, flotmanId: 'GPS7', isRental: true },
    ])
  })

  test('vehicles that the list does not name stay, and a changed one keeps its id', async () => {
    await load([vehicleNumber(1), vehicleNumber(2)])
    const before = answered(await server.call(listVehicles, {}, { as: coordinator })).data
    await load([vehicleNumber(1, { color: 'Szary' })])
    const after = answered(await server.call(listVehicles, {}, { as: coordinator })).data
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id))
    expect(after.map(({ attributes }) => attributes.color)).toEqual(['Szary', 'Biały'])
  })

  test('two vehicles exchange their VINs', async () => {
    const [one, two] = [vehicleNumber(1), vehicleNumber(2)]
    await load([one, two])
    expect(
      await load([
        { ...one, vin: two.vin },
        { ...two, vin: one.vin },
      ]),
    ).toMatchObject(counts(0, 2, 0))
    expect((await fleet()).map(({ vin }) => vin)).toEqual([two.vin, one.vin])
  })

  test('one bad row refuses all, and each wrong cell is named', async () => {
    await load([vehicleNumber(9)])
    const bad = [
      vehicleNumber(1),
      vehicleNumber(2, { reg: 'WX', exitDate: vehicleNumber(2).entryDate }),
      vehicleNumber(3, { vin: vehicleNumber(9).vin }),
      vehicleNumber(1, { vin: vehicleNumber(4).vin }),
      { ...vehicleNumber(5), exitDate: '2020-01-01' } as ImportedVehicle,
    ]
    expect(await load(bad)).toMatchObject({
      status: 400,
      failure: {
        code: 'invalid_rows',
        msg: IMPORT_FAILURES.invalidRows,
        fields: {
          'rows.0.reg': 'Ten numer rejestracyjny jest też w wierszu 3.',
          'rows.1.reg': vehicleTexts.registration,
          'rows.2.vin': 'Auto z tym numerem VIN już jest we flocie: Toyota Corolla WX10009.',
          'rows.3.reg': 'Ten numer rejestracyjny jest też w wierszu 0.',
          'rows.4.exitDate': vehicleTexts.exitBeforeEntry,
        },
      },
    })
    expect(await fleet()).toEqual([vehicleNumber(9)])
  })

  test.each([
    [{ priority: 11 }, { 'rows.0.priority': vehicleTexts.priority }],
    [{ make: '' }, { 'rows.0.make': vehicleTexts.required }],
    [{ entryDate: '1.3.2022' }, { 'rows.0.entryDate': 'Podaj datę w postaci RRRR-MM-DD.' }],
    [{ vin: undefined }, { 'rows.0.vin': vehicleTexts.vin }],
  ])('a row of the wrong shape is refused: %j', async (change, fields) => {
    expect(await load([{ ...vehicleNumber(1), ...(change as object) }])).toMatchObject({
      status: 400,
      failure: { fields },
    })
  })

  test('2,000 rows are taken, 2,001 are refused with a clear text', async () => {
    const rows = Array.from({ length: 2001 }, (_, index) => vehicleNumber(index))
    expect(await load(rows)).toMatchObject({
      status: 400,
      failure: { fields: { rows: IMPORT_FAILURES.tooMany } },
    })
    expect(await load(rows.slice(1))).toMatchObject(counts(2000, 0, 0))
    expect(await load(rows.slice(1).map((row) => ({ ...row, sort: 5 })))).toMatchObject(counts(0, 2000, 0))
    expect(await fleet()).toHaveLength(2000)
  })

  test('an empty list is refused', async () => {
    expect(await load([])).toMatchObject({ status: 400 })
  })

  test('ten times the same request at once has one effect and ten equal answers', async () => {
    const rows = [vehicleNumber(1), vehicleNumber(2)]
    const answers = await Promise.all(Array.from({ length: 10 }, () => load(rows, 'the-same-request')))
    for (const answer of answers) expect(answer).toMatchObject(counts(2, 0, 0))
    expect(await fleet()).toEqual(rows)
  })

  test('lists loaded at once never put a registration or a VIN into the fleet twice', async () => {
    const lists = Array.from({ length: 8 }, (_, list) =>
      Array.from({ length: 5 }, (_, index) =>
        vehicleNumber(index, { vin: vehicleNumber((index + list) % 5).vin }),
      ),
    )
    const answers = await Promise.all(lists.map((rows) => load(rows)))
    expect(answers.filter(({ ok }) => ok).length).toBeGreaterThan(0)
    expect(answers.every(({ status }) => [200, 400, 409, 503].includes(status))).toBe(true)
    const vehicles = await fleet()
    expect(vehicles.map(({ reg }) => reg)).toEqual(lists[0]?.map(({ reg }) => reg))
    expect(new Set(vehicles.map(({ vin }) => vin)).size).toBe(5)
  })

  test('nobody imports or exports without a login', async () => {
    expect(await server.callRaw(importVehicles, { rows: [vehicleNumber(1)] })).toMatchObject({ status: 401 })
    expect(await server.call(exportVehicles, { format: 'csv' })).toMatchObject({ status: 401 })
  })
})

describe('export', () => {
  test('is CSV for Polish spreadsheets, by registration, and its name ends in the date (D37)', async () => {
    await load([
      vehicleNumber(2, { make: '=1+1', flotmanId: 'a;b', isRental: true }),
      vehicleNumber(1, { insNum: '-5' + 'x' }),
    ])
    const answer = await server.callRaw(exportVehicles, { format: 'csv' }, { as: coordinator })
    expect(answer.headers['content-disposition']).toContain('flota-2026-03-11.csv')
    expect(answer.ok && String(answer.value)).toBe(
      [
        '\uFEFFRejestracja;Marka;Model;Rok produkcji;Kolor;VIN;Data pierwszej rejestracji;Data wyjścia z floty;Następny przegląd;Priorytet;Kolejność;Numer urządzenia GPS;Dostępne do wynajmu;Miejsce postoju;Ubezpieczyciel;Numer polisy;Koniec ubezpieczenia',
        "WX10001;Toyota;Corolla;2022;Biały;JTDBR32E720010001;2022-03-01;2029-03-01;2027-03-01;1;9999;;nie;;Warta;'-5x;2027-02-28",
        `WX10002;'=1+1;Corolla;2022;Biały;JTDBR32E720010002;2022-03-01;2029-03-01;2027-03-01;1;9999;"a;b";tak;;Warta;PL/1;2027-02-28`,
        '',
      ].join('\r\n'),
    )
  })

  test('is XLSX where asked for, and empty but for its headings without vehicles', async () => {
    const answer = await server.callRaw(exportVehicles, { format: 'xlsx' }, { as: coordinator })
    expect(answer.headers['content-disposition']).toContain('flota-2026-03-11.xlsx')
    const csv = await server.callRaw(exportVehicles, { format: 'csv' }, { as: coordinator })
    expect(csv.ok && String(csv.value).split('\r\n')).toHaveLength(2)
  })

  test('the template has the headings and one example', async () => {
    const answer = await server.callRaw(getVehicleTemplate, { format: 'csv' }, { as: coordinator })
    expect(answer.headers['content-disposition']).toContain('flota-szablon-2026-03-11.csv')
    expect(answer.ok && String(answer.value).split('\r\n')).toMatchObject([
      expect.stringContaining('Rejestracja;Marka'),
      expect.stringContaining('WX1234A;Toyota;Corolla;2022'),
      '',
    ])
  })
})

test('a registration or VIN that is taken names the vehicle that has it', async () => {
  const admin = coordinator
  await server.call(addVehicle, vehicleNumber(1), { as: admin })
  const { id } = answered(await server.call(addVehicle, vehicleNumber(2), { as: admin }))
  expect(
    await server.call(editVehicle, { id, ...vehicleNumber(2, { vin: vehicleNumber(1).vin }) }, { as: admin }),
  ).toMatchObject({
    status: 409,
    failure: {
      code: 'vin_taken',
      fields: { vin: 'Auto z tym numerem VIN już jest we flocie: Toyota Corolla WX10001.' },
    },
  })
  expect(await server.call(addVehicle, vehicleNumber(1), { as: admin })).toMatchObject({
    status: 409,
    failure: {
      code: 'registration_taken',
      fields: {
        reg: 'Auto z tym numerem rejestracyjnym już jest we flocie: Toyota Corolla.',
        vin: 'Auto z tym numerem VIN już jest we flocie: Toyota Corolla WX10001.',
      },
    },
  })
})

test('a vehicle cannot leave the fleet before it was first registered', async () => {
  const form = { ...vehicleNumber(1), exitDate: '2022-02-28' }
  expect(await server.call(addVehicle, form, { as: coordinator })).toMatchObject({
    status: 400,
    failure: { code: 'invalid_vehicle', fields: { exitDate: vehicleTexts.exitBeforeEntry } },
  })
})
