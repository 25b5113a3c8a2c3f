import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { auditLog } from '#features/audit/server/tables.ts'
import type { InputOf } from '#platform/pure/endpoint.ts'
import { answered, startTestServer, type TestCaller, type TestServer } from '#test/server/test-server.ts'
import { type SmsGatewayServer, startSmsGateway } from '#test/sms/sms-gateway.ts'
import { actOnMessages, previewActOnMessages } from '../contract-bulk.ts'
import { setMessaging } from '../contract-texts.ts'
import type { MessageState } from '../domain/message-state.ts'
import type { SendFault } from '../domain/send-fault.ts'
import { messagingJobs, postSms } from './public.ts'
import { messages } from './tables.ts'

let gateway: SmsGatewayServer
let server: TestServer
let withoutGateway: TestServer
let admin: TestCaller
beforeAll(async () => {
  gateway = await startSmsGateway()
  server = await startTestServer({
    env: { SMS_GATEWAY: 'smsapi', SMS_TOKEN: 'token', SMS_URL: gateway.url },
  })
  withoutGateway = await startTestServer()
})
afterAll(() => Promise.all([server.close(), withoutGateway.close(), gateway.close()]))
beforeEach(async () => {
  await server.reset()
  gateway.forget()
  server.clock.set('2026-03-11T11:00:00Z')
  admin = await server.asUser({ admin: true })
})

let numbers = 0
interface Given {
  readonly state?: MessageState
  readonly error?: SendFault | null
  readonly kind?: string
  readonly text?: string
  readonly handedTo?: string
}
/** An SMS in the outbox, as it stands there. */
async function sms({
  state = 'failed',
  error = null,
  kind = 'shift-moved',
  text = 'Zmiana',
  handedTo = '',
}: Given = {}) {
  numbers += 1
  const to = `+486001${String(numbers).padStart(5, '0')}`
  const { queries } = server.database
  await server.database.transaction((tx) =>
    postSms(tx, server.platform, { eventKey: randomUUID(), to, text, about: { kind, id: '' } }),
  )
  const [row] = await queries
    .update(messages)
    .set({ state, error, handedTo })
    .where(eq(messages.recipient, to))
    .returning({ id: messages.id })
  return { id: row?.id ?? '', to }
}
const preview = async (input: InputOf<typeof previewActOnMessages>) =>
  answered(await server.call(previewActOnMessages, input, { as: admin }))
const act = async (input: InputOf<typeof actOnMessages>) =>
  answered(await server.call(actOnMessages, input, { as: admin }))
const stateOf = async (id: string) =>
  (await server.database.queries.select().from(messages).where(eq(messages.id, id)))[0]?.state
async function work(): Promise<void> {
  for (const job of messagingJobs(server.platform)) await job.run()
}

test('failed and stopped ones go out again, each once; the rest is told with its reason, and left', async () => {
  const [failed, stopped] = [await sms(), await sms({ state: 'cancelled' })]
  const sent = await sms({ state: 'sent' })
  const unsure = await sms({ error: { code: 'uncertain' }, handedTo: 'smsapi' })
  const pin = await sms({ kind: 'pin' })
  const dear = await sms({ error: { code: 'costly-number' } })
  const ids = [failed, stopped, sent, unsure, pin, dear].map(({ id }) => id)
  expect(await preview({ act: 'again', ids })).toMatchObject({
    ...{ can: 2, sms: 2, parts: 2, partPrice: null, waits: [] },
    left: expect.arrayContaining([
      { why: 'arrived', count: 1 },
      { why: 'perhaps-arrived', count: 1 },
      { why: 'one-by-one', count: 1 },
      { why: 'never', count: 1 },
    ]),
  })
  expect((await act({ act: 'again', ids })).done).toBe(2)
  await work()
  expect(gateway.sent.map(({ to }) => `+${to}`).sort()).toEqual([failed.to, stopped.to].sort())
  expect(await stateOf(pin.id)).toBe('failed')
})

test('only what waits is stopped, and never what guards', async () => {
  const waiting = await sms({ state: 'waiting' })
  const guarding = await sms({ state: 'waiting', kind: 'new-device' })
  const sending = await sms({ state: 'sending' })
  const ids = [waiting, guarding, sending].map(({ id }) => id)
  expect(await act({ act: 'stop', ids })).toEqual({
    done: 1,
    left: expect.arrayContaining([
      { why: 'guarding', count: 1 },
      { why: 'not-waiting', count: 1 },
    ]),
  })
  expect(await Promise.all(ids.map(stateOf))).toEqual(['cancelled', 'waiting', 'sending'])
})

