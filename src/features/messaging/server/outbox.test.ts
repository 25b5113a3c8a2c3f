import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type MailServer, startMailServer } from '#test/mail/mail-server.ts'
import { answered, startTestServer, type TestServer } from '#test/server/test-server.ts'
import { listMessages, readMessage, retryMessage } from '../contract.ts'
import { setMessaging } from '../contract-texts.ts'
import { sendFaultText } from '../texts-gateway.ts'
import { type Letter, messagingJobs, postLetter, postSms } from './public.ts'
import { messages } from './tables.ts'

const FROM = 'Flota <grafik@example.pl>'
const MINUTE = 60_000

let mail: MailServer
let server: TestServer
let withoutMail: TestServer
beforeAll(async () => {
  mail = await startMailServer()
  server = await startTestServer({ env: { SMTP_URL: mail.url, MAIL_FROM: FROM } })
  withoutMail = await startTestServer()
})
afterAll(() => Promise.all([server.close(), withoutMail.close(), mail.close()]))
beforeEach(async () => {
  await server.reset()
  await withoutMail.reset()
  server.clock.set('2026-03-11T11:00:00Z')
  withoutMail.clock.set('2026-03-11T11:00:00Z')
})
afterEach(() => {
  mail.refuseWith(undefined)
  ;(mail.letters as unknown[]).length = 0
})

const letter: Letter = {
  eventKey: 'event:1',
  to: 'jan@example.pl',
  subject: 'Zażółć gęślą jaźń',
  text: 'PIN: 1234\n',
}
const post = (to: TestServer, changes: Partial<Letter> = {}) =>
  to.database.transaction((tx) => postLetter(tx, to.platform, { ...letter, ...changes }))
async function work(on: TestServer = server): Promise<void> {
  for (const job of messagingJobs(on.platform)) await job.run()
}
async function listed(on: TestServer = server) {
  const admin = await on.asUser({ admin: true })
  return answered(await on.call(listMessages, {}, { as: admin }))
}
const statesOf = async (on: TestServer = server) =>
  (await listed(on)).data.map(({ attributes }) => attributes.state)

test('a letter goes out with its text, Polish letters, sender and calendar file', async () => {
  await post(server, {
    calendar: {
      fileName: 'grafik.ics',
      name: 'Grafik',
      events: [{ uid: 'a@b', when: { date: '2026-03-16' as never, shift: 'day' }, summary: 'Dzień' }],
    },
  })
  await work()
  const [received] = mail.letters
  expect(received).toMatchObject({
    subject: 'Zażółć gęślą jaźń',
    text: expect.stringMatching(/^PIN: 1234\s*$/),
    from: { address: 'grafik@example.pl', name: 'Flota' },
    recipients: ['jan@example.pl'],
  })
  const [file] = received?.attachments ?? []
  expect(file).toMatchObject({ filename: 'grafik.ics', mimeType: 'text/calendar' })
  const body = file?.content
  expect(typeof body === 'string' ? body : Buffer.from(body as ArrayBuffer).toString()).toContain(
    'BEGIN:VEVENT',
  )
  expect(await statesOf()).toEqual(['sent'])
})

test('a letter is sent once, however often the worker runs and its event is told', async () => {
  await post(server)
  await post(server, { subject: 'Jeszcze raz' })
  await Promise.all([work(), work(), work()])
  await work()
  expect(mail.letters.map(({ subject }) => subject)).toEqual(['Zażółć gęślą jaźń'])
})

test('what is rolled back sends no letter', async () => {
  await server.database
    .transaction(async (tx) => {
      await postLetter(tx, server.platform, letter)
      throw new Error('the use case failed')
    })
    .catch(() => undefined)
  await work()
  expect(mail.letters).toEqual([])
})

test('without a mail server a letter waits readable, marked so, and goes out once one is configured', async () => {
  await post(withoutMail)
  await work(withoutMail)
  expect(await statesOf(withoutMail)).toEqual(['no-gateway'])
  expect((await listed(withoutMail)).mailConfigured).toBe(false)

  const { smtp } = server.platform.configuration
  const configured = { ...withoutMail.platform.configuration, smtp }
  for (const job of messagingJobs({ ...withoutMail.platform, configuration: configured })) await job.run()
  expect(mail.letters).toHaveLength(1)
  expect(await statesOf(withoutMail)).toEqual(['sent'])
})

test('a failed try is repeated with growing pauses, under the same Message-ID', async () => {
  await post(server)
  mail.refuseWith({ code: 451, text: 'greylisted' })
  await work()
  const [waiting] = (await listed()).data
  expect(waiting?.attributes).toMatchObject({ state: 'waiting', attempts: 1 })
  expect(sendFaultText(waiting?.attributes.error ?? null)).toContain('greylisted')

  mail.refuseWith(undefined)
  server.clock.advance(0.9 * MINUTE)
  await work()
  expect(mail.letters).toEqual([])
  server.clock.advance(0.2 * MINUTE)
  await work()
  expect(mail.letters[0]?.messageId).toMatch(/^<[0-9a-f]{40}@example\.pl>$/)
  expect((await listed()).data[0]?.attributes).toMatchObject({ state: 'sent', attempts: 2, error: null })
})

