import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { generateWeek, getGeneratedWeek } from '#features/schedule/contract.ts'
import { addCars, submit } from '#test/schedule/small-fleet.ts'
import { answered, startTestServer, type TestCaller, type TestServer } from '#test/server/test-server.ts'
import { listPaperKinds, savePaper } from '../contract.ts'

const WEEK = { year: 2026, week: 12 }

let server: TestServer
let office: TestCaller
let car: string
let driver: string
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(async () => {
  await server.reset()
  // Week 12 is 16-22 March; the driver has the car Monday to Friday by day.
  server.clock.set('2026-03-11T11:00:00Z')
  office = await server.asUser()
  car = (await addCars(server.database.queries, 1))[0] ?? ''
  driver = await submit(server, WEEK, 'Anna Nowak', '600100200', {
    0: 'day',
    1: 'day',
    2: 'day',
    3: 'day',
    4: 'day',
  })
  answered(await server.call(generateWeek, WEEK, { as: office }))
})
afterAll(() => server.close())

const whoDrives = async () => {
  const saved = answered(await server.call(getGeneratedWeek, WEEK, { as: office }))
  const cars = [...(saved?.days ?? []), ...(saved?.nights ?? [])].flatMap((day) => day.cars)
  return [saved?.version, cars.map((one) => one.drivers.map(({ id }) => id))]
}
async function seatsUncovered(kind: string, subjectId: string, expiresOn: string): Promise<number> {
  const { data } = answered(await server.call(listPaperKinds, {}, { as: office }))
  const kindId = data.find(({ attributes }) => attributes.name === kind)?.id ?? ''
  const number = kind === 'Ubezpieczenie OC' ? 'PL/1' : ''
  return answered(await server.call(savePaper, { kindId, subjectId, expiresOn, number }, { as: office }))
    .seats
}

test('a paper that runs out on Wednesday leaves Thursday and Friday of a generated week uncovered, and moves nobody', async () => {
  const before = await whoDrives()
  expect(await seatsUncovered('Przegląd techniczny', car, '2026-03-18')).toBe(2)
  expect(await seatsUncovered('Ubezpieczenie OC', car, '2026-03-17')).toBe(3)
  expect(await seatsUncovered('Prawo jazdy', driver, '2026-03-18')).toBe(2)
  expect(await whoDrives()).toEqual(before)
})

test('slots that have begun are history; a paper that lasts, or a kind that does not block, leaves none uncovered', async () => {
  server.clock.set('2026-03-19T11:00:00Z')
  office = await server.asUser()
  expect(await seatsUncovered('Prawo jazdy', driver, '2026-03-01')).toBe(1)
  expect(await seatsUncovered('Prawo jazdy', driver, '2026-03-20')).toBe(0)
  expect(await seatsUncovered('Identyfikator', driver, '2026-03-01')).toBe(0)
})
