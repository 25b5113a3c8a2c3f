import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { messages } from '#features/messaging/server/tables.ts'
import { setNotifications } from '#features/settings/contract.ts'
import type { Phone } from '#kernel/phone.ts'
import { answered, startTestServer, type TestServer } from '#test/server/test-server.ts'
import { addDriver, listDrivers } from '../contract.ts'
import { driverJobs } from './jobs.ts'
import { allDrivers, driverPinHash, driversByIds, ensureDriver, findDriverByPhone } from './public.ts'
import { drivers } from './tables.ts'

const PHONE = '+48600100200' as Phone

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(() => server.reset())

const person = { phone: PHONE, fullName: 'Jan Kowalski', email: 'jan@example.pl' }
const ensure = (changes: Partial<typeof person> = {}) =>
  server.database.transaction((tx) => ensureDriver(tx, server.platform, { ...person, ...changes }))
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
    active: true,
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

test('a driver is made once, and the PIN is told once, however many ask at the same moment', async () => {
  const made = await Promise.all(Array.from({ length: 10 }, () => ensure()))
  expect(new Set(made.map(({ id }) => id)).size).toBe(1)
  expect(made.filter(({ pin }) => pin !== undefined)).toHaveLength(1)
})

test('a known driver keeps name and e-mail, whatever a form says', async () => {
  const { id } = await ensure()
  expect(await ensure({ fullName: 'Ktoś Inny', email: 'inny@example.pl' })).toEqual({ id })
  expect(await findDriverByPhone(server.database.queries, PHONE)).toEqual({ id, ...person, active: true })
  expect([...(await driversByIds(server.database.queries, [id])).keys()]).toEqual([id])
  expect(await allDrivers(server.database.queries)).toHaveLength(1)
})

test('PINs have digits 1-9, lie sealed at once and hashed soon, and match either way', async () => {
  const { platform, database } = server
  const { id, pin = '' } = await ensure()
  expect(pin).toMatch(/^[1-9]{4}$/)
  const early = await driverPinHash(database.queries, platform, PHONE)
  expect(await platform.secrets.pinMatches(early?.hash ?? '', pin)).toBe(true)

  for (const job of driverJobs(platform)) await job.run()
  const [row] = await database.queries.select().from(drivers).where(eq(drivers.id, id))
  expect(row?.pinHash).toMatch(/^\$argon2id\$/)
  expect(JSON.stringify({ ...row, id: '', phone: '' })).not.toContain(`"${pin}"`)
  const later = await driverPinHash(database.queries, platform, PHONE)
  expect(later).toMatchObject({ id, hash: row?.pinHash, revision: 1, active: true })
  expect(await platform.secrets.pinMatches(later?.hash ?? '', '0000')).toBe(false)
  expect(await driverPinHash(database.queries, platform, '+48999999999' as Phone)).toBeUndefined()
})
