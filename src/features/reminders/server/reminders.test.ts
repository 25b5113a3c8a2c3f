import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { listMessages, readMessage } from '#features/messaging/contract.ts'
import { subscribePush } from '#features/push/contract.ts'
import { ensurePushKeys } from '#features/push/server/keys-store.ts'
import { sendDuePush } from '#features/push/server/send-push.ts'
import { generateWeek } from '#features/schedule/contract.ts'
import { publishWeek } from '#features/schedule/contract-publishing.ts'
import {
  setEditDeadline,
  setPublishing,
  setReminders,
  setShowSchedule,
  setShowWeek,
  setWeek,
} from '#features/settings/contract.ts'
import { newBrowserKeys, readPush, startPushService } from '#test/push/push-service.ts'
import { MONDAY_DAY, type MovingOffice, openOffice, TUESDAY_DAY } from '#test/schedule/moving-office.ts'
import { submit } from '#test/schedule/small-fleet.ts'
import { answered, startTestServer, type TestServer } from '#test/server/test-server.ts'
import { type SmsGatewayServer, startSmsGateway } from '#test/sms/sms-gateway.ts'
import { chooseOwnReminders, getOwnReminders } from '../contract.ts'
import { remind } from './remind.ts'

const NEXT_WEEK = { year: 2026, week: 13 }

let gateway: SmsGatewayServer
let service: Awaited<ReturnType<typeof startPushService>>
let server: TestServer
let office: MovingOffice
let lastLook = ''

beforeAll(async () => {
  gateway = await startSmsGateway()
  service = await startPushService()
  server = await startTestServer({
    env: {
      ...{ SMS_GATEWAY: 'smsapi', SMS_TOKEN: 'token', SMS_URL: gateway.url, PUSH_URL: service.url },
      ...{ SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'flota@flota.test' },
    },
  })
})
afterAll(() => Promise.all([server.close(), gateway.close(), service.close()]))
beforeEach(async () => {
  gateway.forget()
  service.forget()
  lastLook = ''
  office = await openOffice(server)
  await ensurePushKeys(server.platform)
})

/** @param instant in Polish winter time */
const at = (instant: string) => office.leap(`${instant}:00+01:00`)
const set = async (reminders: Parameters<typeof server.call<typeof setReminders>>[1]) =>
  answered(await server.call(setReminders, reminders, { as: office.admin() }))
/** As the server does every few seconds. */
async function pass(): Promise<void> {
  lastLook = await remind(server.platform, lastLook)
}
async function sendAll(): Promise<void> {
  await sendDuePush(server.platform)
  await office.work()
}
async function phoneOf(driverId: string) {
  const keys = newBrowserKeys()
  const { p256dh, auth } = keys
  const as = await server.asScope('driver', driverId)
  const address = `${service.url}/push/${driverId}`
  answered(await server.call(subscribePush, { address, p256dh, auth, device: 'Android' }, { as }))
  return {
    as,
    read: () =>
      service.taken
        .filter(({ path }) => path === `/push/${driverId}`)
        .map(({ body }) => JSON.parse(readPush(keys, body)) as Record<string, string>),
  }
}
async function outbox() {
  const { data } = answered(await server.call(listMessages, {}, { as: office.admin() }))
  const about = data.filter(({ attributes: { aboutKind } }) => aboutKind.endsWith('-reminder'))
  const read = await Promise.all(
    about.map(({ id }) => server.call(readMessage, { id }, { as: office.admin() })),
  )
  return read.map(answered).map(({ text, attributes: { kind, state } }) => ({ kind, state, text }))
}
const states = async () => (await outbox()).map(({ kind, state }) => `${kind} ${state}`).sort()

test('on the evening before, at the fleet’s hour, the driver’s phone tells of the shift, once', async () => {
  const jan = await phoneOf(office.jan)
  await at('2026-03-15T19:59')
  await pass()
  expect(await outbox()).toEqual([])
  await at('2026-03-15T20:00')
  await pass()
  await sendAll()
  expect(jan.read()).toEqual([
    {
      title: 'Twoja zmiana: pn 16.03, 6:00–18:00',
      body: 'Dotknij, żeby zobaczyć auto i miejsce.',
      url: '/kalendarz-pracy',
      tag: 'shift-reminder',
    },
  ])
  for (const later of ['2026-03-15T20:01', '2026-03-15T23:00', '2026-03-16T05:59']) {
    await at(later)
    lastLook = ''
    await pass()
    await sendAll()
  }
  expect(jan.read()).toHaveLength(1)
})

