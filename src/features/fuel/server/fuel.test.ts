import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { SESSION_COOKIES } from '#features/auth/server/public.ts'
import { mergeDrivers } from '#features/drivers/office/contract-data.ts'
import { shiftResults } from '#features/income/facts/server/public.ts'
import { generateWeek } from '#features/schedule/contract.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { addCars, submit } from '#test/schedule/small-fleet.ts'
import { answered, startTestServer, type TestServer } from '#test/server/test-server.ts'
import {
  addDayFuel,
  checkFuel,
  getFuelPassword,
  getFuelSession,
  getFuelWeek,
  getPeriodFuel,
  getSavedFuel,
  setFuelPassword,
} from '../contract.ts'
import { consumptionOf } from '../domain/public.ts'
import { fuelBetween } from './entry-store.ts'
import { consumptionSql, fuelledShifts, fuelOfPeriod } from './public.ts'

const WEEK = { year: 2026, week: 12 } as const
const MONDAY = '2026-03-16' as CalendarDate
const PASSWORD = 'benzyna-2026'
const PRICES = { fuelPrice: '6,49', gasPrice: 2.89 }

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ at: '2026-03-11T11:00:00Z' })
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.reset()
  server.clock.set('2026-03-11T11:00:00Z')
})

async function setPassword(password = PASSWORD): Promise<void> {
  answered(await server.call(setFuelPassword, { password }, { as: await server.asUser({ admin: true }) }))
}

/** Jan drives Monday's day on W01, Ewa its night; the week is generated, and Tuesday has come. */
async function mondayDriven(): Promise<{ jan: string; ewa: string }> {
  await addCars(server.database.queries, 1)
  const jan = await submit(server, WEEK, 'Jan Kowalski', '600100200', { 0: 'day' })
  const ewa = await submit(server, WEEK, 'Ewa Łuczak', '600100201', { 0: 'night' })
  answered(await server.call(generateWeek, WEEK, { as: await server.asUser({ admin: true }) }))
  server.clock.set('2026-03-17T08:00:00Z')
  return { jan, ewa }
}

test('until an administrator sets it there is no password, and the page says so', async () => {
  expect(await server.call(checkFuel, { password: 'cokolwiek' })).toMatchObject({
    status: 409,
    failure: { code: 'no_password_yet' },
  })
  const as = await server.asUser({ admin: true })
  expect(await server.call(setFuelPassword, { password: 'krótkie' }, { as })).toMatchObject({
    status: 400,
    failure: { fields: { password: 'Hasło ma od 8 do 100 znaków.' } },
  })
  const coordinator = await server.asUser()
  expect((await server.call(setFuelPassword, { password: PASSWORD }, { as: coordinator })).status).toBe(403)
  await setPassword()
  expect(answered(await server.call(getFuelPassword, {}, { as })).changedAt).not.toBeNull()
})

test('a wrong password and a throttle are told apart (D35)', async () => {
  await setPassword()
  expect(await server.call(checkFuel, { password: '' })).toMatchObject({
    failure: { fields: { password: 'Wprowadź hasło' } },
  })
  const wrong = await server.call(checkFuel, { password: 'nie to hasło' })
  expect(wrong).toMatchObject({ status: 401, failure: { msg: 'Wprowadziłeś niepoprawne hasło.' } })
  for (let tries = 0; tries < 12; tries += 1) await server.call(checkFuel, { password: `zgaduję ${tries}` })
  expect(await server.call(checkFuel, { password: PASSWORD })).toMatchObject({
    status: 429,
    failure: {
      msg: 'Za dużo nieudanych prób, więc hasła z nowego urządzenia teraz nie sprawdzamy. Od razu pomoże kod wejścia z biura floty.',
    },
  })
})

test('the right password opens the page, and a new password closes it', async () => {
  await setPassword()
  const opened = await server.call(checkFuel, { password: PASSWORD })
  const token = opened.cookies.find(({ name }) => name === SESSION_COOKIES.fuel)?.value ?? ''
  const as = { id: '', token, cookie: `${SESSION_COOKIES.fuel}=${token}` }
  expect(answered(await server.call(getFuelSession, {}, { as })).open).toBe(true)
  await setPassword('zupełnie-inne')
  expect(answered(await server.call(getFuelSession, {}, { as })).open).toBe(false)
})

