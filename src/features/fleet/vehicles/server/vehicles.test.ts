import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addGrounding } from '#features/fleet/groundings/contract.ts'
import type { InputOf } from '#platform/pure/endpoint.ts'
import { answered, startTestServer, type TestCaller, type TestServer } from '#test/server/test-server.ts'
import { addVehicle, deleteVehicle, editVehicle, listVehicles } from '../contract.ts'
import {
  addVehicleChoice,
  listVehicleChoices,
  removeVehicleChoice,
  setOldestYear,
} from '../contract-catalogue.ts'
import { vehicleTexts } from '../texts.ts'

let server: TestServer
let admin: TestCaller
beforeAll(async () => {
  server = await startTestServer({ at: '2026-03-29T10:00:00Z' })
})
beforeEach(async () => {
  await server.reset()
  server.clock.set('2026-03-29T10:00:00Z')
  admin = await server.asUser({ admin: true })
})
afterAll(() => server.close())

const FORM: InputOf<typeof addVehicle> = {
  reg: 'WX 1234a',
  make: 'Toyota',
  model: 'Corolla',
  year: 2022,
  color: 'Biały',
  vin: 'jtdbr32e720012345',
  entryDate: '2022-03-01',
  exitDate: '2029-03-01',
  service: '2027-03-01',
  insName: 'Warta',
  insNum: 'PL/1',
  insEnd: '2027-02-28',
}
const add = (change: object = {}) => server.call(addVehicle, { ...FORM, ...change }, { as: admin })
const list = async () => answered(await server.call(listVehicles, {}, { as: admin })).data

test('a vehicle is kept with registration and VIN in upper case, priority 1 and order last unless told', async () => {
  const { id } = answered(await add())
  expect(await list()).toEqual([
    {
      id,
      attributes: {
        ...FORM,
        reg: 'WX1234A',
        vin: 'JTDBR32E720012345',
        priority: 1,
        sort: 9999,
        flotmanId: '',
        isRental: false,
        parking: '',
        grounded: false,
      },
    },
  ])
})

test.each([
  ['day', '2026-03-29T15:59:00Z', false],
  ['night of the grounding, from 18:00 of summer time', '2026-03-29T16:00:00Z', true],
  ['same night, after midnight', '2026-03-30T03:59:00Z', true],
  ['day after', '2026-03-30T04:00:00Z', false],
])('a vehicle is grounded while a slot of its grounding runs: in the %s', async (_slot, at, grounded) => {
  const { id: carId } = answered(await add())
  const night = { dayStart: '2026-03-29', shiftStart: 'Noc', dayEnd: '2026-03-29', shiftEnd: 'Noc' } as const
  answered(await server.call(addGrounding, { carId, ...night }, { as: admin }))
  server.clock.set(at)
  admin = await server.asUser()
  expect((await list())[0]?.attributes.grounded).toBe(grounded)
})

test('the list goes by registration', async () => {
  await add({ reg: 'ZZ1' })
  await add({ reg: 'AA1', vin: 'JTDBR32E720012346' })
  expect((await list()).map(({ attributes }) => attributes.reg)).toEqual(['AA1', 'ZZ1'])
})

test('registration and VIN stand once in the fleet, and the message says which', async () => {
  await add()
  expect(await add({ vin: 'JTDBR32E720012346', reg: 'wx1234A' })).toMatchObject({
    status: 409,
    failure: { code: 'registration_taken', fields: { reg: vehicleTexts.registrationTakenBy(FORM) } },
  })
  expect(await add({ reg: 'WX9' })).toMatchObject({
    status: 409,
    failure: { code: 'vin_taken', fields: { vin: vehicleTexts.vinTakenBy({ ...FORM, reg: 'WX1234A' }) } },
  })
  expect(await list()).toHaveLength(1)
})

test('fifty at once with one registration: one gets in', async () => {
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) => add({ vin: `JTDBR32E7200${10_000 + index}` })),
  )
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(49)
})

describe('refused with the field that is wrong', () => {
  test.each([
    ['reg', 'AB', vehicleTexts.registration],
    ['reg', 'WX1234ABC', vehicleTexts.registration],
    ['vin', 'JTDBR32E72001234O', vehicleTexts.vin],
    ['vin', '', vehicleTexts.vin],
    ['insNum', 'ab', vehicleTexts.insuranceNumber],
    ['priority', 11, vehicleTexts.priority],
    ['priority', -1, vehicleTexts.priority],
    ['sort', 0, vehicleTexts.order],
    ['sort', 10_000, vehicleTexts.order],
    ['make', ' ', vehicleTexts.required],
    ['entryDate', '2022-02-30', 'Podaj datę w postaci RRRR-MM-DD.'],
  ])('%s %j', async (field, value, message) => {
    expect(await add({ [field]: value })).toMatchObject({
      ok: false,
      status: 400,
      failure: { fields: { [field]: message } },
    })
    expect(await list()).toEqual([])
  })
})