test('the hour is the driver’s: an own one, or none, whatever the fleet has', async () => {
  const jan = await phoneOf(office.jan)
  const choose = async (evening: number | 'off' | 'fleet') =>
    answered(
      await server.call(chooseOwnReminders, { evening }, { as: await server.asScope('driver', office.jan) }),
    )
  await set({ eveningHour: null })
  await at('2026-03-15T17:00')
  await pass()
  await choose(17)
  await pass()
  await sendAll()
  expect(jan.read()).toHaveLength(1)
  await office.put(office.jan, [{ slot: TUESDAY_DAY, carId: office.cars[1] ?? null }])
  await set({ eveningHour: 20 })
  await at('2026-03-16T21:00')
  await choose('off')
  await pass()
  await sendAll()
  expect(jan.read()).toHaveLength(1)
})

test('a server that was off at the hour reminds late, and never once the shift has begun', async () => {
  const jan = await phoneOf(office.jan)
  const ewa = await phoneOf(office.ewa)
  await at('2026-03-16T05:30')
  await pass()
  await sendAll()
  expect(jan.read()).toHaveLength(1)
  await at('2026-03-17T06:00')
  await pass()
  await sendAll()
  expect(ewa.read()).toEqual([])
  // What was written in time and could not go is not sent after it either.
  await office.put(office.jan, [{ slot: 4, carId: office.cars[0] ?? null }])
  await at('2026-03-17T20:30')
  await pass()
  await at('2026-03-18T06:00')
  await sendAll()
  expect(jan.read()).toHaveLength(1)
  expect(await states()).toContain('push expired')
})

test('of a shift that is gone before the message went nobody hears; of the one in its place they do', async () => {
  const jan = await phoneOf(office.jan)
  await at('2026-03-15T20:00')
  await pass()
  await office.put(office.jan, [{ slot: MONDAY_DAY + 1, carId: office.cars[0] ?? null }])
  await pass()
  await sendAll()
  expect(jan.read().map(({ title }) => title)).toEqual(['Twoja zmiana: pn 16.03, 18:00–6:00'])
  expect((await states()).filter((each) => each.startsWith('push'))).toEqual(['push sent', 'push withdrawn'])
})

test('another car in what still waits is told instead of the first; in what has gone it is not told twice', async () => {
  await set({ otherwise: 'sms' })
  await at('2026-03-15T20:00')
  await pass()
  await office.put(office.jan, [{ slot: MONDAY_DAY, carId: office.cars[1] ?? null }])
  await pass()
  await sendAll()
  const texts = gateway.sent.map(({ text }) => text)
  expect(texts).toEqual([
    // Without Polish letters, as the fleet saves parts.
    'Jan, przypominamy: poniedzialek 16.3.2026, 6:00-18:00, auto W02.',
  ])
  await office.put(office.jan, [{ slot: MONDAY_DAY, carId: office.cars[0] ?? null }])
  await pass()
  await sendAll()
  expect(gateway.sent).toHaveLength(1)
})

test('a shift of a draft, and one of hidden calendars, reminds nobody', async () => {
  await phoneOf(office.jan)
  const as = office.admin()
  answered(await server.call(setShowSchedule, { showSchedule: false }, { as }))
  await at('2026-03-15T20:00')
  await pass()
  expect(await outbox()).toEqual([])
  await at('2026-03-16T12:00')
  const admin = office.admin()
  answered(await server.call(setShowSchedule, { showSchedule: true }, { as: admin }))
  answered(await server.call(setPublishing, { publishApart: true }, { as: admin }))
  await submit(server, NEXT_WEEK, 'Jan Lis', '600100200', { 0: 'day' })
  answered(await server.call(generateWeek, NEXT_WEEK, { as: admin }))
  await at('2026-03-22T20:00')
  await pass()
  expect((await states()).filter((each) => each.startsWith('push'))).toEqual([])
  answered(await server.call(publishWeek, NEXT_WEEK, { as: office.admin() }))
  await pass()
  expect((await states()).filter((each) => each.startsWith('push'))).toEqual(['push waiting'])
})

