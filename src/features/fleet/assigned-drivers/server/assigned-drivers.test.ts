import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addDriver } from '#features/drivers/office/contract.ts'
import { addVehicle, deleteVehicle } from '#features/fleet/vehicles/contract.ts'
import { answered, startTestServer, type TestCaller, type TestServer } from '#test/server/test-server.ts'
import {
  assignDriverToCar,
  listAssignedDrivers,
  listCarDrivers,
  releaseDriverFromCar,
  setPrimaryCar,
} from '../contract.ts'
import { primaryCars } from './public.ts'

let server: TestServer
let admin: TestCaller
let car: string
let other: string
let driver: string
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(async () => {
  await server.reset()
  admin = await server.asUser({ admin: true })
  car = await newCar('AA1', 'JTDBR32E720012345')
  other = await newCar('BB1', 'JTDBR32E720012346')
  driver = await newDriver('Łukasz Żak', '600100200')
})
afterAll(() => server.close())

async function newCar(reg: string, vin: string): Promise<string> {
  const date = '2027-01-01'
  const texts = { make: 'Skoda', model: 'Fabia', color: 'Szary', insName: 'Warta', insNum: '123' }
  const dates = { entryDate: date, exitDate: date, service: date, insEnd: date }
  return answered(await server.call(addVehicle, { reg, vin, year: 2022, ...texts, ...dates }, { as: admin }))
    .id
}
async function newDriver(fullName: string, phone: string): Promise<string> {
  return answered(await server.call(addDriver, { fullName, phone, email: 'a@b.pl' }, { as: admin })).id
}
const assign = (input: { carId: string; phoneNumber: string; primaryCar?: boolean }) =>
  server.call(assignDriverToCar, input, { as: admin })

test('a driver of the list is tied to a car by phone, however it is spelled', async () => {
  const { id } = answered(await assign({ carId: car, phoneNumber: '+48 600-100-200', primaryCar: true }))
  const expected = [
    {
      id,
      attributes: {
        carId: car,
        reg: 'AA1',
        driverId: driver,
        fullName: 'Łukasz Żak',
        phoneNumber: '+48600100200',
        primaryCar: true,
      },
    },
  ]
  expect(answered(await server.call(listCarDrivers, { id: car }, { as: admin })).data).toEqual(expected)
  expect(answered(await server.call(listAssignedDrivers, {}, { as: admin })).data).toEqual(expected)
  expect(answered(await server.call(listCarDrivers, { id: other }, { as: admin })).data).toEqual([])
})

test('assignments go by name in Polish order', async () => {
  await newDriver('Maria Zet', '600100201')
  await newDriver('Lucjan Ach', '600100202')
  for (const phoneNumber of ['600100201', '600100200', '600100202']) await assign({ carId: car, phoneNumber })
  const { data } = answered(await server.call(listCarDrivers, { id: car }, { as: admin }))
  expect(data.map(({ attributes }) => attributes.fullName)).toEqual(['Lucjan Ach', 'Łukasz Żak', 'Maria Zet'])
})

test('a driver is tied once to a car, and has one primary car', async () => {
  await assign({ carId: car, phoneNumber: '600100200', primaryCar: true })
  expect(await assign({ carId: car, phoneNumber: '600100200' })).toMatchObject({
    status: 409,
    failure: { code: 'already_assigned' },
  })
  expect(await assign({ carId: other, phoneNumber: '600100200', primaryCar: true })).toMatchObject({
    status: 409,
    failure: { code: 'other_primary' },
  })
  answered(await assign({ carId: other, phoneNumber: '600100200' }))
  expect(await primaryCars(server.database.queries)).toEqual(new Map([[driver, car]]))
})

test('ten at once ask for another primary car: one gets it', async () => {
  const answers = await Promise.all(
    [car, other, car, other, car, other, car, other, car, other].map((carId) =>
      assign({ carId, phoneNumber: '600100200', primaryCar: true }),
    ),
  )
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
})

test('an unknown car, an unknown phone and no phone are told apart from each other', async () => {
  const nobody = '00000000-0000-4000-8000-000000000000'
  expect(await assign({ carId: nobody, phoneNumber: '600100200' })).toMatchObject({
    status: 404,
    failure: { code: 'no_such_vehicle' },
  })
  for (const phoneNumber of ['600100299', 'x'])
    expect(await assign({ carId: car, phoneNumber })).toMatchObject({
      status: 404,
      failure: { code: 'no_such_driver' },
    })
})

test('untied, the driver may get another primary car', async () => {
  const { id } = answered(await assign({ carId: car, phoneNumber: '600100200', primaryCar: true }))
  answered(await server.call(releaseDriverFromCar, { id }, { as: admin }))
  expect(await server.call(releaseDriverFromCar, { id }, { as: admin })).toMatchObject({ status: 404 })
  answered(await assign({ carId: other, phoneNumber: '600100200', primaryCar: true }))
})

test('a deleted vehicle leaves no driver tied to it', async () => {
  await assign({ carId: car, phoneNumber: '600100200', primaryCar: true })
  answered(await server.call(deleteVehicle, { id: car }, { as: admin }))
  answered(await assign({ carId: other, phoneNumber: '600100200', primaryCar: true }))
})

test('an assignment is made primary and ordinary again without removing it, one primary car a driver', async () => {
  const { id } = answered(await assign({ carId: car, phoneNumber: '600100200' }))
  const { id: second } = answered(await assign({ carId: other, phoneNumber: '600100200' }))
  const makePrimary = (assignment: string, primaryCar: boolean) =>
    server.call(setPrimaryCar, { id: assignment, primaryCar }, { as: admin })
  answered(await makePrimary(id, true))
  expect(await primaryCars(server.database.queries)).toEqual(new Map([[driver, car]]))
  expect(await makePrimary(second, true)).toMatchObject({
    status: 409,
    failure: { code: 'other_primary' },
  })
  answered(await makePrimary(id, false))
  answered(await makePrimary(second, true))
  expect(await primaryCars(server.database.queries)).toEqual(new Map([[driver, other]]))
  answered(await server.call(releaseDriverFromCar, { id }, { as: admin }))
  expect(await makePrimary(id, true)).toMatchObject({
    status: 404,
    failure: { code: 'no_such_assignment' },
  })
})
