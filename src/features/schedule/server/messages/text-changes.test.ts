import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { listMessages, readMessage } from '#features/messaging/contract.ts'
import { messagingJobs } from '#features/messaging/server/public.ts'
import { placesOnBoard } from '#test/schedule/readable-week.ts'
import { addCars, submit } from '#test/schedule/small-fleet.ts'
import { answered, startTestServer, type TestCaller, type TestServer } from '#test/server/test-server.ts'
import { type SmsGatewayServer, startSmsGateway } from '#test/sms/sms-gateway.ts'
import { generateWeek, getGeneratedWeek, updateWeek } from '../../contract.ts'
import { listChangeTexts, textAllChanges, textChange } from '../../contract-messages.ts'
import { addRemoveShiftReason } from '../../contract-removed.ts'
import { REMOVAL_REASON_TEXTS } from '../../texts-removed.ts'

const WEEK = { year: 2026, week: 12 }
const [MONDAY_DAY, TUESDAY_DAY, TUESDAY_NIGHT] = [0, 2, 3]

let gateway: SmsGatewayServer
let withGateway: TestServer
let withoutGateway: TestServer
let server: TestServer
let admin: TestCaller
let jan: string
let ewa: string
let cars: string[]

beforeAll(async () => {
  gateway = await startSmsGateway()
  withGateway = await startTestServer({
    env: { SMS_GATEWAY: 'smsapi', SMS_TOKEN: 'token', SMS_FROM: 'Flota', SMS_URL: gateway.url },
  })
  withoutGateway = await startTestServer()
})
afterAll(() => Promise.all([withGateway.close(), withoutGateway.close(), gateway.close()]))
beforeEach(async () => {
  gateway.forget()
  await begin(withGateway)
})

/** Jan drives on Monday, Ewa on Tuesday, by day. */
async function begin(on: TestServer) {
  server = on
  await server.reset()
  server.clock.set('2026-03-11T11:00:00Z')
  admin = await server.asUser({ admin: true })
  cars = await addCars(server.database.queries, 2)
  jan = await submit(server, WEEK, 'Jan Lis', '600100200', { 0: 'day' })
  ewa = await submit(server, WEEK, 'Ewa Żak', '600100201', { 1: 'day' })
  answered(await server.call(generateWeek, WEEK, { as: admin }))
}

async function week() {
  const read = answered(await server.call(getGeneratedWeek, WEEK, { as: admin }))
  if (!read) throw new Error('The week is not generated.')
  return read
}

type Spot = { slot: number; carId: string | null; onCall?: boolean }
async function put(driverId: string, spots: readonly Spot[]) {
  const now = await week()
  const others = placesOnBoard(now).filter((place) => place.driverId !== driverId)
  const places = [...others, ...spots.map((spot) => ({ driverId, onCall: false, ...spot }))]
  answered(await server.call(updateWeek, { id: now.id, version: now.version, places }, { as: admin }))
}
const move = (driverId: string, slot: number, car = 0) => put(driverId, [{ slot, carId: cars[car] ?? null }])

const changeId = async (driverId = jan) =>
  (await week()).history.find((change) => change.driverId === driverId)?.id ?? ''
const tell = async (id: string) => server.call(textChange, { id }, { as: admin })
const tellAll = async () =>
  answered(await server.call(textAllChanges, { weekId: (await week()).id }, { as: admin }))
const states = async () =>
  answered(await server.call(listChangeTexts, { weekId: (await week()).id }, { as: admin })).data
const work = async () => {
  for (const job of messagingJobs(server.platform)) await job.run()
}

/** Oldest first. */
async function outbox() {
  const { data } = answered(await server.call(listMessages, { kind: 'sms' }, { as: admin }))
  const read = await Promise.all(data.map(({ id }) => server.call(readMessage, { id }, { as: admin })))
  return read.map(answered).map(({ text, attributes: { to, state } }) => ({ text, to, state }))
}
const texts = async () => (await outbox()).map(({ text }) => text).sort()

