import { expect, test } from 'vitest'
import { slotCounts } from '#features/board/work/domain/slot-counts.ts'
import type { RepairFacts } from '#features/planning/domain/public.ts'
import { type Place, planOf } from '#features/roster/domain/public.ts'
import { remarkText } from '../texts-remarks.ts'
import { boardRemarks } from './board-remarks.ts'

const NAMES: Readonly<Record<string, string>> = { a: 'Jan Lis', b: 'Ewa Mak', c: 'Olga Sum' }
const names = { driver: (id: string) => NAMES[id] ?? '', reg: (id: string) => id.toUpperCase() }

const place = (driverId: string, slot: number, carId: string | null): Place => ({
  ...{ driverId, slot, carId, onCall: false },
})

function week(over: Partial<RepairFacts> = {}): RepairFacts {
  const nobody = Array.from({ length: 14 }, () => new Set<string>())
  return {
    cars: ['c1', 'c2', 'c3'],
    ...{ blocked: nobody, barred: nobody, limits: new Array<number>(14).fill(3), driversOff: [] },
    ...{ nightBefore: new Set(), ownCars: new Map(), bothShifts: new Set(), pins: new Map(), begun: 12 },
    planning: { policy: 'balanced', fromReserve: true },
    late: () => ({ reserve: [], onCall: [] }),
    origin: () => undefined,
    ...over,
  }
}

const said = (facts: RepairFacts, places: readonly Place[]): string[] =>
  boardRemarks(facts, planOf(places)).map((remark) => remarkText(remark, names))

test('seats to be filled are those of the head of the column, and who waits on the board is told, not who sent a form', () => {
  const places = [place('a', 12, 'c1'), place('b', 12, null)]
  expect(said(week(), places)).toEqual([
    'Dzień nd: 2 miejsca do obsadzenia. Z rezerwy może jechać: Ewa Mak.',
    'Noc nd: 3 miejsca do obsadzenia. Nikt nie czeka w rezerwie ani nie jest do dyspozycji.',
  ])
  expect(slotCounts(week(), planOf(places), 12).left).toBe(2)
})

test('a closed shift asks for nobody, and says who drives it all the same', () => {
  const limits = new Array<number>(14).fill(0)
  expect(said(week({ limits }), [place('a', 12, 'c1')])).toEqual([
    'Dzień nd: zmiana jest zamknięta (limit 0), a 1 kierowca ma na niej auto; 2 auta stoją bez kierowcy.',
    'Noc nd: zmiana jest zamknięta (limit 0); 3 auta stoją bez kierowcy.',
  ])
})

test('a limit that is reached is no seat to be filled', () => {
  const limits = new Array<number>(14).fill(1)
  expect(said(week({ limits, begun: 13 }), [place('a', 13, 'c1')])).toEqual([
    'Noc nd: limit 1 jest obsadzony, 2 auta stoją bez kierowcy.',
  ])
})

test('own cars that somebody else drives are told of who drives another and of who waits', () => {
  const ownCars = new Map([
    ['a', 'c2'],
    ['c', 'c2'],
  ])
  const places = [place('a', 13, 'c1'), place('b', 13, 'c2'), place('c', 13, null)]
  expect(said(week({ ownCars, begun: 13, limits: new Array<number>(14).fill(2) }), places)).toEqual([
    'Noc nd: Jan Lis jedzie innym autem. Auto główne C2: jedzie nim Ewa Mak.',
    'Noc nd: Olga Sum czeka w rezerwie, a autem głównym C2 jedzie Ewa Mak.',
    'Noc nd: limit 2 jest obsadzony, 1 auto stoi bez kierowcy.',
  ])
})

test('slots that have begun are history', () => {
  expect(said(week({ begun: 14 }), [place('a', 3, 'c1')])).toEqual([])
})
