import { asc } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { answered, startTestServer, type TestServer } from '#test/server/test-server.ts'
import { type SmsGatewayServer, startSmsGateway } from '#test/sms/sms-gateway.ts'
import { listMessages, retryMessage } from '../contract.ts'
import { sendTestMessage } from '../contract-gateways.ts'
import { setMessaging } from '../contract-texts.ts'
import { sendFaultText } from '../texts-gateway.ts'
import { type Letter, messagingJobs, postLetter, postSms } from './public.ts'
import { messages } from './tables.ts'

let gateway: SmsGatewayServer
let server: TestServer
beforeAll(async () => {
  gateway = await startSmsGateway()
  server = await startTestServer({
    env: { SMS_GATEWAY: 'smsapi', SMS_TOKEN: 'token', SMS_FROM: 'Flota', SMS_URL: gateway.url },
  })
})
afterAll(() => Promise.all([server.close(), gateway.close()]))
beforeEach(async () => {
  await server.reset()
  gateway.forget()
  server.clock.set('2026-03-11T11:00:00Z')
})

let events = 0
const letter = (changes: Partial<Letter> = {}) =>
  server.database.transaction((tx, withCommit) => {
    events += 1
    const texts = { subject: 'Grafik', text: 'Treść\n' }
    const told = { eventKey: `event:${events}`, to: 'jan@example.pl', ...texts, strangerMayCause: true }
    withCommit(postLetter(tx, server.platform, { ...told, ...changes } as Letter))
    return Promise.resolve()
  })
const sms = (to: string) =>
  server.database.transaction(async (tx, withCommit) => {
    events += 1
    withCommit(postSms(tx, server.platform, { eventKey: `event:${events}`, to, text: 'PIN 9876' }))
  })
const stored = () =>
  server.database.queries
    .select({ to: messages.recipient, state: messages.state, error: messages.error })
    .from(messages)
    .orderBy(asc(messages.createdAt), asc(messages.eventKey))
const states = async () => (await stored()).map(({ state }) => state)
async function work(): Promise<void> {
  for (const job of messagingJobs(server.platform)) await job.run()
}

test('three letters a day that strangers cause go to one mailbox; further ones wait for the office, which is told why', async () => {
  const spellings = ['jan@example.pl', 'JAN@example.pl', 'jan+1@example.pl', 'jan+2@example.pl']
  for (const to of spellings) await letter({ to })
  await letter({ to: 'ola@example.pl' })
  const rows = await stored()
  expect(rows.filter(({ state }) => state === 'no-gateway')).toHaveLength(4)
  expect(rows.find(({ state }) => state === 'failed')).toEqual({
    to: 'jan+2@example.pl',
    state: 'failed',
    error: { code: 'mailbox-full' },
  })
})

test('no 24 hours see more than three, however the tries are spaced', async () => {
  const sent: number[] = []
  for (let hour = 0; hour < 96; hour += 5) {
    server.clock.set(new Date(Date.parse('2026-03-11T11:00:00Z') + hour * 3_600_000).toISOString())
    await letter()
    if ((await states()).at(-1) !== 'failed') sent.push(hour)
  }
  for (const hour of sent)
    expect(sent.filter((each) => each >= hour && each < hour + 24).length).toBeLessThan(4)
  expect(sent.length).toBeGreaterThan(6)
})

test('fifty at once to one mailbox are three as well', async () => {
  await Promise.all(Array.from({ length: 50 }, () => letter()))
  expect((await states()).filter((state) => state !== 'failed')).toHaveLength(3)
})

test('letters that only the office causes are not counted', async () => {
  for (let index = 0; index < 5; index += 1) {
    events += 1
    const told = { eventKey: `office:${events}`, to: 'jan@example.pl', subject: 'PIN', text: 'PIN\n' }
    await server.database.transaction((tx) => postLetter(tx, server.platform, told))
  }
  expect(await states()).toEqual(Array.from({ length: 5 }, () => 'no-gateway'))
})

test('a letter goes to one address, never to a list of them', async () => {
  await letter({ to: 'jan@example.pl,ola@example.pl' })
  expect(await stored()).toMatchObject([{ state: 'failed', error: { code: 'no-address' } }])
})

test('SMS go to Poland, and abroad only where the fleet allows it; the outbox says why one did not (D45)', async () => {
  const admin = await server.asUser({ admin: true })
  for (const to of ['+48600100200', '+380501234567', '+881612345678']) await sms(to)
  expect((await stored()).map(({ state }) => state).sort()).toEqual(['failed', 'failed', 'waiting'])
  const { data } = answered(await server.call(listMessages, { state: 'failed' }, { as: admin }))
  const reasons = Object.fromEntries(data.map(({ attributes: { to, error } }) => [to, sendFaultText(error)]))
  expect(reasons['+380501234567']).toContain('Ukraina')
  expect(reasons['+881612345678']).toContain('Numer zagraniczny')

  const refused = data.find(({ attributes }) => attributes.to === '+380501234567')
  answered(await server.call(retryMessage, { id: refused?.id ?? '' }, { as: admin }))
  await work()
  expect(gateway.sent.map(({ to }) => to)).toEqual(['48600100200'])

  answered(await server.call(setMessaging, { smsCountries: ['UA'] }, { as: admin }))
  answered(await server.call(retryMessage, { id: refused?.id ?? '' }, { as: admin }))
  await sms('+380501112233')
  await sms('+48600100201')
  await work()
  expect(gateway.sent.map(({ to }) => to).sort()).toEqual([
    '380501112233',
    '380501234567',
    '48600100200',
    '48600100201',
  ])
})

test('no SMS ever goes to a number of services or a costly one, whatever is allowed and asked for (D45)', async () => {
  const admin = await server.asUser({ admin: true })
  answered(await server.call(setMessaging, { smsCountries: ['UA', 'GB'] }, { as: admin }))
  const costly = ['+48700123456', '+48703123456', '+48801123456', '+449012345678', '+380900123456']
  for (const to of costly) await sms(to)
  expect(new Set(await states())).toEqual(new Set(['failed']))
  const { data } = answered(await server.call(listMessages, {}, { as: admin }))
  for (const { id } of data) answered(await server.call(retryMessage, { id }, { as: admin }))
  await work()
  expect(gateway.sent).toEqual([])
  const toTest = await server.call(
    sendTestMessage,
    { kind: 'sms', to: '+48700123456' },
    { as: await server.asUser({ admin: true, money: true }) },
  )
  expect(toTest).toMatchObject({ failure: { code: 'bad_recipient' } })
})
