import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { answered, startTestServer, type TestServer } from '#test/server/test-server.ts'
import { type SmsGatewayServer, startSmsGateway } from '#test/sms/sms-gateway.ts'
import { retryMessage } from '../contract.ts'
import { messagingJobs, postSms, smsStates } from './public.ts'
import { messages } from './tables.ts'

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
  await server.database.transaction((tx) =>
    postSms(tx, server.platform, { eventKey: 'event', to: '+48600100200', text: 'Test' }),
  )
})

const work = async () => {
  for (const job of messagingJobs(server.platform)) await job.run()
}
const state = async () => (await smsStates(server.database.queries, ['event'])).get('event')?.state
const address = (number = 0): URL => new URL(gateway.sent[number]?.notifyUrl ?? 'http://none')
async function report(status: string, url = address(), method: 'GET' | 'POST' = 'GET') {
  const fields = new URLSearchParams({ MsgId: 'gateway-1', status, status_name: 'X', idx: 'x' })
  const response = await (method === 'GET'
    ? server.app.inject({ url: `${url.pathname}${url.search}&${fields}` })
    : server.app.inject({
        method: 'POST',
        url: `${url.pathname}${url.search}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: fields.toString(),
      }))
  return { status: response.statusCode, body: response.body }
}

test('the gateway reports by query or by form, and reads OK', async () => {
  await work()
  expect(await report('403')).toEqual({ status: 200, body: 'OK' })
  expect(await state()).toBe('sent')
  expect(await report('404', address(), 'POST')).toEqual({ status: 200, body: 'OK' })
  expect(await state()).toBe('delivered')
})

test.each(['402', '405', '406', '407'])('status %s says that it did not arrive', async (status) => {
  await work()
  await report(status)
  expect(await state()).toBe('undelivered')
})

test('delivered is the last word, whatever comes late or twice; a status that tells nothing changes nothing', async () => {
  await work()
  await report('401')
  expect(await state()).toBe('sent')
  for (const status of ['404', '404', '405', '403', '404,405', 'x']) await report(status)
  expect(await state()).toBe('delivered')
})

test('a forged key and a message that is no more are answered alike, and logged', async () => {
  await work()
  const forged = address()
  forged.searchParams.set('k', 'x'.repeat(43))
  const other = address()
  other.searchParams.set('m', '00000000-0000-4000-8000-000000000000.0')
  const answers = [await report('404', forged), await report('404', other)]
  const known = address()
  await server.database.queries.delete(messages)
  answers.push(await report('404', known))
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(answers[0]?.status).toBe(404)
  expect(server.log.filter((line) => line.includes('SMS report refused'))).toHaveLength(3)
  expect(server.log.join()).not.toContain(address().searchParams.get('k'))
})

test('a report of an SMS whose answer was lost says that it went out, so nobody asks again', async () => {
  gateway.next('cut')
  await work()
  expect(await state()).toBe('waiting')
  await report('404')
  expect(await state()).toBe('delivered')
  server.clock.advance(3_600_000)
  await work()
  expect(gateway.asked()).toBe(1)
})

test('a report that comes before the answer is not overwritten by it', async () => {
  let early: Promise<unknown> | undefined
  gateway.next('late')
  gateway.onSent(() => {
    early = report('404')
  })
  await work()
  await early
  gateway.onSent(() => undefined)
  expect(await state()).toBe('delivered')
})

test('what was not delivered the office sends again as another SMS; reports of the first one are of no interest then', async () => {
  await work()
  await report('405')
  const admin = await server.asUser({ admin: true })
  const [row] = await server.database.queries.select().from(messages).where(eq(messages.eventKey, 'event'))
  answered(await server.call(retryMessage, { id: row?.id ?? '' }, { as: admin }))
  await work()
  expect(gateway.sent.map(({ idx }) => idx.split('.')[1])).toEqual(['0', '1'])
  await report('405', address(0))
  expect(await state()).toBe('sent')
  await report('404', address(1))
  expect(await state()).toBe('delivered')
})

test('other calls take no forms', async () => {
  const response = await server.app.inject({
    method: 'POST',
    url: '/auth',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'login=x&password=y',
  })
  expect(response.statusCode).toBe(400)
})
