import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { answered, startTestServer, type TestServer } from '#test/server/test-server.ts'
import { type SmsGatewayServer, startSmsGateway } from '#test/sms/sms-gateway.ts'
import { cancelMessage, listMessages, retryMessage } from '../contract.ts'
import { sendFaultText } from '../texts-gateway.ts'
import { messagingJobs, postSms, smsStates } from './public.ts'
import { createSmsGateway, sendDueSms } from './send-sms.ts'
import { messages } from './tables.ts'

const MINUTE = 60_000
const EVENT = 'change:1'

let gateway: SmsGatewayServer
let server: TestServer
let withoutGateway: TestServer
beforeAll(async () => {
  gateway = await startSmsGateway({ lateMs: 400 })
  server = await startTestServer({
    env: { SMS_GATEWAY: 'smsapi', SMS_TOKEN: 'token', SMS_FROM: 'Flota', SMS_URL: gateway.url },
  })
  withoutGateway = await startTestServer()
})
afterAll(() => Promise.all([server.close(), withoutGateway.close(), gateway.close()]))
beforeEach(async () => {
  await server.reset()
  await withoutGateway.reset()
  gateway.forget()
  server.clock.set('2026-03-11T11:00:00Z')
  withoutGateway.clock.set('2026-03-11T11:00:00Z')
})

const post = (changes: { eventKey?: string; to?: string; notAfter?: string } = {}, to = server) =>
  to.database.transaction((tx) =>
    postSms(tx, to.platform, { eventKey: EVENT, to: '+48600100200', text: 'PIN 9876', ...changes }),
  )
async function work(on = server): Promise<void> {
  for (const job of messagingJobs(on.platform)) await job.run()
}
/** The worker with little patience. */
async function workHastily(): Promise<void> {
  const { sms } = server.platform.configuration
  if (sms) await sendDueSms(server.platform, createSmsGateway(sms, 150))
}
async function stateOf(eventKey = EVENT, on = server) {
  const found = (await smsStates(on.database.queries, [eventKey])).get(eventKey)
  return found && { ...found, error: sendFaultText(found.error) }
}
async function idOf(on = server): Promise<string> {
  const [row] = await on.database.queries.select({ id: messages.id }).from(messages)
  return row?.id ?? ''
}

test('an SMS goes out once, in the format of SMSAPI, under a key of its own', async () => {
  await post()
  await post()
  await Promise.all([work(), work(), work()])
  expect(gateway.sent).toEqual([
    {
      to: '48600100200',
      text: 'PIN 9876',
      from: 'Flota',
      idx: expect.stringMatching(/^[0-9a-f-]{36}\.0$/),
      notifyUrl: expect.stringMatching(/^http:\/\/flotylla\.test\/api\/sms-status\?m=[0-9a-f-]{36}\.0&k=/),
    },
  ])
  expect(await stateOf()).toEqual({ state: 'sent', sentAt: '2026-03-11T11:00:00.000Z', error: '' })
})

test('what is rolled back sends no SMS', async () => {
  await server.database
    .transaction(async (tx) => {
      await postSms(tx, server.platform, { eventKey: EVENT, to: '+48600100200', text: 'PIN' })
      throw new Error('the use case failed')
    })
    .catch(() => undefined)
  await work()
  expect(gateway.asked()).toBe(0)
  expect(await stateOf()).toBeUndefined()
})

test.each([11, 13, 14, 19, 27])('error %i of SMSAPI is for good: it is not tried again', async (error) => {
  gateway.next({ error })
  await post()
  await work()
  expect(await stateOf()).toMatchObject({
    state: 'failed',
    error: expect.stringContaining(`SMSAPI ${error}`),
  })
  server.clock.advance(60 * MINUTE)
  await work()
  expect(gateway.asked()).toBe(1)
})

test.each([{ error: 103 }, { error: 105 }, { error: 999 }, 'broken', 'dropped'] as const)(
  'after %o the SMS is tried again with growing pauses, and arrives once',
  async (behaviour) => {
    gateway.next(behaviour, behaviour)
    await post()
    await work()
    expect(await stateOf()).toMatchObject({ state: 'waiting' })
    expect((await stateOf())?.error).not.toBe('')
    await work()
    expect(gateway.asked()).toBe(1)
    server.clock.advance(1 * MINUTE)
    await work()
    expect(await stateOf()).toMatchObject({ state: 'waiting' })
    server.clock.advance(5 * MINUTE)
    await work()
    expect(gateway.sent).toHaveLength(1)
    expect(await stateOf()).toMatchObject({ state: 'sent', error: '' })
  },
)

