import { saveMoves } from '#features/board/work/contract.ts'
import { tellOffice } from '#features/driver-reports/contract.ts'
import { listReports } from '#features/driver-reports/contract-office.ts'
import { toggleDriver } from '#features/drivers/office/contract.ts'
import { readMarket, takeFreeShift } from '#features/market/contract.ts'
import * as offers from '#features/market/contract-offers.ts'
import { acceptRequest, listRequests, refuseRequest } from '#features/market/contract-office.ts'
import { listFreeSeats, proposeSeats, withdrawProposal } from '#features/market/contract-proposals.ts'
import { marketJobs } from '#features/market/server/jobs.ts'
import { generateWeek, getGeneratedWeek } from '#features/schedule/contract.ts'
import { setDefaultLimit, setMarket } from '#features/settings/contract.ts'
import { sayAfterAll } from '#features/work-calendar/contract-after-all.ts'
import { getOwnHome } from '#features/work-calendar/contract-home.ts'
import { parseDate } from '#kernel/calendar-date.ts'
import { slotIndex } from '#kernel/slot.ts'
import type { Endpoint, InputOf, OutputOf } from '#platform/pure/endpoint.ts'
import { placesOnBoard } from '../schedule/readable-week.ts'
import { addCars, submit } from '../schedule/small-fleet.ts'
import { answered, type TestAnswer, type TestCaller, type TestServer } from '../server/test-server.ts'
import { dice } from './dice.ts'
import { brokenRules, offersThatContradict, unexplained } from './market-invariants.ts'
import { type MarketLedger, newLedger } from './market-ledger.ts'

const WEEK = { year: 2026, week: 12 }
const DRIVERS = 8
const CARS = 4
const LIMIT = 3
/** More drivers that are switched off would leave nobody to trade. */
const MOST_OFF = 2
/** So many at once. */
const TOGETHER = 5
/** One of so many times all of them want the same. */
const A_RUSH = 12
/** Between two looks at everything. */
const A_LOOK = 50

export interface MarketRun {
  /** That a driver or the office did, be it that they were refused. */
  operations: number
  /** `take done` to how often. */
  readonly tally: ReadonlyMap<string, number>
  /** Each in words; none where all is well. */
  readonly breaches: readonly string[]
  /** Of the week at the end. */
  readonly versions: number
}

/**
 * Drivers who pick, offer, swap, take, decline and withdraw, are ill and drive after all, an office that
 * decides, moves people, changes the settings and switches drivers off, several of them at once: what each
 * does is a matter of the seed, who is first is not. Afterwards every version of the week is explained by
 * one act that was answered with yes, and every such act by one version.
 */
export async function runMarket(
  server: TestServer,
  { seed, operations, until = () => false }: { seed: number; operations: number; until?: () => boolean },
): Promise<MarketRun> {
  await server.reset()
  server.clock.set('2026-03-11T11:00:00Z')
  const play = await openPlay(server)
  const roll = dice(seed)
  let done = 0
  for (; done < operations && !until(); done += TOGETHER) {
    server.clock.advance(300)
    if (roll(A_RUSH) === 0) await play.rush(roll(DRIVERS), roll(10_000))
    else {
      const acts = Array.from({ length: TOGETHER }, () => play.act(roll(100), roll(DRIVERS), roll(10_000)))
      await Promise.all(acts)
    }
    if (done % A_LOOK === 0) await play.look()
  }
  await play.look()
  return { operations: done, ...(await play.end()) }
}

