import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { editDriver } from '#features/drivers/office/contract.ts'
import { cancelMessage, retryMessage } from '#features/messaging/contract.ts'
import { scheduleDrivers } from '#features/roster/server/tables.ts'
import { type MailServer, startMailServer } from '#test/mail/mail-server.ts'
import { type MovingOffice, openOffice, TUESDAY_DAY, TUESDAY_NIGHT } from '#test/schedule/moving-office.ts'
import { answered, startTestServer, type TestServer } from '#test/server/test-server.ts'
import { type SmsGatewayServer, startSmsGateway } from '#test/sms/sms-gateway.ts'

let gateway: SmsGatewayServer
let mail: MailServer
let server: TestServer
let office: MovingOffice

beforeAll(async () => {
  gateway = await startSmsGateway()
  mail = await startMailServer()
  server = await startTestServer({
    env: {
      SMS_GATEWAY: 'smsapi',
      SMS_TOKEN: 'token',
      SMS_URL: gateway.url,
      SMTP_URL: mail.url,
      MAIL_FROM: 'grafik@flota.test',
    },
  })
})
afterAll(() => Promise.all([server.close(), gateway.close(), mail.close()]))
beforeEach(async () => {
  gateway.forget()
  office = await openOffice(server)
})

const ten = <T>(act: () => Promise<T>) => Promise.all(Array.from({ length: 10 }, act))

test('an SMS that failed is sent again from the change list, once, however many ask at once (Q6)', async () => {
  gateway.next({ error: 13 })
  await office.move(office.jan, TUESDAY_NIGHT)
  const id = await office.changeId(office.jan)
  answered(await office.tell(id))
  await office.work()
  expect(await office.states()).toMatchObject([{ sms: { state: 'failed' } }])
  expect(answered(await office.tell(id)).sent).toBe(false)
  const told = (await ten(() => office.tell(id, { again: true }))).map(answered)
  expect(told.filter(({ sent }) => sent)).toHaveLength(1)
  await office.work()
  expect(gateway.sent).toHaveLength(1)
  expect(await office.states()).toMatchObject([{ sms: { state: 'sent', error: null } }])
  expect(answered(await office.tell(id, { again: true })).sent).toBe(false)
  await office.work()
  expect(gateway.sent).toHaveLength(1)
})

test('one try from the list and one from the outbox at once are one SMS (Q6)', async () => {
  gateway.next({ error: 13 })
  await office.move(office.jan, TUESDAY_NIGHT)
  const id = await office.changeId(office.jan)
  answered(await office.tell(id))
  await office.work()
  const [{ id: message } = { id: '' }] = await office.outbox('sms')
  await Promise.all([
    ...Array.from({ length: 5 }, () => office.tell(id, { again: true })),
    ...Array.from({ length: 5 }, () => server.call(retryMessage, { id: message }, { as: office.admin() })),
    office.work(),
  ])
  await office.work()
  expect(gateway.sent).toHaveLength(1)
})

test('one that the office has stopped can be sent all the same', async () => {
  await office.move(office.jan, TUESDAY_NIGHT)
  const id = await office.changeId(office.jan)
  answered(await office.tell(id))
  const [{ id: message } = { id: '' }] = await office.outbox('sms')
  answered(await server.call(cancelMessage, { id: message }, { as: office.admin() }))
  expect(await office.states()).toMatchObject([{ sms: { state: 'cancelled' } }])
  expect(answered(await office.tell(id, { again: true })).sent).toBe(true)
  await office.work()
  expect(gateway.sent).toHaveLength(1)
})

test('one that had expired goes out late if the office wants it all the same, and expires again after a shift’s time', async () => {
  gateway.behaveLike(() => 'broken')
  await office.move(office.ewa, TUESDAY_DAY, 1)
  const id = await office.changeId(office.ewa)
  answered(await office.tell(id))
  await office.work()
  await office.leap('2026-03-17T05:00:00Z')
  await office.work()
  expect(await office.states()).toMatchObject([{ sms: { state: 'expired' }, passed: true }])
  expect(answered(await office.tell(id, { again: true })).sent).toBe(true)
  await office.work()
  expect(await office.states()).toMatchObject([{ sms: { state: 'waiting' } }])
  await office.leap('2026-03-17T17:00:01Z')
  await office.work()
  expect(await office.states()).toMatchObject([{ sms: { state: 'expired' } }])
  gateway.behaveLike(() => 'take')
  expect(answered(await office.tell(id, { again: true })).sent).toBe(true)
  await office.work()
  expect(gateway.sent).toHaveLength(1)
})

