import { describe, expect, test } from 'vitest'
import { breachesOf } from '#features/roster/domain/check-places.ts'
import type { Place, PlaceOrigin } from '#features/roster/domain/places.ts'
import { movesBetween } from '#features/roster/domain/plan/moves.ts'
import { placesOf, planOf, type WeekPlan } from '#features/roster/domain/plan/week-plan.ts'
import { warningsOf } from '#features/roster/domain/warnings.ts'
import { type Proposal, proposeRepairs } from './repair.ts'
import type { Disruption, RepairFacts } from './repair-facts.ts'
import { mostKept } from './testing/most-kept.ts'
import { randomBoard, type SmallBoard } from './testing/small-boards.ts'

const MIXES = [
  { cars: 2, drivers: 4, slots: 4 },
  { cars: 3, drivers: 6, slots: 5 },
  { cars: 4, drivers: 8, slots: 7 },
]
const weeks = MIXES.flatMap((mix) => Array.from({ length: 400 }, (_, seed) => randomBoard(seed + 1, mix)))

const seats = (board: WeekPlan): number => board.reduce((sum, { cars }) => sum + cars.size, 0)
const without = ({ facts, disruption }: SmallBoard) =>
  facts.blocked.map((cars, slot) =>
    disruption.kind === 'car-out' && disruption.from <= slot && slot <= disruption.to
      ? new Set([...cars, disruption.carId])
      : cars,
  )

