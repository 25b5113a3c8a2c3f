import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addGrounding, removeGrounding } from '#features/fleet/groundings/contract.ts'
import { savePaper } from '#features/papers/contract.ts'
import { setDefaultLimit } from '#features/settings/contract.ts'
import { addCars, submit } from '#test/schedule/small-fleet.ts'
import { answered, startTestServer, type TestCaller, type TestServer } from '#test/server/test-server.ts'
import { generateWeek, getGeneratedWeek, updateWeek } from '../../contract.ts'

const WEEK = { year: 2026, week: 12 }
const DRIVING_LICENCE = 'bf565e17-8a9c-4545-a075-31cb6ab4efc3'

let server: TestServer
let office: TestCaller
let cars: string[]
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(async () => {
  await server.reset()
  office = await server.asUser({ admin: true })
  cars = await addCars(server.database.queries, 1)
})
afterAll(() => server.close())

const generate = async () => answered(await server.call(generateWeek, WEEK, { as: office }))
const waiting = async (slot = 0) => {
  server.clock.advance(300)
  const week = answered(await server.call(getGeneratedWeek, WEEK, { as: office }))
  const day = (slot % 2 === 0 ? week?.days : week?.nights)?.[slot >> 1]
  return (day?.reserve ?? []).map(({ fullName, reason, freeSeat }) => ({ fullName, reason, freeSeat }))
}
const seat = () => ({ carId: cars[0] ?? '', reg: 'W01' })

test('a grounding that was ended is no reason to wait any more: the car is offered', async () => {
  await submit(server, WEEK, 'Jan Lis', '600100201', { 0: 'day' })
  await generate()
  const monday = {
    dayStart: '2026-03-16',
    shiftStart: 'Dzień',
    dayEnd: '2026-03-16',
    shiftEnd: 'Noc',
  } as const
  const { id } = answered(
    await server.call(
      addGrounding,
      { carId: cars[0] ?? '', ...monday, groundedReason: 'opony' },
      { as: office },
    ),
  )
  expect(await waiting()).toEqual([
    { fullName: 'Jan Lis', reason: 'Auto W01 jest uziemione: opony.', freeSeat: null },
  ])
  answered(await server.call(removeGrounding, { id }, { as: office }))
  expect(await waiting()).toEqual([
    {
      fullName: 'Jan Lis',
      reason: 'Auto W01 jest teraz wolne: można je dać temu kierowcy.',
      freeSeat: seat(),
    },
  ])
})

test('a renewed paper and a raised limit are seen at once', async () => {
  const jan = await submit(server, WEEK, 'Jan Lis', '600100201', { 0: 'day' })
  const licence = (expiresOn: string) =>
    server.call(savePaper, { kindId: DRIVING_LICENCE, subjectId: jan, expiresOn }, { as: office })
  answered(await licence('2026-03-15'))
  await generate()
  expect((await waiting())[0]?.reason).toContain('nie masz wtedy ważnych dokumentów')
  answered(await licence('2027-03-15'))
  expect((await waiting())[0]).toMatchObject({ freeSeat: seat() })
})

test('where something else is in the way by now, that is told', async () => {
  await server.reset()
  office = await server.asUser({ admin: true })
  await addCars(server.database.queries, 2)
  answered(await server.call(setDefaultLimit, { defaultLimit: 1 }, { as: office }))
  await submit(server, WEEK, 'Jan Lis', '600100201', { 0: 'day' })
  await submit(server, WEEK, 'Ewa Żak', '600100202', { 0: 'day-reserve' })
  await generate()
  expect((await waiting())[0]).toMatchObject({ fullName: 'Ewa Żak', freeSeat: null })
  expect((await waiting())[0]?.reason).toContain('limit 1 auto')
  answered(await server.call(setDefaultLimit, { defaultLimit: 2 }, { as: office }))
  expect((await waiting())[0]).toMatchObject({ freeSeat: { reg: 'W02' } })
})

test('last week’s night keeps a driver from Monday, until it is taken from him; then the car is offered (D7)', async () => {
  const jan = await submit(server, WEEK, 'Jan Lis', '600100201', { 0: 'day' })
  const lastWeek = { year: 2026, week: 11 }
  const places = [{ driverId: jan, slot: 13, carId: cars[0] ?? '' }]
  const { id } = answered(await server.call(generateWeek, { ...lastWeek, places }, { as: office }))
  await generate()
  const [before] = await waiting()
  expect(before).toMatchObject({ fullName: 'Jan Lis', freeSeat: null })
  expect(before?.reason).toContain('w noc z niedzieli na poniedziałek')
  answered(await server.call(updateWeek, { id, version: 1, places: [] }, { as: office }))
  expect((await waiting())[0]).toMatchObject({ freeSeat: seat() })
})
