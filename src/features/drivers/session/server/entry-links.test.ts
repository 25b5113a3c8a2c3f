import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listAudit } from '#features/audit/contract.ts'
import { SESSION_COOKIES } from '#features/auth/server/public.ts'
import { sessions } from '#features/auth/server/tables.ts'
import { addDriver, editDriver, removeDriver, toggleDriver } from '#features/drivers/office/contract.ts'
import { eraseDriver, mergeDrivers } from '#features/drivers/office/contract-data.ts'
import { readMessage } from '#features/messaging/contract.ts'
import { messages } from '#features/messaging/server/tables.ts'
import { generateWeek } from '#features/schedule/contract.ts'
import { setNotifications } from '#features/settings/contract.ts'
import { getOwnHome } from '#features/work-calendar/contract-home.ts'
import { addCars, submit } from '#test/schedule/small-fleet.ts'
import { answered, startTestServer, type TestCaller, type TestServer } from '#test/server/test-server.ts'
import { endOwnDevices } from '../contract-devices.ts'
import { openByLink } from '../contract-links.ts'
import { endDriverDevices, renewDriverPin } from '../contract-pins.ts'
import { linkTexts } from '../texts-links.ts'
import { entryAddresses } from './entry-links.ts'
import { entryLinks } from './tables.ts'

const DAY = 86_400_000
const PERSON = { fullName: 'Jan Kowalski', phone: '600100200', email: 'jan@example.pl' }
const device = (letter: string) => letter.repeat(32)

let server: TestServer
let admin: TestCaller
let id: string
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.reset()
  server.clock.set('2026-03-11T11:00:00Z')
  admin = await server.asUser({ admin: true })
  id = answered(await server.call(addDriver, PERSON, { as: admin })).id
})

const newKey = async (driverId = id) => {
  const of = await server.database.transaction((tx) => entryAddresses(tx, server.platform, [driverId]))
  return of(driverId).split('#')[1] ?? ''
}
const open = (key: string, letter = 'a', as?: TestCaller) =>
  server.call(openByLink, { key, device: device(letter) }, as ? { as } : {})
const tokenOf = (answer: { cookies: readonly { name: string; value: string }[] }) =>
  answer.cookies.find(({ name }) => name === SESSION_COOKIES.driver)?.value ?? ''
const holder = (token: string): TestCaller => ({ id, token, cookie: `${SESSION_COOKIES.driver}=${token}` })
const statusOf = async (token: string) => (await server.call(getOwnHome, {}, { as: holder(token) })).status

test('one tap lets the driver in for 30 days, and nobody else’s calendar opens', async () => {
  const opened = await open(await newKey())
  answered(opened)
  const home = answered(await server.call(getOwnHome, {}, { as: holder(tokenOf(opened)) }))
  expect(home.fullName).toBe(PERSON.fullName)
  server.clock.advance(29 * DAY)
  expect(await statusOf(tokenOf(opened))).toBe(200)
  server.clock.advance(2 * DAY)
  expect(await statusOf(tokenOf(opened))).toBe(401)
})

test('a device that is somebody else’s is let in for twelve hours', async () => {
  const opened = await server.call(openByLink, { key: await newKey(), device: device('a'), shared: true })
  expect(await statusOf(tokenOf(opened))).toBe(200)
  server.clock.advance(13 * 3_600_000)
  expect(await statusOf(tokenOf(opened))).toBe(401)
})

test('three devices are let in, each as often as it comes; the fourth is told what to do', async () => {
  const key = await newKey()
  for (const letter of ['a', 'b', 'a', 'c', 'b', 'c', 'a']) answered(await open(key, letter))
  expect(await open(key, 'd')).toMatchObject({
    status: 409,
    failure: { code: 'link_used_up', msg: linkTexts.usedUp },
  })
  answered(await open(key, 'c'))
})

test('who always names the same device has one session by it, and is let in twelve times', async () => {
  const key = await newKey()
  const tokens: string[] = []
  for (let index = 0; index < 12; index += 1) tokens.push(tokenOf(await open(key)))
  expect(await statusOf(tokens[10] ?? '')).toBe(401)
  expect(await statusOf(tokens[11] ?? '')).toBe(200)
  expect(await open(key)).toMatchObject({ failure: { code: 'link_used_up' } })
  expect(await open(key, 'b')).toMatchObject({ failure: { code: 'link_used_up' } })
  expect(await statusOf(tokens[11] ?? '')).toBe(200)
})

test('of five devices that come at once three are let in', async () => {
  const key = await newKey()
  const answers = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((letter) => open(key, letter)))
  expect(answers.filter(({ ok }) => ok)).toHaveLength(3)
})

test('it opens for seven days, and then says that it is over', async () => {
  const key = await newKey()
  server.clock.advance(7 * DAY - 1)
  answered(await open(key, 'a'))
  server.clock.advance(1)
  expect(await open(key, 'b')).toMatchObject({ status: 409, failure: { code: 'link_expired' } })
})

