import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { listAudit } from '#features/audit/contract.ts'
import { listMessages } from '#features/messaging/contract.ts'
import { generateWeek } from '#features/schedule/contract.ts'
import { publishWeek } from '#features/schedule/contract-publishing.ts'
import { setNotifications } from '#features/settings/contract.ts'
import { addCars, submit } from '#test/schedule/small-fleet.ts'
import { answered, startTestServer, type TestCaller, type TestServer } from '#test/server/test-server.ts'
import { wholeText } from '#test/server/whole-text.ts'
import {
  addService,
  confirmService,
  listCarServices,
  removeService,
  sendServiceLink,
  serviceOfLink,
  updateService,
} from '../contract.ts'
import { services } from './tables.ts'

const WEEK = { year: 2026, week: 12 }
/** Sessions end by the clock. */
async function travelTo(instant: string): Promise<void> {
  server.clock.set(instant)
  admin = await server.asUser({ admin: true })
}

/** Jan Kowalski drives the only car on Tuesday, 17 March, by day and nobody by night. */
const VISIT = { date: '2026-03-17', hour: '10:15', text: 'Wymiana opon' }

let server: TestServer
let admin: TestCaller
let car: string
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(async () => {
  await server.reset()
  server.clock.set('2026-03-11T11:00:00Z')
  admin = await server.asUser({ admin: true })
  car = (await addCars(server.database.queries, 1))[0] ?? ''
  await submit(server, WEEK, 'Jan Kowalski', '600100200', { 1: 'day' })
  answered(await server.call(generateWeek, WEEK, { as: admin }))
  await wantSms(true)
})
afterAll(() => server.close())

const wantSms = async (sendServiceSms: boolean) =>
  answered(
    await server.call(
      setNotifications,
      { sendPinBySms: false, sendConfirmation: false, sendServiceSms },
      { as: admin },
    ),
  )
const add = async (change: object = {}) =>
  answered(await server.call(addService, { carId: car, ...VISIT, ...change }, { as: admin }))
const update = async (id: string, change: object = {}) =>
  answered(await server.call(updateService, { id, carId: car, ...VISIT, ...change }, { as: admin }))
const resend = (id: string) => server.call(sendServiceLink, { id }, { as: admin })
const confirm = (uuid: string) => server.call(confirmService, { uuid })
const attributes = async () => {
  const [service] = answered(await server.call(listCarServices, { id: car }, { as: admin })).data
  if (!service) throw new Error('There is no service.')
  return service.attributes
}
const keyOf = ({ link }: { link: string }): string => link.split('/').at(-1) ?? ''

async function texts(): Promise<{ to: string; text: string }[]> {
  const { data } = answered(await server.call(listMessages, {}, { as: admin }))
  const sms = data.filter(({ attributes }) => attributes.kind === 'sms')
  return Promise.all(
    sms.map(async ({ id, attributes: { to } }) => ({ to, text: await wholeText(server, id) })),
  )
}

test('the driver who has the car in that slot gets the link by SMS, where the fleet wants that (D27)', async () => {
  expect((await add()).link).toEqual({ outcome: 'sent', driver: 'Jan Kowalski' })
  const { link, linkSentAt } = await attributes()
  expect(linkSentAt).toBe('2026-03-11T11:00:00.000Z')
  expect(await texts()).toEqual([
    {
      to: '+48600100200',
      text: `Serwis auta W01: 17.3.2026, godz. 10:15. Prosimy o potwierdzenie: ${link}`,
    },
  ])
})

test('a fleet that does not want it sends none by itself, but the office can send one', async () => {
  await wantSms(false)
  const { id, link } = await add()
  expect(link).toEqual({ outcome: 'switched-off', driver: null })
  expect(await texts()).toEqual([])
  expect(answered(await resend(id))).toEqual({ status: 'ok', driver: 'Jan Kowalski' })
  expect(await texts()).toHaveLength(1)
})

test('where nobody has the car the service is stored, nothing is sent, and the office is told', async () => {
  const { id, link } = await add({ hour: '19:00' })
  expect(link).toEqual({ outcome: 'nobody', driver: null })
  expect((await attributes()).linkSentAt).toBeNull()
  expect(await resend(id)).toMatchObject({ status: 409, failure: { code: 'nobody' } })
  expect((await add({ date: '2026-03-24' })).link.outcome).toBe('nobody')
  expect(await texts()).toEqual([])
})

test('the driver of a draft is sent nothing until it is published (D43)', async () => {
  await server.database.queries.execute('UPDATE schedule_weeks SET published_at = NULL')
  const { id, link } = await add()
  expect(link).toEqual({ outcome: 'nobody', driver: null })
  expect(await resend(id)).toMatchObject({ status: 409, failure: { code: 'nobody' } })
  answered(await server.call(publishWeek, WEEK, { as: admin }))
  expect(answered(await resend(id))).toEqual({ status: 'ok', driver: 'Jan Kowalski' })
})

test('no link is sent for a service whose hour has come', async () => {
  const { id } = await add()
  await travelTo('2026-03-17T09:15:00Z')
  expect(await resend(id)).toMatchObject({ status: 409, failure: { code: 'past' } })
  expect((await add({ hour: '09:00' })).link.outcome).toBe('past')
  expect(await texts()).toHaveLength(1)
})

