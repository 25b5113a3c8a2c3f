import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addCars, submit } from '#test/schedule/small-fleet.ts'
import { answered, startTestServer, type TestServer } from '#test/server/test-server.ts'
import { listPins, removePin, setPins } from '../contract.ts'

const WEEK = { year: 2026, week: 12 }

let server: TestServer
let office: Awaited<ReturnType<TestServer['asUser']>>
let cars: string[]
let jan: string
let ewa: string
beforeAll(async () => {
  server = await startTestServer()
  office = await server.asUser({ admin: true })
  cars = await addCars(server.database.queries, 3)
  jan = await submit(server, WEEK, 'Jan Lis', '600100201', { 0: 'day', 1: 'day' })
  ewa = await submit(server, WEEK, 'Ewa Żak', '600100202', { 0: 'day', 1: 'day' })
})
beforeEach(async () => {
  for (const { driverId, slot } of await pins())
    answered(await server.call(removePin, { ...WEEK, driverId, slot }, { as: office }))
})
afterAll(() => server.close())

type Place = { driverId: string; slot: number; carId: string }
const at = (driverId: string, slot: number, car: number): Place => ({
  driverId,
  slot,
  carId: cars[car] ?? '',
})
const pinAll = async (places: Place[], partly = false) =>
  answered(await server.call(setPins, { ...WEEK, places, partly }, { as: office }))
const pins = async () => answered(await server.call(listPins, WEEK, { as: office })).data
const kept = async () => (await pins()).map(({ fullName, slot, reg }) => `${fullName} ${slot} ${reg}`).sort()

test('many places are pinned at once, and said twice are pinned once', async () => {
  const week = [at(jan, 0, 0), at(jan, 2, 0), at(ewa, 0, 1)]
  expect(await pinAll(week)).toEqual({ pinned: 3, refused: [] })
  expect(await pinAll(week)).toEqual({ pinned: 3, refused: [] })
  expect(await kept()).toEqual(['Ewa Żak 0 W02', 'Jan Lis 0 W01', 'Jan Lis 2 W01'])
})

test('where one can’t hold nothing is stored, and it is told with the reason; the others only if wanted so', async () => {
  const places = [at(jan, 0, 0), at(ewa, 0, 0), at(ewa, 2, 1)]
  const refused = await pinAll(places)
  expect(refused).toMatchObject({ pinned: 0, refused: [{ driverId: ewa, slot: 0, reg: 'W01' }] })
  expect(refused.refused[0]?.trouble).toMatchObject({ code: 'car-taken', byDriver: 'Jan Lis' })
  expect(await kept()).toEqual([])
  expect(await pinAll(places, true)).toMatchObject({ pinned: 2, refused: [{ driverId: ewa, slot: 0 }] })
  expect(await kept()).toEqual(['Ewa Żak 2 W02', 'Jan Lis 0 W01'])
})

test('a driver’s former pin of a slot gives way to the new one, and never stands in its way', async () => {
  await pinAll([at(jan, 0, 0)])
  expect(await pinAll([at(ewa, 0, 0), at(jan, 0, 1)])).toMatchObject({
    pinned: 0,
    refused: [{ driverId: ewa }],
  })
  expect(await pinAll([at(jan, 0, 1), at(ewa, 0, 0)])).toEqual({ pinned: 2, refused: [] })
  expect(await kept()).toEqual(['Ewa Żak 0 W01', 'Jan Lis 0 W02'])
})

test('a shift that has begun is refused without another reason', async () => {
  const monday = await server.call(
    setPins,
    { year: 2026, week: 1, places: [at(jan, 0, 0)], partly: true },
    { as: office },
  )
  expect(answered(monday)).toMatchObject({ pinned: 0, refused: [{ driverId: jan, slot: 0, trouble: null }] })
})
