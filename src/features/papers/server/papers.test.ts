import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listAudit } from '#features/audit/contract.ts'
import { addDriver } from '#features/drivers/office/contract.ts'
import { drivers } from '#features/drivers/server/tables.ts'
import { addVehicle, deleteVehicle, listVehicles } from '#features/fleet/vehicles/contract.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { InputOf } from '#platform/pure/endpoint.ts'
import { answered, startTestServer, type TestCaller, type TestServer } from '#test/server/test-server.ts'
import {
  countDuePapers,
  editPaperKind,
  listMissingPapers,
  listPaperKinds,
  listPapers,
  papersOfSubject,
  removePaper,
  savePaper,
} from '../contract.ts'
import { paperTexts } from '../texts.ts'
import { ownPapersDue, papersOff } from './public.ts'

let server: TestServer
let office: TestCaller
let admin: TestCaller
let car: string
let driver: string
/** By name. */
let kinds: Map<string, string>
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(async () => {
  await server.reset()
  // Wednesday 2026-03-11, 12:00 in Warsaw.
  server.clock.set('2026-03-11T11:00:00Z')
  office = await server.asUser()
  admin = await server.asUser({ admin: true })
  car = await newCar('WX2', 'JTDBR32E720012345')
  driver = await newDriver('Łukasz Żak', '600100200')
  const { data } = answered(await server.call(listPaperKinds, {}, { as: office }))
  kinds = new Map(data.map(({ id, attributes }) => [attributes.name, id]))
})
afterAll(() => server.close())

async function newCar(reg: string, vin: string, dates: object = {}): Promise<string> {
  const texts = { make: 'Skoda', model: 'Fabia', color: 'Szary', insName: 'Warta', insNum: 'PL/1' }
  const far = { entryDate: '2022-01-01', exitDate: '2029-01-01', service: '2027-01-01', insEnd: '2027-02-01' }
  const form = { reg, vin, year: 2022, ...texts, ...far, ...dates }
  return answered(await server.call(addVehicle, form, { as: admin })).id
}
async function newDriver(fullName: string, phone: string): Promise<string> {
  return answered(await server.call(addDriver, { fullName, phone, email: 'a@b.pl' }, { as: admin })).id
}
const kind = (name: string): string => kinds.get(name) ?? ''
const save = (
  name: string,
  subjectId: string,
  expiresOn: string,
  more: Partial<InputOf<typeof savePaper>> = {},
) => server.call(savePaper, { kindId: kind(name), subjectId, expiresOn, ...more }, { as: office })
const overview = async (asked: InputOf<typeof listPapers> = {}) =>
  answered(await server.call(listPapers, asked, { as: office }))
const shown = async (asked: InputOf<typeof listPapers> = {}) =>
  (await overview(asked)).data.map(
    ({ attributes: { subjectName, kindName, expiresOn } }) => `${subjectName} ${kindName} ${expiresOn}`,
  )
const due = async () => answered(await server.call(countDuePapers, {}, { as: office }))
const off = (first: string, last: string) =>
  papersOff(server.database.queries, first as CalendarDate, last as CalendarDate)

