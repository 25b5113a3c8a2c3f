import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addDriver, toggleDriver } from '#features/drivers/office/contract.ts'
import { messages } from '#features/messaging/server/tables.ts'
import { setNotifications } from '#features/settings/contract.ts'
import { answered, startTestServer, type TestCaller, type TestServer } from '#test/server/test-server.ts'
import { openOwnCalendar, sendPinAgain } from '../contract.ts'
import { renewDriverPin, showDriverPin } from '../contract-pins.ts'
import { sendPin } from './send-pin-again.ts'

const PHONE = '600100200'
const DAY = 86_400_000

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
  id = await add(PHONE, 'jan@example.pl')
})

const add = async (phone: string, email: string) =>
  answered(await server.call(addDriver, { fullName: 'Jan Kowalski', phone, email }, { as: admin })).id
const ask = async (phone: string, from = '10.0.0.1') =>
  answered(await server.call(sendPinAgain, { phone }, { from }))
const told = async () => {
  const rows = await server.database.queries.select().from(messages)
  return rows
    .filter(({ eventKey }) => eventKey.includes('pin-again'))
    .map(({ kind, recipient, body }) => ({ kind, recipient, text: server.platform.secrets.open(body) }))
}

test('the PIN goes to the address that the fleet knows, and opens the calendar', async () => {
  await ask('+48 600-100-200')
  const { pin } = answered(await server.call(showDriverPin, { id }, { as: admin }))
  const [letter, ...others] = await told()
  expect(others).toEqual([])
  expect(letter).toMatchObject({ kind: 'email', recipient: 'jan@example.pl' })
  expect(letter?.text).toContain(pin)
  answered(await server.call(openOwnCalendar, { phone: PHONE, pin }))
})

test('a letter with a PIN of the office is one of the kind PIN: of a new driver, and a new PIN', async () => {
  answered(await server.call(renewDriverPin, { id }, { as: admin }))
  const rows = await server.database.queries.select().from(messages)
  expect(rows.map(({ kind, aboutKind, aboutId }) => ({ kind, aboutKind, aboutId }))).toEqual(
    Array(2).fill({ kind: 'email', aboutKind: 'pin', aboutId: id }),
  )
})

test('once a day, however often and from wherever it is asked for; a new PIN may be asked for again', async () => {
  for (const from of ['10.0.0.1', '10.0.0.2', '10.0.0.1']) await ask(PHONE, from)
  expect(await told()).toHaveLength(1)
  answered(await server.call(renewDriverPin, { id }, { as: admin }))
  await ask(PHONE)
  expect(await told()).toHaveLength(2)
  server.clock.advance(DAY)
  await ask(PHONE)
  expect(await told()).toHaveLength(3)
})

test('who has no address gets an SMS, where the fleet tells PINs so, else nothing', async () => {
  await add('600100201', '')
  await ask('600100201')
  expect(await told()).toEqual([])
  answered(await server.call(setNotifications, { sendPinBySms: true }, { as: admin }))
  await ask('600100201')
  expect(await told()).toMatchObject([{ kind: 'sms', recipient: '+48600100201' }])
})

test('unknown, misspelled and switched off are answered alike, last alike, and are sent nothing', async () => {
  answered(await server.call(toggleDriver, { id, active: false }, { as: admin }))
  for (const phone of [PHONE, '600999999', 'x', '']) {
    const begun = performance.now()
    expect(await ask(phone)).toEqual({ status: 'ok' })
    expect(performance.now() - begun, phone).toBeGreaterThan(490)
  }
  expect(await told()).toEqual([])
})

test('a network may ask thirty times a day; what it asks for invented numbers keeps nobody else from the PIN', async () => {
  for (let count = 0; count < 30; count += 1)
    await sendPin(server.platform, `6009990${10 + count}`, '10.9.9.9')
  await sendPin(server.platform, PHONE, '10.9.9.9')
  expect(await told()).toEqual([])
  await sendPin(server.platform, PHONE, '10.1.1.1')
  expect(await told()).toHaveLength(1)
})

test('one number asked for from two hundred addresses uses up nobody else’s turn', async () => {
  await add('600100201', 'ewa@example.pl')
  for (let count = 0; count < 200; count += 1) await sendPin(server.platform, PHONE, `10.2.${count}.1`)
  await sendPin(server.platform, '600100201', '10.1.1.1')
  expect((await told()).map(({ recipient }) => recipient).sort()).toEqual([
    'ewa@example.pl',
    'jan@example.pl',
  ])
})
