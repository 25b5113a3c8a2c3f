import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addRemoveShiftReason, listRemovedShifts } from '#features/removals/contract.ts'
import { openMarket } from '#test/market/open-market.ts'
import { answered, startTestServer, type TestServer } from '#test/server/test-server.ts'
import { offerShift, takeOffer } from '../../contract-offers.ts'

const MONDAY = { date: '2026-03-16', shift: 'day' as const }

let server: TestServer
let market: Awaited<ReturnType<typeof openMarket>>
beforeAll(async () => {
  server = await startTestServer()
})
/** Jan drives on Monday, Ewa on Tuesday, by day. */
beforeEach(async () => {
  market = await openMarket(server)
})
afterAll(() => server.close())

const saved = async () => {
  const { data } = answered(await server.call(listRemovedShifts, {}, { as: market.office.admin() }))
  return data.map(({ attributes }) => attributes.saved)
}

test('a removal on a board that was never saved takes no effect where a colleague takes the shift meanwhile', async () => {
  const { office } = market
  const why = { day: MONDAY.date, shift: 'Dzień', driver: office.jan, reason: 'Choroba - ma L4' } as const
  answered(await server.call(addRemoveShiftReason, { ...why, onBoard: true }, { as: office.admin() }))
  server.clock.advance(1000)
  const given = await server.callRaw(offerShift, MONDAY, { as: await market.as(office.jan) })
  const { id } = answered(given) as { id: string }
  answered(await server.call(takeOffer, { id }, { as: await market.as(market.ola) }))
  expect(await saved()).toEqual([false])
  // Nor does it by whatever its author saves afterwards.
  server.clock.advance(1000)
  await office.move(office.ewa, 5)
  expect(await saved()).toEqual([false])
})
