import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { closeCalendars } from '#features/drivers/session/contract.ts'
import { renewDriverPin } from '#features/drivers/session/contract-pins.ts'
import { listMessages, retryMessage } from '#features/messaging/contract.ts'
import { type BrowserKeys, newBrowserKeys, readPush, startPushService } from '#test/push/push-service.ts'
import { type MovingOffice, openOffice, TUESDAY_NIGHT } from '#test/schedule/moving-office.ts'
import { answered, startTestServer, type TestCaller, type TestServer } from '#test/server/test-server.ts'
import { type SmsGatewayServer, startSmsGateway } from '#test/sms/sms-gateway.ts'
import { endPush, getPushKey, subscribePush } from '../contract.ts'
import { ensurePushKeys } from './keys-store.ts'
import { sendDuePush } from './send-push.ts'
import { pushSubscriptions } from './tables.ts'

let gateway: SmsGatewayServer
let service: Awaited<ReturnType<typeof startPushService>>
let server: TestServer
let office: MovingOffice
let jan: TestCaller
let phone: BrowserKeys

beforeAll(async () => {
  gateway = await startSmsGateway()
  service = await startPushService()
  server = await startTestServer({
    env: {
      ...{ SMS_GATEWAY: 'smsapi', SMS_TOKEN: 'token', SMS_URL: gateway.url, PUSH_URL: service.url },
    },
  })
})
afterAll(() => Promise.all([server.close(), gateway.close(), service.close()]))
beforeEach(async () => {
  gateway.forget()
  service.forget()
  office = await openOffice(server)
  await ensurePushKeys(server.platform)
  jan = await server.asScope('driver', office.jan)
  phone = newBrowserKeys()
})

const addressOf = (name = 'jan') => `${service.url}/push/${name}`
const subscribe = (as: TestCaller, keys = phone, extra: { renews?: boolean; address?: string } = {}) =>
  server.call(
    subscribePush,
    { address: addressOf(), p256dh: keys.p256dh, auth: keys.auth, device: 'Android', ...extra },
    { as },
  )
const work = async () => {
  await sendDuePush(server.platform)
  await office.work()
}
const devices = () => server.database.queries.select().from(pushSubscriptions)
async function outbox() {
  const { data } = answered(await server.call(listMessages, {}, { as: office.admin() }))
  return data
    .filter(({ attributes: { kind, aboutKind } }) => kind === 'push' || aboutKind.startsWith('shift'))
    .map(({ id, attributes: { kind, state, to } }) => ({ id, kind, state, to }))
}
const stateOf = async (kind: string) => (await outbox()).find((each) => each.kind === kind)?.state
async function tellJan(): Promise<void> {
  await office.move(office.jan, TUESDAY_NIGHT)
  answered(await office.tell(await office.changeId(office.jan)))
}

test('a change is told on the phone first, and its SMS is saved', async () => {
  expect(answered(await subscribe(jan))).toEqual({ subscribed: true })
  await tellJan()
  await work()
  const [push, ...others] = service.taken
  expect(others).toEqual([])
  const said = readPush(phone, push?.body ?? Buffer.alloc(0))
  expect(JSON.parse(said)).toMatchObject({ title: 'Zmiana w Twoim grafiku', url: '/kalendarz-pracy' })
  expect(said).not.toMatch(/W0\d|Jan|Lis|600/)
  server.clock.advance(10 * 60_000)
  await work()
  expect(gateway.sent).toEqual([])
  expect([await stateOf('push'), await stateOf('sms')]).toEqual(['sent', 'spared'])
  // The office sees beside the change whom it reached, and which SMS was saved.
  const [told] = await office.states()
  expect([told?.push?.state, told?.sms?.state, told?.readAt]).toEqual(['sent', 'spared', null])
})

test('it is kept for a phone that is off until the shift begins, and a newer one takes its place', async () => {
  answered(await subscribe(jan))
  await tellJan()
  await work()
  const { ttl, urgency, topic, authorization, ...headers } = service.taken[0]?.headers ?? {}
  // Tuesday 18:00 in Warsaw.
  expect([Number(ttl), urgency]).toEqual([
    (Date.parse('2026-03-17T17:00:00Z') - Date.parse('2026-03-11T11:00:00Z')) / 1000,
    'normal',
  ])
  expect(topic).toMatch(/^[\w-]{32}$/)
  expect(headers['content-encoding']).toBe('aes128gcm')
  expect(authorization).toMatch(/^vapid t=[\w-]+\.[\w-]+\.[\w-]{86}, k=[\w-]{87}$/)
})

