import { expect, test } from 'vitest'
import type { PlaceOrigin } from '#features/roster/domain/places.ts'
import { weekOnBoard } from '../web/opening/calendar-on-board.ts'
import { sentFor, withLateDrivers } from './late-drivers.ts'

type Calendar = Parameters<typeof weekOnBoard>[1]
type Driver = Calendar['days'][number]['reserve'][number]

const WEEK = { year: 2026, week: 12 }
const waits = (id: string): Driver => ({
  ...{ id, fullName: `Kierowca ${id}`, phone: '', email: '', shift: 'Dzień', stateDay: '16.3.2026' },
  ...{
    dayName: 'Poniedziałek',
    type: 'regular' satisfies PlaceOrigin,
    fromReserve: false,
    reason: '',
    why: null,
    rank: 1,
    freeSeat: null,
  },
})
const week = (reserve: Driver[], rest: Partial<Calendar> = {}) =>
  weekOnBoard(WEEK, {
    days: [{ day: 16, month: 3, year: 2026, shift: 'dzień', limit: 9, cars: [], reserve, onCall: [] }],
    nights: [],
    driversOff: [],
    ownCars: [],
    ...rest,
  })
const off = { driverId: 'd2', from: 0, to: 13, kind: 'papers', reason: 'Prawo jazdy' } as const

test('who sent availability after the week was generated is known by name, with papers and own car', () => {
  const initial = week([waits('d1'), waits('d2')], {
    driversOff: [off],
    ownCars: [{ driverId: 'd2', carId: 'c1' }],
  })
  const known = withLateDrivers(week([waits('d1')]), initial)
  expect(known.drivers.get('d2')?.fullName).toBe('Kierowca d2')
  expect(known.barred[0]).toEqual(new Set(['d2']))
  expect(known.ownCars.get('d2')).toBe('c1')
  expect(known.board[0]?.reserve).toEqual(['d1'])
  expect(sentFor(initial, 0)).toEqual(['d1', 'd2'])
  expect(sentFor(undefined, 0)).toEqual([])
})

test('with nobody late the week stays the very same, so that nothing is drawn anew', () => {
  const saved = week([waits('d1')])
  expect(withLateDrivers(saved, week([waits('d1')]))).toBe(saved)
})
