import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '#test/server/test-server.ts'
import { type Behaviour, type SmsGatewayServer, startSmsGateway } from '#test/sms/sms-gateway.ts'
import { sendFaultText } from '../texts-gateway.ts'
import { messagingJobs, postSms, smsStates } from './public.ts'
import { createSmsGateway, sendDueSms } from './send-sms.ts'

const MINUTE = 60_000

let gateway: SmsGatewayServer
let server: TestServer
beforeAll(async () => {
  gateway = await startSmsGateway()
  server = await startTestServer({
    env: { SMS_GATEWAY: 'smsapi', SMS_TOKEN: 'token', SMS_URL: gateway.url },
  })
})
afterAll(() => Promise.all([server.close(), gateway.close()]))
beforeEach(async () => {
  await server.reset()
  gateway.forget()
  server.clock.set('2026-03-11T11:00:00Z')
})

const post = (eventKey = 'event') =>
  server.database.transaction((tx) =>
    postSms(tx, server.platform, { eventKey, to: '+48600100200', text: 'Test' }),
  )
const work = async () => {
  for (const job of messagingJobs(server.platform)) await job.run()
}
/** Waits for an answer only so long. */
async function workHastily(milliseconds: number) {
  const { sms } = server.platform.configuration
  if (!sms) throw new Error('There is a gateway.')
  await sendDueSms(server.platform, createSmsGateway(sms, milliseconds))
}
const stateOf = async (key = 'event') => {
  const found = (await smsStates(server.database.queries, [key])).get(key)
  return found && { ...found, error: sendFaultText(found.error) }
}
const report = async (address: string, status: string) => {
  const { pathname, search } = new URL(address)
  return (await server.app.inject({ url: `${pathname}${search}&status=${status}` })).statusCode
}

const RUBBISH: readonly (readonly [string, Behaviour])[] = [
  ['an empty answer', { status: 200, answer: '' }],
  ['an empty list', { status: 200, answer: '{"count":0,"list":[]}' }],
  ['a list of nothing', { status: 200, answer: '{"count":1,"list":[null]}' }],
  ['an entry without a number', { status: 200, answer: '{"count":1,"list":[{"status":"QUEUE"}]}' }],
  ['a list that is none', { status: 200, answer: '{"list":"OK"}' }],
  ['another kind of JSON', { status: 200, answer: '[1,2]' }],
  ['a word', { status: 200, answer: 'OK' }],
  ['half an answer', { status: 200, answer: '{"count":1,"li' }],
  ['a 502 of a proxy, after all', { status: 502, answer: '<h1>Bad Gateway</h1>' }],
  ['a 503 with JSON, after all', { status: 503, answer: '{"message":"try later"}' }],
  ['a 504, after all', { status: 504, answer: '' }],
]

test.each(RUBBISH)(
  '%s: it may have gone out, so the same key asks again, and it arrives once (Q6)',
  async (_, behaviour) => {
    gateway.next(behaviour)
    await post()
    await work()
    expect(await stateOf()).toMatchObject({ state: 'waiting' })
    expect((await stateOf())?.error).not.toBe('')
    server.clock.advance(MINUTE)
    await work()
    expect(gateway.asked()).toBe(2)
    expect(gateway.sent).toHaveLength(1)
    expect(await stateOf()).toMatchObject({ state: 'sent', error: '' })
  },
)

test('an answer that never ends is waited for only so long', async () => {
  gateway.next('dripping')
  await post()
  await workHastily(300)
  expect(await stateOf()).toMatchObject({
    state: 'waiting',
    error: expect.stringContaining('przekroczony czas'),
  })
  server.clock.advance(MINUTE)
  await work()
  expect(gateway.sent).toHaveLength(1)
  expect(await stateOf()).toMatchObject({ state: 'sent' })
})

test('a flood instead of an answer is cut off, long before the time is up', async () => {
  gateway.next('flood')
  await post()
  await work()
  expect(await stateOf()).toMatchObject({ state: 'waiting', error: expect.stringContaining('niezrozumiała') })
  server.clock.advance(MINUTE)
  await work()
  expect(gateway.sent).toHaveLength(1)
})

test('a gateway that is down for a day loses nothing and sends nothing twice', async () => {
  gateway.behaveLike(() => 'broken')
  for (const key of ['one', 'two', 'three']) await post(key)
  for (let hour = 0; hour < 24; hour += 1) {
    await work()
    server.clock.advance(60 * MINUTE)
  }
  gateway.behaveLike(() => 'take')
  for (let hour = 0; hour < 24; hour += 1) {
    await work()
    server.clock.advance(60 * MINUTE)
  }
  expect(gateway.sent).toHaveLength(3)
  for (const key of ['one', 'two', 'three']) expect(await stateOf(key)).toMatchObject({ state: 'sent' })
})

test('the signature of one message serves for no other, nor for another round of it', async () => {
  await post('one')
  await post('two')
  await work()
  const [one = '', two = ''] = gateway.sent.map(({ notifyUrl }) => notifyUrl)
  const mixed = new URL(one)
  mixed.searchParams.set('k', new URL(two).searchParams.get('k') ?? '')
  const nextRound = new URL(one)
  nextRound.searchParams.set('m', (nextRound.searchParams.get('m') ?? '').replace(/0$/, '1'))
  for (const address of [mixed, nextRound]) expect(await report(String(address), '404')).toBe(404)
  for (const key of ['one', 'two']) expect(await stateOf(key)).toMatchObject({ state: 'sent' })
})

test('a report that is played back a hundred times, also at once, says what it said, and sends nothing', async () => {
  await post()
  await work()
  const address = gateway.sent[0]?.notifyUrl ?? ''
  await Promise.all(Array.from({ length: 50 }, () => report(address, '404')))
  const first = await stateOf()
  server.clock.advance(60 * MINUTE)
  await Promise.all(Array.from({ length: 50 }, (_, index) => report(address, index % 2 ? '404' : '405')))
  await work()
  expect(first).toMatchObject({ state: 'delivered' })
  expect(await stateOf()).toEqual(first)
  expect(gateway.asked()).toBe(1)
})
