import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { startTestServer, type TestServer } from '#test/server/test-server.ts'
import type { Delivery } from './delivery.ts'
import { heardOf, messagesAbout, postSmsAbout, withdrawMessagesAbout } from './public.ts'
import { sendDue } from './send-due.ts'

const date = '2026-03-16' as CalendarDate

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({
    env: { SMS_GATEWAY: 'smsapi', SMS_TOKEN: 'token', SMS_URL: 'http://127.0.0.1:9' },
  })
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.reset()
  server.clock.set('2026-03-11T11:00:00Z')
  await server.database.transaction((tx) =>
    postSmsAbout(tx, server.platform, {
      to: '+48600100200',
      fullName: 'Jan Lis',
      link: '',
      language: null,
      topics: [
        {
          ...{ id: 'change', eventKey: 'event', date, notAfter: '2026-03-16T05:00:00Z' },
          ...{ template: 'shift-removed', values: { fullName: 'Jan Lis', slot: { date, shift: 'day' } } },
        },
      ],
    }),
  )
})

/**
 * What it tells of comes otherwise while the gateway has it in its hands.
 * @returns how often it was handed over, an hour later too
 */
const BUSY = { code: 'mail-server', said: 'busy' } as const

async function outdatedUnderWay(delivery: Delivery): Promise<number> {
  let handed = 0
  const sender = {
    kind: 'sms',
    name: 'smsapi',
    honoursKey: true,
    longest: 1000,
    send: async () => {
      handed += 1
      await server.database.transaction((tx) => withdrawMessagesAbout(tx, server.platform, ['change']))
      return delivery
    },
  } as const
  await sendDue(server.platform, sender)
  server.clock.set('2026-03-11T12:00:00Z')
  await sendDue(server.platform, sender)
  return handed
}
const outbox = () => messagesAbout(server.database.queries, ['change'])
const isTold = async () => (await heardOf(server.database.queries, ['change'])).has('change')

test('outdated while under way and not taken: it is withdrawn, not tried again, and has told nobody', async () => {
  expect(await outdatedUnderWay({ kind: 'later', error: BUSY })).toBe(1)
  expect(await outbox()).toMatchObject([{ state: 'withdrawn', error: BUSY }])
  expect(await isTold()).toBe(false)
})

test('outdated while under way, and the answer is lost: it is not tried again, and may have arrived', async () => {
  expect(await outdatedUnderWay({ kind: 'uncertain', error: { code: 'no-answer', why: 'cut' } })).toBe(1)
  expect(await outbox()).toMatchObject([{ state: 'withdrawn' }])
  expect(await isTold()).toBe(true)
})

test('outdated while under way, and taken: it says that it was sent', async () => {
  expect(await outdatedUnderWay({ kind: 'sent' })).toBe(1)
  expect(await outbox()).toMatchObject([{ state: 'sent', sentAt: '2026-03-11T11:00:00.000Z' }])
  expect(await isTold()).toBe(true)
})
