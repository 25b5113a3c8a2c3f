import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { administratorFromConfiguration } from '#features/auth/server/first-start.ts'
import { PRESCRIBED_CALLS } from '#features/prescribed/domain/public.ts'
import { startTestServer, type TestServer } from '#test/server/test-server.ts'
import { type SpecAnswer, type SpecClient, specClient } from './spec-client.ts'

type Body = SpecAnswer['body']

const LOGIN = { login: 'Szefowa', password: 'bardzo tajne' }
const FLEET_PIN = '4711'
const FUEL_PASSWORD = 'tajne paliwo'
/** Week 12 of 2026, Monday the 16th of March to Sunday the 22nd. */
const WEEK = { year: 2026, week: 12 }
const MONTH = 3
const DATES = Array.from({ length: 7 }, (_, index) => ({ day: 16 + index, month: MONTH }))
const REGS = ['WX10001', 'WX10002', 'WX10003']

let server: TestServer
let client: SpecClient
beforeAll(async () => {
  server = await startTestServer({
    env: { ADMIN_LOGIN: LOGIN.login, ADMIN_PASSWORD: LOGIN.password },
  })
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.reset()
  server.clock.set('2026-03-11T11:00:00Z')
  await administratorFromConfiguration(server.platform)
  client = specClient(server)
})

const done = (call: string, payload?: object): Promise<Body> => client.done(call, payload)
const attributesOf = (list: Body, name: string, value: unknown): Body =>
  list.data.find(({ attributes }: Body) => attributes[name] === value)

async function logIn(): Promise<string> {
  const { jwt } = await done('POST /auth', LOGIN)
  client.carry(jwt)
  await done('GET /auth/me')
  return jwt
}

/**
 * What the specification has no call for: it is given by the letter to the driver, and by the office's other
 * screens.
 */
async function outside(
  jwt: string,
  method: 'GET' | 'PUT' | 'POST',
  url: string,
  payload?: object,
): Promise<Body> {
  const headers = { authorization: `Bearer ${jwt}` }
  const answer = await server.app.inject({ method, url, headers, ...(payload ? { payload } : {}) })
  expect(answer.statusCode, url).toBe(200)
  return answer.json()
}

async function setsUp(): Promise<void> {
  expect((await done('GET /api/settings')).week).toBe(11)
  await done('PUT /api/week', { week: 11 })
  await done('PUT /api/year', { year: 2026 })
  await done('PUT /api/month-year', { mode: 'week', item: 12 })
  await done('PUT /api/show-week', { showWeek: true })
  await done('PUT /api/defaultLimit', { defaultLimit: 3 })
  await done('PUT /api/update-view', { showSchedule: true })
  await done('PUT /api/update-popup', { showPopup: true })
  await done('PUT /api/update-popup-text', { popupText: 'Zmieniamy opony.' })
  await done('PUT /api/change-pin', { pin: FLEET_PIN })
  expect(await done('GET /api/asettings')).toMatchObject({ adminWeek: 12, defaultLimit: 3, pin: FLEET_PIN })
}

const car = (reg: string, index: number) => ({
  ...{
    reg,
    make: 'Toyota',
    model: 'Corolla',
    year: '2022',
    color: 'Biały',
    vin: `JTDBR32E7200${10_000 + index}`,
  },
  ...{ entryDate: '2022-03-01', exitDate: '2029-03-01', service: '2027-03-01', priority: 1, sort: index + 1 },
  ...{ flotmanId: '', isRental: false, insName: 'Warta', insNum: 'PL/1', insEnd: '2027-02-28' },
})

async function buysCars(): Promise<Body> {
  for (const [index, reg] of [...REGS, 'WX10009'].entries()) await done('POST /api/add-car', car(reg, index))
  const cars = await done('GET /api/get-cars')
  await done('PUT /api/edit-car', {
    ...car(REGS[0] ?? '', 0),
    id: attributesOf(cars, 'reg', REGS[0]).id,
    priority: 5,
  })
  await done('DELETE /api/delete-car', { id: attributesOf(cars, 'reg', 'WX10009').id })
  expect((await done('GET /api/get-cars')).data).toHaveLength(3)
  return cars
}

async function takesDriversOn(cars: Body): Promise<void> {
  await done('POST /api/add-driver-to-list', { fullName: 'Jan Lis', phone: '+48600100200' })
  await done('POST /api/add-driver-to-list', { fullName: 'Ktoś Inny', phone: '+48600100299' })
  const drivers = await done('GET /api/getalldrivers')
  const other = attributesOf(drivers, 'fullName', 'Ktoś Inny')
  await done('PUT /api/toggledriver', { id: other.id, active: false })
  await done('DELETE /api/remove-driver-list', { id: other.id })
  const jan = { fullName: 'Jan Lis', phoneNumber: '600100200' }
  await done('POST /api/add-driver', { ...jan, primaryCar: REGS[1] })
  const { id } = attributesOf(cars, 'reg', REGS[1])
  const [assigned] = (await done('GET /api/get-car-drivers', { id })).data
  expect((await done('GET /api/get-assigned-drivers')).data).toEqual([assigned])
  await done('DELETE /api/remove-driver', { id: assigned.id })
  await done('POST /api/add-driver', { ...jan, primaryCar: id })
}