describe('the overview', () => {
  test('goes by what expires next: run out, this week, this month, later; inspection and insurance of vehicles stand among them', async () => {
    answered(await save('Prawo jazdy', driver, '2026-03-08'))
    answered(await save('Gaśnica', car, '2026-03-15'))
    answered(await save('Badania lekarskie', driver, '2026-03-31'))
    expect(await shown()).toEqual([
      'Łukasz Żak Prawo jazdy 2026-03-08',
      'WX2 Gaśnica 2026-03-15',
      'Łukasz Żak Badania lekarskie 2026-03-31',
      'WX2 Przegląd techniczny 2027-01-01',
      'WX2 Ubezpieczenie OC 2027-02-01',
    ])
    expect(await overview()).toMatchObject({ total: 5, groups: { overdue: 1, week: 1, month: 1, later: 2 } })
  })

  test('tells how each stands: run out 3 days ago, 4 days left, valid; blocking or not', async () => {
    answered(
      await save('Prawo jazdy', driver, '2026-03-08', { number: '01234/12/3456', issuedOn: '2016-03-08' }),
    )
    answered(await save('Gaśnica', car, '2026-03-15'))
    const [first, second, , last] = (await overview()).data
    expect(first).toEqual({
      id: `${kind('Prawo jazdy')}_${driver}`,
      attributes: {
        kindId: kind('Prawo jazdy'),
        kindName: 'Prawo jazdy',
        subject: 'driver',
        subjectId: driver,
        subjectName: 'Łukasz Żak',
        subjectMark: null,
        number: '01234/12/3456',
        issuedOn: '2016-03-08',
        expiresOn: '2026-03-08',
        blocks: true,
        vehicleField: null,
        state: 'overdue',
        days: 3,
        blocking: true,
        group: 'overdue',
      },
    })
    expect(second?.attributes).toMatchObject({ state: 'due', days: 4, blocks: false, blocking: false })
    expect(last?.attributes).toMatchObject({
      kindName: 'Ubezpieczenie OC',
      number: 'PL/1',
      state: 'valid',
      blocking: false,
    })
  })

  test('papers of one day go by plate or name in Polish order', async () => {
    const other = await newDriver('Lucjan Ach', '600100201')
    const third = await newDriver('Maria Zet', '600100202')
    for (const one of [third, driver, other]) answered(await save('Identyfikator', one, '2026-05-01'))
    expect(await shown({ subject: 'driver' })).toEqual([
      'Lucjan Ach Identyfikator 2026-05-01',
      'Łukasz Żak Identyfikator 2026-05-01',
      'Maria Zet Identyfikator 2026-05-01',
    ])
  })

  test('is narrowed by vehicles or drivers, kind, blocking, run out, days ahead and what is typed', async () => {
    answered(await save('Prawo jazdy', driver, '2026-03-10', { number: 'ABC/77' }))
    answered(await save('Identyfikator', driver, '2026-03-21'))
    answered(await save('Gaśnica', car, '2026-03-22'))
    expect(await shown({ subject: 'driver' })).toHaveLength(2)
    expect(await shown({ kindId: kind('Gaśnica') })).toEqual(['WX2 Gaśnica 2026-03-22'])
    expect(await shown({ blocks: true })).toHaveLength(3)
    expect(await shown({ overdue: true })).toEqual(['Łukasz Żak Prawo jazdy 2026-03-10'])
    expect(await shown({ within: 10 })).toEqual([
      'Łukasz Żak Prawo jazdy 2026-03-10',
      'Łukasz Żak Identyfikator 2026-03-21',
    ])
    expect(await shown({ search: 'ŻAK' })).toHaveLength(2)
    expect(await shown({ search: 'abc/7' })).toEqual(['Łukasz Żak Prawo jazdy 2026-03-10'])
    expect(await shown({ search: 'x' })).toHaveLength(5)
    expect(await shown({ search: 'nikt' })).toEqual([])
  })

  test('says who has no paper of a kind at all', async () => {
    const other = await newDriver('Lucjan Ach', '600100201')
    answered(await save('Prawo jazdy', driver, '2030-01-01'))
    const missing = async (name: string) =>
      answered(await server.call(listMissingPapers, { kindId: kind(name) }, { as: office }))
    expect(await missing('Prawo jazdy')).toEqual({
      total: 1,
      data: [{ id: other, attributes: { subject: 'driver', subjectName: 'Lucjan Ach' } }],
    })
    expect((await missing('Gaśnica')).data.map(({ attributes }) => attributes.subjectName)).toEqual(['WX2'])
    expect((await missing('Przegląd techniczny')).total).toBe(0)
    const nothing = '00000000-0000-4000-8000-000000000000'
    expect(await server.call(listMissingPapers, { kindId: nothing }, { as: office })).toMatchObject({
      status: 404,
      failure: { code: 'no_such_kind' },
    })
  })

  test('an inactive driver is waited for by nobody', async () => {
    answered(await save('Prawo jazdy', driver, '2026-03-01'))
    expect((await due()).due).toBe(1)
    await server.database.queries.update(drivers).set({ active: false })
    expect(await shown({ subject: 'driver' })).toEqual([])
    expect(await due()).toEqual({ due: 0, overdue: 0, blockedCars: 0, blockedDrivers: 0 })
  })
})

