import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addBonus } from '#features/bonuses/contract.ts'
import { messages } from '#features/messaging/server/tables.ts'
import { generateWeek } from '#features/schedule/contract.ts'
import { changePin, setShowSchedule } from '#features/settings/contract.ts'
import { addCars, submit } from '#test/schedule/small-fleet.ts'
import { answered, startTestServer, type TestCaller, type TestServer } from '#test/server/test-server.ts'
import {
  downloadOwnCalendar,
  getCalendarSubscription,
  getCurrentCalendar,
  getCurrentSoloCalendar,
  readSubscribedCalendar,
  renewCalendarSubscription,
  revokeCalendarSubscription,
} from '../../contract.ts'
import { workCalendarTexts } from '../../texts.ts'

/** The clock stands on Wednesday of week 11, at noon; availability is for week 12. */
const NEXT = { year: 2026, week: 12 }
const PIN = '4711'

let server: TestServer
let office: TestCaller
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(async () => {
  await server.reset()
  // A look at a saved week serves its readers for 250 ms.
  server.clock.advance(1_000)
  office = await server.asUser({ admin: true })
})
afterAll(() => server.close())

const setPin = async () => answered(await server.call(changePin, { pin: PIN }, { as: office }))
const generate = async (week = NEXT, places?: { driverId: string; slot: number; carId: string | null }[]) =>
  answered(await server.call(generateWeek, { ...week, ...(places ? { places } : {}) }, { as: office }))
const driverOfNext = () => submit(server, NEXT, 'Jan Lis', '600100201', { 0: 'day', 2: 'on-call' })

describe('a driver’s own calendar', () => {
  test('shows vehicle, shift and the day’s bonus, on call once a date', async () => {
    const id = await driverOfNext()
    await addCars(server.database.queries, 1)
    answered(await server.call(addBonus, { date: '2026-03-16', shift: 'Dzień', value: 150 }, { as: office }))
    await generate()
    const as = await server.asScope('driver', id)
    const week = answered(await server.call(getCurrentSoloCalendar, NEXT, { as }))
    expect(week).toMatchObject({
      ready: true,
      fullName: 'Jan Lis',
      data: [
        {
          stateDay: '16.3.2026',
          dayName: 'Poniedziałek',
          shift: 'Dzień',
          reg: 'W01',
          make: 'Toyota',
          service: null,
          bonus: 150,
        },
        { stateDay: '18.3.2026', shift: 'Do dyspozycji', reg: '', bonus: null },
      ],
    })
    expect(week.data).toHaveLength(2)
  })

  test('nobody sees another driver’s shifts', async () => {
    const id = await driverOfNext()
    const other = await submit(server, NEXT, 'Ewa Żak', '600100202', { 0: 'night' })
    await addCars(server.database.queries, 1)
    await generate()
    const [mine, theirs] = await Promise.all(
      [id, other].map(async (driver) =>
        answered(
          await server.call(getCurrentSoloCalendar, NEXT, { as: await server.asScope('driver', driver) }),
        ),
      ),
    )
    expect(mine?.data.map(({ shift }) => shift)).toEqual(['Dzień', 'Do dyspozycji'])
    expect(theirs?.data.map(({ shift }) => shift)).toEqual(['Noc'])
  })

  test.each([
    [{ year: 2026, week: 10 }, true],
    [{ year: 2026, week: 12 }, true],
    [{ year: 2026, week: 9 }, false],
    [{ year: 2026, week: 13 }, false],
  ])('%j is shown: %s', async (week, ready) => {
    const id = await driverOfNext()
    await addCars(server.database.queries, 1)
    await generate(week, [])
    const as = await server.asScope('driver', id)
    expect(answered(await server.call(getCurrentSoloCalendar, week, { as })).ready).toBe(ready)
  })
})

