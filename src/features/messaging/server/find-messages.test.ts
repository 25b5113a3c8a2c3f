import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { drivers } from '#features/drivers/server/tables.ts'
import type { Phone } from '#kernel/phone.ts'
import { polishSortKey } from '#kernel/polish-text.ts'
import type { InputOf } from '#platform/pure/endpoint.ts'
import { answered, startTestServer, type TestCaller, type TestServer } from '#test/server/test-server.ts'
import { listMessages } from '../contract.ts'
import { previewActOnMessages } from '../contract-bulk.ts'
import { setMessaging } from '../contract-texts.ts'
import { messagingJobs, postLetter, postSms } from './public.ts'
import { messages } from './tables.ts'

let server: TestServer
let admin: TestCaller
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.reset()
  server.clock.set('2026-03-11T11:00:00Z')
  admin = await server.asUser({ admin: true })
})

async function addDriver(fullName: string, phone: string, email = '', mergedInto?: string): Promise<string> {
  const id = randomUUID()
  await server.database.queries.insert(drivers).values({
    ...{ id, phone: phone as Phone, fullName, nameSort: polishSortKey(fullName), email },
    ...{ pinSealed: '', pinHash: '', createdAt: server.clock.now().toISOString() },
    ...(mergedInto ? { mergedInto } : {}),
  })
  return id
}
const event = () => `event:${randomUUID()}`
const sms = (to: string, text = 'Zmiana', kind = 'shift-moved') =>
  server.database.transaction((tx) =>
    postSms(tx, server.platform, { eventKey: event(), to, text, about: { kind, id: '' } }),
  )
const letter = (to: string, subject: string, text = 'Treść') =>
  server.database.transaction((tx) =>
    postLetter(tx, server.platform, { eventKey: event(), to, subject, text }),
  )
const list = async (input: InputOf<typeof listMessages> = {}) =>
  answered(await server.call(listMessages, input, { as: admin }))
const tos = async (input: InputOf<typeof listMessages>) =>
  (await list(input)).data.map(({ attributes }) => attributes.to).sort()

test('each message says whose it is, be it to a further number, or to an address that several share', async () => {
  const jan = await addDriver('Jan Lis', '+48600100200', 'dom@example.pl')
  const ewa = await addDriver('Ewa Żak', '+48600100201', 'dom@example.pl')
  await addDriver('Jan Lis', '+48600100299', '', jan)
  await sms('+48600100299')
  await letter('dom@example.pl', 'Grafik')
  await letter('obcy@example.pl', 'Grafik')
  const people = new Map((await list()).data.map(({ attributes: { to, people: who } }) => [to, who]))
  expect(people.get('+48600100299')).toEqual([{ id: jan, fullName: 'Jan Lis' }])
  expect(people.get('dom@example.pl')).toEqual([
    { id: ewa, fullName: 'Ewa Żak' },
    { id: jan, fullName: 'Jan Lis' },
  ])
  expect(people.get('obcy@example.pl')).toEqual([])
})

test('a search finds by name, number, address, subject and what it is about, with or without Polish letters', async () => {
  await addDriver('Łukasz Śliwa', '+48600100200', 'ls@example.pl')
  await addDriver('Lukasz Kos', '+48600100201')
  await sms('+48600100200')
  await sms('+48600100201', 'x', 'free-shift')
  await letter('ls@example.pl', 'Zażółć gęślą jaźń')
  expect(await tos({ q: 'lukasz sliwa' })).toEqual(['+48600100200', 'ls@example.pl'])
  expect(await tos({ q: 'ŚLIWA łuk' })).toEqual(['+48600100200', 'ls@example.pl'])
  expect(await tos({ q: 'lukasz' })).toHaveLength(3)
  // Typed with Polish letters it is taken at its word.
  expect(await tos({ q: 'łukasz' })).toEqual(['+48600100200', 'ls@example.pl'])
  expect(await tos({ q: '600 100 201' })).toEqual(['+48600100201'])
  expect(await tos({ q: '+48 600-100-200' })).toEqual(['+48600100200'])
  expect(await tos({ q: 'zazolc' })).toEqual(['ls@example.pl'])
  expect(await tos({ q: 'LS@EXAMPLE' })).toEqual(['ls@example.pl'])
  expect(await tos({ q: 'zmiana przeniesiona' })).toEqual(['+48600100200'])
  expect(await tos({ q: 'wolna zmiana' })).toEqual(['+48600100201'])
  expect(await tos({ q: 'nikt taki' })).toEqual([])
})

