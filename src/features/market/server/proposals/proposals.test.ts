import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { messages, messageTopics } from '#features/messaging/server/tables.ts'
import { MONDAY, openMarket, TUESDAY } from '#test/market/open-market.ts'
import { MONDAY_DAY } from '#test/schedule/moving-office.ts'
import { answered, startTestServer, type TestServer } from '#test/server/test-server.ts'
import { takeFreeShift } from '../../contract.ts'
import {
  listFreeSeats,
  listSeatTakers,
  proposeSeats,
  rankSeatTakers,
  withdrawProposal,
} from '../../contract-proposals.ts'
import { newsSubject } from '../../texts-messages.ts'

let server: TestServer
let market: Awaited<ReturnType<typeof openMarket>>
beforeAll(async () => {
  server = await startTestServer()
})
/** Two cars: of each shift one seat is free where somebody drives, else both. */
beforeEach(async () => {
  market = await openMarket(server)
})
afterAll(() => server.close())

const admin = () => market.office.admin()
const propose = (...slots: (typeof MONDAY)[]) =>
  server.call(proposeSeats, { slots } as Parameters<typeof server.call<typeof proposeSeats>>[1], {
    as: admin(),
  })
const seatOf = async ({ date, shift }: { date: string; shift: string }) => {
  server.clock.advance(300)
  const { data } = answered(await server.call(listFreeSeats, {}, { as: admin() }))
  return data.find((seat) => seat.date === date && seat.shift === shift)
}
const proposed = `no-gateway: ${newsSubject('proposed')}`
const askedOf = async (driver: string, slot: typeof MONDAY) =>
  (await market.look(driver)).free.find(({ date, shift }) => date === slot.date && shift === slot.shift)
    ?.asked

test('a free seat is proposed to everybody whom the rules let have it, and stands so on their page', async () => {
  // Jan drives that Monday: Ewa and Ola may.
  expect(await seatOf(MONDAY)).toMatchObject({ free: 1, mayTake: 2, told: 0 })
  expect(await askedOf(market.ola, MONDAY)).toBe(false)
  expect(answered(await propose(MONDAY))).toEqual({ told: 2 })
  expect(await market.letters()).toEqual([proposed, proposed])
  expect(await seatOf(MONDAY)).toMatchObject({ told: 2 })
  expect([await askedOf(market.ola, MONDAY), await askedOf(market.ola, TUESDAY)]).toEqual([true, false])
})

test('nobody is told twice of one shift', async () => {
  answered(await propose(MONDAY))
  expect(await propose(MONDAY)).toMatchObject({ status: 409, failure: { code: 'nobody' } })
  expect(await market.letters()).toEqual([proposed, proposed])
})

test('what somebody has taken is proposed to nobody, and what has not gone out never does', async () => {
  answered(await propose(MONDAY))
  answered(await server.call(takeFreeShift, MONDAY, { as: await market.as(market.ola) }))
  server.clock.advance(300)
  await market.minute()
  const gone = `withdrawn: ${newsSubject('proposed')}`
  expect(await market.letters()).toEqual([gone, gone])
  expect(await propose(MONDAY)).toMatchObject({ failure: { code: 'no_seat' } })
  // Free again it can be proposed again, to whoever was not reached.
  await market.office.put(market.ola, [])
  server.clock.advance(300)
  expect(answered(await propose(MONDAY))).toEqual({ told: 2 })
  expect(await market.drivesAt(MONDAY_DAY)).toEqual([market.office.jan])
})

const takersOf = async ({ date, shift }: typeof MONDAY) => {
  server.clock.advance(300)
  return answered(await server.call(listSeatTakers, { date, shift }, { as: admin() }))
}
const takeBack = (more: { drivers?: string[] } = {}) =>
  server.call(withdrawProposal, { ...MONDAY, ...more }, { as: admin() })

test('from the board the office sees who may take a seat: the reserve first, then who drives least', async () => {
  const { office, ola } = market
  await office.put(ola, [{ slot: MONDAY_DAY, carId: null }])
  expect(await takersOf(MONDAY)).toEqual({
    on: true,
    free: 1,
    data: [
      { driverId: ola, fullName: 'Ola Ćma', waits: 'reserve', shifts: 0, asked: false },
      { driverId: office.ewa, fullName: 'Ewa Żak', waits: null, shifts: 1, asked: false },
    ],
  })
  // Jan drives the Monday himself: he is not among them, and is not told, named or not.
  expect(await propose(MONDAY)).toMatchObject({ ok: true })
  expect((await takersOf(MONDAY)).data.map(({ asked }) => asked)).toEqual([true, true])
})

test('proposed to some, nobody else is told; who may not take it is told by no door', async () => {
  const { office, ola } = market
  const some = (drivers: string[]) => server.call(proposeSeats, { slots: [MONDAY], drivers }, { as: admin() })
  expect(await some([office.jan])).toMatchObject({ failure: { code: 'nobody' } })
  expect(answered(await some([ola, office.jan]))).toEqual({ told: 1 })
  expect(await market.letters()).toEqual([proposed])
  expect([await askedOf(ola, MONDAY), await askedOf(office.ewa, MONDAY)]).toEqual([true, false])
})

