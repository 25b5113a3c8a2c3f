import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { SESSION_COOKIES } from '#features/auth/server/public.ts'
import { changePin } from '#features/settings/contract.ts'
import { answered, startTestServer, type TestServer } from '#test/server/test-server.ts'
import { checkPin, checkPinAndPhone, getCalendarSessions, openFleetCalendar } from '../contract.ts'

const PIN = '4711'
let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(async () => {
  await server.reset()
  answered(await server.call(changePin, { pin: PIN }, { as: await server.asUser({ admin: true }) }))
})
afterAll(() => server.close())

const wrong = { pin: '0000', phone: '600100201' }
const headersOf: readonly Readonly<Record<string, string>>[] = [
  { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'image' },
  { 'sec-fetch-site': 'same-site' },
  { origin: 'https://obca.example' },
  { referer: 'https://obca.example/strona' },
]

test.each(headersOf)(
  'a picture on a foreign page (%j) uses up none of its visitor’s tries',
  async (headers) => {
    for (let turn = 0; turn < 15; turn += 1)
      for (const call of [checkPin, checkPinAndPhone])
        expect(await server.callRaw(call, wrong, { headers })).toMatchObject({
          status: 403,
          failure: { code: 'foreign_origin' },
        })
    answered(await server.call(openFleetCalendar, { pin: PIN }))
  },
)

test.each([
  {},
  { 'sec-fetch-site': 'same-origin', referer: 'http://flotylla.test/kalendarz-pracy' },
  { 'sec-fetch-site': 'none' },
  { referer: 'http://flotylla.test/kalendarz-pracy' },
])('our own page, a typed address and a caller that is no browser (%j) are heard', async (headers) => {
  answered(await server.call(checkPin, { pin: PIN }, { headers }))
})

test('what a device keeps of a calendar that is no longer open is removed when it is asked with', async () => {
  const cookie = `${SESSION_COOKIES.fleet}=garbage; ${SESSION_COOKIES.driver}=garbage`
  const asked = await server.call(getCalendarSessions, {}, { headers: { cookie } })
  expect(answered(asked)).toEqual({ fleet: false, own: false })
  expect(asked.cookies.map(({ name, value }) => [name, value])).toEqual([
    [SESSION_COOKIES.fleet, ''],
    [SESSION_COOKIES.driver, ''],
  ])
})