test('signs that mean something to a database are letters like others', async () => {
  await letter('a@example.pl', '100% pewne_to \\ koniec')
  await letter('b@example.pl', '100 pewnexto')
  expect(await tos({ q: '100%' })).toEqual(['a@example.pl'])
  expect(await tos({ q: 'pewne_to' })).toEqual(['a@example.pl'])
  expect(await tos({ q: "'; DROP" })).toEqual([])
})

test('what a message says is not searched: nobody learns a PIN by asking for it', async () => {
  await sms('+48600100200', 'PIN 4821', 'pin')
  await letter('a@example.pl', 'Grafik', 'PIN 4821')
  expect(await tos({ q: '4821' })).toEqual([])
})

test('a single character finds all, as lists do', async () => {
  await sms('+48600100200')
  expect((await list({ q: 'x' })).total).toBe(1)
})

test('letters with a PIN that were written before they said so are told by the key of their event', async () => {
  const write = (eventKey: string, to: string) =>
    server.database.transaction((tx) =>
      postLetter(tx, server.platform, { eventKey, to, subject: 'PIN', text: 'PIN' }),
    )
  const id = randomUUID()
  await write(`drivers:pin:${id}`, 'a@example.pl')
  await write(`drivers:pin:${id}:2`, 'b@example.pl')
  await write('drivers:link:1', 'c@example.pl')
  expect(await tos({ about: 'pin' })).toEqual(['a@example.pl', 'b@example.pl'])
  expect(await tos({ about: 'other' })).toEqual(['c@example.pl'])
  const { data } = await list({ about: 'pin' })
  expect(data.map(({ attributes }) => attributes.aboutKind)).toEqual(['pin', 'pin'])
  await server.database.queries.update(messages).set({ state: 'failed' })
  const ids = (await list()).data.map((message) => message.id)
  const again = answered(await server.call(previewActOnMessages, { act: 'again', ids }, { as: admin }))
  expect(again).toMatchObject({ can: 1, left: [{ why: 'one-by-one', count: 2 }] })
})

test('filters join: way, state, what it is about, week by the fleet’s clock', async () => {
  await sms('+48600100200', 'x', 'shift-moved')
  await sms('+48600100201', 'x', 'form-reminder')
  await sms('+48600100202', 'x', 'something-new')
  await letter('a@example.pl', 'Grafik')
  // Monday 00:30 in Warsaw, Sunday in UTC.
  server.clock.set('2026-03-15T23:30:00Z')
  admin = await server.asUser({ admin: true })
  await sms('+48600100203', 'x', 'shift-moved')
  expect(await tos({ kind: 'sms', about: 'changes' })).toEqual(['+48600100200', '+48600100203'])
  expect(await tos({ about: 'reminders' })).toEqual(['+48600100201'])
  expect(await tos({ about: 'other' })).toEqual(['+48600100202', 'a@example.pl'])
  expect(await tos({ year: 2026, week: 11 })).toHaveLength(4)
  expect(await tos({ year: 2026, week: 12 })).toEqual(['+48600100203'])
  expect(await tos({ year: 2026, week: 53, state: 'sent' })).toEqual([])
  expect(await tos({ year: 2025, week: 53 })).toEqual([])
  await server.database.queries
    .update(messages)
    .set({ state: 'failed' })
    .where(sql`recipient = '+48600100200'`)
  const failed = await list({ state: 'failed', kind: 'sms' })
  expect([failed.total, failed.counts]).toEqual([1, { failed: 1, 'no-gateway': 3 }])
  expect(await tos({ state: 'missed' })).toHaveLength(5)
  expect((await list({ state: 'missed' })).total).toBe(5)
})

