import { afterAll, beforeAll, expect, test } from 'vitest'
import { deleteVehicle } from '#features/fleet/vehicles/contract.ts'
import { readableSlot } from '#test/schedule/readable-week.ts'
import { addCars, submit } from '#test/schedule/small-fleet.ts'
import { answered, startTestServer, type TestServer } from '#test/server/test-server.ts'
import { getGeneratedWeek } from '../../contract.ts'
import { createBaseCalendars } from '../base/base-calendars.ts'
import { baseOfNow, generateFirst } from './generate-week.ts'

const WEEK = { year: 2026, week: 12 }

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('a car that leaves the fleet while the week is being generated gives its drivers to a free one, else to the reserve', async () => {
  const { database, platform } = server
  const office = await server.asUser({ admin: true })
  const cars = await addCars(database.queries, 2)
  await submit(server, WEEK, 'Jan Lis', '600100201', { 0: 'day', 1: 'day' })
  await submit(server, WEEK, 'Ewa Żak', '600100202', { 1: 'day' })
  const base = await baseOfNow(database.queries, platform, createBaseCalendars(), WEEK)
  answered(await server.call(deleteVehicle, { id: cars[0] ?? '' }, { as: office }))
  const generated = await database.transaction((tx) =>
    generateFirst(tx, platform, WEEK, base, { id: null, name: 'Anna Próbna' }),
  )
  expect(generated.ok).toBe(true)
  const week = answered(await server.call(getGeneratedWeek, WEEK, { as: office }))
  if (!week) throw new Error('The week is not generated.')
  expect(readableSlot(week, 0)).toEqual(['W02 Jan Lis'])
  const [driven, reserve] = readableSlot(week, 2)
  expect([driven?.slice(0, 3), reserve?.slice(0, 7)]).toEqual(['W02', 'rezerwa'])
  expect(week.days[1]?.reserve).toMatchObject([{ reason: 'Auta W01 nie ma już we flocie.' }])
})
