import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { cancelMessage, readMessage, retryMessage } from '#features/messaging/contract.ts'
import { createSmsGateway, sendDueSms } from '#features/messaging/server/send-sms.ts'
import { MONDAY_DAY, type MovingOffice, openOffice, TUESDAY_NIGHT } from '#test/schedule/moving-office.ts'
import { answered, startTestServer, type TestServer } from '#test/server/test-server.ts'
import { type SmsGatewayServer, startSmsGateway } from '#test/sms/sms-gateway.ts'
import { asksAll, sentToAll } from '../../texts.ts'

const [WEDNESDAY_DAY, FRIDAY_DAY] = [4, 8]
const RUNS = Number(process.env.FC_RUNS ?? 12)
/** What two of the three changes below say after the first. */
const WEDNESDAY = 'Nowa zmiana w grafiku: 18.3.2026 (dzien), auto: W02.'
const FRIDAY = 'Nowa zmiana w grafiku: 20.3.2026 (dzien), auto: W01.'

let gateway: SmsGatewayServer
let server: TestServer
let office: MovingOffice

beforeAll(async () => {
  gateway = await startSmsGateway({ lateMs: 400 })
  server = await startTestServer({
    env: { SMS_GATEWAY: 'smsapi', SMS_TOKEN: 'token', SMS_URL: gateway.url },
  })
})
afterAll(() => Promise.all([server.close(), gateway.close()]))
beforeEach(async () => {
  gateway.forget()
  gateway.behaveLike(() => 'take')
  gateway.onSent(() => undefined)
  office = await openOffice(server)
})

const at = (slot: number, car: number | null) => ({
  slot,
  carId: car === null ? null : (office.cars[car] ?? null),
})
/** Jan stands in reserve on Monday, and has two shifts more. */
const threeChanges = () =>
  office.put(office.jan, [at(FRIDAY_DAY, 0), at(WEDNESDAY_DAY, 1), at(MONDAY_DAY, null)])
/** The change whose driver is led to this slot. */
const changeAt = async (weekDay: string) =>
  (await office.week()).history.find((change) => change.driverId === office.jan && change.weekDay === weekDay)
    ?.id ?? ''
const stateOf = async (id: string) => (await office.states()).find((each) => each.id === id)
const sentTexts = () => gateway.sent.map(({ text }) => text)
/** The worker with little patience. */
async function workHastily(): Promise<void> {
  const { sms } = server.platform.configuration
  if (sms) await sendDueSms(server.platform, createSmsGateway(sms, 150))
}
const ALONE = 'Jan, zmiana w grafiku: 16.3.2026 (dzien) jestes w rezerwie i nie jedziesz autem W01.'

test('all changes of a driver that are sent in one act go as one SMS, in the order of dates (D21)', async () => {
  await threeChanges()
  await office.move(office.ewa, TUESDAY_NIGHT)
  const counts = await office.tellAll()
  expect(counts).toMatchObject({ sent: 2, people: 2, changes: 4 })
  expect(sentToAll(counts)).toBe('Zapisane do wysłania: 2 SMS-y do 2 osób, razem 4 zmiany.')
  expect(asksAll(2, 4, true)).toBe('2 SMS-y trafią do 2 osób. Razem 4 zmiany, po jednym SMS-ie na osobę.')
  expect(asksAll(2, 4, true, { parts: 2, inPolish: 2 })).toMatch(/na osobę\. Bramka policzy 2 części SMS\.$/)
  expect(asksAll(2, 4, true, { parts: 5, inPolish: 2 })).toContain('5 części SMS. Po polsku byłoby ich 2')
  expect(asksAll(5, 5, false)).toBe(
    '5 SMS-ów dla 5 osób zaczeka w skrzynce nadawczej: bramka SMS nie jest ustawiona. Razem 5 zmian, po jednym SMS-ie na osobę.',
  )
  expect(asksAll(1, 2, false)).toContain('1 SMS dla 1 osoby zaczeka w skrzynce nadawczej')
  expect(await office.tellAll()).toMatchObject({ sent: 0, people: 0, changes: 0, waiting: 2 })
  await office.work()
  expect(sentTexts().sort()).toEqual([
    expect.stringMatching(/^Ewa, zmiana w grafiku/),
    `${ALONE} ${WEDNESDAY} ${FRIDAY}`,
  ])
  const states = (await office.states()).filter(({ driverId }) => driverId === office.jan)
  expect(states).toMatchObject(Array(3).fill({ sms: { state: 'sent', changes: 3 } }))
  expect(await office.tellAll()).toMatchObject({ sent: 0, already: 2 })
})

test('what would be longer than three parts says how many changes there are, of which days, and where they stand', async () => {
  await office.put(
    office.jan,
    [0, 1, 2, 4, 5, 6, 8, 9, 10, 12].map((slot) => at(slot, slot > 2 ? 0 : 1)),
  )
  expect(await office.tellAll()).toMatchObject({ sent: 1, changes: 10 })
  await office.work()
  expect(sentTexts()).toEqual([
    expect.stringMatching(
      /^Jan, zmiany w grafiku: 10, dni: 16\.3, 17\.3, 18\.3, 19\.3, 20\.3, 21\.3, 22\.3\. Zobacz je w kalendarzu: http:\/\/flotylla\.test\/j#\w{22}$/,
    ),
  ])
})