async function limitsAndBonuses(): Promise<void> {
  const limit = { dayNumber: 17, month: MONTH, year: 2026, info: 'Mecz', active: true }
  const { status, item } = await done('POST /api/add-day-limit', { ...limit, day: 1, night: 1 })
  expect([status, item.day, item.night]).toEqual(['ok', 1, 1])
  await done('DELETE /api/limits/remove', { id: item.id })
  await done('POST /api/add-bonus', { date: '2026-03-20', shift: 'Noc', value: 100 })
  expect((await done('GET /api/get-bonuses')).data).toHaveLength(1)
}

const chosen = (choices: Readonly<Record<number, string>>) =>
  Object.entries(choices).map(([day, shiftOption]) => ({
    shiftOption,
    ...{ day: Number(day), month: MONTH, year: 2026, isWeekend: Number(day) === 20 || Number(day) === 21 },
  }))
const form = (fullName: string, phone: string, choices: Readonly<Record<number, string>>) => ({
  ...{ fullName, phone, email: 'kierowca@example.pl', month: MONTH, year: 2026, weekNum: 12 },
  ...{
    selectedDays: chosen(choices),
    originalDays: chosen(choices),
    empty: false,
    reason: '',
    reasonText: '',
  },
})

async function driversSubmit(): Promise<void> {
  const { data } = await done('GET /schedules', { month: MONTH, year: 2026, week: 12 })
  expect(data).toHaveLength(7)
  expect((await done('GET /api/get-public-bonuses', { week: 12 })).data).toHaveLength(1)
  await done('POST /api/add', form('Jan Lis', '600100200', { 16: 'Dzień', 17: 'Dzień', 20: 'Noc' }))
  await done('POST /api/add', form('Ewa Żak', '600100201', { 16: 'Dzień', 18: 'Noc' }))
  await done('POST /api/add', form('Iga Mak', '600100202', { 16: 'Noc', 19: 'Do dyspozycji' }))
  const empty = { ...form('Adam Wąs', '600100203', {}), empty: true, reason: 'Urlop' }
  await done('POST /api/add', empty)
  expect((await client.refused('POST /api/add', empty)).code).toBe('already_submitted')
}

async function looksThroughForms(): Promise<Body> {
  const details = await done('GET /api/schedules/details', { adminWeek: 12, year: 2026 })
  expect(details).toMatchObject({ amount: 4, shiftsAmount: expect.any(Number), dayLimits: [] })
  const of = (name: string) => details.schedules.find(({ attributes }: Body) => attributes.fullName === name)
  await done('PUT /api/signSchedule', { id: of('Jan Lis').id, isSigned: true })
  await done('PUT /api/toggleCard', { id: of('Jan Lis').id, fuelCard: true })
  await done('PUT /api/update-shifts', {
    id: of('Ewa Żak').id,
    selectedDays: chosen({ 16: 'Dzień', 18: 'Noc', 20: 'Dzień' }),
  })
  await done('DELETE /api/remove-schedule', { id: of('Adam Wąs').id })
  expect((await done('GET /api/calendar', { month: MONTH, year: 2026 })).days).toHaveLength(31)
  return (await done('GET /api/schedules/details', { week: 12, year: 2026 })).schedules
}

async function carsOff(cars: Body): Promise<string> {
  const { id: carId } = attributesOf(cars, 'reg', REGS[2])
  const rental = {
    ...{
      first_name: 'Ola',
      last_name: 'Bąk',
      rented_car: REGS[2],
      weekly_price: '700',
      mileage_start: '100',
    },
    ...{ start_date: '2026-03-13', start_time: '10:00', phone_number: '600100300', type: 'Wynajem' },
    ...{ mileage_end: '', end_date: '', end_time: '' },
  }
  await done('POST /api/add-rental', rental)
  const [rented] = (await done('GET /api/get-rentals')).data
  await done('PUT /api/edit-rental', { id: rented.id, ...rented.attributes, weekly_price: '800' })
  await done('POST /api/remove-rental', { id: rented.id })
  const grounding = {
    ...{ dayStart: '2026-03-22', dayEnd: '2026-03-22', shiftStart: 'Dzień', shiftEnd: 'Noc' },
    ...{ groundedReason: 'Hamulce', notOnStation: true },
  }
  await done('POST /api/add-grounded', { ...grounding, carReg: REGS[2], carId, week: 12 })
  const [grounded] = (await done('GET /api/get-grounded', { id: carId })).data
  await done('PUT /api/edit-grounded', { id: grounded.id, ...grounding, shiftStart: 'Noc' })
  expect((await done('GET /api/get-all-grounded')).data).toHaveLength(1)
  await done('DELETE /api/remove-grounded', { id: grounded.id })
  const service = { carId, date: '2026-03-18', hour: '10:15:00', text: 'Opony', week: 12, reg: REGS[2] }
  await done('POST /api/add-service', service)
  const [planned] = (await done('GET /api/get-week-service', { week: 12 })).data
  await done('PUT /api/update-service', { id: planned.id, ...service, hour: '11:00:00' })
  const [moved] = (await done('GET /api/get-single-service', { id: carId })).data
  await done('POST /api/confirm-service', { uuid: moved.attributes.link.split('/').at(-1) })
  return planned.id
}

