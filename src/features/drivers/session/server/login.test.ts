import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { SESSION_COOKIES } from '#features/auth/server/public.ts'
import { changePin } from '#features/settings/contract.ts'
import { getCurrentCalendar, getPublicSoloWeek, getPublicWeek } from '#features/work-calendar/contract.ts'
import { LEFT_COOKIE } from '#platform/pure/left-device.ts'
import { submit } from '#test/schedule/small-fleet.ts'
import { answered, startTestServer, type TestCaller, type TestServer } from '#test/server/test-server.ts'
import {
  checkPin,
  checkPinAndPhone,
  closeCalendars,
  getCalendarSessions,
  openFleetCalendar,
  openOwnCalendar,
} from '../contract.ts'
import { showDriverPin } from '../contract-pins.ts'
import { sessionTexts } from '../texts.ts'

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
  office = await server.asUser({ admin: true })
})
afterAll(() => server.close())

const setPin = async () => answered(await server.call(changePin, { pin: PIN }, { as: office }))
const cookieOf = (
  answer: { cookies: readonly { name: string; value: string }[] },
  name: string,
): TestCaller => {
  const value = answer.cookies.find((cookie) => cookie.name === name)?.value ?? ''
  return { id: '', token: value, cookie: `${name}=${value}` }
}

describe('the fleet’s PIN', () => {
  beforeEach(setPin)

  test('a right one opens a session for the fleet calendar; without it 401', async () => {
    expect(await server.call(getPublicWeek, {})).toMatchObject({
      status: 401,
      failure: { code: 'login_required' },
    })
    for (const opening of [checkPin, openFleetCalendar]) {
      const opened = await server.call(opening, { pin: PIN })
      expect(answered(opened)).toEqual({ pinValid: true })
      const as = cookieOf(opened, SESSION_COOKIES.fleet)
      expect(answered(await server.call(getPublicWeek, {}, { as }))).toMatchObject({ ready: false, week: 11 })
      answered(await server.call(closeCalendars, {}, { as }))
      expect(await server.call(getPublicWeek, {}, { as })).toMatchObject({ status: 401 })
    }
  })

  test('a wrong one is refused in the specification’s words', async () => {
    for (const pin of ['4712', '', 'x'.repeat(20)])
      expect(await server.call(openFleetCalendar, { pin })).toMatchObject({
        status: 401,
        failure: { code: 'wrong_pin', msg: sessionTexts.wrongPin },
      })
  })

  test('without cookies the PIN may come on the call itself', async () => {
    expect(answered(await server.call(getCurrentCalendar, { ...NEXT, pin: PIN })).ready).toBe(false)
    expect(await server.call(getCurrentCalendar, { ...NEXT, pin: '0000' })).toMatchObject({
      status: 401,
      failure: { msg: sessionTexts.wrongPin },
    })
  })

  test('too many wrong ones from an address are throttled, with a text of its own', async () => {
    const answers = []
    for (let index = 0; index < 12; index += 1)
      answers.push(await server.call(openFleetCalendar, { pin: '0000' }, { from: '10.0.0.9' }))
    expect(answers.at(-1)).toMatchObject({
      status: 429,
      failure: {
        code: 'too_many_tries',
        msg: 'Za dużo nieudanych prób, więc PIN-u nowego urządzenia teraz nie sprawdzamy. Od razu pomoże kod wejścia z biura floty. Kierowca może też najpierw otworzyć swój kalendarz na tym urządzeniu.',
      },
    })
    const right = () => server.call(openFleetCalendar, { pin: PIN }, { from: '10.0.0.9' })
    expect(await right()).toMatchObject({ status: 429 })
    const [hour, day] = [3_600_000, 86_400_000]
    server.clock.advance(hour)
    expect(await right()).toMatchObject({ status: 429 })
    server.clock.advance(day)
    expect(await right()).toMatchObject({ status: 200 })
  })
})

test('a fleet without a PIN opens to nobody', async () => {
  expect(await server.call(openFleetCalendar, { pin: '' })).toMatchObject({ status: 401 })
})

async function driverWithPin(): Promise<{ id: string; pin: string }> {
  const id = await submit(server, NEXT, 'Jan Lis', '600100201', { 0: 'day', 2: 'on-call' })
  return { id, ...answered(await server.call(showDriverPin, { id }, { as: office })) }
}