test('one that was withdrawn is not sent any more, from wherever it is asked for', async () => {
  await office.move(office.jan, TUESDAY_NIGHT)
  answered(await office.tell(await office.changeId(office.jan)))
  await office.move(office.jan, TUESDAY_NIGHT, 1)
  const [{ id: message } = { id: '' }] = await office.outbox('sms')
  expect(await server.call(retryMessage, { id: message }, { as: office.admin() })).toMatchObject({
    status: 409,
    failure: { code: 'not_repeatable' },
  })
  await office.work()
  expect(gateway.sent).toEqual([])
})

test('whose number was corrected gets the SMS there', async () => {
  gateway.next({ error: 13 })
  await office.move(office.jan, TUESDAY_NIGHT)
  const id = await office.changeId(office.jan)
  answered(await office.tell(id))
  await office.work()
  const told = { fullName: 'Jan Lis', phone: '600100299', email: 'kierowca@example.pl' }
  answered(await server.call(editDriver, { id: office.jan, ...told }, { as: office.admin() }))
  expect(answered(await office.tell(id, { again: true })).sent).toBe(true)
  await office.work()
  const change = gateway.sent.filter(({ text }) => !text.includes('zmienilo Twoj'))
  expect(change.map(({ to }) => to)).toEqual(['48600100299'])
  // That it is another number is told where the driver was known before.
  expect(gateway.sent.filter((one) => !change.includes(one)).map(({ to }) => to)).toEqual(['48600100200'])
})

test('a driver without a phone is shown as such, counted, and told by e-mail', async () => {
  await office.move(office.jan, TUESDAY_NIGHT)
  await server.database.queries.update(scheduleDrivers).set({ phone: '' })
  const id = await office.changeId(office.jan)
  expect(await office.states()).toMatchObject([{ hindrance: 'no-phone', hasEmail: true, email: null }])
  expect(await office.tellAll()).toMatchObject({
    sent: 0,
    waiting: 0,
    already: 0,
    withoutPhone: 1,
    passed: 0,
  })
  expect(await office.tell(id)).toMatchObject({
    status: 409,
    failure: { msg: 'Kierowca nie ma numeru telefonu. Uzupełnij go na liście kierowców.' },
  })
  const told = (await ten(() => office.mail(id))).map(answered)
  expect(told.filter(({ sent }) => sent)).toHaveLength(1)
  await office.work()
  expect(await office.states()).toMatchObject([{ email: { state: 'sent' }, sms: null }])
  const [letter] = mail.letters.filter(({ subject }) => subject?.startsWith('Zmiana w grafiku'))
  expect(letter).toMatchObject({ subject: 'Zmiana w grafiku: wtorek, 17.3.2026' })
  expect(letter?.text).toMatch(
    /^Dzień dobry, Jan Lis!\n\nJan, zmiana w grafiku: zamiast 16\.3\.2026 \(dzień\) jedziesz 17\.3\.2026 \(noc\), auto: W01\.\n\nCały grafik/,
  )
})

test('who has neither phone nor e-mail can’t be told, and is said so', async () => {
  await office.move(office.jan, TUESDAY_NIGHT)
  await server.database.queries.update(scheduleDrivers).set({ phone: '', email: '' })
  expect(await office.states()).toMatchObject([{ hindrance: 'no-phone', hasEmail: false }])
  expect(await office.mail(await office.changeId(office.jan))).toMatchObject({
    status: 409,
    failure: { msg: 'Kierowca nie ma adresu e-mail. Uzupełnij go na liście kierowców.' },
  })
})

test('a letter about an earlier state that still waits is withdrawn when the driver is moved on', async () => {
  await office.move(office.jan, TUESDAY_NIGHT)
  const id = await office.changeId(office.jan)
  answered(await office.mail(id))
  await office.move(office.jan, TUESDAY_NIGHT, 1)
  expect(await office.outbox('email')).toMatchObject([{ state: 'withdrawn' }])
  expect(await office.states()).toMatchObject([{ email: null }])
  expect(answered(await office.mail(id)).sent).toBe(true)
  await office.work()
  expect(await office.states()).toMatchObject([{ email: { state: 'sent' } }])
})
