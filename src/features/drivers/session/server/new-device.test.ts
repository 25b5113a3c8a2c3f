import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addDriver } from '#features/drivers/office/contract.ts'
import { cancelMessage } from '#features/messaging/contract.ts'
import { messages } from '#features/messaging/server/tables.ts'
import { setNotifications } from '#features/settings/contract.ts'
import { answered, startTestServer, type TestCaller, type TestServer } from '#test/server/test-server.ts'
import { openOwnCalendar } from '../contract.ts'
import { renewDriverPin, showDriverPin } from '../contract-pins.ts'

const PHONE = '600100200'
const WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36'
const HOUR = 3_600_000

let server: TestServer
let admin: TestCaller
let id: string
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.reset()
  server.clock.set('2026-03-11T11:00:00Z')
  admin = await server.asUser({ admin: true })
  const jan = { fullName: 'Jan Kowalski', phone: PHONE, email: 'jan@example.pl' }
  id = answered(await server.call(addDriver, jan, { as: admin })).id
})

async function logIn(phone = PHONE, of = id, cookie?: string): Promise<string> {
  const { pin } = answered(await server.call(showDriverPin, { id: of }, { as: admin }))
  const headers = { 'user-agent': WINDOWS, ...(cookie ? { cookie } : {}) }
  const answer = await server.call(openOwnCalendar, { phone, pin }, { headers })
  answered(answer)
  return answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
}
const told = async () =>
  (await server.database.queries.select().from(messages))
    .filter(({ aboutKind }) => aboutKind === 'new-device')
    .map(({ id: message, recipient, body }) => ({
      message,
      recipient,
      text: server.platform.secrets.open(body),
    }))

test('a driver is told when the PIN opens the calendar on a device that had not shown it', async () => {
  const cookie = await logIn()
  const [letter, ...more] = await told()
  expect(more).toEqual([])
  expect(letter).toMatchObject({ recipient: 'jan@example.pl' })
  expect(letter?.text).toContain('Chrome, Windows')
  server.clock.advance(2 * HOUR)
  await logIn(PHONE, id, cookie)
  expect(await told()).toHaveLength(1)
  await logIn()
  expect(await told()).toHaveLength(2)
})

test('of one kind of device once an hour, and again after another PIN', async () => {
  const cookie = await logIn()
  await logIn()
  expect(await told()).toHaveLength(1)
  server.clock.advance(HOUR)
  answered(await server.call(renewDriverPin, { id }, { as: admin }))
  await logIn(PHONE, id, cookie)
  expect(await told()).toHaveLength(2)
})

test('nobody of the office stops that message', async () => {
  await logIn()
  const [letter] = await told()
  const stopped = await server.call(cancelMessage, { id: letter?.message ?? '' }, { as: admin })
  expect(stopped).toMatchObject({ status: 409, failure: { code: 'not_stoppable' } })
})

test('by SMS where there is no address and the fleet tells PINs so, else by the list of devices alone', async () => {
  const ewa = { fullName: 'Ewa Lis', phone: '600100300', email: '' }
  const other = answered(await server.call(addDriver, ewa, { as: admin })).id
  await logIn('600100300', other)
  expect(await told()).toEqual([])
  answered(await server.call(setNotifications, { sendPinBySms: true }, { as: admin }))
  await logIn('600100300', other)
  expect(await told()).toMatchObject([{ recipient: '+48600100300' }])
})