test('the week lists per car who drives it, day and night, with what was sent', async () => {
  const { jan, ewa } = await mondayDriven()
  const as = await server.asScope('fuel')
  const none = answered(await server.call(getFuelWeek, { year: 2026, week: 11 }, { as })).data
  expect(none).toEqual({ generated: false, days: [], nights: [] })
  const details = [{ id: jan, benzyna: '12,5', gaz: 20, godziny: '7,5' }]
  answered(await server.call(addDayFuel, { day: MONDAY, shift: 'dzień', details, ...PRICES }, { as }))
  const { days, nights } = answered(await server.call(getFuelWeek, WEEK, { as })).data
  expect(days).toHaveLength(7)
  const phones = { jan: '+48600100200', ewa: '+48600100201' }
  expect(days[0]).toEqual({
    day: 16,
    month: 3,
    date: MONDAY,
    cars: [
      {
        reg: 'W01',
        drivers: [
          { id: jan, fullName: 'Jan Kowalski', phone: phones.jan, benzyna: 12.5, gaz: 20, godziny: 7.5 },
        ],
      },
    ],
  })
  expect(nights[0]?.cars[0]?.drivers[0]).toEqual({
    id: ewa,
    fullName: 'Ewa Łuczak',
    phone: phones.ewa,
    benzyna: null,
    gaz: null,
    godziny: null,
  })
})

test('who drove without standing in the roster is listed last, and litres and hours are taken for the driver', async () => {
  const { jan, ewa } = await mondayDriven()
  const as = await server.asScope('fuel')
  const results = (driverId: string, date: string, reg: string | null, rest: object = { uberRides: 3 }) => ({
    ...{ driverId, date: date as CalendarDate, shift: 'day' as const, reg },
    ...rest,
  })
  await server.database.queries
    .insert(shiftResults)
    .values([
      results(ewa, MONDAY, 'W09'),
      results(jan, MONDAY, 'W01'),
      results(ewa, '2026-03-17', null, { totalIncomeGrosze: 0, uberRides: 0 }),
      results(ewa, '2026-03-10', null, { totalIncomeGrosze: 5000 }),
    ])
  const read = async (week: number) =>
    answered(await server.call(getFuelWeek, { year: 2026, week }, { as })).data
  const seats = (await read(12)).days.map(({ cars }) =>
    cars.map(({ reg, drivers }) => [reg, drivers[0]?.fullName]),
  )
  expect(seats[0]).toEqual([
    ['W01', 'Jan Kowalski'],
    ['W09', 'Ewa Łuczak'],
  ])
  // A shift of nothing but cancelled rides was not driven.
  expect(seats[1]).toEqual([])
  const notGenerated = await read(11)
  expect([notGenerated.generated, notGenerated.days[1]?.cars[0]?.drivers[0]?.fullName]).toEqual([
    false,
    'Ewa Łuczak',
  ])
  const details = [{ id: ewa, benzyna: 0, gaz: 0, godziny: 8 }]
  answered(await server.call(addDayFuel, { day: MONDAY, shift: 'dzień', details, ...PRICES }, { as }))
  expect((await read(12)).days[0]?.cars[1]?.drivers[0]).toMatchObject({ id: ewa, godziny: 8 })
  expect(await fuelBetween(server.database.queries, MONDAY, MONDAY)).toMatchObject([
    { driverId: ewa, reg: 'W09', workedMinutes: 480 },
  ])
})

