import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { boltHours } from '#features/income/bolt/server/tables.ts'
import { platformDrivers, shiftResults } from '#features/income/facts/server/tables.ts'
import { generateWeek } from '#features/schedule/contract.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Shift } from '#kernel/shift.ts'
import { addCars, submit } from '#test/schedule/small-fleet.ts'
import { answered, startTestServer, type TestServer } from '#test/server/test-server.ts'
import { exportPlanReality, getPlanReality, getResultsAttention } from '../../contract-plan-reality.ts'

const WEEK = { year: 2026, week: 12 } as const
const MONDAY = '2026-03-16' as CalendarDate
const TUESDAY = '2026-03-17' as CalendarDate

let server: TestServer
let jan: string
let ewa: string
let ola: string
beforeAll(async () => {
  server = await startTestServer({ at: '2026-03-11T11:00:00Z' })
})
afterAll(() => server.close())

/** Monday: Jan by day and Ewa by night; Tuesday: Jan by day. Ola is on no plan. The week is over. */
beforeEach(async () => {
  await server.reset()
  server.clock.set('2026-03-11T11:00:00Z')
  await addCars(server.database.queries, 1)
  jan = await submit(server, WEEK, 'Jan Kowalski', '600100200', { 0: 'day', 1: 'day' })
  ewa = await submit(server, WEEK, 'Ewa Łuczak', '600100201', { 0: 'night' })
  ola = await submit(server, WEEK, 'Ola Żak', '600100202', {})
  answered(await server.call(generateWeek, WEEK, { as: await server.asUser({ admin: true }) }))
  server.clock.set('2026-03-25T08:00:00Z')
})

type Figures = Partial<typeof shiftResults.$inferInsert>

async function drove(driverId: string, date: CalendarDate, shift: Shift, figures: Figures): Promise<void> {
  await server.database.queries.insert(shiftResults).values({ driverId, date, shift, ...figures })
}

async function compared(week: { year: number; week: number } = WEEK) {
  return answered(await server.call(getPlanReality, week, { as: await server.asUser() }))
}

const told = (answer: Awaited<ReturnType<typeof compared>>) =>
  answer.data.map(({ fullName, date, shift, kind }) => [fullName, date, shift, kind])

test('planned shifts without any ride and rides without a planned shift are told, what agrees is counted', async () => {
  await drove(jan, MONDAY, 'day', { boltRides: 12, totalIncomeGrosze: 500_00 })
  await drove(ola, TUESDAY, 'day', { uberRides: 3, boltRides: 4, reg: 'W01', totalIncomeGrosze: 210_50 })
  const answer = await compared()
  expect(told(answer)).toEqual([
    ['Jan Kowalski', TUESDAY, 'day', 'no-ride'],
    ['Ola Żak', TUESDAY, 'day', 'unplanned'],
  ])
  expect(answer).toMatchObject({ generated: true, agreed: 1, waiting: 1, unmatched: 0 })
  expect(answer.data[0]).toMatchObject({ plannedReg: 'W01', drivenReg: null, rides: null })
  expect(answer.data[1]).toMatchObject({
    plannedReg: null,
    drivenReg: 'W01',
    rides: 7,
    totalIncomeGrosze: 210_50,
  })
})

test('kilometres alone are no ride: the shift stays without one', async () => {
  await drove(jan, MONDAY, 'day', { mileageM: 90_000, boltRides: 0, totalIncomeGrosze: 0 })
  await drove(ola, MONDAY, 'day', { totalIncomeGrosze: 1 })
  expect(told(await compared())).toEqual([
    ['Jan Kowalski', MONDAY, 'day', 'no-ride'],
    ['Ola Żak', MONDAY, 'day', 'unplanned'],
  ])
})