test('a vehicle is changed under the same rules', async () => {
  const { id } = answered(await add())
  answered(await server.call(editVehicle, { id, ...FORM, reg: 'ab 1', priority: 7 }, { as: admin }))
  expect((await list())[0]?.attributes).toMatchObject({ reg: 'AB1', priority: 7 })
  await add({ reg: 'ZZ1', vin: 'JTDBR32E720012346' })
  expect(await server.call(editVehicle, { id, ...FORM, reg: 'ZZ1' }, { as: admin })).toMatchObject({
    status: 409,
    failure: { code: 'registration_taken' },
  })
  const nobody = '00000000-0000-4000-8000-000000000000'
  expect(
    await server.call(
      editVehicle,
      { id: nobody, ...FORM, reg: 'XX1', vin: 'JTDBR32E720012349' },
      { as: admin },
    ),
  ).toMatchObject({ status: 404, failure: { code: 'no_such_vehicle' } })
})

test('two people change different fields of one vehicle, and both changes hold: what is left out stays', async () => {
  const { id } = answered(await add({ priority: 7, sort: 12, flotmanId: 'GPS-1', isRental: true }))
  const answers = await Promise.all([
    server.call(editVehicle, { id, service: '2028-03-01' }, { as: admin }),
    server.call(editVehicle, { id, insNum: 'PL/2', insEnd: '2028-02-28' }, { as: admin }),
    server.call(editVehicle, { id, color: 'Czarny' }, { as: admin }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect((await list())[0]?.attributes).toMatchObject({
    reg: 'WX1234A',
    service: '2028-03-01',
    insNum: 'PL/2',
    insEnd: '2028-02-28',
    color: 'Czarny',
    priority: 7,
    sort: 12,
    flotmanId: 'GPS-1',
    isRental: true,
  })
})

test('what is sent is judged together with what stays', async () => {
  const { id } = answered(await add())
  expect(await server.call(editVehicle, { id, exitDate: '2022-02-28' }, { as: admin })).toMatchObject({
    status: 400,
    failure: { fields: { exitDate: vehicleTexts.exitBeforeEntry } },
  })
  expect(await server.call(editVehicle, { id, make: '' }, { as: admin })).toMatchObject({
    status: 400,
    failure: { fields: { make: vehicleTexts.required } },
  })
})

test('deleting needs the admin flag, and a second time there is nothing to delete', async () => {
  const { id } = answered(await add())
  const coordinator = await server.asUser()
  expect(await server.call(deleteVehicle, { id }, { as: coordinator })).toMatchObject({ status: 403 })
  answered(await server.call(deleteVehicle, { id }, { as: admin }))
  expect(await list()).toEqual([])
  expect(await server.call(deleteVehicle, { id }, { as: admin })).toMatchObject({ status: 404 })
})

test('nobody sees the fleet without a login', async () => {
  expect(await server.call(listVehicles, {})).toMatchObject({ status: 401 })
})

test('fields that are missing or empty are told by the prescribed sentence, each under its name (Spec 2 §5)', async () => {
  const incomplete = 'Wprowadziłeś niekompletne dane - przed kolejną próbą zweryfikuj poprawność danych.'
  const required = [
    'model',
    'make',
    'reg',
    'vin',
    'insNum',
    'color',
    'entryDate',
    'service',
    'insName',
    'insEnd',
  ]
  for (const field of [...required, 'exitDate', 'year']) {
    for (const value of [undefined, '', null]) {
      const answer = await server.callRaw(addVehicle, { ...FORM, [field]: value }, { as: admin })
      expect(answer, `${field}: ${value}`).toMatchObject({
        status: 400,
        failure: { code: 'invalid_vehicle', msg: incomplete, fields: { [field]: expect.any(String) } },
      })
    }
  }
  expect(await list()).toEqual([])
})

test.each([
  ['make', 'Tojota'],
  ['model', 'Fabia'],
  ['color', 'biały'],
  ['insName', 'Pewex'],
  ['year', 2004],
  ['year', 2027],
] as const)(
  '%s is one that the lists offer, whoever sends it, so %s is refused (Spec 2 §3)',
  async (field, value) => {
    expect(await add({ [field]: value })).toMatchObject({
      status: 400,
      failure: { code: 'invalid_vehicle', fields: { [field]: expect.stringContaining('nie ma na liście') } },
    })
    expect(await list()).toEqual([])
  },
)

test('production years go 21 back, further where the fleet says so; what is added to a list may be taken at once', async () => {
  answered(await add({ year: 2005 }))
  answered(await server.call(setOldestYear, { year: 1999 }, { as: admin }))
  answered(await server.call(addVehicleChoice, { kind: 'color', name: 'Żółty' }, { as: admin }))
  answered(await add({ reg: 'WX22', vin: 'JTDBR32E720012346', year: 1999, color: 'Żółty' }))
})

test('a vehicle keeps what has left the lists since, and gets nothing new from outside of them', async () => {
  const { id } = answered(await add({ color: 'Zielony' }))
  const { data } = answered(await server.call(listVehicleChoices, {}, { as: admin }))
  const green = data.find(({ attributes }) => attributes.name === 'Zielony')?.id ?? ''
  answered(await server.call(removeVehicleChoice, { id: green }, { as: admin }))
  const edit = (change: object) => server.call(editVehicle, { id, ...change }, { as: admin })
  answered(await edit({ color: 'Zielony', priority: 3 }))
  answered(await edit({ make: 'Skoda', model: 'Fabia' }))
  expect(await edit({ make: 'Toyota' })).toMatchObject({ failure: { fields: { model: expect.any(String) } } })
  answered(await edit({ color: 'Szary' }))
  expect(await edit({ color: 'Zielony' })).toMatchObject({
    failure: { fields: { color: expect.any(String) } },
  })
})
