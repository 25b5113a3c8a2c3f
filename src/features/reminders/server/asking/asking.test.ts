import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { removeSubmission } from '#features/availability/contract.ts'
import { listNotSubmitted } from '#features/availability/contract-not-submitted.ts'
import { drivers } from '#features/drivers/server/tables.ts'
import { openByLink } from '#features/drivers/session/contract-links.ts'
import { listMessages, readMessage } from '#features/messaging/contract.ts'
import { createSmsGateway, sendDueSms } from '#features/messaging/server/send-sms.ts'
import { messages } from '#features/messaging/server/tables.ts'
import { subscribePush } from '#features/push/contract.ts'
import { ensurePushKeys } from '#features/push/server/keys-store.ts'
import { sendDuePush } from '#features/push/server/send-push.ts'
import {
  setChasing,
  setEditDeadline,
  setReminders,
  setShowWeek,
  setWeek,
} from '#features/settings/contract.ts'
import { submissions } from '#features/submissions/server/tables.ts'
import { newBrowserKeys, readPush, startPushService } from '#test/push/push-service.ts'
import { submit } from '#test/schedule/small-fleet.ts'
import { answered, startTestServer, type TestCaller, type TestServer } from '#test/server/test-server.ts'
import { type SmsGatewayServer, startSmsGateway } from '#test/sms/sms-gateway.ts'
import { chooseOwnReminders } from '../../contract.ts'
import { askSilent, listSilent, previewAsking } from '../../contract-office.ts'
import { remind } from '../remind.ts'

const WEEK = { year: 2026, week: 12 } as const
const [JAN, EWA, OLA] = ['600100200', '600100201', '600100202']

let gateway: SmsGatewayServer
let service: Awaited<ReturnType<typeof startPushService>>
let server: TestServer
let office: TestCaller
let admin: TestCaller
let [jan, ewa, ola] = ['', '', '']

beforeAll(async () => {
  gateway = await startSmsGateway()
  service = await startPushService()
  server = await startTestServer({
    env: { SMS_GATEWAY: 'smsapi', SMS_TOKEN: 'token', SMS_URL: gateway.url, PUSH_URL: service.url },
  })
})
afterAll(() => Promise.all([server.close(), gateway.close(), service.close()]))

/** All three sent something for the week before; it is Thursday noon, and the next form is open. */
beforeEach(async () => {
  gateway.forget()
  service.forget()
  await server.reset()
  server.clock.set('2026-03-04T11:00:00Z')
  const before = { year: 2026, week: 11 }
  jan = await submit(server, before, 'Jan Kowalski', JAN, { 0: 'day', 4: 'night' })
  ewa = await submit(server, before, 'Ewa Łuczak', EWA, { 0: 'day' })
  ola = await submit(server, before, 'Ola Żak', OLA, {})
  await server.database.queries.delete(messages)
  await at('2026-03-12T12:00')
  await ensurePushKeys(server.platform)
})

/** @param instant in Polish winter time */
async function at(instant: string) {
  server.clock.set(`${instant}:00+01:00`)
  office = await server.asUser()
  admin = await server.asUser({ admin: true })
}
const change = (id: string, values: Partial<typeof drivers.$inferInsert>) =>
  server.database.queries.update(drivers).set(values).where(eq(drivers.id, id))
const withoutEmail = (...ids: string[]) =>
  server.database.queries.update(drivers).set({ email: '' }).where(inArray(drivers.id, ids))
const fleetBySms = async () => answered(await server.call(setReminders, { otherwise: 'sms' }, { as: admin }))
const ask = (driverIds = [jan, ewa, ola], more: { smsToo?: boolean } = {}, key?: string) =>
  server.call(askSilent, { ...WEEK, driverIds, ...more }, { as: office, ...(key ? { key } : {}) })
const asked = async (...args: Parameters<typeof ask>) => answered(await ask(...args))
const preview = async (driverIds = [jan, ewa, ola], smsToo = false) =>
  answered(await server.call(previewAsking, { ...WEEK, driverIds, smsToo }, { as: office }))
const list = async () => answered(await server.call(listSilent, WEEK, { as: office }))
const rowOf = async (id: string) => (await list()).data.find(({ driverId }) => driverId === id)
async function outbox() {
  const { data } = answered(await server.call(listMessages, {}, { as: admin }))
  const about = data.filter(({ attributes: { aboutKind } }) => aboutKind === 'form-request')
  const read = await Promise.all(about.map(({ id }) => server.call(readMessage, { id }, { as: admin })))
  return read.map(answered).map(({ text, attributes: { kind, state } }) => ({ kind, state, text }))
}
async function sendSms() {
  const { sms } = server.platform.configuration
  if (sms) await sendDueSms(server.platform, createSmsGateway(sms, 150))
}
const pass = () => remind(server.platform)

