import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { submitAvailability } from '#features/availability/contract.ts'
import { addDriver, listDrivers } from '#features/drivers/office/contract.ts'
import { drivers } from '#features/drivers/server/tables.ts'
import { addVehicle } from '#features/fleet/vehicles/contract.ts'
import { choice, type Form, form } from '#test/availability/form.ts'
import { answered, startTestServer, type TestCaller, type TestServer } from '#test/server/test-server.ts'
import { assignDriverToCar, listAssignedDrivers, listCarDrivers } from '../contract.ts'

const ANNA = { fullName: 'Anna Nowak', phone: '600100201', email: 'anna@b.pl' }
const JAN = { fullName: 'Jan Łoś', phone: '600100202', email: 'jan@b.pl' }

let server: TestServer
let admin: TestCaller
let car: string
let other: string
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(async () => {
  await server.reset()
  // Wednesday of week 11: availability is for week 12, 16-22 March.
  server.clock.set('2026-03-11T11:00:00Z')
  admin = await server.asUser({ admin: true })
  car = await newCar('AA1', 'JTDBR32E720012345')
  other = await newCar('BB1', 'JTDBR32E720012346')
  for (const person of [ANNA, JAN]) answered(await server.call(addDriver, person, { as: admin }))
})
afterAll(() => server.close())

async function newCar(reg: string, vin: string): Promise<string> {
  const date = '2027-01-01'
  const texts = { make: 'Skoda', model: 'Fabia', color: 'Szary', insName: 'Warta', insNum: '123' }
  const dates = { entryDate: date, exitDate: date, service: date, insEnd: date }
  return answered(await server.call(addVehicle, { reg, vin, year: 2022, ...texts, ...dates }, { as: admin }))
    .id
}
const assign = async (person: typeof ANNA, carId = car, primaryCar = true) =>
  answered(
    await server.call(assignDriverToCar, { carId, phoneNumber: person.phone, primaryCar }, { as: admin }),
  )
const submit = async (person: typeof ANNA, selectedDays: Form['selectedDays'], weekNum = 12) =>
  answered(await server.call(submitAvailability, form({ ...person, selectedDays, weekNum })))
const conflicts = async () => answered(await server.call(listAssignedDrivers, {}, { as: admin })).conflicts

test('two primary drivers of one car who want the same slots are told by name, week and slots, on the car and in the whole list', async () => {
  await assign(JAN)
  await assign(ANNA)
  await submit(ANNA, [choice(16, 'Dzień'), choice(18, 'Dzień'), choice(20, 'Noc rezerwa'), choice(21, 'Noc')])
  await submit(JAN, [choice(16, 'Dzień'), choice(18, 'Dzień'), choice(20, 'Noc'), choice(22, 'Noc')])
  const [conflict, ...more] = await conflicts()
  expect(more).toEqual([])
  expect(conflict).toMatchObject({
    carId: car,
    reg: 'AA1',
    year: 2026,
    week: 12,
    drivers: [{ fullName: 'Anna Nowak' }, { fullName: 'Jan Łoś' }],
    slots: [
      { date: '2026-03-16', shift: 'Dzień' },
      { date: '2026-03-18', shift: 'Dzień' },
      { date: '2026-03-20', shift: 'Noc' },
    ],
  })
  const ofCar = answered(await server.call(listCarDrivers, { id: car }, { as: admin }))
  expect(ofCar.conflicts).toEqual([conflict])
  expect(answered(await server.call(listCarDrivers, { id: other }, { as: admin })).conflicts).toEqual([])
})

test('different slots, on-call, an ordinary assignment, another car: no conflict', async () => {
  await assign(ANNA)
  await assign(JAN, car, false)
  await submit(ANNA, [choice(16, 'Dzień'), choice(17, 'Dzień')])
  await submit(JAN, [choice(16, 'Dzień')])
  expect(await conflicts()).toEqual([])
  await server.reset()
  admin = await server.asUser({ admin: true })
  car = await newCar('AA1', 'JTDBR32E720012345')
  for (const person of [ANNA, JAN]) answered(await server.call(addDriver, person, { as: admin }))
  await assign(ANNA)
  await assign(JAN)
  await submit(ANNA, [choice(16, 'Dzień'), choice(17, 'Do dyspozycji')])
  await submit(JAN, [choice(16, 'Noc'), choice(17, 'Do dyspozycji')])
  expect(await conflicts()).toEqual([])
})

test('an inactive driver competes with nobody', async () => {
  await assign(ANNA)
  await assign(JAN)
  await submit(ANNA, [choice(16, 'Dzień')])
  await submit(JAN, [choice(16, 'Dzień')])
  expect(await conflicts()).toHaveLength(1)
  await server.database.queries.update(drivers).set({ active: false })
  expect(await conflicts()).toEqual([])
  expect(answered(await server.call(listDrivers, {}, { as: admin })).data).toHaveLength(2)
})

test('a week that has passed is no warning any more', async () => {
  await assign(ANNA)
  await assign(JAN)
  await submit(ANNA, [choice(16, 'Dzień')])
  await submit(JAN, [choice(16, 'Dzień')])
  server.clock.set('2026-03-18T11:00:00Z')
  admin = await server.asUser({ admin: true })
  expect(await conflicts()).toEqual([])
})
