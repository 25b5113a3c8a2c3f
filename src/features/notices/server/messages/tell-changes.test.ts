import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { listAudit } from '#features/audit/contract.ts'
import { addRemoveShiftReason } from '#features/removals/contract.ts'
import { REMOVAL_REASON_TEXTS } from '#features/removals/texts.ts'
import {
  MONDAY_DAY,
  type MovingOffice,
  openOffice,
  TUESDAY_DAY,
  TUESDAY_NIGHT,
} from '#test/schedule/moving-office.ts'
import { answered, startTestServer, type TestServer } from '#test/server/test-server.ts'
import { type SmsGatewayServer, startSmsGateway } from '#test/sms/sms-gateway.ts'
import { textAllChanges, textChange } from '../../contract.ts'
import { sentToAll } from '../../texts.ts'

let gateway: SmsGatewayServer
let withGateway: TestServer
let withoutGateway: TestServer
let office: MovingOffice
/** What 'send to all' counts where there is nothing. */
const none = {
  sent: 0,
  people: 0,
  changes: 0,
  waiting: 0,
  already: 0,
  notThrough: 0,
  withoutPhone: 0,
  passed: 0,
  smsConfigured: true,
}
/** SentChange about one change. */
const one = { sent: 1, people: 1, changes: 1 }

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
  office = await openOffice(withGateway)
})

test('SMS per change: not sent, or sent, and then as the gateway answers (Spec 2 §4, D21)', async () => {
  await office.move(office.jan, TUESDAY_NIGHT)
  expect(await office.states()).toMatchObject([
    {
      id: await office.changeId(office.jan),
      driverId: office.jan,
      sms: null,
      earlier: false,
      hindrance: null,
    },
  ])
  expect(answered(await office.tell(await office.changeId(office.jan)))).toMatchObject({
    sent: true,
    sms: { state: 'waiting' },
  })
  expect((await office.outbox('sms')).map(({ id: _, ...told }) => told)).toEqual([
    {
      text: 'Jan, zmiana w grafiku: zamiast 16.3.2026 (dzien) jedziesz 17.3.2026 (noc), auto: W01.',
      to: '+48600100200',
      state: 'waiting',
    },
  ])
  await office.work()
  expect(gateway.sent).toHaveLength(1)
  expect(await office.states()).toMatchObject([
    { sms: { state: 'sent', sentAt: '2026-03-11T11:00:00.000Z' } },
  ])
})

test('by the week, the driver and the original place the same change is meant', async () => {
  await office.move(office.jan, TUESDAY_NIGHT)
  const { id: weekId } = await office.week()
  const told = await office.server.call(
    textChange,
    { weekId, driverId: office.jan, slot: MONDAY_DAY },
    { as: office.admin() },
  )
  expect(answered(told).sent).toBe(true)
  expect(answered(await office.tell(await office.changeId(office.jan))).sent).toBe(false)
})

test('one SMS per change and revision, also with ten clicks at once (Q6)', async () => {
  await office.move(office.jan, TUESDAY_NIGHT)
  const id = await office.changeId(office.jan)
  const told = (await Promise.all(Array.from({ length: 10 }, () => office.tell(id)))).map(answered)
  expect(told.filter(({ sent }) => sent)).toHaveLength(1)
  await office.work()
  expect(gateway.sent).toHaveLength(1)
})

test('one SMS per change and revision, also with one and all at once (Q6)', async () => {
  await office.move(office.jan, TUESDAY_NIGHT)
  await office.move(office.ewa, TUESDAY_DAY, 1)
  const [one, other] = [await office.changeId(office.jan), await office.changeId(office.ewa)]
  await Promise.all([
    office.tell(one),
    office.tellAll(),
    office.tell(other),
    office.tellAll(),
    office.tell(one),
    office.tellAll(),
  ])
  await office.work()
  expect(gateway.sent.map(({ to }) => to).sort()).toEqual(['48600100200', '48600100201'])
})

test('‘Send SMS to all’ sends those not yet sent, and says what it left out', async () => {
  await office.move(office.jan, TUESDAY_NIGHT)
  await office.move(office.ewa, TUESDAY_DAY, 1)
  answered(await office.tell(await office.changeId(office.ewa)))
  expect(await office.tellAll()).toEqual({ ...none, ...one, waiting: 1 })
  expect(await office.tellAll()).toEqual({ ...none, waiting: 2 })
  await office.work()
  expect(await office.tellAll()).toEqual({ ...none, already: 2 })
  expect(await office.texts()).toEqual([
    'Ewa, zmiana auta: 17.3.2026 (dzien) jedziesz autem W02 zamiast W01.',
    expect.stringMatching(/^Jan, zmiana w grafiku/),
  ])
})

test('moved again after its SMS, a change can be told again; what still waited to tell of the old place is withdrawn', async () => {
  await office.move(office.jan, TUESDAY_NIGHT)
  const id = await office.changeId(office.jan)
  answered(await office.tell(id))
  await office.move(office.jan, TUESDAY_NIGHT, 1)
  expect(await office.states()).toMatchObject([{ id, sms: null, earlier: false }])
  expect(await office.outbox('sms')).toMatchObject([{ state: 'withdrawn' }])
  expect(answered(await office.tell(id)).sent).toBe(true)
  expect(await office.states()).toMatchObject([{ id, sms: { state: 'waiting' }, earlier: false }])
  await office.work()
  expect(gateway.sent.map(({ text }) => text)).toEqual([expect.stringContaining('auto: W02.')])
})

