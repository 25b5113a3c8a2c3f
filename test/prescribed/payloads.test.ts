import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addCars, submit } from '#test/schedule/small-fleet.ts'
import { startTestServer, type TestServer } from '#test/server/test-server.ts'
import { type SpecClient, specClient } from './spec-client.ts'

/** The clock stands on Wednesday of week 11; availability is for week 12, which the office plans. */
const WEEK = { year: 2026, week: 12 }

let server: TestServer
let client: SpecClient
let car: string
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.reset()
  server.clock.set('2026-03-11T11:00:00Z')
  client = specClient(server)
  client.carry((await server.asUser({ admin: true })).token)
  car = (await addCars(server.database.queries, 2))[0] ?? ''
})

test('presence without a week is that of the admin week (Spec 1 §7, Spec 2 §7)', async () => {
  await client.done('PUT /api/month-year', { mode: 'week', item: 12 })
  await client.done('PUT /api/setEditor', { mode: 'in' })
  expect((await client.done('GET /api/get-users-in-edit')).data).toHaveLength(1)
  expect((await client.done('GET /api/get-users-in-edit', WEEK)).data).toHaveLength(1)
  expect((await client.done('GET /api/get-users-in-edit', { ...WEEK, week: 13 })).data).toEqual([])
})

test('who leaves without telling a week leaves the one that was open, though the admin week is another by now', async () => {
  await client.done('PUT /api/month-year', { mode: 'week', item: 12 })
  await client.done('PUT /api/setEditor', { mode: 'in' })
  await client.done('PUT /api/month-year', { mode: 'week', item: 13 })
  await client.done('PUT /api/setEditor', { mode: 'out' })
  expect((await client.done('GET /api/get-users-in-edit', WEEK)).data).toEqual([])
})

test('half a week is none: presence is refused, not taken for another one', async () => {
  for (const half of [{ week: 12 }, { year: 2026 }, { year: 2025, week: 53 }]) {
    expect((await client.refused('PUT /api/setEditor', { mode: 'in', ...half })).fields).toHaveProperty(
      'week',
    )
    expect((await client.refused('GET /api/get-users-in-edit', half)).fields).toHaveProperty('week')
  }
})

const JAN = { fullName: 'Jan Lis', phoneNumber: '600100200' }
const tied = async () =>
  (await client.done('GET /api/get-car-drivers', { id: car })).data.map(
    ({ attributes }: { attributes: { fullName: string; primaryCar: boolean } }) =>
      `${attributes.fullName} ${attributes.primaryCar}`,
  )

test('`primaryCar` is the car that the driver gets first, by id or by registration (Spec 2 §3, §7)', async () => {
  await client.done('POST /api/add-driver-to-list', { fullName: 'Jan Lis', phone: '600100200' })
  await client.done('POST /api/add-driver-to-list', { fullName: 'Ewa Żak', phone: '600100201' })
  await client.done('POST /api/add-driver', { ...JAN, primaryCar: car })
  await client.done('POST /api/add-driver', {
    fullName: 'ewa żak',
    phoneNumber: '600100201',
    primaryCar: 'w 01',
  })
  expect((await tied()).sort()).toEqual(['Ewa Żak true', 'Jan Lis true'])
})

test('a driver is tied to no car unless one is told, to no unknown one, and under no other name', async () => {
  await client.done('POST /api/add-driver-to-list', { fullName: 'Jan Lis', phone: '600100200' })
  const refused = async (sent: object) =>
    (await client.refused('POST /api/add-driver', { ...JAN, ...sent })).code
  expect(await refused({})).toBe('which_vehicle')
  expect(await refused({ primaryCar: true })).toBe('which_vehicle')
  expect(await refused({ carId: car, primaryCar: 'W02' })).toBe('which_vehicle')
  expect(await refused({ primaryCar: 'W99' })).toBe('no_such_vehicle')
  expect(await refused({ primaryCar: 'W01', fullName: 'Jan Kowalski' })).toBe('other_name')
  expect(await refused({ primaryCar: 'W01', phoneNumber: '600100299' })).toBe('no_such_driver')
  expect(await tied()).toEqual([])
})