test('a preview changes nothing', async () => {
  const { id } = await sms()
  await preview({ act: 'again', ids: [id] })
  expect(await stateOf(id)).toBe('failed')
  expect(await server.database.queries.select().from(auditLog)).toEqual([])
})

test('the whole filter is meant as it was when it was told: what came later is left', async () => {
  await sms()
  await sms({ kind: 'form-reminder' })
  const { can, upTo } = await preview({ act: 'again', state: 'failed', about: 'changes' })
  expect(can).toBe(1)
  server.clock.advance(60_000)
  const later = await sms()
  expect((await act({ act: 'again', state: 'failed', about: 'changes', upTo })).done).toBe(1)
  expect(await stateOf(later.id)).toBe('failed')
})

test('two who do it at once: nobody gets one twice, and both are told how many were theirs', async () => {
  const ids = (await Promise.all([sms(), sms(), sms()])).map(({ id }) => id)
  const both = await Promise.all([act({ act: 'again', ids }), act({ act: 'again', ids })])
  expect(both.map(({ done }) => done).sort()).toEqual([0, 3])
  await Promise.all([work(), work()])
  expect(gateway.sent).toHaveLength(3)
})

test('one stops while another sends again: what is done is done once', async () => {
  const ids = (await Promise.all([sms({ state: 'waiting' }), sms({ state: 'cancelled' })])).map(
    ({ id }) => id,
  )
  const [stopped, again] = await Promise.all([act({ act: 'stop', ids }), act({ act: 'again', ids })])
  expect(stopped.done + again.done).toBeGreaterThanOrEqual(2)
  await work()
  expect(gateway.sent.length).toBeLessThanOrEqual(2)
})

test('an act that is repeated with its key is done once', async () => {
  const { id } = await sms()
  const key = randomUUID()
  const twice = () => server.call(actOnMessages, { act: 'again', ids: [id] }, { as: admin, key })
  expect(answered(await twice()).done).toBe(1)
  await work()
  await server.database.queries.update(messages).set({ state: 'failed' })
  expect(answered(await twice()).done).toBe(1)
  await work()
  expect(gateway.sent).toHaveLength(1)
})

test('what it will cost is told before: parts, and their price', async () => {
  await sms({ text: 'a'.repeat(161) })
  await sms({ text: 'krótki' })
  answered(await server.call(setMessaging, { smsPartPrice: 1600 }, { as: admin }))
  expect(await preview({ act: 'again', state: 'failed' })).toMatchObject({
    sms: 2,
    parts: 3,
    partPrice: 1600,
  })
})

test('the act stands in the audit log with its numbers, and no numbers of phones', async () => {
  const { id, to } = await sms()
  await act({ act: 'again', ids: [id, (await sms({ state: 'sent' })).id] })
  const [row] = await server.database.queries
    .select()
    .from(auditLog)
    .where(eq(auditLog.action, 'POST /api/messages/bulk'))
  expect(row?.details).toMatchObject({ act: 'again', done: 1, left: 1 })
  expect(JSON.stringify(row)).not.toContain(to)
})

test('beyond 5000 it is asked to narrow the list', async () => {
  await server.database.queries.execute(sql`
    INSERT INTO messages (id, event_key, kind, recipient, subject, body, state, due_at, created_at)
    SELECT gen_random_uuid(), 'many:' || n, 'sms', '+48600100200', '', '', 'failed', now(), timestamptz '2026-03-01'
    FROM generate_series(1, 5001) AS n`)
  const refused = await server.call(actOnMessages, { act: 'again', state: 'failed' }, { as: admin })
  expect(refused).toMatchObject({ status: 422, failure: { code: 'too_many' } })
})

test('without a gateway what is sent again waits, and that is told before', async () => {
  await withoutGateway.reset()
  const as = await withoutGateway.asUser({ admin: true })
  await withoutGateway.database.transaction((tx) =>
    postSms(tx, withoutGateway.platform, { eventKey: 'a', to: '+48600100200', text: 'Zmiana' }),
  )
  await withoutGateway.database.queries.update(messages).set({ state: 'cancelled' })
  const told = answered(await withoutGateway.call(previewActOnMessages, { act: 'again' }, { as }))
  expect(told).toMatchObject({ can: 1, waits: ['sms'] })
  answered(await withoutGateway.call(actOnMessages, { act: 'again' }, { as }))
  const [row] = await withoutGateway.database.queries.select().from(messages)
  expect(row?.state).toBe('no-gateway')
})
