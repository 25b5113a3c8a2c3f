import { expect, test } from 'vitest'
import { weekOnBoard } from '#features/board/work/web/opening/calendar-on-board.ts'
import type { PlaceOrigin } from '#features/roster/domain/places.ts'
import { repairFactsOf } from './repair-facts.ts'

type Calendar = Parameters<typeof weekOnBoard>[1]
type Driver = Calendar['days'][number]['reserve'][number]

const WEEK = { year: 2026, week: 12 }
const waits = (id: string, type: PlaceOrigin): Driver => ({
  ...{
    id,
    fullName: id,
    phone: '',
    email: '',
    shift: 'Dzień',
    stateDay: '16.3.2026',
    dayName: 'Poniedziałek',
  },
  ...{ type, fromReserve: false, reason: '', why: null, rank: 0, freeSeat: null },
})
const week = (day: Driver[], night: Driver[], rest: Partial<Parameters<typeof weekOnBoard>[1]> = {}) => {
  const of = (shift: 'dzień' | 'noc', reserve: Driver[]) => ({
    ...{ day: 16, month: 3, year: 2026, shift, limit: 9, cars: [], reserve, onCall: [] },
  })
  return weekOnBoard(WEEK, {
    days: [of('dzień', day)],
    nights: [of('noc', night)],
    driversOff: [],
    ownCars: [{ driverId: 'a', carId: 'c1' }],
    ...rest,
  })
}

const around = { nightBefore: new Set<string>(), planning: undefined, pins: new Map(), left: () => [] }

test('who got the second shift of a date from the office may drive both, nobody else', () => {
  const initial = week(
    [waits('a', 'regular'), waits('b', 'regular'), waits('c', 'office')],
    [waits('a', 'office'), waits('b', 'regular')],
  )
  const facts = repairFactsOf(initial, initial, { ...around, nightBefore: new Set(['n']) })
  expect(facts.bothShifts).toEqual(new Set(['a']))
  expect(facts.ownCars.get('a')).toBe('c1')
  expect(facts.nightBefore).toEqual(new Set(['n']))
})

test('where the driver has been moved, the choice that the base calendar knows counts', () => {
  const saved = week([waits('a', 'office')], [])
  const facts = repairFactsOf(saved, week([], [waits('a', 'reserve')]), around)
  expect(facts.origin('a', 0)).toBe('office')
  expect(facts.origin('a', 1)).toBe('reserve')
  expect(facts.origin('a', 2)).toBeUndefined()
})

test('who has submitted since may be asked, who was taken off a shift may not', () => {
  const saved = week([], [])
  const initial = week([waits('late', 'regular'), waits('ill', 'regular')], [])
  const left = [{ driverId: 'ill', from: { slot: 0, carId: 'c1', onCall: false } }]
  const facts = repairFactsOf(saved, initial, { ...around, left: () => left })
  expect(facts.late(0)).toEqual({ reserve: ['late'], onCall: [] })
  expect(repairFactsOf(initial, initial, around).late(0)).toEqual({ reserve: [], onCall: [] })
})