const item = (addedDays: object[], more: object = {}) => ({
  item: {
    fullName: 'Jan Lis',
    phone: '600100200',
    email: 'jan@lis.pl',
    addedDays,
    weekNum: 12,
    year: 2026,
    ...more,
  },
})
const booked = async () => {
  const { schedules } = await client.done('GET /api/schedules/details', WEEK)
  return schedules.flatMap(
    ({ attributes }: { attributes: { selectedDays: { day: number; shiftOption: string }[] } }) =>
      attributes.selectedDays.map(({ day, shiftOption }) => `${day} ${shiftOption}`),
  )
}

test('free shifts are picked by `item`, in the fields of selected days or of the calendar (Spec 1 §3, §7)', async () => {
  const selected = { shiftOption: 'Dzień', day: 16, month: 3, year: 2026, isWeekend: false }
  await client.done('POST /api/addeddays', item([selected, { day: 17, month: 3, shift: 'noc' }]))
  await client.done('POST /api/addeddays', item([{ date: '2026-03-19', shift: 'Dzień' }]))
  expect(await booked()).toEqual(['16 Dzień', '17 Noc', '19 Dzień'])
})

test('a pick is whole or refused: a day that is none, a reserve, another week, a pick said in two ways', async () => {
  const code = async (sent: object) => (await client.refused('POST /api/addeddays', sent)).code
  expect(await code(item([{ day: 31, month: 4, year: 2026, shift: 'noc' }]))).toBe('wrong_days')
  expect(await code(item([{ day: 16, month: 3, year: 2026, shiftOption: 'Dzień rezerwa' }]))).toBe(
    'wrong_days',
  )
  expect(await code(item([{ day: 16, month: 3, year: 2026 }]))).toBe('wrong_days')
  expect(await code(item([{ day: 16, month: 3, year: 2026, shift: 'noc' }], { weekNum: 13 }))).toBe(
    'wrong_days',
  )
  expect(await code(item([]))).toBe('invalid_input')
  const twice = item([{ date: '2026-03-16', shift: 'Dzień' }])
  expect(await code({ ...twice, addedDays: twice.item.addedDays })).toBe('invalid_input')
  expect((await client.refused('POST /api/addeddays', {})).fields).toMatchObject({
    fullName: 'Wprowadź imię i nazwisko',
    addedDays: 'Wybierz co najmniej jedną zmianę.',
  })
  expect(await booked()).toEqual([])
})

test('a free text is a reason for a removal, where the driver has the shift (Spec 1 §7)', async () => {
  await submit(server, WEEK, 'Jan Lis', '600100200', { 0: 'day' })
  const removal = { day: '2026-03-16', driver: 'Jan Lis', shift: 'Dzień', reason: 'Awaria telefonu' }
  await client.done('POST /api/add-remove-shift-reason', removal)
  const { data } = await client.done('GET /api/get-removed-shifts')
  expect(data[0].attributes).toMatchObject({ reason: 'Inny powód', reasonText: 'Awaria telefonu' })
  expect((await client.refused('POST /api/add-remove-shift-reason', removal)).code).toBe('already_removed')
})

test('a rental is made without an end, and one that is told is refused, not dropped (Spec 2 §5)', async () => {
  const rental = {
    ...{ first_name: 'Ola', last_name: 'Bąk', rented_car: 'W01', weekly_price: '700', mileage_start: '100' },
    ...{ start_date: '2026-03-13', start_time: '10:00', phone_number: '', type: 'Wynajem' },
  }
  for (const end of [{ end_date: '2026-03-20' }, { end_time: '10:00' }, { mileage_end: 200 }]) {
    const refused = await client.refused('POST /api/add-rental', { ...rental, ...end })
    expect([refused.code, Object.keys(refused.fields ?? {})]).toEqual(['invalid_rental', Object.keys(end)])
  }
  await client.done('POST /api/add-rental', { ...rental, end_date: '', end_time: '', mileage_end: '' })
  expect((await client.done('GET /api/get-rentals')).data).toHaveLength(1)
})