const ENDS: Readonly<Record<string, () => Promise<unknown>>> = {
  'a renewed PIN': () => server.call(renewDriverPin, { id }, { as: admin }),
  'a deactivation': () => server.call(toggleDriver, { id, active: false }, { as: admin }),
  'a deactivation that is taken back': async () => {
    await server.call(toggleDriver, { id, active: false }, { as: admin })
    return server.call(toggleDriver, { id, active: true }, { as: admin })
  },
  'another phone': () => server.call(editDriver, { id, ...PERSON, phone: '600100299' }, { as: admin }),
  'being folded into another record': async () => {
    const other = { fullName: 'Jan Kowalski', phone: '600100201' }
    const staysId = answered(await server.call(addDriver, other, { as: admin })).id
    return server.call(mergeDrivers, { staysId, foldedId: id }, { as: admin })
  },
  'an erasure': () => server.call(eraseDriver, { id }, { as: admin }),
  'being removed': () => server.call(removeDriver, { id }, { as: admin }),
  'the office’s ending of all devices': () => server.call(endDriverDevices, { id }, { as: admin }),
  'the driver’s own': async () =>
    server.call(endOwnDevices, { alsoHere: false }, { as: await server.asScope('driver', id) }),
}

test.each(Object.keys(ENDS))('neither link nor session of it outlives %s', async (way) => {
  const key = await newKey()
  const opened = await open(key)
  expect(await statusOf(tokenOf(opened))).toBe(200)
  expect(await ENDS[way]?.()).toMatchObject({ ok: true })
  expect(await statusOf(tokenOf(opened))).toBe(401)
  expect(await open(key)).toMatchObject({ status: 404, failure: { code: 'dead_link', msg: linkTexts.dead } })
  expect(await open(key, 'b')).toMatchObject({ failure: { code: 'dead_link' } })
})

test('who is switched off gets the calendar’s own address, which opens nothing', async () => {
  answered(await server.call(toggleDriver, { id, active: false }, { as: admin }))
  const of = await server.database.transaction((tx) => entryAddresses(tx, server.platform, [id]))
  expect(of(id)).toBe('http://flotylla.test/kalendarz-pracy')
})

test('invented, empty, cut and doubled keys open nothing and leave no trace in the audit log', async () => {
  const key = await newKey()
  for (const wrong of ['', 'x', key.slice(1), key + key, key.toLowerCase(), `${key} `, '%00', "' OR 1=1 --"])
    expect(await open(wrong)).toMatchObject({ status: 404, failure: { code: 'dead_link' } })
  expect(await server.callRaw(openByLink, { key: [key], device: device('a') })).toMatchObject({ status: 400 })
  const { data } = answered(await server.call(listAudit, {}, { as: admin }))
  expect(JSON.stringify(data)).not.toContain('own-calendar/link')
})

test('GET opens nothing, neither the page nor the call', async () => {
  const key = await newKey()
  const page = await server.app.inject({ method: 'GET', url: `/j?key=${key}` })
  expect(page.headers['set-cookie'] ?? '').not.toContain(SESSION_COOKIES.driver)
  const read = await server.app.inject({ method: 'GET', url: `/api/own-calendar/link?key=${key}` })
  expect(read.statusCode).toBe(404)
  expect(await server.database.queries.select().from(sessions)).toHaveLength(1)
})

test('a page of another site can’t let its visitor in as somebody else', async () => {
  const foreign = await server.call(
    openByLink,
    { key: await newKey(), device: device('a') },
    { headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' } },
  )
  expect(foreign).toMatchObject({ ok: false })
  expect(tokenOf(foreign)).toBe('')
})

test('who is logged in already stays so, with the longer session of the PIN; another driver’s ends', async () => {
  const own = await server.asScope('driver', id)
  const again = await open(await newKey(), 'a', own)
  answered(again)
  expect(tokenOf(again)).toBe('')
  expect(await statusOf(own.token)).toBe(200)
  const other = answered(
    await server.call(addDriver, { fullName: 'Ewa Żak', phone: '600100209' }, { as: admin }),
  ).id
  const changed = await open(await newKey(other), 'a', own)
  expect(tokenOf(changed)).not.toBe('')
  expect(await statusOf(own.token)).toBe(401)
})

test('neither database nor log holds a key, and the audit log says that a link let a device in', async () => {
  const key = await newKey()
  answered(await open(key))
  const rows = await server.database.queries.select().from(entryLinks)
  expect(JSON.stringify(rows)).not.toContain(key)
  expect(server.log.join('\n')).not.toContain(key)
  const { data } = answered(await server.call(listAudit, {}, { as: admin }))
  expect(JSON.stringify(data)).toContain(rows[0]?.id)
})

describe('messages about the week', () => {
  const WEEK = { year: 2026, week: 12 }
  const bodies = async () => {
    const rows = await server.database.queries.select().from(messages)
    return rows
      .filter(({ aboutKind }) => aboutKind === 'schedule-ready')
      .map(({ id: messageId, kind, body }) => ({
        ...{ messageId, kind },
        key: /\/j#(\w{22})/.exec(server.platform.secrets.open(body))?.[1] ?? '',
      }))
  }
  test('letter and SMS carry a link each, which lets their driver in; the office reads neither key', async () => {
    answered(await server.call(setNotifications, { sendScheduleSms: true }, { as: admin }))
    await addCars(server.database.queries, 2)
    await submit(server, WEEK, 'Jan Lis', '600100301', { 0: 'day' })
    await submit(server, WEEK, 'Ewa Żak', '600100302', { 1: 'day' })
    answered(await server.call(generateWeek, WEEK, { as: admin }))
    const found = await bodies()
    expect(found.map(({ kind }) => kind).sort()).toEqual(['email', 'email', 'sms', 'sms'])
    expect(new Set(found.map(({ key }) => key)).size).toBe(found.length)
    for (const { messageId, key } of found) {
      answered(await open(key))
      const read = answered(await server.call(readMessage, { id: messageId }, { as: admin }))
      expect(read.text).toContain('/j#…')
      expect(JSON.stringify(read)).not.toContain(key)
    }
  })
})