test('an address that is refused for good fails at once, is counted, and can be sent again', async () => {
  await post(server)
  mail.refuseWith({ code: 550, text: 'no such mailbox' })
  await work()
  const list = await listed()
  expect(list).toMatchObject({ total: 1, counts: { failed: 1 } })
  expect(list.data[0]?.attributes.state).toBe('failed')

  mail.refuseWith(undefined)
  const admin = await server.asUser({ admin: true })
  const id = list.data[0]?.id ?? ''
  answered(await server.call(retryMessage, { id }, { as: admin }))
  await work()
  expect(mail.letters).toHaveLength(1)
  expect(await server.call(retryMessage, { id }, { as: admin })).toMatchObject({
    status: 409,
    failure: { code: 'not_repeatable' },
  })
})

test('a worker that died between sending and marking leaves a lease; then the letter is sent again under its Message-ID', async () => {
  await post(server)
  await work()
  await server.database.queries.update(messages).set({
    state: 'sending',
    lease: '00000000-0000-4000-8000-000000000000',
    dueAt: '2026-03-11T11:10:00Z',
  })
  await work()
  expect(mail.letters).toHaveLength(1)
  server.clock.advance(11 * MINUTE)
  await work()
  expect(mail.letters).toHaveLength(2)
  expect(mail.letters[0]?.messageId).toBe(mail.letters[1]?.messageId)
})

test('bodies carry PINs, so the database holds none of their words; an administrator reads them', async () => {
  await post(server)
  await server.database.transaction((tx) =>
    postSms(tx, server.platform, { eventKey: 'event:2', to: '+48600100200', text: 'PIN 9876' }),
  )
  const rows = await server.database.queries.select().from(messages)
  expect(JSON.stringify(rows)).not.toMatch(/1234|9876/)
  expect(rows.map(({ state }) => state).sort()).toEqual(['no-gateway', 'waiting'])

  const admin = await server.asUser({ admin: true })
  const id = rows.find(({ kind }) => kind === 'sms')?.id ?? ''
  expect(answered(await server.call(readMessage, { id }, { as: admin })).text).toBe('PIN 9876')
  const coordinator = await server.asUser()
  expect((await server.call(readMessage, { id }, { as: coordinator })).status).toBe(403)
})

test('a letter sealed under another key fails honestly instead of stopping the others', async () => {
  await post(server)
  await server.database.queries.update(messages).set({ body: 'damaged' })
  await post(server, { eventKey: 'event:2' })
  await work()
  expect((await statesOf()).sort()).toEqual(['failed', 'sent'])
})

test('reading a letter sealed under another key is refused in words (D29)', async () => {
  await post(server)
  await server.database.queries.update(messages).set({ body: 'damaged' })
  const admin = await server.asUser({ admin: true })
  const id = (await listed()).data[0]?.id ?? ''
  expect(await server.call(readMessage, { id }, { as: admin })).toMatchObject({
    status: 409,
    failure: { code: 'unreadable_message', msg: expect.stringContaining('SECRET_KEY') },
  })
})

test('a letter that was being sent when the mail server was switched off comes back to those without one', async () => {
  await post(withoutMail)
  withoutMail.clock.set('2026-03-11T11:00:00Z')
  const lease = '00000000-0000-4000-8000-000000000000'
  await withoutMail.database.queries
    .update(messages)
    .set({ state: 'sending', lease, dueAt: '2026-03-11T11:10:00Z' })
  await work(withoutMail)
  expect(await statesOf(withoutMail)).toEqual(['sending'])
  withoutMail.clock.advance(11 * MINUTE)
  await work(withoutMail)
  expect(await statesOf(withoutMail)).toEqual(['no-gateway'])
})

test('messages are forgotten after 90 days, or what the fleet says; what still waits is not', async () => {
  await post(server)
  await work()
  await post(server, { eventKey: 'event:2' })
  await server.database.queries
    .update(messages)
    .set({ dueAt: '2027-01-01T00:00:00Z' })
    .where(eq(messages.eventKey, 'event:2'))
  server.clock.advance(89 * 1440 * MINUTE)
  await work()
  expect((await statesOf()).sort()).toEqual(['sent', 'waiting'])
  server.clock.advance(2 * 1440 * MINUTE)
  await work()
  expect(await statesOf()).toEqual(['waiting'])

  await post(withoutMail)
  const admin = await withoutMail.asUser({ admin: true })
  answered(await withoutMail.call(setMessaging, { keepDays: 7 }, { as: admin }))
  withoutMail.clock.advance(8 * 1440 * MINUTE)
  await work(withoutMail)
  expect(await statesOf(withoutMail)).toEqual([])
})
