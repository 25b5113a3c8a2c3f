import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addCars } from '#test/schedule/small-fleet.ts'
import { answered, startTestServer, type TestCaller, type TestServer } from '#test/server/test-server.ts'
import { generateWeek, getGeneratedWeek, updateWeek } from '../../contract.ts'
import { createWeekReader, type WeekReader } from './week-reader.ts'

const WEEK = { year: 2026, week: 12 }

let server: TestServer
let office: TestCaller
let elsewhere: WeekReader
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(async () => {
  await server.reset()
  server.clock.advance(1_000)
  office = await server.asUser()
  elsewhere = createWeekReader(server.platform)
  await addCars(server.database.queries, 1)
})
afterAll(() => server.close())

const generate = async () =>
  answered(await server.call(generateWeek, { ...WEEK, places: [] }, { as: office }))
const save = async (id: string, version: number) =>
  answered(await server.call(updateWeek, { id, version, places: [] }, { as: office }))
const versionHere = async () => answered(await server.call(getGeneratedWeek, WEEK, { as: office }))?.version

test('what this process has saved is seen at once', async () => {
  expect(await versionHere()).toBeUndefined()
  const { id } = await generate()
  expect(await versionHere()).toBe(1)
  await save(id, 1)
  expect(await versionHere()).toBe(2)
})

test('what another process has saved is seen after 250 ms at the latest', async () => {
  const { id } = await generate()
  expect((await elsewhere.read(WEEK))?.row.version).toBe(1)
  await save(id, 1)
  server.clock.advance(249)
  expect((await elsewhere.read(WEEK))?.row.version).toBe(1)
  server.clock.advance(1)
  expect((await elsewhere.read(WEEK))?.row.version).toBe(2)
})

test('while nothing changes all readers get the same object, and one look serves those who ask at once', async () => {
  await generate()
  const [first, second] = await Promise.all([elsewhere.read(WEEK), elsewhere.read(WEEK)])
  expect(second).toBe(first)
  server.clock.advance(1_000)
  expect(await elsewhere.read(WEEK)).toBe(first)
})

test('a car added to the fleet is seen in a week that lasts, and not in one that is over', async () => {
  await generate()
  const { stamp } = (await elsewhere.read(WEEK)) ?? {}
  await server.database.queries.execute(`update vehicles set reg = 'NOWE1'`)
  server.clock.advance(250)
  const later = await elsewhere.read(WEEK)
  expect(later?.contents.cars.map(({ reg }) => reg)).toEqual(['NOWE1'])
  expect(later?.stamp).not.toBe(stamp)
  server.clock.set('2026-03-23T11:00:00Z')
  expect((await elsewhere.read(WEEK))?.contents.cars.map(({ reg }) => reg)).toEqual(['W01'])
  server.clock.set('2026-03-11T12:00:00Z')
})

test('a version that was announced and never came stops nobody', async () => {
  await generate()
  await elsewhere.read(WEEK)
  elsewhere.expect(WEEK, 7)
  expect((await elsewhere.read(WEEK))?.row.version).toBe(1)
  server.clock.advance(11_000)
  expect((await elsewhere.read(WEEK))?.row.version).toBe(1)
})