test('each wish to send it again is one SMS with the same link, a repeated request none', async () => {
  const { id } = await add()
  const again = () => server.call(sendServiceLink, { id }, { as: admin, key: 'wyslij-ponownie' })
  answered(await again())
  answered(await again())
  answered(await resend(id))
  const sent = await texts()
  expect(sent).toHaveLength(3)
  expect(new Set(sent.map(({ text }) => text)).size).toBe(1)
})

test('the driver confirms once; a second time changes nothing', async () => {
  await add()
  const key = keyOf(await attributes())
  await travelTo('2026-03-12T09:00:00Z')
  expect(answered(await confirm(key))).toEqual({ status: 'ok' })
  await travelTo('2026-03-13T09:00:00Z')
  expect(answered(await confirm(key))).toEqual({ status: 'ok' })
  expect((await attributes()).confirmed).toBe('2026-03-12T09:00:00.000Z')
})

test('many confirmations at once leave one mark and one row of the audit log', async () => {
  await add()
  const key = keyOf(await attributes())
  const answers = await Promise.all(Array.from({ length: 8 }, () => confirm(key)))
  expect(answers.every(({ ok }) => ok)).toBe(true)
  const { data } = answered(await server.call(listAudit, {}, { as: admin }))
  expect(data.filter(({ attributes }) => attributes.action === 'POST /api/confirm-service')).toHaveLength(1)
})

test('an unknown link is answered like a known one, and leaves no trace', async () => {
  await add()
  const known = keyOf(await attributes())
  const [right, ...wrong] = [
    await confirm(known),
    await confirm('x'.repeat(43)),
    await confirm(''),
    await confirm('łąż/../💥'),
  ]
  for (const answer of wrong) {
    expect(answer.status).toBe(right?.status)
    expect(answer).toMatchObject({ ok: true, value: { status: 'ok' } })
    expect(Object.keys(answer.headers).sort()).toEqual(Object.keys(right?.headers ?? {}).sort())
  }
  const { data } = answered(await server.call(listAudit, {}, { as: admin }))
  expect(data.filter(({ attributes }) => attributes.action === 'POST /api/confirm-service')).toHaveLength(1)
})

test('who has the link sees car, day and hour before confirming, and what has become of it since', async () => {
  const { id } = await add()
  const key = keyOf(await attributes())
  const look = async (uuid = key) => answered(await server.call(serviceOfLink, { uuid })).service
  const visit = { reg: 'W01', date: '2026-03-17', hour: '10:15', place: '' }
  expect(await look()).toEqual({ ...visit, confirmed: false, past: false })
  expect((await attributes()).confirmed).toBeNull()
  answered(await confirm(key))
  expect(await look()).toEqual({ ...visit, confirmed: true, past: false })
  await update(id, { hour: '11:00' })
  expect(await look()).toBeNull()
  const moved = keyOf(await attributes())
  expect(await look(moved)).toMatchObject({ hour: '11:00', confirmed: false })
  await travelTo('2026-03-17T10:00:00Z')
  expect(await look(moved)).toMatchObject({ past: true })
  answered(await server.call(removeService, { id }, { as: admin }))
  expect(await look(moved)).toBeNull()
  expect(await look('x'.repeat(43))).toBeNull()
})

test('another date or hour takes the confirmation back, ends the old link, and sends the new one', async () => {
  const { id } = await add()
  const old = keyOf(await attributes())
  answered(await confirm(old))
  expect(await update(id, { hour: '11:00' })).toEqual({
    status: 'ok',
    confirmationCleared: true,
    link: { outcome: 'sent', driver: 'Jan Kowalski' },
  })
  answered(await confirm(old))
  expect((await attributes()).confirmed).toBeNull()
  answered(await confirm(keyOf(await attributes())))
  expect((await attributes()).confirmed).not.toBeNull()
  const times = (await texts()).map(({ text }) => /godz\. (\d\d:\d\d)/.exec(text)?.[1])
  expect(times.sort()).toEqual(['10:15', '11:00'])
})

test('another text, or the hour in another spelling, leaves confirmation and link as they are', async () => {
  const { id } = await add()
  answered(await confirm(keyOf(await attributes())))
  const before = await attributes()
  expect(await update(id, { text: 'Olej', hour: '10:15:00' })).toEqual({
    status: 'ok',
    confirmationCleared: false,
    link: { outcome: 'same', driver: null },
  })
  expect(await attributes()).toEqual({ ...before, desc: 'Olej' })
  expect(await texts()).toHaveLength(1)
})

test('the key is nowhere readable in the database or the log, and its page sends it nowhere (Q11, Q15)', async () => {
  await add()
  const { link } = await attributes()
  const key = keyOf({ link })
  const page = await server.app.inject({ url: `/ps/${key}` })
  expect(page.headers['referrer-policy']).toBe('no-referrer')
  answered(await confirm(key))
  expect(JSON.stringify(await server.database.queries.select().from(services))).not.toContain(key)
  expect(server.log.join()).toContain('/ps/:id')
  expect(server.log.join()).not.toContain(key)
})
