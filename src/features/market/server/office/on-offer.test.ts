import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { MONDAY, openMarket } from '#test/market/open-market.ts'
import { answered, startTestServer, type TestServer } from '#test/server/test-server.ts'
import { listOffersOfDriver, listOnOffer } from '../../contract-on-offer.ts'

let server: TestServer
let market: Awaited<ReturnType<typeof openMarket>>
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(async () => {
  market = await openMarket(server)
})
afterAll(() => server.close())

const admin = () => ({ as: market.office.admin() })
const onOffer = async () => answered(await server.call(listOnOffer, {}, admin())).data
const ofDriver = async (driver: string) =>
  answered(await server.call(listOffersOfDriver, { driver }, admin())).data
const offer = () => market.offered(market.office.jan, MONDAY)

test('what a driver offers is in sight of the office before anybody has taken it, and no more once it is taken back', async () => {
  const id = await offer()
  expect(await onOffer()).toMatchObject([
    { id, ...MONDAY, state: 'open', to: null, giver: { fullName: 'Jan Lis' } },
  ])
  answered(await market.withdraw(market.office.jan, id))
  expect(await onOffer()).toEqual([])
  expect(await ofDriver(market.office.jan)).toMatchObject([{ id, state: 'withdrawn', taker: null }])
})

test('once somebody wants it, it waits for the office; giver and taker have it on their cards, nobody else', async () => {
  await market.set({ approval: 'always' })
  const id = await offer()
  answered(await market.take(market.ola, id))
  expect(await onOffer()).toMatchObject([{ id, state: 'asked' }])
  expect(await ofDriver(market.ola)).toMatchObject([{ id, taker: { driverId: market.ola } }])
  expect(await ofDriver(market.office.jan)).toMatchObject([{ id }])
  expect(await ofDriver(market.office.ewa)).toEqual([])
})
