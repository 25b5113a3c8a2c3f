import { expect, test } from 'vitest'
import type { Place } from '#features/roster/domain/places.ts'
import { planOf, type WeekPlan } from '#features/roster/domain/plan/week-plan.ts'
import { proposeRepairs } from './repair.ts'
import type { Disruption, RepairFacts } from './repair-facts.ts'

const FACTS: RepairFacts = {
  cars: ['c1', 'c2', 'c3'],
  blocked: Array.from({ length: 14 }, () => new Set<string>()),
  barred: [],
  limits: new Array<number>(14).fill(9),
  driversOff: [],
  nightBefore: new Set(),
  ownCars: new Map(),
  bothShifts: new Set(),
  planning: { policy: 'balanced', fromReserve: true },
  late: () => ({ reserve: [], onCall: [] }),
  pins: new Map(),
  begun: 0,
  origin: () => 'regular',
}
const drives = (driverId: string, slot: number, carId: string): Place => ({
  driverId,
  slot,
  carId,
  onCall: false,
})
const waits = (driverId: string, slot: number, onCall = false): Place => ({
  driverId,
  slot,
  carId: null,
  onCall,
})
const ILL: Disruption = { kind: 'driver-out', driverId: 'ill', from: 4, to: 4 }

/** Who drives in the slot after the best proposal. */
function best(facts: Partial<RepairFacts>, board: WeekPlan, disruption = ILL, slot = 4): string[] {
  const [first] = proposeRepairs({ ...FACTS, ...facts }, board, disruption)
  return [...(first?.board[slot]?.cars.values() ?? [])].sort()
}

test('who has sent availability since the week was generated is asked after the reserve', () => {
  const late = (slot: number) => ({ reserve: slot === 4 ? ['late'] : [], onCall: [] })
  expect(best({ late }, planOf([drives('ill', 4, 'c1')]))).toEqual(['late'])
  expect(best({ late }, planOf([drives('ill', 4, 'c1'), waits('first', 4)]))).toEqual(['first'])
})

test('who is on the board already is no late driver', () => {
  const late = () => ({ reserve: ['b'], onCall: [] })
  expect(best({ late }, planOf([drives('ill', 4, 'c1'), drives('b', 4, 'c2')]))).toEqual(['b'])
})

test('by the queue whoever waits first goes first; balanced and equal whoever drives least', () => {
  const board = planOf([
    drives('ill', 4, 'c1'),
    waits('first', 4),
    waits('second', 4),
    drives('first', 8, 'c1'),
  ])
  const by = (policy: RepairFacts['planning']['policy']) =>
    best({ planning: { policy, fromReserve: true } }, board)
  expect(by('queue')).toEqual(['first'])
  expect(by('balanced')).toEqual(['second'])
  expect(by('equal')).toEqual(['second'])
})

test('balanced a promised choice goes before a reserve one, equal whoever drives least', () => {
  const board = planOf([
    drives('ill', 4, 'c1'),
    waits('promised', 4),
    waits('extra', 4),
    drives('promised', 8, 'c1'),
  ])
  const origin: RepairFacts['origin'] = (driverId) => (driverId === 'extra' ? 'reserve' : 'regular')
  const by = (policy: RepairFacts['planning']['policy']) =>
    best({ origin, planning: { policy, fromReserve: true } }, board)
  expect(by('balanced')).toEqual(['promised'])
  expect(by('equal')).toEqual(['extra'])
})

test('where the fleet does not fill from the reserve, who chose the shift as reserve is asked after who is on call', () => {
  const board = planOf([drives('ill', 4, 'c1'), waits('extra', 4), waits('called', 4, true)])
  const origin: RepairFacts['origin'] = (driverId) => (driverId === 'extra' ? 'reserve' : 'on-call')
  const proposals = proposeRepairs(
    { ...FACTS, origin, planning: { policy: 'balanced', fromReserve: false } },
    board,
    ILL,
  )
  const chain = proposals.find(({ kind }) => kind === 'chain' || kind === 'on-call')
  expect([...(chain?.board[4]?.cars.values() ?? [])]).toEqual(['called'])
})

test('nobody pinned to a car changes shift for another, and nobody pinned to the reserve is brought in', () => {
  // Only b could take the seat, and leaves the night before for it, which z can have.
  const board = planOf([drives('ill', 4, 'c1'), waits('b', 4), drives('b', 3, 'c2'), waits('z', 3)])
  expect(best({}, board)).toEqual(['b'])
  expect(best({ pins: new Map([['3 b', 'c2']]) }, board)).toEqual([])
  const off = new Map<string, string | null>([['4 a', null]])
  expect(best({ pins: off }, planOf([drives('ill', 4, 'c1'), waits('a', 4)]))).toEqual([])
})

test('a car breaks: nobody pinned yields a car to who was promised the shift', () => {
  const board = planOf([drives('promised', 4, 'c1'), drives('extra', 4, 'c2'), drives('x', 4, 'c3')])
  const origin: RepairFacts['origin'] = (driverId) => (driverId === 'extra' ? 'reserve' : 'regular')
  const broken: Disruption = { kind: 'car-out', carId: 'c1', from: 4, to: 4 }
  const driversAfter = (pins: RepairFacts['pins']) =>
    proposeRepairs({ ...FACTS, origin, pins }, board, broken).map(({ board: after }) =>
      after[4]?.cars.get('c2'),
    )
  expect(driversAfter(new Map())).toContain('promised')
  expect(driversAfter(new Map([['4 extra', 'c2']]))).not.toContain('promised')
})