test('whose phone takes it gets no SMS of it; whose phone has ended it gets the SMS at once', async () => {
  await set({ otherwise: 'sms' })
  await phoneOf(office.jan)
  await phoneOf(office.ewa)
  await at('2026-03-15T20:00')
  await pass()
  await sendAll()
  server.clock.advance(10 * 60_000)
  await sendAll()
  expect(gateway.sent).toEqual([])
  expect(await states()).toEqual(['push sent', 'sms spared'])
  await at('2026-03-16T20:00')
  await pass()
  service.next(410)
  await sendAll()
  expect(gateway.sent).toHaveLength(1)
})

test('without a phone a letter goes where the driver, or the fleet, wants one; an SMS only where the fleet does', async () => {
  const as = await server.asScope('driver', office.jan)
  const own = async () => answered(await server.call(getOwnReminders, {}, { as }))
  expect(await own()).toMatchObject({
    ...{ evening: 'fleet', fleetHour: 20, otherwise: 'none', push: false },
    ways: { email: true, sms: false },
  })
  const sms = await server.call(chooseOwnReminders, { otherwise: 'sms' }, { as })
  expect(sms).toMatchObject({ status: 409, failure: { code: 'no_such_way' } })
  answered(await server.call(chooseOwnReminders, { otherwise: 'email' }, { as }))
  expect(await own()).toMatchObject({ otherwise: 'email', evening: 'fleet' })
  await at('2026-03-15T20:00')
  await pass()
  const [letter, ...others] = await outbox()
  expect(others).toEqual([])
  expect(letter?.text).toContain('Twoja zmiana: pn 16.03, 6:00–18:00.\nAuto: W01.')
})

test('a clock that is put back tells nothing twice, one that jumps over the hour loses nothing', async () => {
  const jan = await phoneOf(office.jan)
  await at('2026-03-15T23:30')
  await pass()
  await sendAll()
  await at('2026-03-15T19:30')
  await pass()
  await at('2026-03-15T20:30')
  await pass()
  await sendAll()
  expect(jan.read()).toHaveLength(1)
})

test('who has not sent the form is reminded before it closes, once, and not in the night', async () => {
  const jan = await phoneOf(office.jan)
  await phoneOf(office.ewa)
  await at('2026-03-20T12:00')
  await submit(server, NEXT_WEEK, 'Ewa Żak', '600100201', { 1: 'day' })
  await at('2026-03-21T19:59')
  await pass()
  expect(await states()).toEqual([])
  // The week turns on Sunday at midnight; a day before that would be midnight too.
  await at('2026-03-21T20:00')
  await pass()
  await sendAll()
  await at('2026-03-22T12:00')
  await pass()
  await sendAll()
  expect(jan.read()).toEqual([
    {
      title: 'Wyślij grafik do: nd 22.03, 24:00',
      body: 'Dotknij, żeby wybrać zmiany.',
      url: '/',
      tag: 'form-reminder',
    },
  ])
  expect(service.taken).toHaveLength(1)
})

test('a reminder of the form that still waits is withdrawn once the form is sent, or closed by the office', async () => {
  await set({ otherwise: 'email' })
  answered(
    await server.call(setEditDeadline, { editDeadline: { weekday: 5, hour: 18 } }, { as: office.admin() }),
  )
  await at('2026-03-20T18:00')
  await pass()
  const forms = async () => (await outbox()).filter(({ text }) => text.includes('sob 21.03, 18:00'))
  expect((await forms()).map(({ state }) => state)).toEqual(['waiting', 'waiting'])
  await submit(server, NEXT_WEEK, 'Ewa Żak', '600100201', { 1: 'day' })
  await pass()
  expect((await forms()).map(({ state }) => state).sort()).toEqual(['waiting', 'withdrawn'])
  answered(await server.call(setShowWeek, { showWeek: false }, { as: office.admin() }))
  await pass()
  expect((await forms()).map(({ state }) => state)).toEqual(['withdrawn', 'withdrawn'])
})

test('where the office moves the weeks by hand nobody knows when the form closes, and nobody is told', async () => {
  await phoneOf(office.jan)
  await at('2026-03-20T12:00')
  answered(await server.call(setWeek, { week: 12 }, { as: office.admin() }))
  await at('2026-03-22T12:00')
  await pass()
  expect(await states()).toEqual([])
})
