import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addGrounding, listCarGroundings } from '#features/fleet/groundings/contract.ts'
import { generateWeek, getGeneratedWeek, updateWeek } from '#features/schedule/contract.ts'
import { previewUnavailable } from '#features/schedule/contract-displaced.ts'
import { carInSlot, placesOnBoard, readableSlot } from '#test/schedule/readable-week.ts'
import { addCars, submit } from '#test/schedule/small-fleet.ts'
import { answered, startTestServer, type TestCaller, type TestServer } from '#test/server/test-server.ts'

const WEEK = { year: 2026, week: 12 }
const LATER = { year: 2026, week: 13 }

let server: TestServer
let office: TestCaller
let broken: string
let other: string
let jan: string
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(async () => {
  await server.reset()
  office = await server.asUser({ admin: true })
  const [first = '', second = ''] = await addCars(server.database.queries, 2)
  broken = first
  other = second
  jan = await submit(server, WEEK, 'Jan Lis', '600100201', { 0: 'day', 1: 'day' })
  answered(await server.call(generateWeek, WEEK, { as: office }))
})
afterAll(() => server.close())

const saved = async (which = WEEK) => {
  server.clock.advance(300)
  const week = answered(await server.call(getGeneratedWeek, which, { as: office }))
  if (!week) throw new Error('The week is not generated.')
  return week
}
const off = (dayEnd = '2026-03-22') => ({
  ...{ carId: broken, dayStart: '2026-03-16', shiftStart: 'Dzień' as const, dayEnd },
  ...{ shiftEnd: 'Noc' as const, groundedReason: 'skrzynia', notOnStation: false },
})
const repair = async (to: string | null, grounding = off()) => {
  const week = await saved()
  const places = placesOnBoard(week).map((place) =>
    place.carId === broken ? { ...place, carId: to } : place,
  )
  const { id, version } = week
  return server.call(updateWeek, { id, version, places, groundings: [grounding] }, { as: office })
}
const groundings = async () =>
  answered(await server.call(listCarGroundings, { id: broken }, { as: office })).data.length

test('a broken car is off the road in the saving that moves its drivers, and is proposed to nobody', async () => {
  answered(await repair(other))
  const week = await saved()
  expect(readableSlot(week, 0)).toEqual(['W02 Jan Lis'])
  expect(carInSlot(week, 0, 'W01')).toMatchObject({ grounded: true, groundedReason: 'skrzynia' })
  expect(carInSlot(week, 13, 'W01')).toMatchObject({ standing: 'grounded' })
  const { moves } = answered(
    await server.call(
      previewUnavailable,
      { ...off(), carId: other, kind: 'grounding' as const },
      { as: office },
    ),
  )
  expect(moves.map(({ toReg }) => toReg)).toEqual([null, null])
})

test('who is left in the car is refused, and then the car is not grounded either', async () => {
  const refused = await repair(broken)
  expect(refused).toMatchObject({ failure: { code: 'breaks_rules' } })
  expect(await groundings()).toBe(0)
  expect(carInSlot(await saved(), 0, 'W01')).toMatchObject({ grounded: false })
})

test('against an older version nothing is stored', async () => {
  const { id, version } = await saved()
  answered(await server.call(updateWeek, { id, version, places: [] }, { as: office }))
  const late = { id, version, places: [], groundings: [off()] }
  expect(await server.call(updateWeek, late, { as: office })).toMatchObject({
    failure: { code: 'older_version' },
  })
  expect(await groundings()).toBe(0)
})

test('grounded then already: refused with the dates, nothing is saved', async () => {
  const { groundedReason: _, ...span } = off('2026-03-16')
  answered(await server.call(addGrounding, span, { as: office }))
  const { version } = await saved()
  expect(await repair(other)).toMatchObject({ failure: { code: 'grounding_refused' } })
  expect((await saved()).version).toBe(version)
})

test('drivers of a later week change places in the same saving', async () => {
  const places = [{ driverId: jan, slot: 0, carId: broken }]
  answered(await server.call(generateWeek, { ...LATER, places }, { as: office }))
  answered(await repair(other, off('2026-03-23')))
  expect(readableSlot(await saved(LATER), 0)).toEqual(['W02 Jan Lis'])
})
