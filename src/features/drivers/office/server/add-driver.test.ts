import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { driverPinHash } from '#features/drivers/session/server/driver-pins.ts'
import { messages } from '#features/messaging/server/tables.ts'
import { setNotifications } from '#features/settings/contract.ts'
import type { Phone } from '#kernel/phone.ts'
import { answered, startTestServer, type TestServer } from '#test/server/test-server.ts'
import { addDriver, listDrivers } from '../contract.ts'

const PHONE = '+48600100200' as Phone

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(() => server.reset())

const add = async (input: { fullName: string; phone: string; email?: string }) =>
  server.call(addDriver, input, { as: await server.asUser() })

test('a driver added by hand is on the list, in Polish order, without a last day', async () => {
  answered(await add({ fullName: 'Łukasz Żak', phone: '500 000 001' }))
  answered(await add({ fullName: ' Lech  Zając ', phone: '500000002', email: 'lech@example.pl' }))
  answered(await add({ fullName: 'Ćma Nocna', phone: '500000003' }))
  answered(await add({ fullName: 'Czesław Niemy', phone: '500000004' }))
  const list = answered(await server.call(listDrivers, {}, { as: await server.asUser() }))
  expect(list.data.map(({ attributes }) => attributes.fullName)).toEqual([
    'Czesław Niemy',
    'Ćma Nocna',
    'Lech Zając',
    'Łukasz Żak',
  ])
  expect(list.data[3]?.attributes).toEqual({
    fullName: 'Łukasz Żak',
    phoneNumber: '+48500000001',
    email: '',
    pinCode: '••••',
    lastDay: null,
    lastDayOnReserve: false,
    active: true,
    language: null,
    expiredPapers: [],
  })
})

async function outbox() {
  const rows = await server.database.queries.select().from(messages)
  return rows.map(({ kind, recipient, body }) => ({
    kind,
    recipient,
    text: (JSON.parse(server.platform.secrets.open(body)) as { text: string }).text,
  }))
}

test('a driver added by hand is told the PIN by letter, which opens the own calendar; nobody else sees it', async () => {
  answered(await add({ fullName: 'Jan Kowalski', phone: '600100200', email: 'jan@example.pl' }))
  const [letter, ...others] = await outbox()
  expect(others).toEqual([])
  expect(letter).toMatchObject({ kind: 'email', recipient: 'jan@example.pl' })
  const pin = /PIN do kalendarza pracy: ([1-9]{4})\n/.exec(letter?.text ?? '')?.[1] ?? ''
  const { hash } = (await driverPinHash(server.database.queries, server.platform, PHONE)) ?? {}
  expect(await server.platform.secrets.pinMatches(hash ?? '', pin)).toBe(true)
  expect(letter?.text).toContain('/kalendarz-pracy')
  // One who was on the list already is told nothing anew.
  await add({ fullName: 'Jan Kowalski', phone: '600100200', email: 'ktos@example.pl' })
  expect(await outbox()).toHaveLength(1)
})

test('without an e-mail the PIN goes by SMS where the fleet sends it so, else nowhere', async () => {
  answered(await add({ fullName: 'Jan Kowalski', phone: '600100200' }))
  expect(await outbox()).toEqual([])
  const admin = await server.asUser({ admin: true })
  answered(await server.call(setNotifications, { sendPinBySms: true, sendConfirmation: true }, { as: admin }))
  answered(await add({ fullName: 'Ewa Nowak', phone: '600100201' }))
  expect(await outbox()).toEqual([
    { kind: 'sms', recipient: '+48600100201', text: expect.stringMatching(/^Twoj PIN .*: [1-9]{4}\. /) },
  ])
})

test('incomplete data names each field with its text', async () => {
  expect(await add({ fullName: 'Jan', phone: '12345', email: 'x' })).toMatchObject({
    status: 400,
    failure: {
      code: 'incomplete',
      msg: 'Upewnij się, że podałeś wszystkie dane.',
      fields: {
        fullName: 'Wprowadź imię i nazwisko',
        phone: 'Wprowadź poprawny numer telefonu',
        email: 'Wprowadź poprawny adres e-mail',
      },
    },
  })
})

test('a phone is on the list once, however it is spelled', async () => {
  answered(await add({ fullName: 'Jan Kowalski', phone: '600100200' }))
  expect(await add({ fullName: 'Jan Inny', phone: '+48 600-100-200' })).toMatchObject({
    status: 409,
    failure: { code: 'phone_taken', msg: 'Kierowca z tym numerem telefonu jest już na liście.' },
  })
})