/** The calendar that a client builds itself: who asked for a shift gets the next car of it. */
function calendarOf(schedules: Body, shift: 'Dzień' | 'Noc'): Body {
  return DATES.map(({ day, month }) => {
    const drivers = schedules
      .filter(({ attributes }: Body) =>
        attributes.selectedDays.some((each: Body) => each.day === day && each.shiftOption === shift),
      )
      .map(({ attributes: { fullName, phone } }: Body) => ({ fullName, phone }))
      .sort((a: Body, b: Body) => (a.fullName < b.fullName ? -1 : 1))
    return { day, month, cars: REGS.map((reg, index) => ({ reg, drivers: drivers.slice(index, index + 1) })) }
  })
}

async function plansTheWeek(schedules: Body): Promise<void> {
  await done('PUT /api/setEditor', { mode: 'in' })
  expect((await done('GET /api/get-users-in-edit')).data).toHaveLength(1)
  const [days, nights] = [calendarOf(schedules, 'Dzień'), calendarOf(schedules, 'Noc')]
  await done('POST /api/generate-week', { ...WEEK, days, nights })
  server.clock.advance(1000)
  const week = await done('GET /api/get-generated-week', { week: 12, year: 2026 })
  const seats = (list: Body, index: number) =>
    list[index].cars.map(({ drivers }: Body) => drivers[0]?.fullName ?? 'Wolne')
  expect(seats(week.days, 0)).toEqual(['Ewa Żak', 'Jan Lis', 'Wolne'])
  expect(seats(week.nights, 0)).toEqual(['Iga Mak', 'Wolne', 'Wolne'])

  // A swap within a day, a driver dragged to another day, and a shift taken away.
  const [monday] = week.days
  ;[monday.cars[0].drivers, monday.cars[1].drivers] = [monday.cars[1].drivers, monday.cars[0].drivers]
  const [ewa] = week.nights[2].cars[0].drivers.splice(0, 1)
  week.nights[3].cars[0].drivers.push(ewa)
  const record = {
    ...ewa,
    ...{ oldDay: '18.3.2026', oldWeekDay: 'Środa', oldShift: 'Noc' },
    ...{ day: '19.3.2026', weekDay: 'Czwartek', shift: 'Noc', newReg: REGS[0] },
  }
  const removal = { day: '2026-03-16', driver: 'Iga Mak', shift: 'Noc', reason: 'Choroba - ma L4' }
  await done('POST /api/add-remove-shift-reason', removal)
  week.nights[0].cars[0].drivers = []
  const data = { days: week.days, nights: week.nights }
  const update = { id: week.id, week: 12, user: LOGIN.login, data, history: [...week.history, record] }
  await done('PUT /api/update-week', update)
  server.clock.advance(1000)
  const now = await done('GET /api/get-generated-week', { week: 12, year: 2026 })
  expect(seats(now.days, 0)).toEqual(['Jan Lis', 'Ewa Żak', 'Wolne'])
  expect(seats(now.nights, 0)).toEqual(['Wolne', 'Wolne', 'Wolne'])
  expect(seats(now.nights, 3)).toEqual(['Ewa Żak', 'Wolne', 'Wolne'])
  expect((await done('GET /api/get-removed-shifts')).data[0].attributes).toMatchObject({ saved: true })
  expect((await done('GET /api/get-generated-weeks', { year: 2026 })).data).toHaveLength(1)
  const { data: file } = await done('GET /adminscheduler', { adminWeek: 12, year: 2026 })
  expect(file[0].days[0]).toEqual({ reg: REGS[0], driver: 'Jan Lis' })
  expect(await done('POST /api/text', record)).toMatchObject({ sent: true })
  expect(await done('POST /api/text-all', now.history)).toMatchObject({ sent: 3 })
  await done('PUT /api/setEditor', { mode: 'out' })
}

