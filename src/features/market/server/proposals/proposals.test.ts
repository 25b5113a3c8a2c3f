import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { MONDAY, openMarket, TUESDAY } from '#test/market/open-market.ts'
import { MONDAY_DAY } from '#test/schedule/moving-office.ts'
import { answered, startTestServer, type TestServer } from '#test/server/test-server.ts'
import { takeFreeShift } from '../../contract.ts'
import { listFreeSeats, proposeSeats } from '../../contract-proposals.ts'
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

test('without a market nothing is proposed, and of weeks without a schedule no seat is', async () => {
  expect(await propose({ date: '2026-03-23', shift: 'day' })).toMatchObject({ failure: { code: 'no_seat' } })
  await market.set({ on: false })
  expect(await propose(MONDAY)).toMatchObject({ failure: { code: 'off' } })
  expect(answered(await server.call(listFreeSeats, {}, { as: admin() }))).toEqual({ on: false, data: [] })
})
