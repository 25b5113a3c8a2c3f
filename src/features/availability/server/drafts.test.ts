import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { listMessages, readMessage } from '#features/messaging/contract.ts'
import { generateWeek, getGeneratedWeek } from '#features/schedule/contract.ts'
import { publishWeek } from '#features/schedule/contract-publishing.ts'
import { setPublishing } from '#features/settings/contract.ts'
import { readableSlot } from '#test/schedule/readable-week.ts'
import { addCars, submit } from '#test/schedule/small-fleet.ts'
import { answered, startTestServer, type TestCaller, type TestServer } from '#test/server/test-server.ts'

const WEEK = { year: 2026, week: 12 }
const NEXT = { year: 2026, week: 13 }
const JAN = '600100201'
const SUNDAY_NIGHT = 13

let server: TestServer
let office: TestCaller
let car: string
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.reset()
  server.clock.set('2026-03-11T12:00:00Z')
  office = await server.asUser({ admin: true })
  car = (await addCars(server.database.queries, 1))[0] ?? ''
  answered(await server.call(setPublishing, { publishApart: true }, { as: office }))
})

/**
 * A draft that gives Jan the night to Monday, for which he has not asked; the form is for the week after it
 * then.
 */
async function draftWithSundayNight() {
  const jan = await submit(server, WEEK, 'Jan Lis', JAN, { 0: 'day' })
  const places = [{ driverId: jan, slot: SUNDAY_NIGHT, carId: car }]
  answered(await server.call(generateWeek, { ...WEEK, places }, { as: office }))
  return async () => {
    server.clock.set('2026-03-18T12:00:00Z')
    office = await server.asUser({ admin: true })
  }
}

test('a form is not refused by what a draft plans, and the office’s week keeps the rest all the same (D7, D43)', async () => {
  const nextWeek = await draftWithSundayNight()
  await nextWeek()
  await submit(server, NEXT, 'Jan Lis', JAN, { 0: 'day' })
  answered(await server.call(generateWeek, NEXT, { as: office }))
  const made = answered(await server.call(getGeneratedWeek, NEXT, { as: office }))
  if (!made) throw new Error('The week is not generated.')
  expect(readableSlot(made, 0)).toEqual(['rezerwa Jan Lis'])
})

test('once it is published it refuses him', async () => {
  const nextWeek = await draftWithSundayNight()
  answered(await server.call(publishWeek, WEEK, { as: office }))
  await nextWeek()
  await expect(submit(server, NEXT, 'Jan Lis', JAN, { 0: 'day' })).rejects.toThrow('day_after_night')
})

test('what he has chosen himself counts while the week is a draft', async () => {
  const jan = await submit(server, WEEK, 'Jan Lis', JAN, { 6: 'night' })
  const places = [{ driverId: jan, slot: 0, carId: car }]
  answered(await server.call(generateWeek, { ...WEEK, places }, { as: office }))
  server.clock.set('2026-03-18T12:00:00Z')
  await expect(submit(server, NEXT, 'Jan Lis', JAN, { 0: 'day' })).rejects.toThrow('day_after_night')
})

test('a confirmation promises the picking of free shifts only where the week is published', async () => {
  answered(await server.call(generateWeek, WEEK, { as: office }))
  await submit(server, WEEK, 'Jan Lis', JAN, { 0: 'day' })
  answered(await server.call(publishWeek, WEEK, { as: office }))
  await submit(server, WEEK, 'Ewa Żak', '600100202', { 0: 'day' })
  const { data } = answered(await server.call(listMessages, {}, { as: office }))
  const letters = data.filter(({ attributes }) => attributes.subject.startsWith('Twoja dyspozycyjność'))
  const texts = await Promise.all(
    letters.map(async ({ id }) => answered(await server.call(readMessage, { id }, { as: office })).text),
  )
  const promises = (name: string) => texts.find((text) => text.includes(name))?.includes('dobrać w swoim')
  expect([promises('Jan Lis'), promises('Ewa Żak')]).toEqual([false, true])
})
