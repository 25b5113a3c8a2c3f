import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { whoAmI } from '#features/auth/contract.ts'
import { SESSION_COOKIES } from '#features/auth/server/public.ts'
import { sessions } from '#features/auth/server/tables.ts'
import { addDriver } from '#features/drivers/office/contract.ts'
import { answered, startTestServer, type TestCaller, type TestServer } from '#test/server/test-server.ts'
import { openOwnCalendar } from '../contract.ts'
import { endOwnDevice, endOwnDevices, listOwnDevices } from '../contract-devices.ts'
import { openByLink } from '../contract-links.ts'
import { endDriverDevices, listDriverDevices, showDriverPin } from '../contract-pins.ts'
import { entryAddresses } from './entry-links.ts'
import { linkKeyOf, renewLink } from './personal-link.ts'

const PHONE = '600100200'
const ANDROID = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/128.0.0.0 Mobile Safari/537.36'
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/128.0'

let server: TestServer
let admin: TestCaller
let id: string
let pin: string
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.reset()
  server.clock.set('2026-03-11T11:00:00Z')
  admin = await server.asUser({ admin: true })
  id = answered(await server.call(addDriver, { fullName: 'Jan Lis', phone: PHONE }, { as: admin })).id
  pin = answered(await server.call(showDriverPin, { id }, { as: admin })).pin
})

const callerOf = (answer: { cookies: readonly { name: string; value: string }[] }): TestCaller => {
  const token = answer.cookies.find(({ name }) => name === SESSION_COOKIES.driver)?.value ?? ''
  return { id, token, cookie: `${SESSION_COOKIES.driver}=${token}` }
}
const byPin = async (agent: string) =>
  callerOf(await server.call(openOwnCalendar, { phone: PHONE, pin }, { headers: { 'user-agent': agent } }))
const newKey = async () => {
  const of = await server.database.transaction((tx) => entryAddresses(tx, server.platform, [id]))
  return of(id).split('#')[1] ?? ''
}
const byLink = async (key: string, agent = ANDROID) =>
  callerOf(
    await server.call(
      openByLink,
      { key, device: agent.length.toString().padStart(32, 'x') },
      { headers: { 'user-agent': agent } },
    ),
  )
const list = async (as: TestCaller) => answered(await server.call(listOwnDevices, {}, { as })).data
const status = async (as: TestCaller) => (await server.call(listOwnDevices, {}, { as })).status

test('a driver sees where and how the calendar is open, this device marked, the last used first', async () => {
  const computer = await byPin(WINDOWS)
  server.clock.advance(3_600_000)
  const phone = await byLink(await newKey())
  expect(await list(phone)).toMatchObject([
    { device: 'Chrome, Android', way: 'link', own: true, since: expect.any(String) },
    { device: 'Firefox, Windows', way: 'pin', own: false },
  ])
  server.clock.advance(3_600_000)
  expect(await list(computer)).toMatchObject([
    { device: 'Firefox, Windows', own: true },
    { device: 'Chrome, Android', own: false },
  ])
})

test.each([
  ['all', true],
  ['all others', false],
])(
  'with %s the address of the calendar in the phone ends, which a thief may have made',
  async (_, alsoHere) => {
    const phone = await byPin(ANDROID)
    await server.database.transaction((tx) => renewLink(tx, server.platform, id))
    answered(await server.call(endOwnDevices, { alsoHere }, { as: phone }))
    expect(await linkKeyOf(server.database.queries, server.platform, id)).toBeUndefined()
  },
)

test('so it is when the office ends them', async () => {
  await server.database.transaction((tx) => renewLink(tx, server.platform, id))
  answered(await server.call(endDriverDevices, { id }, { as: admin }))
  expect(await linkKeyOf(server.database.queries, server.platform, id)).toBeUndefined()
})

