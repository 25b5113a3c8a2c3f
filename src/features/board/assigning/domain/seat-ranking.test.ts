import { expect, test } from 'vitest'
import type { BoardWarningFacts } from '#features/board/work/domain/public.ts'
import type { RepairFacts } from '#features/planning/domain/public.ts'
import { type Place, planOf, type SeatFacts } from '#features/roster/domain/public.ts'
import { rankForSeat } from './seat-ranking.ts'

const none = Array.from({ length: 14 }, () => new Set<string>())
const facts: SeatFacts & BoardWarningFacts & RepairFacts = {
  cars: ['c1', 'c2', 'c3'],
  blocked: none,
  barred: none.map((set, slot) => (slot === 4 ? new Set(['barred']) : set)),
  limits: Array(14).fill(9),
  ...{ nightBefore: new Set(), unavailable: [], driversOff: [], begun: 0 },
  chose: (driverId) => driverId !== 'unasked',
  ownCars: new Map([['owner', 'c1']]),
  ...{ bothShifts: new Set(), pins: new Map(), planning: { policy: 'balanced', fromReserve: true } },
  late: () => ({ reserve: [], onCall: [] }),
  origin: () => undefined,
}
const SEAT = { slot: 4, carId: 'c1', onCall: false }
const inCar = (driverId: string, slot: number, carId = 'c2'): Place => ({
  driverId,
  slot,
  carId,
  onCall: false,
})
const waits = (driverId: string, onCall = false): Place => ({ driverId, slot: 4, carId: null, onCall })

function ranked(places: readonly Place[], over: Partial<typeof facts> = {}, ill: readonly string[] = []) {
  const all = { ...facts, ...over }
  const { may, care, mayNot } = rankForSeat(all, all, planOf(places), SEAT, {
    sent: [],
    reported: new Set(ill),
  })
  const ids = (group: readonly { driverId: string }[]) => group.map(({ driverId }) => driverId)
  return { may: ids(may), care: ids(care), mayNot: ids(mayNot) }
}

test('whose own car it is comes first, then who asked for the slot, then who drives least; of equals the list decides', () => {
  const places = [
    ...[waits('busy'), waits('idle'), waits('second'), waits('owner'), waits('called', true)],
    ...[inCar('busy', 0), inCar('busy', 8), inCar('owner', 0, 'c3'), inCar('owner', 8)],
  ]
  expect(ranked(places).may).toEqual(['owner', 'idle', 'second', 'busy', 'called'])
})

test('who would rest too little, has not asked for the slot, is pinned to the reserve or ill is asked with care', () => {
  const places = [
    waits('tired'),
    inCar('tired', 3),
    waits('unasked'),
    waits('pinned'),
    waits('ill'),
    waits('fit'),
  ]
  const pins = new Map([['4 pinned', null]])
  expect(ranked(places, { pins }, ['ill'])).toEqual({
    may: ['fit'],
    care: ['unasked', 'pinned', 'ill', 'tired'],
    mayNot: [],
  })
})

test('who may not is named last, and stays out of the order', () => {
  expect(ranked([waits('barred'), waits('fit')])).toEqual({ may: ['fit'], care: [], mayNot: ['barred'] })
})

test('a seat that is taken has the same order: who sits there would make room', () => {
  const places = [inCar('sits', 4, 'c1'), waits('owner'), waits('fit')]
  expect(ranked(places).may).toEqual(['owner', 'fit'])
})