test('SMS per change: not sent, or sent, and then as the gateway answers (Spec 2 §4, D21)', async () => {
  await move(jan, TUESDAY_NIGHT)
  expect(await states()).toEqual([
    { id: await changeId(), driverId: jan, sms: null, earlier: false, hindrance: null },
  ])
  expect(answered(await tell(await changeId()))).toMatchObject({ sent: true, sms: { state: 'waiting' } })
  expect(await outbox()).toEqual([
    {
      text: 'Jan, zmiana w grafiku: zamiast 16.3.2026 (dzien) jedziesz 17.3.2026 (noc), auto: W01.',
      to: '+48600100200',
      state: 'waiting',
    },
  ])
  await work()
  expect(gateway.sent).toHaveLength(1)
  expect(await states()).toMatchObject([{ sms: { state: 'sent', sentAt: '2026-03-11T11:00:00.000Z' } }])
})

test('by the week, the driver and the original place the same change is meant', async () => {
  await move(jan, TUESDAY_NIGHT)
  const { id: weekId } = await week()
  const told = await server.call(textChange, { weekId, driverId: jan, slot: MONDAY_DAY }, { as: admin })
  expect(answered(told).sent).toBe(true)
  expect(answered(await tell(await changeId())).sent).toBe(false)
})

test('one SMS per change and revision, also with ten clicks at once (Q6)', async () => {
  await move(jan, TUESDAY_NIGHT)
  const id = await changeId()
  const told = (await Promise.all(Array.from({ length: 10 }, () => tell(id)))).map(answered)
  expect(told.filter(({ sent }) => sent)).toHaveLength(1)
  await work()
  expect(gateway.sent).toHaveLength(1)
})

test('one SMS per change and revision, also with one and all at once (Q6)', async () => {
  await move(jan, TUESDAY_NIGHT)
  await move(ewa, TUESDAY_DAY, 1)
  const [one, other] = [await changeId(jan), await changeId(ewa)]
  await Promise.all([tell(one), tellAll(), tell(other), tellAll(), tell(one), tellAll()])
  await work()
  expect(gateway.sent.map(({ to }) => to).sort()).toEqual(['48600100200', '48600100201'])
})

test('‘Send SMS to all’ sends those not yet sent, and says what it left out', async () => {
  await move(jan, TUESDAY_NIGHT)
  await move(ewa, TUESDAY_DAY, 1)
  answered(await tell(await changeId(ewa)))
  expect(await tellAll()).toEqual({ sent: 1, already: 1, withoutPhone: 0, passed: 0 })
  expect(await tellAll()).toEqual({ sent: 0, already: 2, withoutPhone: 0, passed: 0 })
  expect(await texts()).toEqual([
    'Ewa, zmiana auta: 17.3.2026 (dzien) jedziesz autem W02 zamiast W01.',
    expect.stringMatching(/^Jan, zmiana w grafiku/),
  ])
})

test('moved again after its SMS, a change can be told again; what still waited to tell of the old place is withdrawn', async () => {
  await move(jan, TUESDAY_NIGHT)
  const id = await changeId()
  answered(await tell(id))
  await move(jan, TUESDAY_NIGHT, 1)
  expect(await states()).toMatchObject([{ id, sms: null, earlier: true }])
  expect(answered(await tell(id)).sent).toBe(true)
  expect(await states()).toMatchObject([{ id, sms: { state: 'waiting' }, earlier: false }])
  await work()
  expect(gateway.sent.map(({ text }) => text)).toEqual([expect.stringContaining('auto: W02.')])
})

test('moved to where it was before the last SMS, the driver is told that too', async () => {
  await move(jan, TUESDAY_NIGHT)
  const id = await changeId()
  for (const car of [0, 1, 0]) {
    await move(jan, TUESDAY_NIGHT, car)
    await tellAll()
    await work()
  }
  expect(gateway.sent.map(({ text }) => text.slice(-9))).toEqual(
    ['auto: W01.', 'auto: W02.', 'auto: W01.'].map((end) => end.slice(-9)),
  )
  expect(answered(await tell(id)).sent).toBe(false)
})

