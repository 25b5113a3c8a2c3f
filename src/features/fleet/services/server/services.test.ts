import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { groundings } from '#features/fleet/unavailability/server/tables.ts'
import { deleteVehicle } from '#features/fleet/vehicles/contract.ts'
import { changePin, setShowSchedule } from '#features/settings/contract.ts'
import { listPublicServices } from '#features/work-calendar/contract.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { addCars } from '#test/schedule/small-fleet.ts'
import { answered, startTestServer, type TestCaller, type TestServer } from '#test/server/test-server.ts'
import { addService, listCarServices, listWeekServices, removeService, updateService } from '../contract.ts'
import { servicesBetween } from './public.ts'

const NOBODY = '00000000-0000-4000-8000-000000000000'

let server: TestServer
let admin: TestCaller
let car: string
let other: string
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(async () => {
  await server.reset()
  server.clock.set('2026-03-11T11:00:00Z')
  admin = await server.asUser({ admin: true })
  const cars = await addCars(server.database.queries, 2)
  car = cars[0] ?? ''
  other = cars[1] ?? ''
})
afterAll(() => server.close())

/** Sessions end by the clock. */
async function travelTo(instant: string): Promise<void> {
  server.clock.set(instant)
  admin = await server.asUser({ admin: true })
}

const VISIT = { date: '2026-03-17', hour: '10:15:00', text: 'Wymiana opon' }
const add = (change: object = {}) =>
  server.callRaw(addService, { carId: car, ...VISIT, ...change }, { as: admin })
const added = async (change: object = {}) => (answered(await add(change)) as { id: string }).id
const ofCar = async (id = car) => answered(await server.call(listCarServices, { id }, { as: admin })).data
const ofWeek = (asked: { week: number; year?: number }) => server.call(listWeekServices, asked, { as: admin })

test('a service is kept with the plate of its car and the week of its date, not confirmed', async () => {
  const id = await added({ week: 99, reg: 'INNY' })
  expect(await ofCar()).toEqual([
    {
      id,
      attributes: {
        carId: car,
        reg: 'W01',
        serviceDate: '2026-03-17',
        serviceTime: '10:15',
        desc: 'Wymiana opon',
        place: '',
        week: 12,
        year: 2026,
        past: false,
        confirmed: null,
        linkSentAt: null,
        link: expect.stringMatching(/^http:\/\/flotylla\.test\/ps\/[\w-]{43}$/),
      },
    },
  ])
  expect(await ofCar(id)).toEqual(await ofCar())
  expect(await ofCar(other)).toEqual([])
})

test.each([
  [{ date: undefined, hour: undefined, text: undefined }, ['date', 'hour', 'text']],
  [{ date: '' }, ['date']],
  [{ hour: ' ' }, ['hour']],
  [{ text: '' }, ['text']],
])('date, hour and text are required: %o (Spec 2 §5)', async (change, fields) => {
  expect(await add(change)).toMatchObject({
    status: 400,
    failure: {
      code: 'missing_data',
      msg: 'Wprowadź wszystkie dane.',
      fields: Object.fromEntries(fields.map((field) => [field, 'Wypełnij to pole.'])),
    },
  })
  expect(await ofCar()).toEqual([])
})

test('an hour that no clock shows, and a date that the calendar lacks, are named', async () => {
  expect(await add({ hour: '25:00' })).toMatchObject({
    status: 400,
    failure: { code: 'invalid_service', fields: { hour: expect.stringContaining('10:15') } },
  })
  expect(await add({ date: '2026-02-30' })).toMatchObject({
    status: 400,
    failure: { code: 'invalid_service', fields: { date: expect.any(String) } },
  })
})

test('a service is planned at most 14 days back, told in a clear sentence, and never for a car that is not there', async () => {
  expect(await add({ date: '2026-02-25' })).toMatchObject({ ok: true })
  expect(await add({ date: '2026-02-24' })).toMatchObject({
    status: 400,
    failure: { code: 'too_old', fields: { date: 'Nie można dodać serwisu sprzed ponad 14 dni.' } },
  })
  expect(await add({ date: '2062-03-17' })).toMatchObject({ status: 400, failure: { code: 'too_far' } })
  expect(await add({ carId: NOBODY })).toMatchObject({ status: 404, failure: { code: 'no_such_vehicle' } })
})

test('an old service can still be put right, but none is moved into the past', async () => {
  const id = await added()
  await travelTo('2026-05-11T11:00:00Z')
  const update = (change: object) =>
    server.callRaw(updateService, { id, carId: car, ...VISIT, ...change }, { as: admin })
  expect(await update({ text: 'Wymiana opon i oleju' })).toMatchObject({ ok: true })
  expect(await update({ date: '2026-03-16' })).toMatchObject({ failure: { code: 'too_old' } })
  expect((await ofCar())[0]?.attributes).toMatchObject({ desc: 'Wymiana opon i oleju', past: true })
})

test('what is changed or removed must be there', async () => {
  const gone = { id: NOBODY, carId: car, ...VISIT }
  expect(await server.call(updateService, gone, { as: admin })).toMatchObject({
    status: 404,
    failure: { code: 'no_such_service' },
  })
  const id = await added()
  answered(await server.call(removeService, { id }, { as: admin }))
  expect(await ofCar()).toEqual([])
  expect((await server.call(removeService, { id }, { as: admin })).status).toBe(404)
})