describe('whatever happens to whatever week', () => {
  test('no proposal makes a breach, or a warning that was not there', () => {
    for (const week of weeks) {
      const { facts, board } = week
      const unavailable = without(week).flatMap((cars, slot) =>
        [...cars].map((carId) => ({
          ...{ carId, from: slot, to: slot, kind: 'grounding' as const },
          ...{ reason: '', notOnStation: false, renter: '' },
        })),
      )
      const driversOff = [
        ...facts.driversOff,
        ...facts.barred.flatMap((ids, slot) =>
          [...ids].map((driverId) => ({
            driverId,
            from: slot,
            to: slot,
            kind: 'papers' as const,
            reason: 'x',
          })),
        ),
      ]
      const known = { ...facts, unavailable, driversOff }
      const warned = new Set(warningsOf(board, known).map((each) => JSON.stringify(each)))
      for (const { board: after } of proposeRepairs(facts, board, week.disruption)) {
        const places = placesOf(after)
        const breaches = breachesOf(places, {
          cars: new Set(facts.cars),
          drivers: new Set(places.map(({ driverId }) => driverId)),
          ...{ unavailable, driversOff, begun: 0, before: placesOf(board) },
        })
        expect(breaches).toEqual([])
        const fresh = warningsOf(planOf(places), known).filter(
          (warning) =>
            warning.code !== 'over-limit' &&
            !(warning.code === 'day-and-night' && facts.bothShifts.has(warning.driverId)) &&
            !warned.has(JSON.stringify(warning)),
        )
        expect(fresh).toEqual([])
        for (const [slot, { cars }] of after.entries())
          expect(cars.size).toBeLessThanOrEqual(
            Math.max(board[slot]?.cars.size ?? 0, facts.limits[slot] ?? 0),
          )
      }
    }
  })

  test('nothing is touched that the moves do not name', () => {
    for (const { facts, board, disruption } of weeks) {
      for (const { moves, board: after } of proposeRepairs(facts, board, disruption)) {
        const named = new Set(
          moves.flatMap(({ driverId, from, to, endsCall }) => [
            ...(from ? [`${from.slot} ${driverId}`] : []),
            ...(to ? [`${to.slot} ${driverId}`] : []),
            ...(endsCall && to ? [`${to.slot ^ 1} ${driverId}`] : []),
          ]),
        )
        for (const { driverId, from, to } of movesBetween(board, after))
          for (const spot of [from, to]) if (spot) expect(named).toContain(`${spot.slot} ${driverId}`)
        for (const { driverId, to } of moves)
          if (to?.carId) expect(after[to.slot]?.cars.get(to.carId)).toBe(driverId)
        for (const { from } of moves)
          if (from && from.slot < facts.begun && from.carId !== null)
            expect(from.slot >= disruption.from && from.slot <= disruption.to).toBe(true)
      }
    }
  })

  test('who is out sits nowhere in those slots, and a car that is out stands', () => {
    for (const { facts, board, disruption } of weeks)
      for (const { board: after } of proposeRepairs(facts, board, disruption))
        for (let slot = disruption.from; slot <= disruption.to; slot++) {
          const { cars, reserve, onCall } = after[slot]!
          if (disruption.kind !== 'driver-out') expect(cars.has(disruption.carId)).toBe(false)
          else expect([...cars.values(), ...reserve, ...onCall]).not.toContain(disruption.driverId)
        }
  })

  test('the costs are those of the week before and after', () => {
    for (const { facts, board, disruption } of weeks)
      for (const proposal of proposeRepairs(facts, board, disruption))
        expect(proposal.costs).toEqual(recounted(facts, board, proposal.board, disruption))
  })

  test('the best one leaves no seat empty that any legal rearrangement could keep', () => {
    let compared = 0
    let gaps = 0
    let chains = 0
    for (const { facts, board, disruption } of weeks) {
      const within = board.every(({ cars }, slot) => cars.size <= (facts.limits[slot] ?? 0))
      if (disruption.kind !== 'driver-out' || !within) continue
      const [best] = proposeRepairs(facts, board, disruption)
      if (!best) continue
      compared += 1
      if (best.kind === 'chain' && best.costs.changesShift > 0) chains += 1
      const kept = seats(board) - best.costs.seatsEmpty
      const possible = mostKept(facts, board, disruption)
      expect(kept).toBe(possible)
      if (possible < seats(board)) gaps += 1
    }
    expect(compared).toBeGreaterThan(200)
    expect(gaps).toBeGreaterThan(50)
    expect(chains).toBeGreaterThan(10)
  })

  test('at most three, the best first, all different, none nowhere better than another', () => {
    let most = 0
    for (const { facts, board, disruption } of weeks) {
      const proposals = proposeRepairs(facts, board, disruption)
      most = Math.max(most, proposals.length)
      expect(proposals.length).toBeLessThanOrEqual(3)
      expect(new Set(proposals.map(({ moves }) => JSON.stringify(moves))).size).toBe(proposals.length)
      for (const a of proposals)
        for (const b of proposals)
          if (a !== b) expect(Object.keys(a.costs).some((key) => costOf(a, key) < costOf(b, key))).toBe(true)
      const empty = proposals.map(({ costs }) => costs.seatsEmpty)
      expect(empty).toEqual([...empty].sort((a, b) => a - b))
    }
    expect(most).toBe(3)
  })

  test('the same input gives the same proposals', () => {
    for (const { facts, board, disruption } of weeks.slice(0, 200))
      expect(JSON.stringify(proposeRepairs(facts, board, disruption))).toBe(
        JSON.stringify(proposeRepairs(facts, board, disruption)),
      )
  })
})

const costOf = ({ costs }: Proposal, key: string) => costs[key as keyof Proposal['costs']]