test('one device ends alone, and the links of messages with it, which may be on it', async () => {
  const key = await newKey()
  const [computer, phone, lost] = [await byPin(WINDOWS), await byPin(ANDROID), await byLink(key)]
  const ending = (await list(phone)).find(({ way }) => way === 'link')?.id ?? ''
  answered(await server.call(endOwnDevice, { id: ending }, { as: phone }))
  expect([await status(lost), await status(phone), await status(computer)]).toEqual([401, 200, 200])
  expect(await server.call(openByLink, { key, device: 'a'.repeat(32) })).toMatchObject({ status: 404 })
  expect(await server.call(endOwnDevice, { id: ending }, { as: phone })).toMatchObject({
    status: 404,
    failure: { code: 'no_such_device' },
  })
})

test('all others end, or all; nobody ends another driver’s', async () => {
  const [computer, phone] = [await byPin(WINDOWS), await byPin(ANDROID)]
  const other = answered(
    await server.call(addDriver, { fullName: 'Ewa Żak', phone: '600100201' }, { as: admin }),
  ).id
  const ewa = await server.asScope('driver', other)
  const [ofJan] = await list(phone)
  expect(await server.call(endOwnDevice, { id: ofJan?.id ?? '' }, { as: ewa })).toMatchObject({ status: 404 })
  expect(answered(await server.call(endOwnDevices, {}, { as: phone }))).toEqual({ ended: 1 })
  expect([await status(computer), await status(phone), await status(ewa)]).toEqual([401, 200, 200])
  expect(answered(await server.call(endOwnDevices, { alsoHere: true }, { as: phone }))).toEqual({ ended: 1 })
  expect([await status(phone), await status(ewa)]).toEqual([401, 200])
})

test('on at most twenty at once: with another one the one unused longest ends', async () => {
  const [first, second] = [await byPin(WINDOWS), await byPin(ANDROID)]
  for (let count = 2; count < 20; count += 1) {
    server.clock.advance(60_000)
    await byPin(ANDROID)
  }
  server.clock.advance(300_000)
  expect(await list(first)).toHaveLength(20)
  const latest = await byLink(await newKey())
  expect(await list(latest)).toHaveLength(20)
  expect([await status(first), await status(second), await status(latest)]).toEqual([200, 401, 200])
  for (let count = 0; count < 5; count += 1) await byPin(ANDROID)
  expect(await server.database.queries.$count(sessions, eq(sessions.subject, id))).toBe(20)
})

test('of those that are opened at once no more than twenty stay, and nobody else’s end', async () => {
  const other = answered(
    await server.call(addDriver, { fullName: 'Ewa Żak', phone: '600100201' }, { as: admin }),
  ).id
  const ewa = await server.asScope('driver', other)
  const opened = await Promise.all(Array.from({ length: 30 }, () => byPin(ANDROID)))
  const statuses = await Promise.all(opened.map(status))
  const standing = statuses.filter((each) => each === 200).length
  expect(standing).toBeGreaterThan(0)
  expect(standing).toBeLessThanOrEqual(20)
  expect([await status(ewa), (await server.call(whoAmI, {}, { as: admin })).status]).toEqual([200, 200])
})

test('the office ends all of them; the PIN goes on opening', async () => {
  const [computer, phone] = [await byPin(WINDOWS), await byLink(await newKey())]
  const coordinator = await server.asUser()
  expect(answered(await server.call(endDriverDevices, { id }, { as: coordinator }))).toEqual({ ended: 2 })
  expect([await status(computer), await status(phone)]).toEqual([401, 401])
  expect(await status(await byPin(ANDROID))).toBe(200)
})

test('the office sees where a driver is logged in, and nobody’s device is marked as the office’s own', async () => {
  const seen = async () => answered(await server.call(listDriverDevices, { id }, { as: admin })).data
  expect(await seen()).toEqual([])
  await byPin(WINDOWS)
  expect(await seen()).toEqual([
    {
      ...{ id: expect.any(String), device: 'Firefox, Windows', way: 'pin' },
      ...{ since: expect.any(String), lastUsed: expect.any(String) },
    },
  ])
  answered(await server.call(endDriverDevices, { id }, { as: admin }))
  expect(await seen()).toEqual([])
  expect(await server.call(listDriverDevices, { id: crypto.randomUUID() }, { as: admin })).toMatchObject({
    status: 404,
  })
})