test('one driver’s messages come together over all ways, and under all their numbers', async () => {
  const jan = await addDriver('Jan Lis', '+48600100200', 'jan@example.pl')
  await addDriver('Jan Lis', '+48600100299', '', jan)
  await sms('+48600100200')
  await sms('+48600100299')
  await sms('+48600100201')
  await letter('jan@example.pl', 'Grafik')
  await server.database.queries.insert(messages).values({
    ...{ id: randomUUID(), eventKey: event(), kind: 'push', recipient: jan, subject: 'Nowy grafik' },
    ...{ body: '', state: 'sent', createdAt: '2026-03-11T11:00:01Z', dueAt: '2026-03-11T11:00:01Z' },
  })
  const thread = await list({ driver: jan })
  expect(thread.total).toBe(4)
  expect(thread.driver).toEqual({ id: jan, fullName: 'Jan Lis', phone: '+48600100200' })
  expect(new Set(thread.data.map(({ attributes }) => attributes.kind))).toEqual(
    new Set(['sms', 'email', 'push']),
  )
  expect(thread.data[0]?.attributes).toMatchObject({ kind: 'push', to: '', people: [{ id: jan }] })
  const nobody = await list({ driver: randomUUID() })
  expect([nobody.total, nobody.driver]).toEqual([0, null])
})

test('parts of SMS are counted when written, summed over the filter, and told with their price', async () => {
  await sms('+48600100200', 'a'.repeat(161))
  await sms('+48600100201', 'ż'.repeat(10))
  await letter('a@example.pl', 'Grafik')
  expect((await list()).data.map(({ attributes }) => attributes.parts)).toEqual(
    expect.arrayContaining([2, 1, null]),
  )
  expect(await list()).toMatchObject({ parts: { charged: 0, waiting: 3 }, partPrice: null })
  await server.database.queries
    .update(messages)
    .set({ state: 'undelivered', round: 1 })
    .where(sql`recipient = '+48600100200'`)
  answered(await server.call(setMessaging, { smsPartPrice: 825 }, { as: admin }))
  // Handed over twice, so charged twice.
  expect(await list()).toMatchObject({ parts: { charged: 4, waiting: 1 }, partPrice: 825 })
  expect((await list({ state: 'undelivered' })).parts).toEqual({ charged: 4, waiting: 0 })
  expect((await list({ kind: 'email' })).parts).toEqual({ charged: 0, waiting: 0 })
  answered(await server.call(setMessaging, { smsPartPrice: null }, { as: admin }))
  expect((await list()).partPrice).toBeNull()
})

test('SMS of an edition that counted no parts are counted by themselves; what nobody can read counts as one', async () => {
  await sms('+48600100200', 'a'.repeat(400))
  await sms('+48600100201')
  const { queries } = server.database
  await queries.update(messages).set({ parts: null })
  await queries.update(messages).set({ body: 'lost' }).where(sql`recipient = '+48600100201'`)
  expect((await list()).data.map(({ attributes }) => attributes.parts)).toEqual([null, null])
  for (const job of messagingJobs(server.platform)) await job.run()
  const parts = new Map((await list()).data.map(({ attributes: { to, parts: count } }) => [to, count]))
  expect([parts.get('+48600100200'), parts.get('+48600100201')]).toEqual([3, 1])
})

test('thousands stay quick: a page, a search and a thread out of 20,000', async () => {
  const { queries } = server.database
  const jan = await addDriver('Jan Lis', '+48600000007', 'jan@example.pl')
  await queries.execute(sql`
    INSERT INTO messages (id, event_key, kind, recipient, subject, body, state, due_at, created_at, about_kind, parts)
    SELECT gen_random_uuid(), 'many:' || n, 'sms', '+48600' || lpad((n % 2000)::text, 6, '0'), '', '', 'sent',
      timestamptz '2026-03-01' + n * interval '1 second', timestamptz '2026-03-01' + n * interval '1 second', 'pin', 1
    FROM generate_series(1, 20000) AS n`)
  const timed = async (input: InputOf<typeof listMessages>) => {
    const begin = performance.now()
    const { total } = await list(input)
    return [total, performance.now() - begin] as const
  }
  await timed({})
  for (const [input, wanted] of [
    [{}, 20_000],
    [{ page: 400 }, 20_000],
    [{ q: 'jan lis' }, 10],
    [{ driver: jan }, 10],
    [{ q: 'pin do kalendarza' }, 20_000],
  ] as const) {
    const [total, ms] = await timed(input)
    expect(total).toBe(wanted)
    // Far from the goal, so that a busy machine does not fail it: it would take minutes without bounds.
    expect(ms).toBeLessThan(3000)
  }
})