test('moved to where it was before the last SMS, the driver is told that too', async () => {
  await office.move(office.jan, TUESDAY_NIGHT)
  const id = await office.changeId(office.jan)
  for (const car of [0, 1, 0]) {
    await office.move(office.jan, TUESDAY_NIGHT, car)
    await office.tellAll()
    await office.work()
  }
  expect(gateway.sent.map(({ text }) => text.slice(-9))).toEqual(
    ['auto: W01.', 'auto: W02.', 'auto: W01.'].map((end) => end.slice(-9)),
  )
  expect(answered(await office.tell(id)).sent).toBe(false)
})

test('saved again without having moved, nobody is told twice', async () => {
  await office.move(office.jan, TUESDAY_NIGHT)
  await office.tellAll()
  await office.move(office.ewa, TUESDAY_DAY, 1)
  await office.move(office.jan, TUESDAY_NIGHT)
  expect(await office.tellAll()).toMatchObject({ sent: 1, waiting: 1 })
})

test('moved back before anybody told the driver, the change is gone, and nothing is left to tell (D21)', async () => {
  await office.move(office.jan, TUESDAY_NIGHT)
  const id = await office.changeId(office.jan)
  await office.move(office.jan, MONDAY_DAY)
  expect(await office.states()).toEqual([])
  expect(await office.tellAll()).toEqual(none)
  const refused = await office.tell(id)
  expect(refused).toMatchObject({ status: 404, failure: { code: 'no_such_change' } })
})

test('only saved changes can be told of: others are refused in words', async () => {
  const { id: weekId } = await office.week()
  const unsaved = await office.server.call(
    textChange,
    { weekId, driverId: office.jan, slot: 0 },
    { as: office.admin() },
  )
  expect(unsaved).toMatchObject({
    status: 404,
    failure: { msg: 'Nie ma takiej zmiany w zapisanym grafiku. Najpierw zaktualizuj grafik.' },
  })
  expect((await office.server.call(textChange, { weekId }, { as: office.admin() })).status).toBe(400)
  expect(
    (await office.server.call(textAllChanges, { weekId: office.jan }, { as: office.admin() })).status,
  ).toBe(404)
  expect((await office.outbox('sms')).map(({ id: _, ...told }) => told)).toEqual([])
})

test('a removal is told without its reason (D22)', async () => {
  const reason = {
    day: '2026-03-16',
    driver: office.jan,
    shift: 'Dzień',
    reason: REMOVAL_REASON_TEXTS['sick-note'],
  } as const
  answered(await office.server.call(addRemoveShiftReason, reason, { as: office.admin() }))
  await office.put(office.jan, [])
  await office.tellAll()
  expect(await office.texts()).toEqual(['Jan, zmiana w grafiku: 16.3.2026 (dzien) masz wolne.'])
})

test('a shift more, and a place without a car, are told as what they are', async () => {
  await office.put(office.jan, [
    { slot: MONDAY_DAY, carId: null },
    { slot: TUESDAY_NIGHT, carId: office.cars[1] ?? null },
  ])
  await office.tellAll()
  expect(await office.texts()).toEqual([
    'Jan, zmiana w grafiku: 16.3.2026 (dzien) jestes w rezerwie i nie jedziesz autem W01. Nowa zmiana w grafiku: 17.3.2026 (noc), auto: W02.',
  ])
})

test('a slot that has begun: not sent, and said so', async () => {
  await office.move(office.ewa, TUESDAY_DAY, 1)
  await office.leap('2026-03-17T05:00:00Z')
  expect(await office.states()).toMatchObject([{ sms: null, hindrance: 'passed' }])
  expect(await office.tell(await office.changeId(office.ewa))).toMatchObject({
    status: 409,
    failure: { code: 'has_passed' },
  })
  expect(await office.tellAll()).toEqual({ ...none, passed: 1 })
})

test('without a gateway an SMS is honestly not sent, and not any more once its slot has begun (D30)', async () => {
  office = await openOffice(withoutGateway)
  await office.move(office.ewa, TUESDAY_DAY, 1)
  expect(await office.tellAll()).toEqual({ ...none, ...one, smsConfigured: false })
  expect(await office.states()).toMatchObject([{ sms: { state: 'no-gateway', sentAt: null } }])
  const again = await office.tellAll()
  expect(again).toEqual({ ...none, waiting: 1, smsConfigured: false })
  expect(sentToAll(again)).toBe(
    'Nie ma nowych zmian, o których można wysłać SMS. Czekają od wcześniej: 1 SMS. Bramka SMS nie jest skonfigurowana, więc nic nie wyszło.',
  )
  expect(JSON.stringify(answered(await office.server.call(listAudit, {}, { as: office.admin() })))).toContain(
    '"noGateway":true',
  )
  await office.leap('2026-03-17T05:00:00Z')
  await office.work()
  expect(await office.states()).toMatchObject([{ sms: { state: 'expired' } }])
})

test('what the gateway refuses for good is said with its reason', async () => {
  gateway.next({ error: 13 })
  await office.move(office.jan, TUESDAY_NIGHT)
  await office.tellAll()
  await office.work()
  expect(await office.states()).toMatchObject([
    { sms: { state: 'failed', sentAt: null, error: { code: 'smsapi', number: '13' } } },
  ])
})