describe('who has not submitted', () => {
  test('is the same as on the dashboard, with what was chosen the week before', async () => {
    await submit(server, WEEK, 'Ewa Łuczak', EWA, { 0: 'day' })
    const { active, data } = await list()
    const tile = answered(await server.call(listNotSubmitted, WEEK, { as: office }))
    expect(data.map(({ driverId }) => driverId)).toEqual(tile.data.map(({ driverId }) => driverId))
    expect([active, data.length]).toEqual([tile.active, 2])
    expect(await rowOf(jan)).toMatchObject({
      before: [
        { weekday: 0, option: 'day' },
        { weekday: 4, option: 'night' },
      ],
      lastSentAt: '2026-03-04T11:00:00.000Z',
      asked: null,
      other: 'email',
    })
  })

  test('only the office is told, and only the office asks', async () => {
    expect((await server.call(listSilent, WEEK)).status).toBe(401)
    const driver = await server.asScope('driver', jan)
    const asDriver = await server.call(askSilent, { ...WEEK, driverIds: [jan] }, { as: driver })
    expect(asDriver.status).toBe(401)
  })
})

describe('one act asks all', () => {
  test('by letter in the driver’s language, with a link that lets the driver into the form', async () => {
    await change(ewa, { language: 'uk' })
    expect(await asked()).toMatchObject({ people: 3, email: 3, sms: 0, push: 0 })
    const sent = await server.database.queries.select().from(messages)
    expect(sent.map(({ subject }) => subject).sort()).toEqual([
      'Czekamy na Twój grafik: 16–22.03',
      'Czekamy na Twój grafik: 16–22.03',
      'Чекаємо на ваш графік: 16–22.03',
    ])
    expect((await rowOf(jan))?.asked).toMatchObject({ times: 1, byOffice: true, way: 'email' })
  })

  test('by SMS where the fleet reminds so; the link lets its driver in', async () => {
    await fleetBySms()
    expect(await asked([jan])).toMatchObject({ people: 1, sms: 1, parts: 1 })
    await sendSms()
    const [sms] = gateway.sent
    expect(sms?.text).toMatch(/^Jan, nie mamy Twojego grafiku na 16-22.03. Powtorz poprzedni/)
    const key = /\/j#f\.(\w{22})$/.exec(sms?.text ?? '')?.[1] ?? ''
    answered(await server.call(openByLink, { key, device: 'telefon' }))
    expect((await rowOf(jan))?.asked).toMatchObject({ way: 'sms', state: 'sent' })
  })

  test('on the phone that takes a push, and the SMS is spared where it arrives', async () => {
    await fleetBySms()
    const keys = newBrowserKeys()
    const { p256dh, auth } = keys
    const as = await server.asScope('driver', jan)
    const address = `${service.url}/push/${jan}`
    answered(await server.call(subscribePush, { address, p256dh, auth, device: 'Android' }, { as }))
    await asked([jan])
    await sendDuePush(server.platform)
    expect(JSON.parse(readPush(keys, service.taken[0]?.body as Buffer))).toMatchObject({
      title: 'Czekamy na Twój grafik',
      url: '/',
    })
    expect((await outbox()).map(({ kind, state }) => `${kind} ${state}`).sort()).toEqual([
      'push sent',
      'sms spared',
    ])
    expect((await rowOf(jan))?.asked).toMatchObject({ way: 'push', state: 'sent' })
  })

  test('who was sent is audited, in numbers', async () => {
    await asked()
    const { rows } = await server.database.queries.execute<{ details: Record<string, unknown> }>(
      `SELECT details FROM audit_log WHERE action LIKE '%week-preparation/ask'`,
    )
    expect(rows[0]?.details).toMatchObject({ year: 2026, week: 12, people: 3, email: 3 })
  })
})

describe('nobody is asked twice', () => {
  test('within the fleet’s hours of rest, of whatever way; afterwards once more', async () => {
    await asked()
    await at('2026-03-12T20:59')
    expect(await asked()).toMatchObject({ people: 0, resting: 3 })
    expect((await rowOf(jan))?.restsUntil).toBe('2026-03-12T23:00:00.000Z')
    await at('2026-03-13T08:00')
    expect(await asked()).toMatchObject({ people: 3, resting: 0 })
    expect((await rowOf(jan))?.asked?.times).toBe(2)
  })

  test('the hours are the fleet’s', async () => {
    answered(await server.call(setChasing, { restHours: 1 }, { as: admin }))
    await asked()
    await at('2026-03-12T13:00')
    expect(await asked()).toMatchObject({ people: 3 })
  })

  test('by two coordinators at once, nor by the same request that is sent again', async () => {
    const both = await Promise.all([asked(), asked()])
    expect(both.map(({ people }) => people).sort()).toEqual([0, 3])
    await at('2026-03-13T12:00')
    const first = await asked([jan], {}, 'prosba-1')
    expect(await asked([jan], {}, 'prosba-1')).toEqual(first)
    expect(await outbox()).toHaveLength(4)
  })

  test('what did not get through is no time: that one may be asked at once', async () => {
    await asked([jan])
    await server.database.queries.update(messages).set({ state: 'failed' })
    expect(await asked([jan])).toMatchObject({ people: 1 })
  })

  test('the reminder before the form closes waits for the rest too, and counts as one', async () => {
    answered(await server.call(setEditDeadline, { editDeadline: { weekday: 4, hour: 18 } }, { as: admin }))
    answered(await server.call(setReminders, { otherwise: 'email', formHours: 24 }, { as: admin }))
    await asked([jan])
    await at('2026-03-12T18:00')
    await pass()
    const automatic = async () => {
      const { data } = answered(await server.call(listMessages, {}, { as: admin }))
      return data.filter(({ attributes }) => attributes.aboutKind === 'form-reminder').length
    }
    expect(await automatic()).toBe(2)
    expect(await asked([ewa])).toMatchObject({ people: 0, resting: 1 })
    await at('2026-03-13T08:00')
    await pass()
    expect(await automatic()).toBe(3)
  })
})