describe('one of a kind', () => {
  test('renewing replaces, and both the answer and the audit log tell the old date', async () => {
    expect(answered(await save('Gaśnica', car, '2026-04-01'))).toEqual({ formerly: null, seats: 0 })
    expect(answered(await save('Gaśnica', car, '2027-04-01'))).toMatchObject({ formerly: '2026-04-01' })
    expect(await shown({ kindId: kind('Gaśnica') })).toEqual(['WX2 Gaśnica 2027-04-01'])
    const { data } = answered(await server.call(listAudit, {}, { as: admin }))
    const told = data.map(({ attributes }) => JSON.stringify(attributes))
    expect(told.some((text) => text.includes('2026-04-01') && text.includes(car))).toBe(true)
  })

  test('twenty at once leave one', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => save('Leasing', car, `2027-01-${index + 10}`)),
    )
    expect(answers.every(({ ok }) => ok)).toBe(true)
    expect(await shown({ kindId: kind('Leasing') })).toHaveLength(1)
  })

  test('an expiry before the issue is refused beside its field, and nothing is stored', async () => {
    expect(await save('Gaśnica', car, '2026-03-10', { issuedOn: '2026-03-11' })).toMatchObject({
      status: 400,
      failure: { code: 'wrong_dates', fields: { expiresOn: paperTexts.expiresBeforeIssue } },
    })
    expect(await shown({ kindId: kind('Gaśnica') })).toEqual([])
    answered(await save('Gaśnica', car, '2026-03-11', { issuedOn: '2026-03-11' }))
  })

  test('no paper for a car as a driver, a driver as a car, or a kind that is not there', async () => {
    const refused = [
      await save('Gaśnica', driver, '2027-01-01'),
      await save('Prawo jazdy', car, '2027-01-01'),
    ]
    for (const answer of refused)
      expect(answer).toMatchObject({ status: 404, failure: { code: 'no_such_subject' } })
    kinds.set('Nic', '00000000-0000-4000-8000-000000000000')
    expect(await save('Nic', car, '2027-01-01')).toMatchObject({
      status: 404,
      failure: { code: 'no_such_kind' },
    })
    expect(await save('Gaśnica', car, '2027-02-30')).toMatchObject({ status: 400 })
  })

  test('removed once; a second time there is none', async () => {
    answered(await save('Gaśnica', car, '2026-04-01'))
    const remove = () => server.call(removePaper, { kindId: kind('Gaśnica'), subjectId: car }, { as: office })
    answered(await remove())
    expect(await remove()).toMatchObject({ status: 404, failure: { code: 'no_such_paper' } })
  })
})

describe('inspection and insurance stand on the vehicle, in one place', () => {
  const vehicle = async () => {
    const { data } = answered(await server.call(listVehicles, {}, { as: office }))
    const { service, insEnd, insNum } = data[0]?.attributes ?? {}
    return { service, insEnd, insNum }
  }

  test('renewed among the papers they are renewed on the vehicle', async () => {
    expect(answered(await save('Przegląd techniczny', car, '2028-01-01'))).toMatchObject({
      formerly: '2027-01-01',
    })
    answered(await save('Ubezpieczenie OC', car, '2028-02-01', { number: 'PL/2' }))
    expect(await vehicle()).toEqual({ service: '2028-01-01', insEnd: '2028-02-01', insNum: 'PL/2' })
  })

  test('what the vehicle has no field for is refused, and so is an insurance number under 3 characters', async () => {
    expect(await save('Przegląd techniczny', car, '2028-01-01', { number: '7' })).toMatchObject({
      status: 400,
      failure: { fields: { number: paperTexts.onVehicleNoNumber } },
    })
    expect(
      await save('Ubezpieczenie OC', car, '2028-01-01', { number: 'P1', issuedOn: '2027-01-01' }),
    ).toMatchObject({
      status: 400,
      failure: {
        fields: { number: paperTexts.onVehicleNumber, issuedOn: paperTexts.onVehicleNoIssue },
      },
    })
    expect(await vehicle()).toEqual({ service: '2027-01-01', insEnd: '2027-02-01', insNum: 'PL/1' })
  })

  test('they are never removed', async () => {
    const input = { kindId: kind('Ubezpieczenie OC'), subjectId: car }
    expect(await server.call(removePaper, input, { as: office })).toMatchObject({
      status: 409,
      failure: { code: 'on_vehicle' },
    })
  })
})

test("a car's and a driver's page lists every kind of theirs, with its paper or without", async () => {
  answered(await save('Gaśnica', car, '2026-03-15'))
  const ofCar = answered(
    await server.call(papersOfSubject, { subject: 'vehicle', subjectId: car }, { as: office }),
  )
  expect(ofCar.subjectName).toBe('WX2')
  expect(ofCar.data.map(({ attributes }) => [attributes.name, attributes.paper?.expiresOn ?? null])).toEqual([
    ['Przegląd techniczny', '2027-01-01'],
    ['Ubezpieczenie OC', '2027-02-01'],
    ['Ubezpieczenie AC', null],
    ['Legalizacja taksometru', null],
    ['Zbiornik LPG (TDT)', null],
    ['Gaśnica', '2026-03-15'],
    ['Leasing', null],
    ['Wypis z licencji taxi', null],
  ])
  const ofDriver = answered(
    await server.call(papersOfSubject, { subject: 'driver', subjectId: driver }, { as: office }),
  )
  expect(ofDriver.subjectName).toBe('Łukasz Żak')
  expect(ofDriver.data).toHaveLength(5)
  expect(
    await server.call(papersOfSubject, { subject: 'driver', subjectId: car }, { as: office }),
  ).toMatchObject({ status: 404 })
})

