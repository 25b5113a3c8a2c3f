import { afterAll, beforeAll, expect, test } from 'vitest'
import { generateWeek, getGeneratedWeek, updateWeek } from '#features/schedule/contract.ts'
import { setDefaultLimit, setMarket } from '#features/settings/contract.ts'
import { placesOnBoard } from '#test/schedule/readable-week.ts'
import { addCars, submit } from '#test/schedule/small-fleet.ts'
import { answered, startTestServer, type TestCaller, type TestServer } from '#test/server/test-server.ts'
import { readMarket, takeFreeShift } from '../../contract.ts'
import * as offers from '../../contract-offers.ts'
import { acceptRequest, listRequests, refuseRequest } from '../../contract-office.ts'
import { marketOffers } from '../tables.ts'

const WEEK = { year: 2026, week: 12 }
/** `MARKET_OPERATIONS=10000` for the long run. */
const OPERATIONS = Number(process.env.MARKET_OPERATIONS ?? 200)
/** So many at once. */
const TOGETHER = 5
const DRIVERS = 6

let server: TestServer
let office: TestCaller
beforeAll(async () => {
  server = await startTestServer()
  server.clock.set('2026-03-11T11:00:00Z')
  office = await server.asUser({ admin: true })
})
afterAll(() => server.close())

/** mulberry32: the same operations in every run. */
function dice(seed: number) {
  let state = seed
  return (sides: number): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % sides
  }
}

test('offers, swaps, picks, decisions and edits of the board at once break no rule and lose nothing (Q30)', {
  timeout: 60_000 + OPERATIONS * 400,
}, async () => {
  answered(await server.call(setDefaultLimit, { defaultLimit: 2 }, { as: office }))
  const market = { on: true, names: true, approval: 'soon', approvalHours: 150, reserveMinutes: 0 } as const
  answered(await server.call(setMarket, market, { as: office }))
  const cars = await addCars(server.database.queries, 3)
  const ids: string[] = []
  for (let index = 0; index < DRIVERS; index += 1)
    ids.push(await submit(server, WEEK, `Kierowca Nr ${index}`, String(600200100 + index), {}))
  const first = ids.map((driverId, index) => ({ driverId, slot: index * 2, carId: cars[index % 3] ?? '' }))
  answered(await server.call(generateWeek, { ...WEEK, places: first }, { as: office }))
  const callers = new Map<string, TestCaller>()
  for (const id of ids) callers.set(id, await server.asScope('driver', id))
  const roll = dice(7)
  const counts = new Map<string, number>()
  const note = (what: string, ok: boolean): void => {
    counts.set(`${what} ${ok}`, (counts.get(`${what} ${ok}`) ?? 0) + 1)
  }

  const board = async () => {
    const week = answered(await server.call(getGeneratedWeek, WEEK, { as: office }))
    if (!week) throw new Error('The week is gone.')
    return week
  }
  const operate = async (kind: number, driver: string, pick: number): Promise<void> => {
    const as = callers.get(driver) as TestCaller
    const seen = answered(await server.call(readMarket, {}, { as }))
    const one = <T>(list: readonly T[]): T | undefined => list[pick % Math.max(1, list.length)]
    if (kind < 2) {
      const slot = one(seen.free)
      if (!slot) return
      const { ok } = await server.call(takeFreeShift, { date: slot.date, shift: slot.shift }, { as })
      return note('pick', ok)
    }
    if (kind < 4) {
      const own = one(seen.own.filter(({ offer }) => !offer))
      if (!own) return
      const slot = { date: own.date, shift: own.shift }
      const { data } = answered(await server.call(offers.listColleagues, slot, { as }))
      const to = kind === 3 ? one(data.filter(({ swaps }) => swaps.length > 0)) : undefined
      const swap = to && one(to.swaps)
      const more = to && swap ? { to: to.driverId, forDate: swap.date, forShift: swap.shift } : {}
      return note('offer', (await server.call(offers.offerShift, { ...slot, ...more }, { as })).ok)
    }
    if (kind < 7) {
      const offer = one(seen.offers)
      if (!offer) return
      return note(
        offer.inReturn ? 'swap' : 'take',
        (await server.call(offers.takeOffer, { id: offer.id }, { as })).ok,
      )
    }
    if (kind === 7) {
      const own = one(seen.own.filter(({ offer }) => offer))
      if (!own?.offer) return
      return note('withdraw', (await server.call(offers.withdrawOffer, { id: own.offer.id }, { as })).ok)
    }
    if (kind === 8) {
      const { data } = answered(await server.call(listRequests, {}, { as: office }))
      const request = one(data.filter(({ state }) => state === 'asked'))
      if (!request) return
      const call = pick % 3 === 0 ? refuseRequest : acceptRequest
      return note('decide', (await server.call(call, { id: request.id }, { as: office })).ok)
    }
    const now = await board()
    const places = placesOnBoard(now).filter((place) => place.carId !== null)
    const gone = one(places)
    const kept = places.filter((place) => place !== gone)
    const saved = await server.call(
      updateWeek,
      { id: now.id, version: now.version, places: kept },
      { as: office },
    )
    note('edit', saved.ok)
  }

  let version = (await board()).version
  for (let done = 0; done < OPERATIONS; done += TOGETHER) {
    server.clock.advance(300)
    const now = Array.from({ length: TOGETHER }, () =>
      operate(roll(10), ids[roll(DRIVERS)] ?? '', roll(1_000)),
    )
    await Promise.all(now)
    if (done % 25 === 0) {
      server.clock.advance(300)
      const week = await board()
      expect(week.version).toBeGreaterThanOrEqual(version)
      version = week.version
      expectRules(placesOnBoard(week))
      await expectTold()
    }
  }
  for (const what of ['pick', 'offer', 'take', 'swap', 'withdraw', 'decide', 'edit'])
    expect(counts.get(`${what} true`) ?? 0, `${what} ${JSON.stringify([...counts])}`).toBeGreaterThan(0)
})

/** No driver in two places, no car with two drivers, one shift a date, no day after a night, the limit. */
function expectRules(places: readonly { driverId: string; slot: number; carId: string | null }[]): void {
  const driven = places.filter(({ carId }) => carId !== null)
  const has = new Set(driven.map(({ driverId, slot }) => `${driverId} ${slot}`))
  expect(has.size).toBe(driven.length)
  expect(new Set(driven.map(({ carId, slot }) => `${carId} ${slot}`)).size).toBe(driven.length)
  for (const { driverId, slot } of driven) {
    if (slot % 2 === 0) expect(has.has(`${driverId} ${slot + 1}`)).toBe(false)
    else expect(has.has(`${driverId} ${slot + 1}`), 'a day after a night').toBe(false)
  }
  for (let slot = 0; slot < 14; slot += 1)
    expect(driven.filter((place) => place.slot === slot).length).toBeLessThanOrEqual(2)
}

/** Nothing is lost: what is done names its taker, what waits for the office too, what is open nobody. */
async function expectTold(): Promise<void> {
  for (const { state, takerId, endedAt } of await server.database.queries.select().from(marketOffers)) {
    if (state === 'open') expect([takerId, endedAt]).toEqual([null, null])
    if (state === 'asked') expect([takerId !== null, endedAt]).toEqual([true, null])
    if (state === 'done') expect([takerId !== null, endedAt !== null]).toEqual([true, true])
  }
}
