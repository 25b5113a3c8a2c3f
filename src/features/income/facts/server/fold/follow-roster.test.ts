import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importResults } from '#features/income/imports/contract.ts'
import { generateWeek } from '#features/schedule/contract.ts'
import { date, fileOf, ride, sheetRow, who } from '#test/income/small-files.ts'
import { addCars, submit } from '#test/schedule/small-fleet.ts'
import { answered, startTestServer, type TestServer } from '#test/server/test-server.ts'
import { shiftResults } from '../tables.ts'
import { foldJobs } from './follow-roster.ts'

const WEEK = { year: 2026, week: 12 } as const

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ at: '2026-03-11T11:00:00Z' })
})
afterAll(() => server.close())

const cars = async () =>
  (await server.database.queries.select().from(shiftResults).orderBy(shiftResults.date)).map(({ reg }) => reg)

test('a week that is saved after the results were loaded gives them its cars, and takes them along when it goes; the car that a ride named stays', async () => {
  await addCars(server.database.queries, 1)
  await submit(server, WEEK, 'Jan Kowalski', '600100200', { 0: 'day', 1: 'day', 2: 'day' })
  const jan = who('Jan Kowalski', '+48600100200')
  const admin = await server.asUser({ admin: true })
  const load = async (file: object) =>
    answered(await server.call(importResults, { file, periodAgreed: true } as never, { as: admin }))
  const sheet = [0, 1].map((day) => sheetRow(jan, { date: date(`2026-03-${16 + day}`), shift: 'day' }))
  await load(fileOf('settlement', sheet))
  await load(fileOf('bolt-trips', [ride('a', jan, { date: date('2026-03-18'), plate: 'KR1AA' })]))
  const [job] = foldJobs(server.platform)
  const follow = async () => job?.run()
  await follow()
  expect(await cars()).toEqual([null, null, 'KR1AA'])

  answered(await server.call(generateWeek, WEEK, { as: admin }))
  await follow()
  expect(await cars()).toEqual(['W01', 'W01', 'KR1AA'])

  await server.database.queries.execute(sql`UPDATE schedule_cars SET reg = 'W99'`)
  await server.database.queries.execute(sql`UPDATE schedule_weeks SET version = version + 1`)
  await follow()
  expect(await cars()).toEqual(['W99', 'W99', 'KR1AA'])

  await server.database.queries.execute(sql`DELETE FROM schedule_weeks`)
  await follow()
  expect(await cars()).toEqual([null, null, 'KR1AA'])
})
