import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { drivers } from '#features/drivers/server/tables.ts'
import { messages } from '#features/messaging/server/tables.ts'
import { setPublishing, setShowSchedule } from '#features/settings/contract.ts'
import { getCurrentSoloCalendar } from '#features/work-calendar/contract.ts'
import { getOwnHome } from '#features/work-calendar/contract-home.ts'
import { addCars, submit } from '#test/schedule/small-fleet.ts'
import { answered, startTestServer, type TestCaller, type TestServer } from '#test/server/test-server.ts'
import { generateWeek } from '../../contract.ts'
import { publishWeek } from '../../contract-publishing.ts'
import { getWeekReaders, tellUnread } from '../../contract-readers.ts'

const WEEK = { year: 2026, week: 12 } as const
let server: TestServer
let office: TestCaller
let [jan, ewa] = ['', '']
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** Published on Thursday noon: Jan drives on Monday, Ewa on Wednesday. */
beforeEach(async () => {
  await server.reset()
  await at('2026-03-12T12:00')
  await addCars(server.database.queries, 1)
  jan = await submit(server, WEEK, 'Jan Lis', '600100201', { 0: 'day', 4: 'day' })
  ewa = await submit(server, WEEK, 'Ewa Żak', '600100202', { 2: 'night' })
  answered(await server.call(generateWeek, WEEK, { as: office }))
})

/** @param instant in Polish winter time */
async function at(instant: string) {
  server.clock.set(`${instant}:00+01:00`)
  office = await server.asUser({ admin: true })
}
const readers = async () => answered(await server.call(getWeekReaders, WEEK, { as: office }))
const tell = (driverIds = [jan, ewa], key?: string) =>
  server.call(tellUnread, { ...WEEK, driverIds }, { as: office, ...(key ? { key } : {}) })
const told = async (...args: Parameters<typeof tell>) => answered(await tell(...args))
const openOwn = async (driverId: string) =>
  answered(await server.call(getOwnHome, {}, { as: await server.asScope('driver', driverId) }))
const letters = async () =>
  (await server.database.queries.select().from(messages).where(eq(messages.aboutKind, 'schedule-ready')))
    .length

describe('who has read a published week', () => {
  test('the soonest to drive comes first, with what became of the message', async () => {
    const found = await readers()
    expect(found).toMatchObject({ people: 2, read: 0 })
    expect(found?.data.map(({ fullName, next }) => [fullName, next])).toEqual([
      ['Jan Lis', { date: '2026-03-16', shift: 'day', kind: 'drive', reg: 'W01' }],
      ['Ewa Żak', { date: '2026-03-18', shift: 'night', kind: 'drive', reg: 'W01' }],
    ])
    expect(found?.data[0]?.told).toMatchObject({ way: 'email', state: 'no-gateway', times: 1 })
  })

  test('who opens the own page has read it, or the own calendar of that week', async () => {
    await openOwn(jan)
    expect(await readers()).toMatchObject({ people: 2, read: 1, data: [{ fullName: 'Ewa Żak' }] })
    const as = await server.asScope('driver', ewa)
    answered(await server.call(getCurrentSoloCalendar, WEEK, { as }))
    expect(await readers()).toMatchObject({ people: 2, read: 2, data: [] })
  })

  test('nobody has read what the fleet does not show', async () => {
    answered(await server.call(setShowSchedule, { showSchedule: false }, { as: office }))
    await openOwn(jan)
    expect(await readers()).toMatchObject({ read: 0 })
  })

  test('a draft has no readers, and who looked before it was published has not read it', async () => {
    await server.reset()
    await at('2026-03-12T12:00')
    await addCars(server.database.queries, 1)
    jan = await submit(server, WEEK, 'Jan Lis', '600100201', { 0: 'day' })
    answered(await server.call(setPublishing, { publishApart: true }, { as: office }))
    answered(await server.call(generateWeek, WEEK, { as: office }))
    await openOwn(jan)
    expect(await readers()).toBeNull()
    expect(await tell([jan])).toMatchObject({ status: 409, failure: { code: 'not_published' } })
    answered(await server.call(publishWeek, WEEK, { as: office }))
    expect(await readers()).toMatchObject({ people: 1, read: 0 })
  })

  test('only the office is told', async () => {
    expect((await server.call(getWeekReaders, WEEK)).status).toBe(401)
    const as = await server.asScope('driver', jan)
    expect((await server.call(tellUnread, { ...WEEK, driverIds: [jan] }, { as })).status).toBe(401)
  })
})

describe('telling them once more', () => {
  test('is refused to nobody but those who were told within the hours of rest', async () => {
    expect(await told()).toMatchObject({ people: 0, resting: 2 })
    await at('2026-03-13T09:00')
    expect(await told()).toMatchObject({ people: 2, letters: 2, sms: 0, waits: true })
    expect(await letters()).toBe(4)
    expect((await readers())?.data[0]?.told).toMatchObject({ times: 2 })
    expect(await told()).toMatchObject({ people: 0, resting: 2 })
  })

  test('by two coordinators at once is one message, and so is a request that is sent again', async () => {
    await at('2026-03-13T09:00')
    const both = await Promise.all([told(), told()])
    expect(both.map(({ people }) => people).sort()).toEqual([0, 2])
    await at('2026-03-14T09:00')
    const first = await told([jan], 'ponowienie-1')
    expect(await told([jan], 'ponowienie-1')).toEqual(first)
    expect(await letters()).toBe(5)
  })

  test('leaves out who has read it meanwhile', async () => {
    await at('2026-03-13T09:00')
    await openOwn(jan)
    expect(await told()).toMatchObject({ people: 1, read: 1 })
  })

  test('leaves out whose shifts have all begun, and whom nothing reaches', async () => {
    await server.database.queries.update(drivers).set({ email: '' }).where(eq(drivers.id, jan))
    await at('2026-03-19T09:00')
    expect(await told()).toMatchObject({ people: 0, unreachable: 1, over: 1 })
    expect((await readers())?.data.map(({ fullName, next }) => [fullName, next?.date])).toEqual([
      ['Jan Lis', '2026-03-20'],
      ['Ewa Żak', undefined],
    ])
  })

  test('who could not be told the first time may be told at once', async () => {
    await server.database.queries.update(messages).set({ state: 'failed' })
    expect(await told()).toMatchObject({ people: 2 })
  })

  test('is not done at night, and says from when it is', async () => {
    await at('2026-03-13T21:30')
    const refused = await tell()
    expect(refused).toMatchObject({ status: 409, failure: { code: 'night' } })
    expect(JSON.stringify(refused)).toContain('14.3.2026, godz. 8:00')
  })

  test('goes out until the evening, and not in the night', async () => {
    await at('2026-03-13T09:00')
    await told([jan])
    const rows = await server.database.queries.select().from(messages)
    const last = rows.filter(({ eventKey }) => eventKey.includes('letter.1'))
    expect(last.map(({ notAfter }) => new Date(notAfter ?? 0).toISOString())).toEqual([
      '2026-03-13T20:00:00.000Z',
    ])
  })
})