test('what is sent again replaces, what is the same is left alone; the cost is D34, the plate the roster has', async () => {
  const { jan, ewa } = await mondayDriven()
  const as = await server.asScope('fuel')
  const send = async (benzyna: string | number, id = jan) => {
    const details = [{ id, benzyna, gaz: '20,5', godziny: 8 }]
    return server.call(addDayFuel, { day: MONDAY, shift: 'dzień', details, ...PRICES }, { as })
  }
  expect(answered(await send(10))).toMatchObject({
    ...{ added: 1, replaced: 0, unchanged: 0 },
    sentAt: [{ id: jan, sentAt: expect.stringContaining('2026-03-') }],
  })
  expect(answered(await send('10,000'))).toMatchObject({ added: 0, replaced: 0, unchanged: 1 })
  expect(answered(await send('11.25'))).toMatchObject({ added: 0, replaced: 1, unchanged: 0 })
  const [saved] = answered(await server.call(getSavedFuel, { date: MONDAY }, { as })).data
  expect(saved?.attributes).toMatchObject({
    phoneNumber: '+48600100200',
    shift: 'dzień',
    reg: 'W01',
    benzyna: 11.25,
    gaz: 20.5,
    godziny: 8,
    cost: 132.26,
  })
  answered(await send(1, ewa))
  const user = await server.asUser()
  const period = { startDate: MONDAY, endDate: MONDAY }
  const rows = answered(await server.call(getPeriodFuel, period, { as: user })).data
  expect(rows.map(({ attributes }) => attributes.gas_amount).sort()).toEqual([21.5, 31.75])
  expect(await fuelBetween(server.database.queries, MONDAY, MONDAY)).toHaveLength(2)
  const reversed = { startDate: '2026-03-17', endDate: MONDAY }
  expect(await server.call(getPeriodFuel, reversed, { as: user })).toMatchObject({
    status: 400,
    failure: { code: 'range_reversed' },
  })
})

test('the password may come with the call itself, through the same throttle', async () => {
  await mondayDriven()
  await setPassword()
  expect(answered(await server.call(getFuelWeek, { ...WEEK, pass: PASSWORD })).data.generated).toBe(true)
  expect(await server.call(getFuelWeek, { ...WEEK, pass: 'nie to hasło' })).toMatchObject({
    status: 401,
    failure: { msg: 'Wprowadziłeś niepoprawne hasło.' },
  })
  expect((await server.call(getFuelWeek, WEEK)).status).toBe(401)
})

test('bad input is told, and nothing is stored', async () => {
  const { jan, ewa } = await mondayDriven()
  const as = await server.asScope('fuel')
  const line = { id: jan, benzyna: 10, gaz: 0, godziny: null }
  const send = (change: object) =>
    server.call(addDayFuel, { day: MONDAY, shift: 'dzień', details: [line], ...PRICES, ...change }, { as })
  for (const [change, status, code] of [
    [{ fuelPrice: 0 }, 400, 'price_missing'],
    [{ details: [line, line] }, 400, 'driver_twice'],
    [{ details: [line, { ...line, id: '00000000-0000-4000-8000-000000000000' }] }, 404, 'unknown_driver'],
    [{ day: '2026-03-18' }, 400, 'not_begun'],
    [{ details: [] }, 400, 'invalid_input'],
    [{ details: [{ ...line, benzyna: -1 }] }, 400, 'invalid_input'],
    [{ details: [{ ...line, benzyna: 501 }] }, 400, 'invalid_input'],
    [{ details: [{ ...line, godziny: 25 }] }, 400, 'invalid_input'],
    [{ shift: 'rano' }, 400, 'invalid_input'],
  ] as const)
    expect(await send(change), JSON.stringify(change)).toMatchObject({ status, failure: { code } })
  expect(answered(await server.call(getSavedFuel, { date: MONDAY }, { as })).data).toEqual([])
  answered(await send({ details: [line, { ...line, id: ewa }] }))
})

test('two who send the same shift at once leave one entry a driver', async () => {
  const { jan, ewa } = await mondayDriven()
  const as = await server.asScope('fuel')
  const send = (benzyna: number, ids: string[]) => {
    const details = ids.map((id) => ({ id, benzyna, gaz: 0, godziny: 8 }))
    return server.call(addDayFuel, { day: MONDAY, shift: 'noc', details, ...PRICES }, { as })
  }
  const both = await Promise.all([send(10, [jan, ewa]), send(20, [ewa, jan])])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  const rows = await fuelBetween(server.database.queries, MONDAY, MONDAY)
  expect(rows).toHaveLength(2)
  expect(new Set(rows.map(({ petrolMl }) => petrolMl)).size).toBe(1)
})