test('services of a week come in the order of time; week 53 and the turn of the year are right (D1)', async () => {
  await added({ date: '2027-01-03', hour: '08:00' })
  await added({ date: '2026-12-28', hour: '23:00' })
  await added({ date: '2026-12-28', hour: '9:00' })
  await added({ date: '2027-01-04' })
  const times = (data: Awaited<ReturnType<typeof ofCar>>) =>
    data.map(({ attributes: { serviceDate, serviceTime, week, year } }) =>
      [serviceDate, serviceTime, week, year].join(' '),
    )
  expect(times(answered(await ofWeek({ week: 53 })).data)).toEqual([
    '2026-12-28 09:00 53 2026',
    '2026-12-28 23:00 53 2026',
    '2027-01-03 08:00 53 2026',
  ])
  expect(times(answered(await ofWeek({ week: 1, year: 2027 })).data)).toEqual(['2027-01-04 10:15 1 2027'])
  expect(await ofWeek({ week: 53, year: 2027 })).toMatchObject({
    status: 400,
    failure: { code: 'no_such_week' },
  })
})

test('a deleted vehicle takes its coming services along and leaves the past ones (D26)', async () => {
  await added({ date: '2026-03-11', hour: '12:01' })
  await added({ date: '2026-03-11', hour: '11:59' })
  await added({ carId: other })
  answered(await server.call(deleteVehicle, { id: car }, { as: admin }))
  expect((await ofCar()).map(({ attributes }) => attributes.serviceTime)).toEqual(['11:59'])
  expect(await ofCar(other)).toHaveLength(1)
  const [left] = await ofCar()
  expect(
    await server.call(
      updateService,
      { id: left?.id ?? '', carId: car, date: '2026-03-11', hour: '11:59', text: 'Olej' },
      { as: admin },
    ),
  ).toMatchObject({ ok: true })
})

test('neighbours are told of the services of some days, both included', async () => {
  const id = await added()
  const between = (first: string, last: string) =>
    servicesBetween(server.database.queries, first as CalendarDate, last as CalendarDate)
  expect(await between('2026-03-17', '2026-03-17')).toEqual([
    {
      id,
      carId: car,
      reg: 'W01',
      date: '2026-03-17',
      time: '10:15',
      description: 'Wymiana opon',
      confirmed: false,
    },
  ])
  expect(await between('2026-03-18', '2026-03-20')).toEqual([])
})

describe('what the fleet calendar may know (Spec 1 §7, D14)', () => {
  const shown = async (as: TestCaller, week = 12) =>
    answered(await server.call(listPublicServices, { week }, { as })).data

  test('is plate, date and hour for who holds the fleet’s PIN, and nothing for a stranger', async () => {
    const id = await added()
    expect(await shown(await server.asScope('fleet'))).toEqual([
      { id, attributes: { reg: 'W01', serviceDate: '2026-03-17', serviceTime: '10:15' } },
    ])
    expect(await server.call(listPublicServices, { week: 12 })).toMatchObject({ status: 401 })
  })

  test('is there for the fleet’s PIN on the call itself, through the throttle of all PINs (D13)', async () => {
    const id = await added()
    answered(await server.call(changePin, { pin: '4711' }, { as: admin }))
    const byPin = (pin: string) => server.call(listPublicServices, { week: 12, pin })
    expect(answered(await byPin('4711')).data).toMatchObject([{ id }])
    expect(await byPin('4712')).toMatchObject({ status: 401, failure: { code: 'login_required' } })
    for (let tries = 0; tries < 40; tries += 1) await byPin('0000')
    expect(await byPin('4711')).toMatchObject({ status: 429, failure: { code: 'too_many_tries' } })
  })

  test('leaves out a car that is hidden in that slot', async () => {
    await added()
    await added({ carId: other })
    const ground = (carId: string, notOnStation: boolean) =>
      server.database.queries.insert(groundings).values({
        id: randomUUID(),
        carId,
        reg: '',
        dayStart: '2026-03-16' as CalendarDate,
        shiftStart: 'day',
        dayEnd: '2026-03-17' as CalendarDate,
        shiftEnd: 'day',
        reason: '',
        notOnStation,
        createdAt: '2026-03-11T11:00:00Z',
        createdBy: '',
      })
    await ground(car, true)
    await ground(other, false)
    await added({ hour: '19:00' })
    expect((await shown(admin)).map(({ attributes }) => [attributes.reg, attributes.serviceTime])).toEqual([
      ['W02', '10:15'],
      ['W01', '19:00'],
    ])
  })

  test('ends 14 days back, and is nothing while the calendars are hidden', async () => {
    await added({ date: '2026-03-09' })
    expect(await shown(admin, 11)).toHaveLength(1)
    answered(await server.call(setShowSchedule, { showSchedule: false }, { as: admin }))
    expect(await shown(admin, 11)).toEqual([])
    answered(await server.call(setShowSchedule, { showSchedule: true }, { as: admin }))
    await travelTo('2026-03-24T11:00:00Z')
    expect(await shown(admin, 11)).toEqual([])
  })
})
