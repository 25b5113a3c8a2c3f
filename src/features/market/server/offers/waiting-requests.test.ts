import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listMessages } from '#features/messaging/contract.ts'
import { setMarket } from '#features/settings/contract.ts'
import { MONDAY_DAY, openOffice, WEEK } from '#test/schedule/moving-office.ts'
import { submit } from '#test/schedule/small-fleet.ts'
import { answered, startTestServer, type TestServer } from '#test/server/test-server.ts'
import { readMarket } from '../../contract.ts'
import * as offers from '../../contract-offers.ts'
import { newsSubject } from '../../texts-messages.ts'

const MONDAY = { date: '2026-03-16', shift: 'day' as const }

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
  await set({ on: true, names: true, approval: 'never', reserveMinutes: 0 })
})
afterAll(() => server.close())

const set = async (market: object) => {
  answered(await server.call(setMarket, market, { as: office.admin() }))
}
const as = (id: string) => server.asScope('driver', id)
const offer = async (giver: string, slot: object, more: object = {}) =>
  server.callRaw(offers.offerShift, { ...slot, ...more }, { as: await as(giver) })
const offered = async (giver: string, slot: object, more: object = {}) =>
  (answered(await offer(giver, slot, more)) as { id: string }).id
const act = async (call: typeof offers.takeOffer, driver: string, id: string) =>
  server.call(call, { id }, { as: await as(driver) })
const take = (driver: string, id: string) => act(offers.takeOffer, driver, id)
const decline = async (driver: string, id: string) =>
  server.call(offers.declineOffer, { id }, { as: await as(driver) })
const look = async (driver: string) => {
  server.clock.advance(300)
  return answered(await server.call(readMarket, {}, { as: await as(driver) }))
}
const drivesAt = async (slot: number) => {
  server.clock.advance(300)
  const { placesOnBoard } = await import('#test/schedule/readable-week.ts')
  return placesOnBoard(await office.week())
    .filter((place) => place.slot === slot && place.carId !== null)
    .map(({ driverId }) => driverId)
}
const subjects = async () => {
  const { data } = answered(await server.call(listMessages, { kind: 'email' }, { as: office.admin() }))
  return data
    .filter(({ attributes }) => attributes.aboutKind.startsWith('market-'))
    .map(({ attributes }) => `${attributes.state}: ${attributes.subject}`)
    .sort()
}

describe('requests of one driver that wait for the office', () => {
  test('do not exclude each other: of day and night of one date one is asked for', async () => {
    await set({ approval: 'always' })
    await office.move(office.ewa, MONDAY_DAY + 1)
    const day = await offered(office.jan, MONDAY)
    const night = await offered(office.ewa, { date: '2026-03-16', shift: 'night' })
    expect((await look(ola)).offers.map(({ id }) => id).toSorted()).toEqual([day, night].toSorted())
    expect(answered(await take(ola, day))).toEqual({ state: 'asked' })
    expect((await look(ola)).offers).toEqual([])
    expect(await take(ola, night)).toMatchObject({ status: 409, failure: { code: 'other_request' } })
    // Everybody else may still have it.
    const adam = await submit(server, WEEK, 'Adam Zył', '600100204', {})
    expect((await look(adam)).offers).toMatchObject([{ id: night }])
    expect(answered(await take(adam, night))).toEqual({ state: 'asked' })
    // Who takes the own request back may ask for the other.
    answered(await decline(adam, night))
    answered(await decline(ola, day))
    expect(answered(await take(ola, night))).toEqual({ state: 'asked' })
  })

  test('are three at the most', async () => {
    await set({ approval: 'always' })
    const days = [0, 4, 6, 8].map((slot) => ({ slot, carId: office.cars[0] ?? null }))
    await office.put(office.jan, days)
    const dates = ['2026-03-16', '2026-03-18', '2026-03-19', '2026-03-20']
    const ids = []
    for (const date of dates) ids.push(await offered(office.jan, { date, shift: 'day' }))
    for (const id of ids.slice(0, 3)) expect(answered(await take(ola, id))).toEqual({ state: 'asked' })
    expect(await take(ola, ids[3] ?? '')).toMatchObject({ failure: { code: 'too_many_requests_wait' } })
    answered(await decline(ola, ids[0] ?? ''))
    expect(answered(await take(ola, ids[3] ?? ''))).toEqual({ state: 'asked' })
  })
})

describe('the reserve is asked first', () => {
  beforeEach(async () => {
    await office.put(ola, [{ slot: MONDAY_DAY, carId: null }])
    await set({ reserveMinutes: 60 })
  })

  test('for its time nobody else sees the offer; then everyone does', async () => {
    const id = await offered(office.jan, MONDAY)
    expect(await subjects()).toEqual([`no-gateway: ${newsSubject('offered-first')}`])
    expect((await look(ola)).offers).toMatchObject([{ id, asks: 'reserve' }])
    expect((await look(office.ewa)).offers).toEqual([])
    expect((await take(office.ewa, id)).ok).toBe(false)
    server.clock.advance(60 * 60_000)
    expect((await look(office.ewa)).offers).toMatchObject([{ id, asks: 'everyone' }])
  })

  test('a no in one tap lets everyone else in at once, and is not asked again', async () => {
    const id = await offered(office.jan, MONDAY)
    answered(await decline(ola, id))
    expect((await look(ola)).offers).toEqual([])
    answered(await take(office.ewa, id))
    expect(await drivesAt(MONDAY_DAY)).toEqual([office.ewa])
  })

  test('a yes seats the driver, who waits in the reserve no more; what was said and not sent is withdrawn', async () => {
    const id = await offered(office.jan, MONDAY)
    answered(await take(ola, id))
    expect(await drivesAt(MONDAY_DAY)).toEqual([ola])
    expect(await subjects()).toEqual([
      `no-gateway: ${newsSubject('given')}`,
      `withdrawn: ${newsSubject('offered-first')}`,
    ])
  })
})