test.each(['late', 'rubbish', 'cut'] as const)(
  'an SMS whose answer is %s may have gone out: the same key asks again, and it arrives once (Q6)',
  async (behaviour) => {
    gateway.next(behaviour)
    await post()
    await workHastily()
    expect(await stateOf()).toMatchObject({ state: 'waiting' })
    server.clock.advance(1 * MINUTE)
    await work()
    expect(gateway.asked()).toBe(2)
    expect(gateway.sent).toHaveLength(1)
    expect(await stateOf()).toMatchObject({ state: 'sent' })
  },
)

test('an answer that names the SMS twice is one SMS', async () => {
  gateway.next('told-twice')
  await post()
  await work()
  expect(await stateOf()).toMatchObject({ state: 'sent' })
})

test('a server killed between sending and marking leaves a lease; then the same key goes out, and the phone rings once', async () => {
  await post()
  await work()
  await server.database.queries.update(messages).set({
    state: 'sending',
    sentAt: null,
    handedTo: 'smsapi',
    lease: '00000000-0000-4000-8000-000000000000',
    dueAt: '2026-03-11T11:02:00Z',
  })
  await work()
  expect(gateway.asked()).toBe(1)
  server.clock.advance(3 * MINUTE)
  await work()
  expect(gateway.asked()).toBe(2)
  expect(gateway.sent).toHaveLength(1)
  expect(await stateOf()).toMatchObject({ state: 'sent' })
})

test('another gateway than the one that may have had it does not send it again by itself', async () => {
  gateway.next('cut')
  await post()
  await work()
  await server.database.queries.update(messages).set({ handedTo: 'serwersms' })
  server.clock.advance(1 * MINUTE)
  await work()
  expect(await stateOf()).toMatchObject({ state: 'failed', error: expect.stringContaining('Nie wiadomo') })
  expect(gateway.sent).toHaveLength(1)
})

test('the wrong token waits for the right one, and says so', async () => {
  const { sms } = server.platform.configuration
  await post()
  if (sms) await sendDueSms(server.platform, createSmsGateway({ ...sms, login: { token: 'old' } }))
  expect(await stateOf()).toMatchObject({ state: 'waiting', error: expect.stringContaining('błędny token') })
})

test('without a gateway an SMS waits readable, and goes out once there is one, unless it is too late for it', async () => {
  await post({}, withoutGateway)
  await post({ eventKey: 'past', notAfter: '2026-03-11T12:00:00Z' }, withoutGateway)
  await work(withoutGateway)
  expect(await stateOf(EVENT, withoutGateway)).toMatchObject({ state: 'no-gateway' })
  expect(await stateOf('past', withoutGateway)).toMatchObject({ state: 'no-gateway' })

  withoutGateway.clock.set('2026-03-11T12:00:00Z')
  const { sms } = server.platform.configuration
  const configured = { ...withoutGateway.platform.configuration, sms }
  for (const job of messagingJobs({ ...withoutGateway.platform, configuration: configured })) await job.run()
  expect(gateway.sent).toHaveLength(1)
  expect(await stateOf(EVENT, withoutGateway)).toMatchObject({ state: 'sent' })
  expect(await stateOf('past', withoutGateway)).toMatchObject({ state: 'expired', sentAt: null })
})

test('the office stops what waits, and may send it all the same; what has gone out it can’t stop', async () => {
  const admin = await server.asUser({ admin: true })
  await post()
  const id = await idOf()
  answered(await server.call(cancelMessage, { id }, { as: admin }))
  await work()
  expect(gateway.asked()).toBe(0)
  expect(await stateOf()).toMatchObject({ state: 'cancelled' })
  answered(await server.call(retryMessage, { id }, { as: admin }))
  await work()
  expect(gateway.sent).toHaveLength(1)
  expect(await server.call(cancelMessage, { id }, { as: admin })).toMatchObject({
    status: 409,
    failure: { code: 'not_stoppable' },
  })
  expect(await server.call(retryMessage, { id }, { as: admin })).toMatchObject({
    status: 409,
    failure: { code: 'not_repeatable' },
  })
})

test('the list is filtered by kind and state, and counts the states', async () => {
  gateway.next({ error: 13 })
  await post()
  await work()
  await post({ eventKey: 'change:2' })
  await work()
  const admin = await server.asUser({ admin: true })
  const list = async (filter: { kind?: 'sms' | 'email'; state?: 'failed' }) =>
    answered(await server.call(listMessages, filter, { as: admin }))
  expect(await list({})).toMatchObject({ total: 2, counts: { sent: 1, failed: 1 }, smsConfigured: true })
  expect(await list({ state: 'failed' })).toMatchObject({
    total: 1,
    data: [{ attributes: { state: 'failed' } }],
  })
  expect(await list({ kind: 'email' })).toMatchObject({ total: 0, counts: {}, data: [] })
})