test('a change that is taken back while the SMS waits leaves it; the others are told', async () => {
  await threeChanges()
  await office.tellAll()
  await office.put(office.jan, [at(FRIDAY_DAY, 0), at(MONDAY_DAY, null)])
  expect(await office.texts()).toEqual([`${ALONE} ${FRIDAY}`])
  await office.work()
  expect(sentTexts()).toEqual([`${ALONE} ${FRIDAY}`])
  expect(await office.states()).toMatchObject(
    Array(2).fill({ sms: { state: 'sent', changes: 2 }, returned: null }),
  )
})

test('a change that moves on while the SMS waits leaves it, and is told by the next one', async () => {
  await threeChanges()
  await office.tellAll()
  await office.put(office.jan, [at(FRIDAY_DAY, 1), at(WEDNESDAY_DAY, 1), at(MONDAY_DAY, null)])
  expect(await office.tellAll()).toMatchObject({ sent: 1, changes: 1, waiting: 1 })
  await office.work()
  expect(sentTexts().sort()).toEqual([
    'Jan, nowa zmiana w grafiku: 20.3.2026 (dzien), auto: W02.',
    `${ALONE} ${WEDNESDAY}`,
  ])
})

test('with none left the SMS is withdrawn, and cannot be sent again', async () => {
  await threeChanges()
  await office.tellAll()
  await office.move(office.jan, MONDAY_DAY)
  const [sms] = await office.outbox('sms')
  expect(sms).toMatchObject({ state: 'withdrawn' })
  expect(await server.call(retryMessage, { id: sms?.id ?? '' }, { as: office.admin() })).toMatchObject({
    status: 409,
  })
  await office.work()
  expect(gateway.sent).toEqual([])
  expect(await office.states()).toEqual([])
})

test('an SMS that failed says so at each of its changes; one of them is sent again alone, the rest from the outbox', async () => {
  gateway.next({ error: 13 })
  await threeChanges()
  await office.tellAll()
  await office.work()
  expect(await office.states()).toMatchObject(Array(3).fill({ sms: { state: 'failed', changes: 3 } }))
  expect(await office.tellAll()).toMatchObject({ sent: 0, notThrough: 1 })
  const wednesday = await changeAt('Środa')
  const again = await Promise.all([1, 2, 3, 4].map(() => office.tell(wednesday, { again: true })))
  expect(again.map(answered).filter(({ sent }) => sent)).toHaveLength(1)
  await office.work()
  expect(sentTexts()).toEqual(['Jan, nowa zmiana w grafiku: 18.3.2026 (dzien), auto: W02.'])
  expect(await stateOf(wednesday)).toMatchObject({ sms: { state: 'sent', changes: 1 } })
  expect(await stateOf(await changeAt('Piątek'))).toMatchObject({ sms: { state: 'failed', changes: 2 } })
  const failed = (await office.outbox('sms')).find(({ state }) => state === 'failed')
  answered(await server.call(retryMessage, { id: failed?.id ?? '' }, { as: office.admin() }))
  await office.work()
  expect(sentTexts().slice(1)).toEqual([`${ALONE} ${FRIDAY}`])
  expect(await office.states()).toMatchObject(Array(3).fill({ sms: { state: 'sent' } }))
})

test('one of which the gateway may have had the SMS is sent again with the others, under the same key: it arrives once (Q6)', async () => {
  gateway.behaveLike(() => 'late')
  await threeChanges()
  await office.tellAll()
  await workHastily()
  const [sms] = await office.outbox('sms')
  answered(await server.call(cancelMessage, { id: sms?.id ?? '' }, { as: office.admin() }))
  gateway.behaveLike(() => 'take')
  expect(answered(await office.tell(await changeAt('Środa'), { again: true })).sent).toBe(true)
  await office.work()
  expect(sentTexts()).toEqual([`${ALONE} ${WEDNESDAY} ${FRIDAY}`])
  expect(await office.states()).toMatchObject(Array(3).fill({ sms: { state: 'sent', changes: 3 } }))
})

test('taken back while the gateway refuses the SMS for now: the next try goes without it, and its driver was told nothing', async () => {
  gateway.next({ error: 103 })
  await threeChanges()
  await office.tellAll()
  await office.work()
  await office.put(office.jan, [at(WEDNESDAY_DAY, 1), at(MONDAY_DAY, null)])
  server.clock.advance(60_000)
  await office.work()
  expect(sentTexts()).toEqual([`${ALONE} ${WEDNESDAY}`])
  expect(await office.states()).toMatchObject(Array(2).fill({ sms: { state: 'sent' }, returned: null }))
})