test('taken back, what has not gone out never does, the page asks no more, and the seat is still free', async () => {
  answered(await propose(MONDAY))
  expect(answered(await takeBack({ drivers: [market.ola] }))).toEqual({ withdrawn: 1 })
  expect(await askedOf(market.ola, MONDAY)).toBe(false)
  expect(await askedOf(market.office.ewa, MONDAY)).toBe(true)
  expect(await market.letters()).toEqual([proposed, `withdrawn: ${newsSubject('proposed')}`])
  expect(answered(await takeBack())).toEqual({ withdrawn: 1 })
  expect(await takeBack()).toMatchObject({ status: 409, failure: { code: 'nobody_asked' } })
  expect(await seatOf(MONDAY)).toMatchObject({ free: 1, told: 0 })
  answered(await server.call(takeFreeShift, MONDAY, { as: await market.as(market.ola) }))
})

test('whom it has reached is told that the office asks no more, once; proposed again it asks again', async () => {
  answered(await propose(MONDAY))
  await server.database.queries.update(messages).set({ state: 'sent' })
  expect(answered(await takeBack())).toEqual({ withdrawn: 2 })
  const unproposed = `no-gateway: ${newsSubject('unproposed')}`
  const sent = `sent: ${newsSubject('proposed')}`
  expect(await market.letters()).toEqual([unproposed, unproposed, sent, sent])
  expect(await askedOf(market.ola, MONDAY)).toBe(false)
  expect(answered(await propose(MONDAY))).toEqual({ told: 2 })
  expect(await askedOf(market.ola, MONDAY)).toBe(true)
  expect(await market.letters()).toHaveLength(6)
})

test('a seat that is not free has no takers', async () => {
  answered(await server.call(takeFreeShift, MONDAY, { as: await market.as(market.ola) }))
  expect(await takersOf(MONDAY)).toEqual({ on: true, free: 0, data: [] })
  await market.set({ on: false })
  expect(await takersOf(TUESDAY)).toEqual({ on: false, free: 0, data: [] })
})

test('without a market nothing is proposed, and of weeks without a schedule no seat is', async () => {
  expect(await propose({ date: '2026-03-23', shift: 'day' })).toMatchObject({ failure: { code: 'no_seat' } })
  await market.set({ on: false })
  expect(await propose(MONDAY)).toMatchObject({ failure: { code: 'off' } })
  expect(answered(await server.call(listFreeSeats, {}, { as: admin() }))).toEqual({ on: false, data: [] })
})

const ranked = async (slots: string) => {
  server.clock.advance(300)
  return answered(await server.call(rankSeatTakers, { year: 2026, week: 12, slots }, { as: admin() }))
}
/** When what was proposed is told no more. */
const ends = async () => {
  const all = await server.database.queries.select().from(messageTopics)
  const own = all.filter(({ eventKey }) => eventKey.startsWith('market:proposed:'))
  return [...new Set(own.map(({ notAfter }) => notAfter && new Date(notAfter).toISOString()))]
}
const until = (date: string, hour: number) =>
  server.call(proposeSeats, { slots: [MONDAY], until: { date, hour } }, { as: admin() })

test('for several shifts at once the office sees who may take which, and of who may take none why', async () => {
  const { office, ola } = market
  await office.put(ola, [{ slot: MONDAY_DAY, carId: null }])
  const { slots, people, passed } = await ranked('0.2')
  expect(slots.map(({ slot, free }) => [slot, free])).toEqual([
    [0, 1],
    [2, 1],
  ])
  // Jan drives on Monday, Ewa on Tuesday; Ola waits on the reserve of Monday.
  expect(people.map(({ fullName, waits, may }) => [fullName, waits, may])).toEqual([
    ['Ola Ćma', 'reserve', [0, 2]],
    ['Ewa Żak', null, [0]],
    ['Jan Lis', null, [2]],
  ])
  expect(passed).toEqual([])
  expect((await ranked('0')).passed).toEqual([
    { driverId: office.jan, fullName: 'Jan Lis', why: 'already_driving' },
  ])
})

test('asked until a time nobody is told later; once it has passed nobody is asked, and anybody can be anew', async () => {
  expect(answered(await until('2026-03-11', 15))).toEqual({ told: 2 })
  expect(await ends()).toEqual(['2026-03-11T14:00:00.000Z'])
  expect((await ranked('0')).people.map(({ asked }) => asked)).toEqual([[0], [0]])
  server.clock.set('2026-03-11T14:00:01Z')
  expect((await ranked('0')).people.map(({ asked }) => asked)).toEqual([[], []])
  expect(await askedOf(market.ola, MONDAY)).toBe(false)
  expect(answered(await propose(MONDAY))).toEqual({ told: 2 })
})

test('a time that has passed is refused; one after the shift begins is as good as none', async () => {
  expect(await until('2026-03-10', 18)).toMatchObject({ status: 422, failure: { code: 'until_past' } })
  expect(answered(await until('2026-03-20', 18))).toEqual({ told: 2 })
  expect(await ends()).toEqual(['2026-03-16T05:00:00.000Z'])
})