describe('the fleet calendar', () => {
  beforeEach(setPin)

  test('names driver, car and shift, phone and e-mail only to a logged-in user', async () => {
    await addCars(server.database.queries, 1)
    await submit(server, NEXT, 'Jan Lis', '600100201', { 0: 'day' })
    await submit(server, NEXT, 'Ewa Żak', '600100202', { 0: 'day' })
    await generate()
    const seen = await server.call(getCurrentCalendar, { ...NEXT, pin: PIN })
    const monday = answered(seen).days[0]
    expect(monday?.cars).toEqual([
      {
        reg: 'W01',
        drivers: [{ fullName: 'Jan Lis', shift: 'Dzień' }],
        standing: 'driven',
        grounded: false,
        isRented: false,
        service: null,
      },
    ])
    expect(monday?.reserve).toEqual([{ fullName: 'Ewa Żak', shift: 'Dzień rezerwa' }])
    expect(JSON.stringify(answered(seen))).not.toMatch(/600100|example\.pl/)
    const user = answered(await server.call(getCurrentCalendar, NEXT, { as: office }))
    expect(user.days[0]?.cars[0]?.drivers[0]).toMatchObject({
      phone: '+48600100201',
      email: 'kierowca@example.pl',
    })
  })

  test('is not ready while calendars are hidden, or the week is not generated', async () => {
    await addCars(server.database.queries, 1)
    expect(answered(await server.call(getCurrentCalendar, NEXT, { as: office })).ready).toBe(false)
    await generate()
    server.clock.advance(300)
    expect(answered(await server.call(getCurrentCalendar, NEXT, { as: office })).ready).toBe(true)
    answered(await server.call(setShowSchedule, { showSchedule: false }, { as: office }))
    expect(answered(await server.call(getCurrentCalendar, NEXT, { as: office }))).toMatchObject({
      ready: false,
      days: [],
    })
  })

  test.each([
    [8, false],
    [9, true],
    [12, true],
    [13, false],
  ])('week %i is shown in week 11: %s', async (week, ready) => {
    await generate({ year: 2026, week }, [])
    expect(answered(await server.call(getCurrentCalendar, { year: 2026, week }, { as: office })).ready).toBe(
      ready,
    )
  })
})

describe('the calendar file', () => {
  let as: TestCaller
  beforeEach(async () => {
    const id = await submit(server, NEXT, 'Jan Lis', '600100201', { 0: 'night', 2: 'on-call' })
    await addCars(server.database.queries, 1)
    await generate()
    as = await server.asScope('driver', id)
  })
  const textOf = (value: unknown): string => (value as Buffer).toString('utf8')

  test('holds the driver’s shifts in fleet time and never names the driver', async () => {
    const answer = await server.call(downloadOwnCalendar, {}, { as })
    expect(answer.headers['content-type']).toContain('text/calendar')
    const text = textOf(answered(answer))
    expect(text).toContain('SUMMARY:Noc\\, auto W01')
    expect(text).toContain('DTSTART:20260316T170000Z')
    expect(text).toContain('SUMMARY:Do dyspozycji')
    expect(text).not.toMatch(/Jan|Lis|600100201|example/)
    expect(await server.call(downloadOwnCalendar, {})).toMatchObject({ status: 401 })
  })

  test('names the shifts as the letter does and revises them, so that a phone shows each once', async () => {
    const [letter] = await server.database.queries.select().from(messages)
    const sent: { uid: string }[] = JSON.parse(server.platform.secrets.open(letter?.body ?? '')).calendar
      .events
    expect(sent).toHaveLength(2)
    const text = textOf(answered(await server.call(downloadOwnCalendar, {}, { as })))
    expect([...text.matchAll(/^UID:(.*)\r$/gm)].map(([, uid]) => uid)).toEqual(sent.map(({ uid }) => uid))
    expect(text.match(/^SEQUENCE:1\r$/gm)).toHaveLength(2)
  })

  test('can be subscribed to by an unguessable address, which can be renewed and revoked', async () => {
    const current = async () => answered(await server.call(getCalendarSubscription, {}, { as })).url
    const read = (url: string) => server.call(readSubscribedCalendar, { key: url.split('/').at(-1) ?? '' })
    expect(await current()).toBeNull()
    const { url } = answered(await server.call(renewCalendarSubscription, {}, { as }))
    expect(url).toMatch(/^http:\/\/flotylla\.test\/api\/calendars\/[\w-]{43}$/)
    expect(await current()).toBe(url)
    expect(textOf(answered(await read(url)))).toContain('Noc\\, auto W01')

    const renewed = answered(await server.call(renewCalendarSubscription, {}, { as })).url
    expect(await read(url)).toMatchObject({ status: 404, failure: { msg: workCalendarTexts.wrongKey } })
    answered(await read(renewed))
    answered(await server.call(revokeCalendarSubscription, {}, { as }))
    expect(await current()).toBeNull()
    expect(await read(renewed)).toMatchObject({ status: 404 })
    expect(server.log.join('')).not.toContain(renewed.split('/').at(-1))
  })
})