test.each([404, 410])(
  'a phone that has ended it (%i) is forgotten, and the SMS goes at once',
  async (status) => {
    answered(await subscribe(jan))
    await tellJan()
    service.next(status)
    await work()
    expect(await devices()).toEqual([])
    expect(gateway.sent).toHaveLength(1)
    expect(await stateOf('sms')).toBe('sent')
  },
)

test.each([429, 503])('a push service that is away for a while (%i) holds no SMS up', async (status) => {
  answered(await subscribe(jan))
  await tellJan()
  service.next(status)
  await work()
  expect(gateway.sent).toEqual([])
  expect(await devices()).toHaveLength(1)
  server.clock.advance(2 * 60_000 + 1000)
  service.next(status)
  await work()
  expect(gateway.sent).toHaveLength(1)
})

test('a service that leads elsewhere is not followed', async () => {
  answered(await subscribe(jan))
  await tellJan()
  service.next(302)
  await work()
  expect(service.taken).toEqual([])
  expect(gateway.sent).toHaveLength(1)
})

test('who has logged out on the phone is told nothing there, nor is one with a new PIN', async () => {
  answered(await subscribe(jan))
  answered(await server.call(closeCalendars, {}, { as: jan }))
  await tellJan()
  await work()
  expect(service.taken).toEqual([])
  expect(gateway.sent).toHaveLength(1)
  const again = await server.asScope('driver', office.ewa)
  answered(await subscribe(again))
  answered(await server.call(renewDriverPin, { id: office.ewa }, { as: office.admin() }))
  await office.move(office.ewa, TUESDAY_NIGHT, 1)
  answered(await office.tell(await office.changeId(office.ewa)))
  await work()
  expect(service.taken).toEqual([])
})

test('a change that comes otherwise before it went out is told in neither way', async () => {
  answered(await subscribe(jan))
  await tellJan()
  await office.put(office.jan, [{ slot: 0, carId: office.cars[0] ?? null }])
  await work()
  expect(service.taken).toEqual([])
  expect(gateway.sent).toEqual([])
})

test('the office may send a saved SMS all the same', async () => {
  answered(await subscribe(jan))
  await tellJan()
  await work()
  const spared = (await outbox()).find(({ state }) => state === 'spared')
  answered(await server.call(retryMessage, { id: spared?.id ?? '' }, { as: office.admin() }))
  await work()
  expect(gateway.sent).toHaveLength(1)
})

test('only push services of browsers may be named, with keys that can be written to', async () => {
  const strange = await subscribe(jan, phone, { address: 'https://10.0.0.1/push' })
  expect(strange).toMatchObject({ status: 400, failure: { code: 'unknown_service' } })
  const broken = await subscribe(jan, { ...phone, p256dh: 'BCVx' })
  expect(broken).toMatchObject({ status: 400, failure: { code: 'bad_keys' } })
  expect(await devices()).toEqual([])
})

test('the next driver on a phone is not told what the former was, and is asked anew', async () => {
  answered(await subscribe(jan))
  const ewa = await server.asScope('driver', office.ewa)
  expect(answered(await subscribe(ewa, phone, { renews: true }))).toEqual({ subscribed: false })
  expect(await devices()).toEqual([])
  expect(answered(await subscribe(jan, phone, { renews: true }))).toEqual({ subscribed: false })
})

test('a later session of the same driver goes on, said twice is said once, and only the own phone is ended', async () => {
  answered(await subscribe(jan))
  const later = await server.asScope('driver', office.jan)
  expect(answered(await subscribe(later, phone, { renews: true }))).toEqual({ subscribed: true })
  answered(await server.call(closeCalendars, {}, { as: jan }))
  await tellJan()
  await work()
  expect(service.taken).toHaveLength(1)
  const ewa = await server.asScope('driver', office.ewa)
  answered(await server.call(endPush, { address: addressOf() }, { as: ewa }))
  expect(await devices()).toHaveLength(1)
  answered(await server.call(endPush, { address: addressOf() }, { as: later }))
  expect(await devices()).toEqual([])
})

test('a driver has five devices at most, the oldest makes room', async () => {
  for (let index = 0; index < 6; index += 1) {
    server.clock.advance(1000)
    answered(await subscribe(jan, newBrowserKeys(), { address: addressOf(`phone-${index}`) }))
  }
  expect(await devices()).toHaveLength(5)
})

test('the key is the installation’s, the same at each start, and sealed', async () => {
  const { key } = answered(await server.call(getPushKey, {}, { as: jan }))
  await ensurePushKeys(server.platform)
  expect(answered(await server.call(getPushKey, {}, { as: jan })).key).toBe(key)
  expect(Buffer.from(key, 'base64url')).toHaveLength(65)
})
