import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { blockGuessing } from '#features/auth/contract-doors.ts'
import { messages } from '#features/messaging/server/tables.ts'
import { submit } from '#test/schedule/small-fleet.ts'
import { answered, startTestServer, type TestCaller, type TestServer } from '#test/server/test-server.ts'
import { openOwnCalendar, sendEntryCode } from '../contract.ts'
import { showDriverPin } from '../contract-pins.ts'
import { sessionTexts } from '../texts.ts'

const PHONE = '600100201'
/** Of a station or a carrier: whoever guesses, and the driver, come from here. */
const SHARED = '10.1.1.1'

let server: TestServer
let office: TestCaller
let pin: string
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(async () => {
  await server.reset()
  server.clock.set('2026-03-11T11:00:00Z')
  office = await server.asUser({ admin: true })
  const id = await submit(server, { year: 2026, week: 12 }, 'Jan Lis', PHONE, { 0: 'day' })
  pin = answered(await server.call(showDriverPin, { id }, { as: office })).pin
})
afterAll(() => server.close())

const enter = (code?: string) =>
  server.call(openOwnCalendar, { phone: PHONE, pin, ...(code ? { code } : {}) }, { from: SHARED })
const guess = async (times: number) => {
  for (let turn = 0; turn < times; turn += 1)
    await server.call(openOwnCalendar, { phone: PHONE, pin: '0000' }, { from: SHARED })
}
async function codesSent(): Promise<string[]> {
  const rows = await server.database.queries.select().from(messages)
  return rows
    .filter(({ aboutKind }) => aboutKind === 'entry-code')
    .map(({ body }) => /[2-9A-Z]{4}-[2-9A-Z]{4}/.exec(server.platform.secrets.open(body))?.[0] ?? '')
}

test('a driver who comes from an address that the office has blocked is sent the code, as the screen says, and gets in (Q22)', async () => {
  await guess(3)
  expect(answered(await server.call(blockGuessing, { door: 'driver-pin' }, { as: office }))).toEqual({
    blocked: 1,
  })
  expect(await enter()).toMatchObject({ status: 429, failure: { msg: sessionTexts.tooManyTries } })
  answered(await server.call(sendEntryCode, { phone: PHONE }, { from: SHARED }))
  const [code, ...others] = await codesSent()
  expect(others).toEqual([])
  answered(await enter(code))
})

test('nothing is sent while the driver’s new device would be heard, other addresses blocked or not', async () => {
  answered(await server.call(sendEntryCode, { phone: PHONE }, { from: SHARED }))
  await guess(3)
  answered(await server.call(blockGuessing, { door: 'driver-pin' }, { as: office }))
  answered(await server.call(sendEntryCode, { phone: PHONE }, { from: '10.9.9.9' }))
  expect(await codesSent()).toEqual([])
})

test('asking takes as long for a phone that nobody has, and no slow comparison, which would stand before those who log in (Q13)', async () => {
  await guess(12)
  const { secrets } = server.platform
  const { pretendToCheck } = secrets
  let pretended = 0
  Object.assign(secrets, {
    pretendToCheck: (attempt: string) => {
      pretended += 1
      return pretendToCheck(attempt)
    },
  })
  try {
    for (const phone of ['600999999', 'x', PHONE]) {
      const begun = performance.now()
      expect(answered(await server.call(sendEntryCode, { phone }, { from: SHARED }))).toEqual({
        status: 'ok',
      })
      expect(performance.now() - begun, phone).toBeGreaterThan(490)
    }
  } finally {
    Object.assign(secrets, { pretendToCheck })
  }
  expect(await codesSent()).toHaveLength(1)
  expect(pretended).toBe(0)
})