test('taken back while the SMS is under way and arrives: its driver hears of the return, the others are sent', async () => {
  gateway.next('late')
  let taken: Promise<void> | undefined
  gateway.onSent(() => {
    taken ??= office.put(office.jan, [at(WEDNESDAY_DAY, 1), at(MONDAY_DAY, null)])
  })
  await threeChanges()
  const friday = await changeAt('Piątek')
  await office.tellAll()
  await office.work()
  await taken
  expect(await stateOf(friday)).toMatchObject({ sms: null, earlier: true, returned: { oldDay: '20.3.2026' } })
  expect(await stateOf(await changeAt('Środa'))).toMatchObject({ sms: { state: 'sent' }, earlier: false })
  expect(await office.tellAll()).toMatchObject({ sent: 1, changes: 1, already: 1 })
  await office.work()
  expect(sentTexts()).toEqual([
    `${ALONE} ${WEDNESDAY} ${FRIDAY}`,
    'Jan, zmiana w grafiku: 20.3.2026 (dzien) masz wolne.',
  ])
})

test('a change whose slot begins while the SMS waits leaves it and has expired; it is sent late if the office wants it', async () => {
  gateway.behaveLike(() => 'broken')
  await threeChanges()
  await office.tellAll()
  const monday =
    (await office.week()).history.find(({ oldWeekDay }) => oldWeekDay === 'Poniedziałek')?.id ?? ''
  await office.leap('2026-03-16T05:00:00Z')
  await office.work()
  expect(await stateOf(monday)).toMatchObject({ sms: { state: 'expired', changes: 0, sentAt: null } })
  expect(await stateOf(await changeAt('Piątek'))).toMatchObject({ sms: { state: 'waiting', changes: 2 } })
  expect(await office.texts()).toEqual([`Jan, n${WEDNESDAY.slice(1)} ${FRIDAY}`])
  gateway.behaveLike(() => 'take')
  expect(answered(await office.tell(monday, { again: true })).sent).toBe(true)
  server.clock.advance(60_000)
  await office.work()
  expect(sentTexts().sort()).toEqual([`Jan, n${WEDNESDAY.slice(1)} ${FRIDAY}`, ALONE].sort())
  expect(await office.states()).toMatchObject(Array(3).fill({ sms: { state: 'sent' } }))
})

test('what is left of an SMS expires as a whole, by the last of what is left', async () => {
  gateway.behaveLike(() => 'broken')
  await threeChanges()
  await office.tellAll()
  await office.put(office.jan, [at(WEDNESDAY_DAY, 1), at(MONDAY_DAY, null)])
  await office.leap('2026-03-18T05:00:00Z')
  await office.work()
  expect(await office.states()).toMatchObject(Array(2).fill({ sms: { state: 'expired' } }))
})

test('an e-mail instead tells of the one change it was asked for', async () => {
  gateway.next({ error: 13 })
  await threeChanges()
  await office.tellAll()
  await office.work()
  const wednesday = await changeAt('Środa')
  expect(answered(await office.mail(wednesday)).sent).toBe(true)
  const letters = await office.outbox('email')
  expect(letters).toHaveLength(1)
  expect(letters[0]?.text).toContain('18.3.2026')
  expect(letters[0]?.text).not.toContain('20.3.2026')
  expect(await stateOf(wednesday)).toMatchObject({ email: { changes: 1 }, sms: { state: 'failed' } })
  expect(await stateOf(await changeAt('Piątek'))).toMatchObject({ email: null })
})

test('whatever is told and comes otherwise before anything goes out: what goes out is what stands, each change once', async () => {
  const wanted = fc.tuple(
    ...[MONDAY_DAY, TUESDAY_NIGHT, FRIDAY_DAY].map(() => fc.constantFrom(0, 1, null, 'none' as const)),
  )
  const steps = fc.array(fc.record({ wanted, tells: fc.boolean() }), { minLength: 2, maxLength: 6 })
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      office = await openOffice(server)
      gateway.forget()
      for (const { wanted: places, tells } of all) {
        const spots = places.flatMap((car, place) =>
          car === 'none' ? [] : [at([MONDAY_DAY, TUESDAY_NIGHT, FRIDAY_DAY][place] ?? 0, car)],
        )
        await office.put(office.jan, spots)
        if (tells) await office.tellAll()
      }
      await office.tellAll()
      await office.work()
      const states = await office.states()
      expect(states.map(({ sms }) => sms?.state)).toEqual(states.map(() => 'sent'))
      const said = sentTexts().flatMap((text) => text.split(/(?<=\.) (?=[A-Z])/))
      expect(said).toHaveLength(states.length)
    }),
    { numRuns: RUNS },
  )
}, 60_000)

test('the outbox shows the SMS as it would go out now', async () => {
  await threeChanges()
  await office.tellAll()
  const [sms] = await office.outbox('sms')
  await office.put(office.jan, [at(WEDNESDAY_DAY, 1), at(MONDAY_DAY, null)])
  const read = answered(await server.call(readMessage, { id: sms?.id ?? '' }, { as: office.admin() }))
  expect(read).toMatchObject({
    text: `${ALONE} ${WEDNESDAY}`,
    attributes: { aboutKind: 'shift-changes', state: 'waiting' },
  })
})
