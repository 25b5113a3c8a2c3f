import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { editDriver } from '#features/drivers/office/contract.ts'
import { setNotifications, setPublishing } from '#features/settings/contract.ts'
import {
  getCurrentCalendar,
  getCurrentSoloCalendar,
  listFreeShifts,
} from '#features/work-calendar/contract.ts'
import { placesOnBoard } from '#test/schedule/readable-week.ts'
import { addCars, submit } from '#test/schedule/small-fleet.ts'
import { answered, startTestServer, type TestCaller, type TestServer } from '#test/server/test-server.ts'
import { generateWeek, getGeneratedWeek, updateWeek } from '../../contract.ts'
import { publishWeek } from '../../contract-publishing.ts'
import { publicationWords } from '../../texts-publishing.ts'

const WEEK = { year: 2026, week: 12 }
let server: TestServer
let office: TestCaller
let cars: string[]
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.reset()
  server.clock.set('2026-03-11T12:00:00Z')
  office = await server.asUser({ admin: true })
  cars = await addCars(server.database.queries, 1)
})
const [JAN, EWA] = ['600100201', '600100202']
const generate = async () => answered(await server.call(generateWeek, WEEK, { as: office }))
const publish = () => server.call(publishWeek, WEEK, { as: office })
const apart = async () => answered(await server.call(setPublishing, { publishApart: true }, { as: office }))
async function week() {
  server.clock.advance(300)
  const read = answered(await server.call(getGeneratedWeek, WEEK, { as: office }))
  if (!read) throw new Error('The week is not generated.')
  return read
}

describe('generating publishes at once, as the specification has it (D43)', () => {
  test('each driver concerned is sent one letter; who has no e-mail is counted and named', async () => {
    await submit(server, WEEK, 'Jan Lis', JAN, { 0: 'day' })
    const ewa = await submit(server, WEEK, 'Ewa Żak', EWA, { 0: 'day' })
    const contact = { id: ewa, fullName: 'Ewa Żak', phone: EWA, email: '' }
    answered(await server.call(editDriver, contact as never, { as: office }))
    const { published } = await generate()
    expect(published).toEqual({ letters: 1, sms: 0, waits: true, untold: ['Ewa Żak'] })
    expect((await week()).publication).toMatchObject({ told: 1, untold: 1 })
    expect(await publish()).toMatchObject({ status: 409, failure: { code: 'already_published' } })
  })

  test('what a driver is told goes out until his last shift begins, and not after it', async () => {
    answered(await server.call(setNotifications, { sendScheduleSms: true }, { as: office }))
    await submit(server, WEEK, 'Jan Lis', JAN, { 0: 'day', 2: 'night' })
    await generate()
    const { rows } = await server.database.queries.execute<{ kind: string; not_after: string }>(
      `SELECT kind, to_char(not_after AT TIME ZONE 'Europe/Warsaw', 'YYYY-MM-DD HH24:MI') AS not_after
        FROM messages WHERE about_kind = 'schedule-ready' ORDER BY kind`,
    )
    expect(rows).toEqual([
      { kind: 'email', not_after: '2026-03-18 18:00' },
      { kind: 'sms', not_after: '2026-03-18 18:00' },
    ])
  })

  test('a driver whose last shift of the week has begun is told nothing, and counted nowhere', async () => {
    await submit(server, WEEK, 'Jan Lis', JAN, { 0: 'day' })
    await submit(server, WEEK, 'Ewa Żak', EWA, { 0: 'day-reserve', 3: 'day' })
    server.clock.set('2026-03-17T11:00:00Z')
    office = await server.asUser({ admin: true })
    expect((await generate()).published).toEqual({ letters: 1, sms: 0, waits: true, untold: [] })
  })

  test('people are counted, not messages; whose number gets no SMS from this fleet is named', async () => {
    answered(await server.call(setNotifications, { sendScheduleSms: true }, { as: office }))
    await submit(server, WEEK, 'Jan Lis', JAN, { 0: 'day' })
    const ewa = await submit(server, WEEK, 'Ewa Żak', EWA, { 0: 'day' })
    const ola = await submit(server, WEEK, 'Ola Sum', '600100203', { 1: 'day' })
    const edit = async (id: string, fullName: string, phone: string) => {
      const contact = { id, fullName, phone, email: '' }
      answered(await server.call(editDriver, contact as never, { as: office }))
    }
    await edit(ewa, 'Ewa Żak', '+447700900123')
    await edit(ola, 'Ola Sum', '600100203')
    expect((await generate()).published).toEqual({ letters: 1, sms: 2, waits: true, untold: ['Ewa Żak'] })
    expect((await week()).publication).toMatchObject({ told: 2, untold: 1 })
  })

  test('an SMS goes beside it where the fleet has switched that on', async () => {
    answered(await server.call(setNotifications, { sendScheduleSms: true }, { as: office }))
    await submit(server, WEEK, 'Jan Lis', JAN, { 0: 'day' })
    expect((await generate()).published).toMatchObject({ letters: 1, sms: 1, untold: [] })
  })
})

test('without a gateway no message has gone out, and none is claimed to have (D30)', () => {
  expect(publicationWords(28, 2)).toBe('Opublikowany, wiadomości zapisane do wysłania: 28, bez adresu: 2')
  expect(publicationWords(0, 0)).toBe('Opublikowany')
})

describe('publishing as a step of its own (D43)', () => {
  test('a draft is shown to no driver and offers no free shift; published it is, and told once', async () => {
    await apart()
    const jan = await submit(server, WEEK, 'Jan Lis', JAN, { 0: 'day' })
    expect((await generate()).published).toBeNull()
    const driver = await server.asScope('driver', jan)
    const fleet = await server.asScope('fleet')
    const shown = async () => {
      server.clock.advance(300)
      const own = answered(await server.call(getCurrentSoloCalendar, WEEK, { as: driver }))
      const all = answered(await server.call(getCurrentCalendar, WEEK, { as: fleet }))
      return [JSON.stringify(own).includes('W01'), JSON.stringify(all).includes('W01')]
    }
    expect((await week()).publication).toBeNull()
    expect(await shown()).toEqual([false, false])
    const offered = answered(await server.call(listFreeShifts, {}, { as: fleet }))
    expect(offered.data.filter(({ date }) => date >= '2026-03-16')).toEqual([])
    const both = await Promise.all([publish(), publish()])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await shown()).toEqual([true, true])
  })

  test('what was moved in the draft is no change: changes are counted from what was published', async () => {
    await apart()
    const jan = await submit(server, WEEK, 'Jan Lis', JAN, { 0: 'day' })
    await generate()
    const { id } = await week()
    const moved = [{ driverId: jan, slot: 3, carId: cars[0] ?? '', onCall: false }]
    answered(await server.call(updateWeek, { id, version: 1, places: moved }, { as: office }))
    expect((await week()).history).toHaveLength(1)
    answered(await publish())
    expect((await week()).history).toEqual([])
    const again = await week()
    const places = placesOnBoard(again).map((place) => ({ ...place, slot: 5 }))
    answered(await server.call(updateWeek, { id, version: again.version, places }, { as: office }))
    expect((await week()).history.map(({ oldDay, day }) => [oldDay, day])).toEqual([
      ['17.3.2026', '18.3.2026'],
    ])
  })
})