/** Counted from the two weeks' places, with none of the code that proposes. */
function recounted(facts: RepairFacts, before: WeekPlan, after: WeekPlan, disruption: Disruption) {
  const driving = (board: WeekPlan) => placesOf(board).filter(({ carId }) => carId !== null)
  const gone = disruption.kind === 'driver-out' ? disruption.driverId : undefined
  const was = driving(before)
  const is = driving(after)
  const others = <T extends { driverId: string }>(list: readonly T[]) =>
    list.filter(({ driverId }) => driverId !== gone)
  const at = (list: readonly Place[], { driverId, slot }: Place) =>
    list.find((each) => each.driverId === driverId && each.slot === slot)
  const lost = others(was).filter((place) => !at(is, place))
  const gained = is.filter((place) => !at(was, place))
  const other = is.filter((place) => at(was, place) && at(was, place)?.carId !== place.carId)
  const own = (list: readonly Place[]) =>
    others(list).filter(({ driverId, carId }) => facts.ownCars.get(driverId) === carId).length
  const pairs = (list: readonly Place[]) => new Set(list.map(({ driverId, carId }) => `${driverId} ${carId}`))
  let changesShift = 0
  let onCallUsed = 0
  let reserveUsed = 0
  let promisesBroken = 0
  for (const driverId of new Set([...lost, ...gained].map((place) => place.driverId))) {
    const mine = (list: readonly Place[]) => list.filter((place) => place.driverId === driverId)
    const paired = Math.min(mine(lost).length, mine(gained).length)
    changesShift += paired
    for (const { slot } of mine(lost).slice(paired)) {
      const origin = facts.origin(driverId, slot)
      if (origin !== 'reserve' && origin !== 'on-call') promisesBroken += 1
    }
    for (const { slot } of mine(gained).slice(paired)) {
      if (before[slot]?.onCall.includes(driverId)) onCallUsed += 1
      else reserveUsed += 1
    }
  }
  const squares = (list: readonly Place[]) =>
    [...Map.groupBy(others(list), ({ driverId }) => driverId).values()].reduce(
      (sum, { length }) => sum + length ** 2,
      0,
    )
  return {
    squares: squares(is) - squares(was),
    seatsEmpty: was.length - is.length,
    losesShift: lost.length - changesShift,
    changesShift,
    changesCar: other.length,
    promisesBroken,
    onCallUsed,
    ownCarsLost: own(was) - own(is),
    newPairs: [...pairs(is)].filter((pair) => !pairs(was).has(pair)).length,
    told: new Set([...lost, ...gained, ...other].map(({ driverId }) => driverId)).size,
    reserveUsed,
  }
}