async function driversLook(pin: string): Promise<void> {
  const own = { solo: pin, phone: '600100200' }
  expect(await done('GET /api/check-pin', { pin: FLEET_PIN })).toEqual({ pinValid: true })
  expect(await done('GET /api/get-public-week', { pin: FLEET_PIN })).toMatchObject({ week: 11 })
  const fleet = await done('GET /api/get-current-calendar', { week: 12, year: 2026, pin: FLEET_PIN })
  expect(fleet.days[0].cars[0].drivers[0].fullName).toBe('Jan Lis')
  expect((await done('GET /api/get-public-service', { week: 12, pin: FLEET_PIN })).data).toHaveLength(1)
  expect(await done('GET /api/check-pin-and-phone', { pin, phone: '600100200' })).toEqual({
    passwordValid: true,
  })
  await done('GET /api/get-public-solo-week', own)
  const solo = await done('GET /api/get-current-solo-calendar', { week: 12, year: 2026, ...own })
  expect(solo.data[0]).toMatchObject({ stateDay: '16.3.2026', reg: REGS[0] })
  const addedDays = [{ shiftOption: 'Noc', day: 18, month: MONTH, year: 2026, isWeekend: false }]
  const person = { fullName: 'Jan Lis', phone: '600100200', email: 'jan@lis.pl' }
  const item = { ...person, addedDays, weekNum: 12, year: 2026 }
  expect((await done('POST /api/addeddays', { item, pin: FLEET_PIN })).booked).toHaveLength(1)
}

async function fuelAndResults(): Promise<void> {
  const pass = FUEL_PASSWORD
  await done('POST /api/check-fuel', { password: pass })
  const { data: fuel } = await done('GET /api/get-fuel-week', { week: 12, year: 2026, pass })
  const [driver] = fuel.days[0].cars.flatMap(({ drivers }: Body) => drivers)
  const details = [{ ...driver, benzyna: '20,5', gaz: 0, godziny: 9 }]
  await done('POST /api/add-day-fuel', {
    day: '2026-03-16',
    shift: 'dzień',
    details,
    pass,
    gasPrice: '3',
    fuelPrice: '6.50',
  })
  expect((await done('POST /api/get-saved-fuel', { date: '2026-03-16', pass })).data).toHaveLength(1)
}

async function countsTheWeek(): Promise<void> {
  const result = {
    ...{ id: 1, bolt_id: '48600100200', full_name: 'Jan Lis', date: '2026-03-16', shift: 'dzień' },
    ...{ total_income: '512.40', income_rate: '250', driven_mileage: 180, km_start: 1000, km_end: 1180 },
    ...{ bolt_rides: 10, uber_rides: 5, fn_rides: 1, avg_fuel_comp: '7,5', fuel_total: 14 },
  }
  expect(await done('POST /api/fill-results', [result])).toMatchObject({ new: 1 })
  const range = { startDate: '2026-03-16', endDate: '2026-03-22' }
  expect((await done('GET /api/get-period-filters', range)).data).toHaveLength(1)
  expect((await done('GET /api/get-period-fuel-working-time', range)).data).toHaveLength(1)
  for (const call of ['get-daily-results', 'get-weekly-results', 'get-bolt-results'])
    await done(`GET /api/${call}`, range)
  await done('GET /api/get-dashboard-results')
  await done('GET /api/get-dashboard-results-weekly')
  await done('POST /api/get-single-avg', { week: 12, mail: 'szefowa@flota.pl', year: 2026 })
  await done('POST /api/get-period-avg', { week: 11, endWeek: 12, mail: 'szefowa@flota.pl', year: 2026 })
}

test('a client that knows only the specification plays a whole week, with each of its calls (D48)', async () => {
  const jwt = await logIn()
  await setsUp()
  const cars = await buysCars()
  await takesDriversOn(cars)
  await limitsAndBonuses()
  client.carry(undefined)
  await driversSubmit()
  client.carry(jwt)
  const schedules = await looksThroughForms()
  const service = await carsOff(cars)
  await plansTheWeek(schedules)
  const jan = attributesOf(await done('GET /api/getalldrivers'), 'fullName', 'Jan Lis')
  const { pin } = await outside(jwt, 'GET', `/api/drivers/${jan.id}/pin`)
  await outside(jwt, 'PUT', '/api/fuel-password', { password: FUEL_PASSWORD })
  client.carry(undefined)
  await driversLook(pin)

  server.clock.set('2026-03-19T08:00:00Z')
  await fuelAndResults()
  const later = await logIn()
  await done('PUT /api/week', { week: 12 })
  await countsTheWeek()
  await done('DELETE /api/remove-service', { id: service })
  await outside(later, 'POST', '/auth/logout')
  expect((await client.refused('GET /auth/me')).status).toBe(401)

  expect(PRESCRIBED_CALLS.filter((call) => !client.made.has(call))).toEqual([])
})
