import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { bodyOf } from '#test/http/streams.ts'
import { startTestServer, type TestServer } from '#test/server/test-server.ts'
import { sendFaultText } from '../texts-gateway.ts'
import { messagingJobs, postSms, smsStates } from './public.ts'

/** What the gateway answers next; undefined drops the connection. */
let answer: object | undefined
let requests: { path: string | undefined; body: unknown }[] = []
const gateway = createServer(async (request, response) => {
  requests.push({ path: request.url, body: JSON.parse(await bodyOf(request)) })
  if (answer) response.end(JSON.stringify(answer))
  else request.socket.destroy()
})

let server: TestServer
beforeAll(async () => {
  gateway.listen(0, '127.0.0.1')
  await once(gateway, 'listening')
  const url = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`
  const env = { SMS_GATEWAY: 'serwersms', SMS_USER: 'flota', SMS_PASSWORD: 'hasło', SMS_URL: url }
  server = await startTestServer({ env })
})
afterAll(async () => {
  await server.close()
  gateway.close()
})
beforeEach(async () => {
  await server.reset()
  requests = []
})

async function send(text = 'Grafik') {
  await server.database.transaction((tx) =>
    postSms(tx, server.platform, { eventKey: 'event', to: '+48600100200', text }),
  )
  for (const job of messagingJobs(server.platform)) await job.run()
  const found = (await smsStates(server.database.queries, ['event'])).get('event')
  return found && { ...found, error: sendFaultText(found.error) }
}

test('an SMS goes out in the format of SerwerSMS', async () => {
  answer = { success: true, queued: 1, unsent: 0 }
  expect(await send('Dzień')).toMatchObject({ state: 'sent' })
  expect(requests).toEqual([
    {
      path: '/messages/send_sms',
      body: {
        username: 'flota',
        password: 'hasło',
        phone: '+48600100200',
        text: 'Dzień',
        utf: true,
        details: true,
      },
    },
  ])
})

test('a wrong number is for good, a wrong login or a limit is tried again', async () => {
  answer = { error: { code: 2001, type: 'InvalidPhone', message: 'Niepoprawny numer' } }
  expect(await send()).toMatchObject({ state: 'failed', error: 'SerwerSMS 2001: Niepoprawny numer' })
  await server.reset()
  answer = { error: { code: 1001, type: 'InvalidUser', message: 'Błędny login' } }
  expect(await send()).toMatchObject({ state: 'waiting' })
})

test('it promises nothing of repeated SMS, so a try without an answer is left to the office', async () => {
  answer = undefined
  expect(await send()).toMatchObject({ state: 'failed', error: expect.stringContaining('Nie wiadomo') })
  server.clock.advance(3_600_000)
  for (const job of messagingJobs(server.platform)) await job.run()
  expect(requests).toHaveLength(1)
})