describe('at night nobody is asked', () => {
  test.each([
    ['2026-03-12T21:00', '13.3.2026, godz. 8:00'],
    ['2026-03-13T07:59', '13.3.2026, godz. 8:00'],
  ])('at %s it is said from when', async (now, from) => {
    await at(now)
    const refused = await ask()
    expect(refused).toMatchObject({ status: 409, failure: { code: 'night' } })
    expect(JSON.stringify(refused)).toContain(from)
    expect((await list()).hindrance).toEqual({ code: 'night', from: { date: '2026-03-13', hour: 8 } })
    expect(await outbox()).toEqual([])
  })

  test('what could not go out in the evening does not go out in the night', async () => {
    await fleetBySms()
    await at('2026-03-12T20:59')
    await asked([jan])
    await at('2026-03-12T21:00')
    await sendSms()
    expect(gateway.sent).toEqual([])
    expect((await outbox()).map(({ state }) => state)).toEqual(['expired'])
  })
})

describe('what has changed meanwhile', () => {
  test('who submits between the selecting and the sending gets none', async () => {
    await submit(server, WEEK, 'Jan Kowalski', JAN, { 0: 'day' })
    expect(await asked()).toMatchObject({ people: 2, submitted: 1 })
  })

  test('who submits before it goes out gets none either, and may be asked when the form is deleted', async () => {
    await asked([jan])
    await submit(server, WEEK, 'Jan Kowalski', JAN, { 0: 'day' })
    await pass()
    expect((await outbox()).map(({ state }) => state)).toEqual(['withdrawn'])
    const [form] = await server.database.queries
      .select()
      .from(submissions)
      .where(eq(submissions.week, WEEK.week))
    answered(await server.call(removeSubmission, { id: form?.number ?? 0 }, { as: admin }))
    expect(await asked([jan])).toMatchObject({ people: 1 })
  })

  test('who was switched off meanwhile is left out', async () => {
    await change(jan, { active: false })
    expect(await asked()).toMatchObject({ people: 2, gone: 1 })
  })

  test('a form that is closed, or of another week, is asked for from nobody', async () => {
    answered(await server.call(setShowWeek, { showWeek: false }, { as: admin }))
    expect(await ask()).toMatchObject({ status: 409, failure: { code: 'form_closed' } })
    answered(await server.call(setShowWeek, { showWeek: true }, { as: admin }))
    answered(await server.call(setWeek, { week: 12 }, { as: admin }))
    expect(await ask()).toMatchObject({ status: 409, failure: { code: 'wrong_week' } })
  })
})

describe('who can not be reached is told with the reason', () => {
  test('no address, no SMS, a foreign number, a driver who wants none', async () => {
    await withoutEmail(jan, ewa)
    await change(ewa, { phone: '+447700900123' as never })
    const as = await server.asScope('driver', ola)
    answered(await server.call(chooseOwnReminders, { otherwise: 'none' }, { as }))
    const { people, unreachable } = await preview()
    expect(people).toBe(0)
    expect(unreachable.map(({ fullName, why }) => [fullName, why])).toEqual([
      ['Ewa Łuczak', 'country'],
      ['Jan Kowalski', 'sms-off'],
      ['Ola Żak', 'declined'],
    ])
  })

  test('SMS to those whom nothing else reaches are the office’s to choose, with their parts', async () => {
    await withoutEmail(jan)
    await change(jan, { language: 'uk' })
    expect(await preview([jan], true)).toMatchObject({ people: 1, sms: 1, parts: 2, unreachable: [] })
    expect(await asked([jan], { smsToo: true })).toMatchObject({ people: 1, sms: 1, parts: 2 })
  })

  test('the preview says the words, and changes nothing', async () => {
    const { examples, email, mailConfigured } = await preview()
    expect([email, mailConfigured]).toEqual([3, false])
    expect(examples).toMatchObject([{ way: 'email', language: 'pl', people: 3 }])
    expect(examples[0]?.text).toContain('/j#f.xxxxxxxxxxxxxxxxxxxxxx')
    expect(await outbox()).toEqual([])
  })
})