test('only slots that have ended: a night is over at six in the morning', async () => {
  await drove(ola, MONDAY, 'night', { boltRides: 1 })
  server.clock.set('2026-03-17T04:59:00Z')
  expect(told(await compared())).toEqual([['Ola Żak', MONDAY, 'night', 'unplanned']])
  server.clock.set('2026-03-17T05:00:00Z')
  expect(told(await compared())).toEqual([
    ['Ewa Łuczak', MONDAY, 'night', 'no-ride'],
    ['Ola Żak', MONDAY, 'night', 'unplanned'],
  ])
})

test('who exchanged the shifts of a date is told as such', async () => {
  await drove(jan, MONDAY, 'night', { boltRides: 5 })
  await drove(ewa, MONDAY, 'day', { boltRides: 5 })
  expect((await compared()).data.map(({ fullName, otherShift }) => [fullName, otherShift])).toEqual([
    ['Jan Kowalski', true],
    ['Ewa Łuczak', true],
    ['Ewa Łuczak', true],
    ['Jan Kowalski', true],
  ])
})

test('a week that is not generated has nothing to be compared with', async () => {
  await drove(ola, '2026-03-09' as CalendarDate, 'day', { boltRides: 5 })
  expect(await compared({ year: 2026, week: 11 })).toMatchObject({ generated: false, data: [] })
  const nowhere = await server.call(getPlanReality, { year: 2027, week: 53 }, { as: await server.asUser() })
  expect(nowhere).toMatchObject({ status: 400 })
})

test('the list goes out as CSV (D37)', async () => {
  await drove(ola, MONDAY, 'day', { boltRides: 2, totalIncomeGrosze: 12_30 })
  const file = await server.call(exportPlanReality, WEEK, { as: await server.asUser() })
  expect(file.headers['content-disposition']).toContain('plan-i-wykonanie_2026-W12.csv')
  expect(new TextDecoder().decode(answered(file))).toContain(
    '16.3.2026;Dzień;Ola Żak;Bez planu;;;2;12,30;netto albo z arkusza;;;\r\n',
  )
})

test('beside a difference stands how long Bolt saw the driver online, waiting and driving', async () => {
  const { queries } = server.database
  const refId = randomUUID()
  await queries.insert(platformDrivers).values({
    ...{ id: refId, platform: 'bolt', refKey: 'id:1', name: 'Jan Kowalski', nameKey: 'jan kowalski' },
    ...{ identity: refId, driverId: jan, state: 'matched', matchedBy: 'person' },
  })
  await queries.insert(boltHours).values({
    ...{ companyId: 1, refId, date: TUESDAY, shift: 'day' },
    ...{ waitingS: 5 * 3600, drivingS: 90 * 60, breakS: 600 },
  })
  await drove(ola, TUESDAY, 'day', { boltRides: 1, totalIncomeGrosze: 1000 })
  const { data } = await compared()
  expect(data.map(({ fullName, kind, boltHours: of }) => [fullName, kind, of])).toEqual([
    ['Jan Kowalski', 'no-ride', { online: 390, waiting: 300, driving: 90, onBreak: 10 }],
    ['Ola Żak', 'unplanned', null],
  ])
  const file = await server.call(exportPlanReality, WEEK, { as: await server.asUser() })
  expect(new TextDecoder().decode(answered(file))).toContain(';Bez przejazdów;W01;;;;;390;300;90\r\n')
})

test('the office is told in one answer what of the results waits: last week’s differences and unmatched people', async () => {
  await drove(jan, MONDAY, 'day', { boltRides: 12 })
  await drove(ola, TUESDAY, 'day', { boltRides: 1 })
  const waiting = answered(await server.call(getResultsAttention, {}, { as: await server.asUser() }))
  expect(waiting).toEqual({
    unmatched: { people: 0, rows: 0, names: [] },
    plan: {
      ...WEEK,
      generated: true,
      withoutRide: 1,
      unplanned: 1,
      agreed: 1,
      waiting: 1,
      names: ['Jan Kowalski', 'Ola Żak'],
    },
  })
})
