import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { setWeek } from '#features/settings/contract.ts'
import { type MovingOffice, openOffice, WEEK } from '#test/schedule/moving-office.ts'
import { submit } from '#test/schedule/small-fleet.ts'
import { answered, startTestServer, type TestServer } from '#test/server/test-server.ts'
import { listDrivers } from '../contract.ts'

let server: TestServer
let office: MovingOffice
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(async () => {
  office = await openOffice(server)
})
afterAll(() => server.close())

const lastOf = async (id: string) => {
  const { data } = answered(await server.call(listDrivers, {}, { as: office.admin() }))
  const { lastDay, lastDayOnReserve } = data.find((driver) => driver.id === id)?.attributes ?? {}
  return [lastDay, lastDayOnReserve]
}

test("'Ostatnia zmiana' is the last one with a car, though the driver is on reserve later", async () => {
  const [carId = null] = office.cars
  await office.put(office.jan, [
    { slot: 0, carId },
    { slot: 10, carId: null },
  ])
  expect(await lastOf(office.jan)).toEqual(['2026-03-16', false])
})

test('of who has no shift with a car it is the last day on reserve, and is said as that; on call is no shift', async () => {
  await office.put(office.jan, [
    { slot: 2, carId: null },
    { slot: 10, carId: null, onCall: true },
  ])
  expect(await lastOf(office.jan)).toEqual(['2026-03-17', true])
})

test('in a generated week the places count, in a week that is not generated what was chosen', async () => {
  // Jan chose Monday; the office took it away.
  await office.put(office.jan, [])
  expect(await lastOf(office.jan)).toEqual([null, false])
  answered(await server.call(setWeek, { year: WEEK.year, week: WEEK.week }, { as: office.admin() }))
  const next = { year: WEEK.year, week: WEEK.week + 1 }
  const ola = await submit(server, next, 'Ola Ćma', '600100203', { 1: 'day', 3: 'night-reserve' })
  expect(await lastOf(ola)).toEqual(['2026-03-24', false])
})