async function openPlay(server: TestServer) {
  const office = await server.asUser({ admin: true })
  const { queries } = server.database
  const ledger: MarketLedger = newLedger()
  const tally = new Map<string, number>()
  const breaches: string[] = []
  const note = (what: string): void => void tally.set(what, (tally.get(what) ?? 0) + 1)

  answered(await server.call(setDefaultLimit, { defaultLimit: LIMIT }, { as: office }))
  const rules = { on: true, names: true, approval: 'soon', approvalHours: 150, reserveMinutes: 0 } as const
  answered(await server.call(setMarket, rules, { as: office }))
  const cars = await addCars(queries, CARS)
  const ids: string[] = []
  const add = async (name: string) =>
    ids.push(await submit(server, WEEK, name, String(600_200_100 + ids.length), {}))
  for (let index = 0; index < DRIVERS; index += 1) await add(`Kierowca Nr ${index}`)
  // Drive where the office puts them, each in a slot of their own, and never use the market.
  for (let index = 0; index < CARS; index += 1) await add(`Stały Nr ${index}`)
  const [drivers, steady] = [ids.slice(0, DRIVERS), ids.slice(DRIVERS)]
  const first = drivers.map((driverId, index) => ({
    ...{ driverId, slot: (index * 3) % 14, carId: cars[index % CARS] ?? '' },
  }))
  const { id: weekId } = answered(await server.call(generateWeek, { ...WEEK, places: first }, { as: office }))
  const sessions = new Map<string, TestCaller>()
  for (const id of drivers) sessions.set(id, await server.asScope('driver', id))
  const off = new Set<string>()

  /** Whatever is refused is refused in words. */
  const call = async <E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    as: TestCaller | undefined,
  ): Promise<TestAnswer<OutputOf<E>>> => {
    const answer = await server.call(endpoint, input, as ? { as } : {})
    // Put off on a busy machine, with nothing saved, which the versions show: the page says it again.
    if (!answer.ok && answer.status === 503) note('put off')
    else if (!answer.ok && (answer.status >= 500 || answer.failure.msg.length < 10))
      breaches.push(`${endpoint.path} ended in ${answer.status} ${answer.failure.code}`)
    return answer
  }
  const told = (what: string, answer: TestAnswer<unknown>): void =>
    note(`${what} ${answer.ok ? 'done' : answer.failure.code}`)
  const one = <T>(list: readonly T[], pick: number): T | undefined => list[pick % Math.max(1, list.length)]
  const indexOf = ({ date, shift }: { readonly date: string; readonly shift: 'day' | 'night' }): number => {
    const parsed = parseDate(date)
    return (parsed && slotIndex(WEEK, { date: parsed, shift })) ?? -1
  }
  const board = async () => {
    const week = answered(await server.call(getGeneratedWeek, WEEK, { as: office }))
    if (!week) throw new Error('The week is gone.')
    return week
  }

  type Seen = OutputOf<typeof readMarket>
  interface Driver {
    readonly id: string
    readonly as: TestCaller
    readonly seen: Seen
    readonly pick: number
  }
  const freeIn = (seen: Seen, pick: number) =>
    one(
      seen.free.filter((each) => indexOf(each) >= 0),
      pick,
    )
  const takeFree = async (
    { id, as }: Pick<Driver, 'id' | 'as'>,
    { date, shift }: Pick<Seen['free'][number], 'date' | 'shift'>,
    what: string,
  ) => {
    const answer = await call(takeFreeShift, { date, shift }, as)
    if (answer.ok) ledger.picks.push({ driverId: id, slot: indexOf({ date, shift }) })
    told(what, answer)
  }
  const takeOffered = async (
    { id, as }: Pick<Driver, 'id' | 'as'>,
    offer: Pick<Seen['offers'][number], 'id'>,
    what: string,
  ) => {
    const answer = await call(offers.takeOffer, { id: offer.id }, as)
    if (answer.ok && answer.value.state === 'done') ledger.exchanges.push({ offerId: offer.id, takerId: id })
    if (answer.ok) note(`${what} ${answer.value.state}`)
    else told(what, answer)
  }
  const driverActs = {
    async pick({ id, as, seen, pick }: Driver) {
      const slot = freeIn(seen, pick)
      if (slot) await takeFree({ id, as }, slot, 'pick')
    },
    async offer({ as, seen, pick }: Driver) {
      const own = one(
        seen.own.filter(({ offer }) => !offer),
        pick,
      )
      if (!own) return
      const slot = { date: own.date, shift: own.shift }
      const way = (['all', 'one', 'swap'] as const)[pick % 3]
      if (way === 'all') return told('offer', await call(offers.offerShift, slot, as))
      const listed = await call(offers.listColleagues, slot, as)
      const data = listed.ok ? listed.value.data : []
      const to = one(
        data.filter(({ mayTake, swaps }) => (way === 'one' ? mayTake : swaps.length > 0)),
        pick >> 2,
      )
      const swap = to && way === 'swap' ? one(to.swaps, pick >> 4) : undefined
      if (!to) return
      const back = swap ? { forDate: swap.date, forShift: swap.shift } : {}
      told(`offer ${way}`, await call(offers.offerShift, { ...slot, to: to.driverId, ...back }, as))
    },
    async take({ id, as, seen, pick }: Driver) {
      const offer = one(seen.offers, pick)
      if (offer) await takeOffered({ id, as }, offer, offer.inReturn ? 'swap' : 'take')
    },
    async decline({ as, seen, pick }: Driver) {
      const offer = one([...seen.offers, ...seen.wanted], pick)
      if (offer) told('decline', await call(offers.declineOffer, { id: offer.id }, as))
    },
    /** Ill for a shift, or, where that was said before, well again: the office may have acted by then. */
    async health({ id, as, seen, pick }: Driver) {
      const home = await call(getOwnHome, {}, as)
      if (!home.ok) return told('look home', home)
      const lost = one(home.value.lost, pick)
      const own = one(seen.own, pick)
      const ill = lost ?? (own?.ill ? own : undefined)
      if (ill) {
        const { date, shift } = ill
        const answer = await call(sayAfterAll, { date, shift }, as)
        if (answer.ok && answer.value.outcome === 'back')
          ledger.returns.push({ driverId: id, slot: indexOf({ date, shift }) })
        if (answer.ok) note(`after all ${answer.value.outcome}`)
        else told('after all', answer)
      } else if (own)
        told('ill', await call(tellOffice, { kind: 'ill', date: own.date, shift: own.shift }, as))
    },
    async withdraw({ as, seen, pick }: Driver) {
      const own = one(
        seen.own.filter(({ offer }) => offer),
        pick,
      )
      if (own?.offer) told('withdraw', await call(offers.withdrawOffer, { id: own.offer.id }, as))
    },
  }
  const officeActs = {
    async decide(pick: number) {
      const listed = await call(listRequests, {}, office)
      const request = one(listed.ok ? listed.value.data.filter(({ state }) => state === 'asked') : [], pick)
      if (!request) return
      const { id, taker } = request
      if (pick % 3 === 0) return told('refuse', await call(refuseRequest, { id, reason: 'Próba' }, office))
      const answer = await call(acceptRequest, { id }, office)
      if (answer.ok) ledger.exchanges.push({ offerId: id, takerId: taker.driverId })
      told('accept', answer)
    },
    /** Takes somebody off a car, or puts one of its own people onto one. */
    async edit(pick: number) {
      const now = await board()
      const places = placesOnBoard(now)
      const listed = pick % 4 === 0 ? await call(listReports, {}, office) : undefined
      const ill = (listed?.ok ? listed.value.data : []).filter(
        ({ kind, withdrawnAt }) => kind === 'ill' && withdrawnAt === null,
      )
      const isIll = (place: BoardPlace) =>
        ill.some((report) => report.driverId === place.driverId && indexOf(report) === place.slot)
      const wanted = places.some((place) => place.carId !== null && isIll(place))
        ? places.filter(isIll)
        : places
      const move = pick % 2 === 0 ? offACar(wanted, pick >> 2) : onACar(places, pick >> 1)
      if (!move) return
      const answer = await call(saveMoves, { id: weekId, base: now.version, moves: [move] }, office)
      if (answer.ok) ledger.edits.set(answer.value.version, move)
      told('edit', answer)
    },
    async settings(pick: number) {
      const approval = (['never', 'soon', 'soon', 'always'] as const)[pick % 4] ?? 'soon'
      const change = { approval, names: pick % 7 !== 0, reserveMinutes: pick % 5 === 0 ? 30 : 0 }
      told('settings', await call(setMarket, change, office))
    },
    /** A driver is switched off, or on again. */
    async switches(pick: number) {
      const id = (off.size < MOST_OFF ? drivers[pick % DRIVERS] : one([...off], pick)) ?? ''
      const active = off.has(id)
      const answer = await call(toggleDriver, { id, active }, office)
      if (!answer.ok) return told('switch', answer)
      if (active) off.delete(id)
      else off.add(id)
      if (active) sessions.set(id, await server.asScope('driver', id))
      note(active ? 'switched on' : 'switched off')
    },
    /** What is free is proposed to all who may take it, or a proposal is taken back. */
    async propose(pick: number) {
      const listed = await call(listFreeSeats, {}, office)
      const seat = one(
        (listed.ok ? listed.value.data : []).filter((each) => indexOf(each) >= 0),
        pick >> 1,
      )
      if (!seat) return
      const slot = { date: seat.date, shift: seat.shift }
      if (pick % 2 === 0) told('propose', await call(proposeSeats, { slots: [slot] }, office))
      else told('take proposal back', await call(withdrawProposal, slot, office))
    },
    async jobs() {
      for (const job of marketJobs(server.platform)) await job.run()
      note('jobs done')
    },
  }
  type BoardPlace = ReturnType<typeof placesOnBoard>[number]
  const spotOf = ({ slot, carId, onCall }: BoardPlace) => ({ slot, carId, onCall })
  const offACar = (places: readonly BoardPlace[], pick: number) => {
    const gone = one(
      places.filter(({ carId }) => carId !== null),
      pick,
    )
    if (!gone) return undefined
    // Every third waits in the reserve of the slot from then on, which is asked first.
    const to = pick % 3 === 0 ? { slot: gone.slot, carId: null, onCall: false } : null
    return { driverId: gone.driverId, from: spotOf(gone), to }
  }
  const onACar = (places: readonly BoardPlace[], pick: number) => {
    const index = pick % steady.length
    const [driverId, slot] = [steady[index] ?? '', index * 3]
    const inSlot = places.filter((place) => place.slot === slot && place.carId !== null)
    const carId = cars.find((id) => !inSlot.some((place) => place.carId === id))
    if (!carId || inSlot.length >= LIMIT || places.some((place) => place.driverId === driverId))
      return undefined
    return { driverId, from: null, to: { slot, carId, onCall: false } }
  }

  const asDriver = async (kind: keyof typeof driverActs, index: number, pick: number): Promise<void> => {
    const id = drivers[index] ?? ''
    const as = sessions.get(id)
    if (!as) return
    const seen = await call(readMarket, {}, as)
    // Switched off meanwhile.
    if (!seen.ok) return note(`look ${seen.failure.code}`)
    await driverActs[kind]({ id, as, seen: seen.value, pick })
  }

  return {
    /** Five drivers tap what the first of them sees. */
    async rush(first: number, pick: number): Promise<void> {
      const able = drivers.filter((id) => sessions.has(id) && !off.has(id))
      const rivals = Array.from({ length: TOGETHER }, (_, index) => able[(first + index) % able.length] ?? '')
      const as = (id: string) => sessions.get(id) ?? office
      const seen = await call(readMarket, {}, as(rivals[0] ?? ''))
      if (!seen.ok) return note(`look ${seen.failure.code}`)
      const offer = pick % 2 === 0 ? one(seen.value.offers, pick) : undefined
      const slot = freeIn(seen.value, pick)
      const taps = [...new Set(rivals)].map(async (id) => {
        if (offer) await takeOffered({ id, as: as(id) }, offer, 'rush for an offer')
        else if (slot) await takeFree({ id, as: as(id) }, slot, 'rush for a shift')
      })
      await Promise.all(taps)
    },
    async act(kind: number, index: number, pick: number): Promise<void> {
      if (kind < 15) return asDriver('pick', index, pick)
      if (kind < 33) return asDriver('offer', index, pick)
      if (kind < 58) return asDriver('take', index, pick)
      if (kind < 61) return asDriver('decline', index, pick)
      if (kind < 64) return asDriver('withdraw', index, pick)
      if (kind < 74) return asDriver('health', index, pick)
      if (kind < 82) return officeActs.decide(pick)
      if (kind < 94) return officeActs.edit(pick)
      if (kind < 96) return officeActs.settings(pick)
      if (kind < 97) return officeActs.propose(pick)
      if (kind < 98) return officeActs.jobs()
      return officeActs.switches(pick)
    },
    /** What must hold at any moment. */
    async look(): Promise<void> {
      server.clock.advance(300)
      const places = placesOnBoard(await board())
      breaches.push(...brokenRules(places, LIMIT), ...(await offersThatContradict(queries)))
    },
    async end() {
      const { problems, versions } = await unexplained(queries, weekId, ledger)
      return { tally, breaches: [...breaches, ...problems], versions }
    },
  }
}