test('saved again without having moved, nobody is told twice', async () => {
  await move(jan, TUESDAY_NIGHT)
  await tellAll()
  await move(ewa, TUESDAY_DAY, 1)
  await move(jan, TUESDAY_NIGHT)
  expect(await tellAll()).toMatchObject({ sent: 1, already: 1 })
})

test('moved back to the original place the change is gone, and nothing is left to tell (D21)', async () => {
  await move(jan, TUESDAY_NIGHT)
  const id = await changeId()
  await move(jan, MONDAY_DAY)
  expect(await states()).toEqual([])
  expect(await tellAll()).toEqual({ sent: 0, already: 0, withoutPhone: 0, passed: 0 })
  const refused = await tell(id)
  expect(refused).toMatchObject({ status: 404, failure: { code: 'no_such_change' } })
})

test('only saved changes can be told of: others are refused in words', async () => {
  const { id: weekId } = await week()
  const unsaved = await server.call(textChange, { weekId, driverId: jan, slot: 0 }, { as: admin })
  expect(unsaved).toMatchObject({
    status: 404,
    failure: { msg: 'Nie ma takiej zmiany w zapisanym grafiku. Najpierw zaktualizuj grafik.' },
  })
  expect((await server.call(textChange, { weekId }, { as: admin })).status).toBe(400)
  expect((await server.call(textAllChanges, { weekId: jan }, { as: admin })).status).toBe(404)
  expect(await outbox()).toEqual([])
})

test('a removal is told without its reason (D22)', async () => {
  const reason = {
    day: '2026-03-16',
    driver: jan,
    shift: 'Dzień',
    reason: REMOVAL_REASON_TEXTS['sick-note'],
  } as const
  answered(await server.call(addRemoveShiftReason, reason, { as: admin }))
  await put(jan, [])
  await tellAll()
  expect(await texts()).toEqual(['Jan, zmiana w grafiku: 16.3.2026 (dzien) masz wolne.'])
})

test('a shift more, and a place without a car, are told as what they are', async () => {
  await put(jan, [
    { slot: MONDAY_DAY, carId: null },
    { slot: TUESDAY_NIGHT, carId: cars[1] ?? null },
  ])
  await tellAll()
  expect(await texts()).toEqual([
    'Jan, nowa zmiana w grafiku: 17.3.2026 (noc), auto: W02.',
    'Jan, zmiana w grafiku: zamiast 16.3.2026 (dzien) jedziesz 16.3.2026 (dzien), auto: brak, jestes w rezerwie.',
  ])
})

test('a slot that has begun: not sent, and said so', async () => {
  await move(ewa, TUESDAY_DAY, 1)
  server.clock.set('2026-03-17T05:00:00Z')
  admin = await server.asUser({ admin: true })
  expect(await states()).toMatchObject([{ sms: null, hindrance: 'passed' }])
  expect(await tell(await changeId(ewa))).toMatchObject({ status: 409, failure: { code: 'has_passed' } })
  expect(await tellAll()).toEqual({ sent: 0, already: 0, withoutPhone: 0, passed: 1 })
})

test('without a gateway an SMS is honestly not sent, and not any more once its slot has begun (D30)', async () => {
  await begin(withoutGateway)
  await move(ewa, TUESDAY_DAY, 1)
  expect(await tellAll()).toMatchObject({ sent: 1 })
  expect(await states()).toMatchObject([{ sms: { state: 'no-gateway', sentAt: null } }])
  server.clock.set('2026-03-17T05:00:00Z')
  admin = await server.asUser({ admin: true })
  await work()
  expect(await states()).toMatchObject([{ sms: { state: 'expired' } }])
})

test('what the gateway refuses for good is said with its reason', async () => {
  gateway.next({ error: 13 })
  await move(jan, TUESDAY_NIGHT)
  await tellAll()
  await work()
  expect(await states()).toMatchObject([
    { sms: { state: 'failed', sentAt: null, error: expect.stringContaining('13') } },
  ])
})