test('two people on one day: figures that somebody sent meanwhile are not replaced unseen', async () => {
  const { jan, ewa } = await mondayDriven()
  const as = await server.asScope('fuel')
  const send = (benzyna: number, sentAt: string | null, id = jan) =>
    server.call(
      addDayFuel,
      { day: MONDAY, shift: 'dzień', details: [{ id, benzyna, gaz: 0, sentAt }], ...PRICES },
      { as },
    )
  const litresOf = async () => {
    const { data } = answered(await server.call(getSavedFuel, { date: MONDAY }, { as }))
    return data.map(({ attributes: { fullName, benzyna, sentAt } }) => ({ fullName, benzyna, sentAt }))
  }
  answered(await send(25, null))
  expect(await send(20, null)).toMatchObject({
    status: 409,
    failure: {
      code: 'sent_meanwhile',
      msg: 'W międzyczasie ktoś wysłał inne dane: Jan Kowalski. Porównaj je i zapisz jeszcze raz.',
    },
  })
  const [seen] = await litresOf()
  expect(seen).toMatchObject({ fullName: 'Jan Kowalski', benzyna: 25 })
  // The same figures are no quarrel, those of another driver none of Jan's, and who has seen may replace.
  expect(answered(await send(25, null)).unchanged).toBe(1)
  expect(answered(await send(30, null, ewa)).added).toBe(1)
  server.clock.set('2026-03-17T09:00:00Z')
  expect(answered(await send(20, seen?.sentAt ?? null)).replaced).toBe(1)
  expect((await send(21, seen?.sentAt ?? null)).status).toBe(409)
})

test('what both records of one person have for a shift counts once, as the driver who stays has it', async () => {
  const { jan, ewa } = await mondayDriven()
  const [as, admin] = [await server.asScope('fuel'), await server.asUser({ admin: true })]
  const send = (
    shift: 'dzień' | 'noc',
    details: { id: string; benzyna: number; gaz: number; godziny: number }[],
  ) => server.call(addDayFuel, { day: MONDAY, shift, details, ...PRICES }, { as })
  const line = { gaz: 0, godziny: 8 }
  answered(
    await send('dzień', [
      { id: jan, benzyna: 10, ...line },
      { id: ewa, benzyna: 20, ...line },
    ]),
  )
  answered(await send('noc', [{ id: ewa, benzyna: 30, ...line }]))
  answered(await server.call(mergeDrivers, { staysId: jan, foldedId: ewa }, { as: admin }))
  const counted = [
    ['day', jan, 10_000],
    ['night', jan, 30_000],
  ]
  const { queries } = server.database
  const told = await fuelOfPeriod(queries, MONDAY, MONDAY)
  expect(told.map(({ shift, driverId, petrolMl }) => [shift, driverId, petrolMl])).toEqual(counted)
  const { rows } = await queries.execute(
    sql`SELECT shift, driver_id, fuelled_ml FROM (${fuelledShifts(MONDAY, MONDAY)}) AS fuelled ORDER BY shift`,
  )
  expect(rows.map((row) => Object.values(row))).toEqual(counted)
  expect(answered(await server.call(getSavedFuel, { date: MONDAY }, { as })).data).toHaveLength(2)
})

test('consumption is worked out alike by queries and by screens', async () => {
  for (const [ml, metres] of [
    [12_870, 200_500],
    [1, 3],
    [10_005, 1_000_000],
    [1_000_000, 1],
    [12_870, 0],
    [12_870, -1],
    [12_870, null],
  ] as const) {
    const { rows } = await server.database.queries.execute<{ found: number | null }>(
      sql`SELECT ${consumptionSql} AS found FROM (SELECT ${ml}::integer AS fuelled_ml, ${metres}::integer AS mileage_m) AS row`,
    )
    expect(rows[0]?.found).toBe(consumptionOf(ml, metres))
  }
})