describe('for the bell', () => {
  test('due is counted from the lead days before the expiry on, on vehicles themselves too', async () => {
    expect(await due()).toEqual({ due: 0, overdue: 0, blockedCars: 0, blockedDrivers: 0 })
    answered(await save('Gaśnica', car, '2026-04-11'))
    expect((await due()).due).toBe(0)
    answered(await save('Gaśnica', car, '2026-04-10'))
    expect((await due()).due).toBe(1)
    answered(await save('Przegląd techniczny', car, '2026-04-10'))
    expect(await due()).toEqual({ due: 2, overdue: 0, blockedCars: 0, blockedDrivers: 0 })
  })

  test('a car and a driver are counted once as blocked, however many of their papers block', async () => {
    answered(await save('Przegląd techniczny', car, '2026-03-10'))
    answered(await save('Ubezpieczenie OC', car, '2026-03-11', { number: 'PL/1' }))
    answered(await save('Prawo jazdy', driver, '2026-01-01'))
    answered(await save('Badania lekarskie', driver, '2026-01-01'))
    answered(await save('Identyfikator', driver, '2026-01-01'))
    expect(await due()).toEqual({ due: 5, overdue: 4, blockedCars: 1, blockedDrivers: 1 })
  })
})

describe('neighbours that plan weeks', () => {
  test('learn which cars and drivers get no new seat, from which slot on, and by which paper', async () => {
    answered(await save('Przegląd techniczny', car, '2026-03-18'))
    answered(await save('Prawo jazdy', driver, '2026-03-10'))
    const to = { date: '2026-03-22', shift: 'night' }
    expect(await off('2026-03-16', '2026-03-22')).toEqual({
      cars: [
        {
          id: `${kind('Przegląd techniczny')}/${car}`,
          carId: car,
          span: { from: { date: '2026-03-18', shift: 'night' }, to },
          kind: 'papers',
          reason: 'Przegląd techniczny',
          notOnStation: false,
          renter: '',
        },
      ],
      drivers: [
        {
          driverId: driver,
          span: { from: { date: '2026-03-10', shift: 'night' }, to },
          reason: 'Prawo jazdy',
        },
      ],
    })
  })

  test('no paper of a kind, one that lasts, or a kind that does not block: nobody is off', async () => {
    answered(await save('Gaśnica', car, '2026-01-01'))
    answered(await save('Badania lekarskie', driver, '2026-03-23'))
    expect(await off('2026-03-16', '2026-03-22')).toEqual({ cars: [], drivers: [] })
  })

  test('a paper of a blocking kind that is no field of the vehicle takes the car off too', async () => {
    const change = { id: kind('Gaśnica'), name: 'Gaśnica', leadDays: 30, blocks: true }
    answered(await server.call(editPaperKind, change, { as: admin }))
    answered(await save('Gaśnica', car, '2026-01-01'))
    expect((await off('2026-03-16', '2026-03-22')).cars).toMatchObject([{ carId: car, reason: 'Gaśnica' }])
  })
})

test('a driver is told of the own papers that take the car, from their lead days on; of nothing else', async () => {
  const other = await newDriver('Ewa Lis', '600100201')
  const told = (today: string) => ownPapersDue(server.database.queries, driver, today as CalendarDate)
  answered(await save('Badania lekarskie', driver, '2026-04-20'))
  answered(await save('Prawo jazdy', driver, '2026-03-10'))
  answered(await save('Identyfikator', driver, '2026-03-01'))
  answered(await save('Prawo jazdy', other, '2026-03-01'))
  const licence = { name: 'Prawo jazdy', expiresOn: '2026-03-10', ended: true }
  expect(await told('2026-03-10')).toEqual([{ ...licence, ended: false }])
  expect(await told('2026-03-11')).toEqual([licence])
  expect(await told('2026-03-30')).toEqual([
    licence,
    { name: 'Badania lekarskie', expiresOn: '2026-04-20', ended: false },
  ])
  const change = { id: kind('Prawo jazdy'), name: 'Prawo jazdy', leadDays: 30, blocks: false }
  answered(await server.call(editPaperKind, change, { as: admin }))
  expect(await told('2026-03-11')).toEqual([])
})

test('a deleted vehicle leaves no papers behind', async () => {
  answered(await save('Gaśnica', car, '2026-01-01'))
  answered(await server.call(deleteVehicle, { id: car }, { as: admin }))
  const { data } = answered(await server.call(listPaperKinds, {}, { as: office }))
  expect(data.every(({ attributes }) => attributes.papers === 0)).toBe(true)
  expect(await shown()).toEqual([])
})
