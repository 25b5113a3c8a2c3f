import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { submitAvailability } from '#features/availability/contract.ts'
import { renewDriverPin, showDriverPin } from '#features/drivers/session/contract-pins.ts'
import { entryAddresses } from '#features/drivers/session/server/public.ts'
import { sendPin } from '#features/drivers/session/server/send-pin-again.ts'
import { messages } from '#features/messaging/server/tables.ts'
import { setNotifications } from '#features/settings/contract.ts'
import { renewCalendarSubscription } from '#features/work-calendar/contract.ts'
import { form } from '#test/availability/form.ts'
import { answered, startTestServer, type TestCaller, type TestServer } from '#test/server/test-server.ts'
import { addDriver, editDriver } from '../contract.ts'
import { resolveEmailClaim } from '../contract-claims.ts'

const PHONE = '600100200'
const DAY = 86_400_000

let server: TestServer
let admin: TestCaller
let coordinator: TestCaller
let id: string
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.reset()
  server.clock.set('2026-03-11T11:00:00Z')
  admin = await server.asUser({ admin: true })
  coordinator = await server.asUser()
  id = await add('jan@example.pl')
})
const add = async (email: string, phone = PHONE) =>
  answered(await server.call(addDriver, { fullName: 'Jan Kowalski', phone, email }, { as: admin })).id
const edit = async (change: { email?: string; phone?: string; fullName?: string }, of = id) =>
  answered(await server.call(editDriver, { id: of, ...change }, { as: coordinator }))
const pinOf = async (of = id) => answered(await server.call(showDriverPin, { id: of }, { as: admin })).pin

/** What went out after the record was added: to whom, and the text. */
const told = async () =>
  (await server.database.queries.select().from(messages))
    .filter(({ eventKey }) => eventKey !== `drivers:pin:${id}`)
    .map(({ recipient, body }) => ({ to: recipient, text: server.platform.secrets.open(body) }))
const toldTo = async (to: string) => (await told()).filter((one) => one.to === to).map(({ text }) => text)

test('a PIN that was there before never goes to an address that the office has just changed', async () => {
  const pin = await pinOf()
  await edit({ email: 'obcy@example.com' })
  await sendPin(server.platform, PHONE, '10.0.0.1')
  expect(JSON.stringify(await told())).not.toContain(pin)
  const [letter = '', ...more] = await toldTo('jan@example.pl')
  expect(more).toEqual([])
  expect(letter).toContain('zadzwoń')
  expect(await toldTo('obcy@example.com')).toEqual([])
})

test('nor does a link that lets in', async () => {
  const linkOf = () =>
    server.database.transaction(async (tx) => (await entryAddresses(tx, server.platform, [id]))(id))
  expect(await linkOf()).toContain('/j#')
  await edit({ email: 'obcy@example.com' })
  expect(await linkOf()).toBe('http://flotylla.test/kalendarz-pracy')
  server.clock.advance(8 * DAY)
  expect(await linkOf()).toContain('/j#')
})

test('nor to a first address, nor to another phone', async () => {
  answered(await server.call(setNotifications, { sendPinBySms: true }, { as: admin }))
  const other = await add('', '600100300')
  const pin = await pinOf(other)
  await edit({ email: 'obcy@example.com' }, other)
  await sendPin(server.platform, '600100300', '10.0.0.1')
  expect(await toldTo('obcy@example.com')).toEqual([])
  server.clock.advance(1000)
  await edit({ email: '' }, other)
  await edit({ phone: '600100400' }, other)
  await sendPin(server.platform, '600100400', '10.0.0.1')
  expect(await toldTo('+48600100400')).toEqual([])
  const sms = await toldTo('+48600100300')
  expect(sms.filter((text) => text.includes('zadzwon do biura'))).toHaveLength(2)
  expect(sms.filter((text) => text.includes(pin))).toHaveLength(1)
})

test('an address that a stranger gave with a driver’s number is no way to the PIN when the office accepts it', async () => {
  const pin = await pinOf()
  const typed = form({ phone: PHONE, email: 'obcy@example.com' })
  answered(await server.call(submitAvailability, typed))
  const wanted = { id, email: 'obcy@example.com', accept: true, newPin: false }
  answered(await server.call(resolveEmailClaim, wanted, { as: coordinator }))
  await sendPin(server.platform, PHONE, '10.0.0.1')
  expect(JSON.stringify(await toldTo('obcy@example.com'))).not.toContain(pin)
  expect(await toldTo('jan@example.pl')).toContainEqual(expect.stringContaining('zadzwoń'))
})

test('an honest driver with a new address gets in at once with a new PIN from an administrator', async () => {
  await edit({ email: 'jan.nowy@example.pl' })
  answered(await server.call(renewDriverPin, { id }, { as: admin }))
  const pin = await pinOf()
  await sendPin(server.platform, PHONE, '10.0.0.1')
  const letters = await toldTo('jan.nowy@example.pl')
  expect(letters).toHaveLength(2)
  for (const letter of letters) expect(letter).toContain(pin)
})

test('another name alone changes nothing, and after seven days the PIN goes to the new address', async () => {
  await edit({ fullName: 'Jan Nowak' })
  expect(await told()).toEqual([])
  await edit({ email: 'jan.nowy@example.pl' })
  server.clock.advance(7 * DAY + 1000)
  await sendPin(server.platform, PHONE, '10.0.0.1')
  expect(await toldTo('jan.nowy@example.pl')).toHaveLength(1)
})

test('the address of the calendar ends with another phone, as the session does, and stays with another e-mail', async () => {
  const driver = await server.asScope('driver', id)
  const { url } = answered(await server.call(renewCalendarSubscription, {}, { as: driver }))
  const read = async () =>
    (await server.app.inject({ url: new URL(url.replace(/^webcal/, 'http')).pathname })).statusCode
  await edit({ email: 'jan.nowy@example.pl' })
  expect(await read()).toBe(200)
  await edit({ phone: '600100900' })
  expect(await read()).toBe(404)
})
