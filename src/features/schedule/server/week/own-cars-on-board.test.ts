import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { carDrivers } from '#features/fleet/assigned-drivers/server/tables.ts'
import { addCars, submit } from '#test/schedule/small-fleet.ts'
import { answered, startTestServer, type TestServer } from '#test/server/test-server.ts'
import { generateWeek, getBaseCalendar, getGeneratedWeek } from '../../contract.ts'

const WEEK = { year: 2026, week: 12 }

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('base calendar and saved week tell own cars of their drivers, and the saved one how far the week has come', async () => {
  server.clock.set('2026-03-11T11:00:00Z')
  const office = await server.asUser({ admin: true })
  const [car = '', other = ''] = await addCars(server.database.queries, 2)
  const adam = await submit(server, WEEK, 'Adam Adamski', '600100200', { 0: 'day' })
  const own = async (carId: string, primaryCar: boolean) =>
    server.database.queries.insert(carDrivers).values({ id: randomUUID(), carId, driverId: adam, primaryCar })
  await own(car, true)
  await own(other, false)
  const expected = [{ driverId: adam, carId: car }]
  const base = answered(await server.call(getBaseCalendar, WEEK, { as: office }))
  expect(base.calendar.ownCars).toEqual(expected)
  answered(await server.call(generateWeek, WEEK, { as: office }))
  const saved = async () => {
    server.clock.advance(300)
    return answered(await server.call(getGeneratedWeek, WEEK, { as: await server.asUser() }))
  }
  expect(await saved()).toMatchObject({ ownCars: expected, begun: 0 })
  server.clock.set('2026-03-17T12:00:00Z')
  expect(await saved()).toMatchObject({ begun: 3 })
  await server.database.queries.update(carDrivers).set({ primaryCar: false })
  expect(await saved()).toMatchObject({ ownCars: [] })
})