test('a driver’s own calendar opens with phone and PIN; wrong phone and wrong PIN read alike', async () => {
  const { pin } = await driverWithPin()
  const wrong = await server.call(openOwnCalendar, {
    phone: '600100201',
    pin: pin === '1111' ? '2222' : '1111',
  })
  const unknown = await server.call(openOwnCalendar, { phone: '600100999', pin })
  const none = await server.call(checkPinAndPhone, { phone: 'x', pin })
  for (const answer of [wrong, unknown, none])
    expect(answer).toMatchObject({
      status: 401,
      failure: { code: 'wrong_pin_or_phone', msg: sessionTexts.wrongPinOrPhone },
    })
  const opened = await server.call(openOwnCalendar, { phone: '+48 600-100-201', pin })
  expect(answered(opened)).toEqual({ passwordValid: true, me: expect.stringMatching(/^[\w-]{36}$/) })
  const as = cookieOf(opened, SESSION_COOKIES.driver)
  expect(answered(await server.call(getPublicSoloWeek, {}, { as })).fullName).toBe('Jan Lis')
  expect(await server.call(getPublicWeek, {}, { as })).toMatchObject({ status: 401 })
  expect(await server.call(getPublicSoloWeek, {})).toMatchObject({ status: 401 })
  expect(answered(await server.call(getPublicSoloWeek, { phone: '600100201', solo: pin })).week).toBe(11)
})

test('which calendars a device may open is told without a refusal, and tells a stranger nothing else (D13)', async () => {
  const ask = async (as?: TestCaller) =>
    answered(await server.call(getCalendarSessions, {}, as ? { as } : {}))
  expect(await ask()).toEqual({ fleet: false, own: false })
  expect(await ask(office)).toEqual({ fleet: true, own: false })
  expect(await ask(await server.asScope('fleet'))).toEqual({ fleet: true, own: false })
  expect(await ask(await server.asScope('driver', '00000000-0000-4000-8000-000000000000'))).toEqual({
    fleet: false,
    own: true,
  })
})

describe('a device whose driver has logged out while the server was not reached', () => {
  const leftOn = (as: TestCaller): TestCaller => ({ ...as, cookie: `${as.cookie}; ${LEFT_COOKIE}=1` })

  test('opens no calendar with the sessions that it still carries, until they are ended', async () => {
    const { id } = await driverWithPin()
    const driver = await server.asScope('driver', id)
    const fleet = await server.asScope('fleet')
    const left = leftOn({ ...driver, cookie: `${driver.cookie}; ${fleet.cookie}` })
    const asked = await server.call(getCalendarSessions, {}, { as: left })
    expect(answered(asked)).toEqual({ fleet: false, own: false })
    expect(await server.call(getPublicSoloWeek, {}, { as: left })).toMatchObject({ status: 401 })
    const closed = await server.call(closeCalendars, {}, { as: left })
    expect(answered(closed)).toEqual({ status: 'ok' })
    expect(closed.cookies.find(({ name }) => name === LEFT_COOKIE)?.value).toBe('')
    for (const as of [driver, fleet])
      expect(answered(await server.call(getCalendarSessions, {}, { as }))).toEqual({
        fleet: false,
        own: false,
      })
  })

  test('opens the next driver’s alone, and ends the former one’s', async () => {
    const { pin } = await driverWithPin()
    const former = await server.asScope('driver', '00000000-0000-4000-8000-000000000000')
    const opened = await server.call(openOwnCalendar, { phone: '600100201', pin }, { as: leftOn(former) })
    expect(answered(opened)).toEqual({ passwordValid: true, me: expect.stringMatching(/^[\w-]{36}$/) })
    expect(opened.cookies.find(({ name }) => name === LEFT_COOKIE)?.value).toBe('')
    const token = opened.cookies.findLast(({ name }) => name === SESSION_COOKIES.driver)?.value ?? ''
    const as = { id: '', token, cookie: `${SESSION_COOKIES.driver}=${token}` }
    expect(answered(await server.call(getPublicSoloWeek, {}, { as })).fullName).toBe('Jan Lis')
    expect(answered(await server.call(getCalendarSessions, {}, { as: former })).own).toBe(false)
  })
})
