import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { shiftResults } from '#features/income/facts/server/tables.ts'
import { generateWeek } from '#features/schedule/contract.ts'
import { setEditDeadline } from '#features/settings/contract.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { addCars, submit } from '#test/schedule/small-fleet.ts'
import { answered, startTestServer, type TestServer } from '#test/server/test-server.ts'
import { getWeekForecast } from '../contract.ts'

const LAST = { year: 2026, week: 12 } as const
const WEEK = { year: 2026, week: 13 } as const

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ at: '2026-03-11T11:00:00Z' })
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.reset()
  server.clock.set('2026-03-11T11:00:00Z')
})

const read = async () => answered(await server.call(getWeekForecast, WEEK, { as: await server.asUser() }))
/** Wednesday of week 12: availability is collected for week 13. */
const aWeekLater = () => server.clock.set('2026-03-18T11:00:00Z')

test('seats are filled by who has sent, then by who repeats the week before, and the rest is short', async () => {
  await addCars(server.database.queries, 3)
  await submit(server, LAST, 'Jan Kowalski', '600100200', { 0: 'day', 1: 'night' })
  await submit(server, LAST, 'Ewa Nowak', '600100201', { 0: 'day' })
  await submit(server, LAST, 'Adam Lis', '600100202', {})
  aWeekLater()
  await submit(server, WEEK, 'Ewa Nowak', '600100201', { 0: 'day' })
  const { state, forecast } = await read()
  expect(state).toBe('open')
  expect(forecast).toMatchObject({ sent: 1, repeating: 1, unknown: 1, seats: 42, filled: 3, short: 39 })
  expect(forecast?.slots[0]).toEqual({
    ...{ slot: 0, seats: 3, sent: 1, repeated: 1, short: 1, waiting: 0, pln: null },
  })
  expect(forecast?.slots[3]).toMatchObject({ sent: 0, repeated: 1, short: 2 })
  expect(forecast).toMatchObject({ emptyPln: 0, shortUnknown: 39 })
})

test('who takes back or sends something else is counted as it is now', async () => {
  await addCars(server.database.queries, 1)
  await submit(server, LAST, 'Jan Kowalski', '600100200', { 0: 'day' })
  aWeekLater()
  expect((await read()).forecast).toMatchObject({ sent: 0, repeating: 1, filled: 1 })
  await submit(server, WEEK, 'Jan Kowalski', '600100200', {})
  expect((await read()).forecast).toMatchObject({ sent: 1, repeating: 0, unknown: 0, filled: 0 })
})

test('empty seats cost what such shifts usually earn', async () => {
  await addCars(server.database.queries, 2)
  const driverId = await submit(server, LAST, 'Jan Kowalski', '600100200', { 0: 'day' })
  aWeekLater()
  await server.database.queries.insert(shiftResults).values({
    driverId,
    date: '2026-03-09' as CalendarDate,
    shift: 'day',
    totalIncomeGrosze: 35_000,
    incomeFrom: 'net',
  })
  const { forecast } = await read()
  expect(forecast?.slots[0]).toMatchObject({ short: 1, pln: 350 })
  expect(forecast).toMatchObject({ emptyPln: 350, shortUnknown: 26 })
})

test('a generated week has a state and no forecast', async () => {
  await addCars(server.database.queries, 1)
  server.clock.set('2026-03-18T11:00:00Z')
  await submit(server, WEEK, 'Jan Kowalski', '600100200', { 0: 'day' })
  answered(await server.call(generateWeek, WEEK, { as: await server.asUser({ admin: true }) }))
  expect(await read()).toEqual({ state: 'published', forecast: null })
  server.clock.set('2026-03-23T08:00:00Z')
  expect((await read()).state).toBe('running')
  server.clock.set('2026-03-30T08:00:00Z')
  expect((await read()).state).toBe('over')
})

test('a form that has closed is said to be shut', async () => {
  const admin = await server.asUser({ admin: true })
  answered(await server.call(setEditDeadline, { editDeadline: { weekday: 2, hour: 10 } }, { as: admin }))
  aWeekLater()
  expect((await read()).state).toBe('shut')
})

test('a fleet without cars and drivers has no seats', async () => {
  expect((await read()).forecast).toMatchObject({ sent: 0, repeating: 0, unknown: 0, seats: 0, short: 0 })
})

test('who asks for many weeks at once is turned away in part, and others get in', async () => {
  const greedy = await server.asUser()
  const weeks = Array.from({ length: 30 }, (_, index) => ({ year: 2030, week: index + 1 }))
  const asked = weeks.map((week) => server.call(getWeekForecast, week, { as: greedy }))
  expect((await server.call(getWeekForecast, WEEK, { as: await server.asUser() })).status).toBe(200)
  const statuses = (await Promise.all(asked)).map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([200, 429]))
  expect((await server.call(getWeekForecast, WEEK, { as: greedy })).status).toBe(200)
})
