import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { setMarket } from '#features/settings/contract.ts'
import { openOffice, WEEK } from '#test/schedule/moving-office.ts'
import { submit } from '#test/schedule/small-fleet.ts'
import { answered, startTestServer, type TestServer } from '#test/server/test-server.ts'
import * as offers from '../../contract-offers.ts'
import { acceptRequest } from '../../contract-office.ts'

const MONDAY = { date: '2026-03-16', shift: 'day' as const }
const SWAP = { forDate: '2026-03-17', forShift: 'day' as const }

let server: TestServer
let office: Awaited<ReturnType<typeof openOffice>>
let ola: string
beforeAll(async () => {
  server = await startTestServer()
})
/** Jan drives on Monday, Ewa on Tuesday, by day; Ola has nothing. */
beforeEach(async () => {
  office = await openOffice(server)
  server.clock.advance(300)
  ola = await submit(server, WEEK, 'Ola Ćma', '600100203', {})
})
afterAll(() => server.close())

const exchange = async (taker: string, approval: 'never' | 'always', more: object = {}) => {
  const market = { on: true, names: true, approval, reserveMinutes: 0 }
  answered(await server.call(setMarket, market, { as: office.admin() }))
  const as = (id: string) => server.asScope('driver', id)
  const given = await server.callRaw(offers.offerShift, { ...MONDAY, ...more }, { as: await as(office.jan) })
  const { id } = answered(given) as { id: string }
  answered(await server.call(offers.takeOffer, { id }, { as: await as(taker) }))
  if (approval === 'always') answered(await server.call(acceptRequest, { id }, { as: office.admin() }))
}
/** Whose changes are read, and whose are not. */
const readers = async () => {
  const all = (await office.states()).map(({ driverId, readAt }) => [driverId, readAt !== null] as const)
  return { read: whose(all, true), unread: whose(all, false) }
}
const whose = (all: readonly (readonly [string, boolean])[], read: boolean) =>
  [...new Set(all.filter((each) => each[1] === read).map(([id]) => id))].sort()

test('who takes an offer on the own phone has read it; who gave it hears of it and has not', async () => {
  await exchange(ola, 'never')
  expect(await readers()).toEqual({ read: [ola], unread: [office.jan] })
})

test('who agrees to a swap has read both sides of it, who proposed it neither', async () => {
  await exchange(office.ewa, 'never', { to: office.ewa, ...SWAP })
  expect(await readers()).toEqual({ read: [office.ewa], unread: [office.jan] })
})

test('what the office has approved neither of the two has read', async () => {
  await exchange(ola, 'always')
  expect(await readers()).toEqual({ read: [], unread: [office.jan, ola].sort() })
})

test('an approved swap neither of the two has read', async () => {
  await exchange(office.ewa, 'always', { to: office.ewa, ...SWAP })
  expect(await readers()).toEqual({ read: [], unread: [office.jan, office.ewa].sort() })
})