describe('told as the office would', () => {
  const CARS = ['c1', 'c2', 'c3']
  const car = (driverId: string, slot: number, carId: string): Place => ({
    driverId,
    slot,
    carId,
    onCall: false,
  })
  const waits = (driverId: string, slot: number): Place => ({ driverId, slot, carId: null, onCall: false })
  const calls = (driverId: string, slot: number): Place => ({ driverId, slot, carId: null, onCall: true })
  const factsOf = (rest: Partial<RepairFacts> = {}): RepairFacts => ({
    cars: CARS,
    blocked: Array.from({ length: 14 }, () => new Set<string>()),
    barred: [],
    limits: new Array<number>(14).fill(9),
    driversOff: [],
    nightBefore: new Set(),
    ownCars: new Map(),
    bothShifts: new Set(),
    begun: 0,
    planning: { policy: 'balanced', fromReserve: true },
    late: () => ({ reserve: [], onCall: [] }),
    pins: new Map(),
    origin: () => 'regular',
    ...rest,
  })
  const ill = (from: number, to = from): Disruption => ({ kind: 'driver-out', driverId: 'ill', from, to })
  const kinds = (proposals: readonly Proposal[]) => proposals.map(({ kind }) => kind)

  test('the first of the reserve takes the seat and the car of who is ill', () => {
    const board = planOf([car('ill', 4, 'c2'), waits('a', 4), waits('b', 4)])
    const [best] = proposeRepairs(factsOf(), board, ill(4))
    expect(best?.kind).toBe('reserve')
    expect(best?.moves).toEqual([
      { driverId: 'ill', from: { slot: 4, carId: 'c2', onCall: false }, to: null },
      {
        driverId: 'a',
        from: { slot: 4, carId: null, onCall: false },
        to: { slot: 4, carId: 'c2', onCall: false },
      },
    ])
    expect(best?.costs).toMatchObject({ seatsEmpty: 0, reserveUsed: 1, changesCar: 0, told: 1 })
  })

  test('a chosen shift goes before a reserve choice, and who drives less before who drives more', () => {
    const origin = (driverId: string): PlaceOrigin => (driverId === 'a' ? 'reserve' : 'regular')
    const places = [car('ill', 4, 'c2'), waits('a', 4), waits('b', 4), waits('c', 4), car('b', 8, 'c1')]
    const [best] = proposeRepairs(factsOf({ origin }), planOf(places), ill(4))
    expect(best?.moves[1]?.driverId).toBe('c')
  })

  test('the own car before the car that was left', () => {
    const board = planOf([car('ill', 4, 'c1'), waits('a', 4)])
    const [best] = proposeRepairs(factsOf({ ownCars: new Map([['a', 'c3']]) }), board, ill(4))
    expect(best?.moves[1]?.to?.carId).toBe('c3')
    expect(best?.costs.ownCarsLost).toBe(-1)
  })

  test('one who has the night before swaps it away, so that no seat is lost', () => {
    const board = planOf([car('ill', 4, 'c1'), waits('a', 4), car('a', 3, 'c2'), waits('b', 3)])
    const [best] = proposeRepairs(factsOf(), board, ill(4))
    expect(best?.kind).toBe('chain')
    expect(best?.costs).toMatchObject({ seatsEmpty: 0, changesShift: 1, losesShift: 0, reserveUsed: 1 })
    expect(best?.board[3]?.cars.get('c2')).toBe('b')
    expect(best?.board[4]?.cars.get('c1')).toBe('a')
  })

  test('nobody is taken out of a shift that has begun', () => {
    const board = planOf([car('ill', 4, 'c1'), waits('a', 4), car('a', 3, 'c2'), waits('b', 3)])
    expect(kinds(proposeRepairs(factsOf({ begun: 4 }), board, ill(4)))).toEqual(['leave-empty'])
  })

  test('who is on call comes before anybody changes shift', () => {
    const places = [
      car('ill', 4, 'c1'),
      waits('a', 4),
      car('a', 3, 'c2'),
      waits('b', 3),
      calls('z', 4),
      calls('z', 5),
    ]
    const [best] = proposeRepairs(factsOf(), planOf(places), ill(4))
    expect(best?.costs).toMatchObject({ seatsEmpty: 0, changesShift: 0, onCallUsed: 1 })
    expect(best?.moves.at(-1)?.endsCall).toBe(true)
    expect(best?.board[5]?.onCall).toEqual([])
  })

  test('for a whole week ill, one person for all shifts is offered beside several', () => {
    const places = [4, 6, 8].flatMap((slot) => [
      car('ill', slot, 'c1'),
      waits('all', slot),
      waits(`p${slot}`, slot),
    ])
    const proposals = proposeRepairs(factsOf(), planOf([...places, car('all', 12, 'c3')]), ill(4, 13))
    expect(kinds(proposals)).toEqual(['reserve', 'one-person', 'leave-empty'])
    expect(proposals.map(({ costs }) => costs.told)).toEqual([3, 1, 0])
  })

  test('a car that is back goes to who waits, and nobody is moved for it; it may also stay free', () => {
    const blocked = Array.from({ length: 14 }, () => new Set(['c1']))
    const places = [waits('a', 4), car('b', 4, 'c2'), calls('z', 6), waits('c', 8)]
    const back: Disruption = { kind: 'car-back', carId: 'c1', from: 4, to: 7 }
    const proposals = proposeRepairs(factsOf({ blocked, cars: ['c1', 'c2'] }), planOf(places), back)
    expect(kinds(proposals)).toEqual(['chain', 'reserve', 'leave-empty'])
    const [all, reserve, nothing] = proposals
    expect(all?.board[4]?.cars.get('c1')).toBe('a')
    expect(all?.board[6]?.cars.get('c1')).toBe('z')
    expect(reserve?.board[6]?.cars.size).toBe(0)
    expect(nothing?.moves).toEqual([])
    for (const { board } of proposals) {
      expect(board[4]?.cars.get('c2')).toBe('b')
      // It goes off again then.
      expect(board[8]?.cars.size).toBe(0)
    }
  })

  test('a car that is back to nobody who waits stays free, in slots that have begun too', () => {
    const places = [waits('a', 4), waits('b', 6)]
    const back: Disruption = { kind: 'car-back', carId: 'c1', from: 4, to: 5 }
    expect(kinds(proposeRepairs(factsOf({ begun: 5 }), planOf(places), back))).toEqual(['leave-empty'])
  })

  test('at the limit, or with expired papers, nobody is brought in', () => {
    const board = planOf([car('ill', 4, 'c1'), car('b', 4, 'c2'), waits('a', 4)])
    const limits = new Array<number>(14).fill(1)
    expect(proposeRepairs(factsOf({ limits }), board, ill(4))[0]?.costs.seatsEmpty).toBe(1)
    const barred = Array.from({ length: 14 }, () => new Set(['a']))
    expect(kinds(proposeRepairs(factsOf({ barred }), board, ill(4)))).toEqual(['leave-empty'])
  })

  test('who waits and is ill leaves the lists too; who has no place has no proposals', () => {
    const [best] = proposeRepairs(factsOf(), planOf([waits('ill', 4), calls('ill', 6)]), ill(0, 13))
    expect(best?.moves).toHaveLength(2)
    expect(best?.costs.seatsEmpty).toBe(0)
    expect(proposeRepairs(factsOf(), planOf([]), ill(0, 13))).toEqual([])
  })

  const broken = (from: number, to = from): Disruption => ({ kind: 'car-out', carId: 'c1', from, to })

  test('the driver of a broken car gets a free one, the same for all days where there is one', () => {
    const places = [car('a', 0, 'c1'), car('a', 4, 'c1'), car('b', 0, 'c2')]
    const [best] = proposeRepairs(factsOf(), planOf(places), broken(0, 13))
    expect(best?.moves.map(({ to }) => to?.carId)).toEqual(['c3', 'c3'])
    expect(best?.costs).toMatchObject({ seatsEmpty: 0, changesCar: 2, newPairs: 1, told: 1 })
  })

  test('without a free car the driver falls to the top of the reserve, or one from the reserve leaves instead', () => {
    const places = [car('a', 4, 'c1'), car('b', 4, 'c2'), car('c', 4, 'c3'), waits('d', 4)]
    const origin = (driverId: string): PlaceOrigin => (driverId === 'b' ? 'reserve' : 'regular')
    const proposals = proposeRepairs(factsOf({ origin }), planOf(places), broken(4))
    expect(kinds(proposals)).toEqual(['leave-empty', 'promises'])
    expect(proposals[0]?.board[4]?.reserve).toEqual(['a', 'd'])
    expect(proposals[0]?.costs).toMatchObject({ seatsEmpty: 1, promisesBroken: 1 })
    expect(proposals[1]?.board[4]?.cars.get('c2')).toBe('a')
    expect(proposals[1]?.costs).toMatchObject({ seatsEmpty: 1, promisesBroken: 0, changesCar: 1 })
  })

  test('who loses the seat is offered a free one of another shift that was asked for', () => {
    const places = [car('a', 4, 'c1'), car('b', 4, 'c2'), car('c', 4, 'c3'), waits('a', 5)]
    const [best] = proposeRepairs(factsOf(), planOf(places), broken(4))
    expect(best?.kind).toBe('other-shift')
    expect(best?.costs).toMatchObject({ seatsEmpty: 0, changesShift: 1, losesShift: 0 })
  })
})
