import { expect, test } from 'vitest'
import { weekOnBoard } from './calendar-on-board.ts'

type Calendar = Parameters<typeof weekOnBoard>[1]
type Day = Calendar['days'][number]
type Car = Day['cars'][number]

const WEEK = { year: 2026, week: 12 }
const driver = {
  id: 'd1',
  fullName: 'Jan Lis',
  phone: '',
  email: '',
  shift: 'Dzień' as const,
  stateDay: '16.3.2026',
  dayName: 'Poniedziałek',
  type: 'regular' as const,
  fromReserve: false,
  reason: '',
  why: null,
  rank: 0,
  freeSeat: null,
}
const car = (id: string, rest: Partial<Car> = {}): Car => ({
  id,
  reg: id,
  make: '',
  model: '',
  drivers: [],
  grounded: false,
  groundedReason: '',
  notOnStation: false,
  papers: '',
  deleted: false,
  standing: 'free',
  isRented: false,
  renter: '',
  service: null,
  ...rest,
})
function calendar(monday: readonly Car[], driversOff: Calendar['driversOff'] = []): Calendar {
  const day = (cars: readonly Car[], shift: Day['shift']): Day => ({
    day: 16,
    month: 3,
    year: 2026,
    shift,
    limit: 9,
    cars: [...cars],
    reserve: [],
    onCall: [],
  })
  const others = Array.from({ length: 6 }, () => day([], 'dzień'))
  return {
    days: [day(monday, 'dzień'), ...others],
    nights: [day([], 'noc'), ...others.map((each) => ({ ...each, shift: 'noc' as const }))],
    driversOff,
    ownCars: [],
  }
}

test('grounded, rented and uninsured cars take nobody new, and are counted as not there', () => {
  const cars = [
    car('a'),
    car('b', { grounded: true, groundedReason: 'stłuczka' }),
    car('c', { isRented: true, renter: 'Piotr Najemca' }),
    car('d', { papers: 'Ubezpieczenie OC', drivers: [driver] }),
    car('e', { service: '10:30' }),
  ]
  const week = weekOnBoard(WEEK, calendar(cars))
  expect([...(week.blocked[0] ?? [])]).toEqual(['b', 'c', 'd'])
  expect([...(week.notes[0]?.keys() ?? [])]).toEqual(['b', 'c', 'd', 'e'])
  expect(week.available[0]).toBe(2)
  expect(week.unavailable).toMatchObject([
    { carId: 'b', from: 0, to: 0, kind: 'grounding' },
    { carId: 'c', from: 0, to: 0, kind: 'rental' },
    { carId: 'd', from: 0, to: 0, kind: 'papers', reason: 'Ubezpieczenie OC' },
  ])
  expect(week.board[0]?.cars.get('d')).toBe('d1')
})

test('the week is named by year and number alone: calls that name it carry nothing else', () => {
  const told = { ...WEEK, ...calendar([]) }
  expect(weekOnBoard(told, told).week).toEqual(WEEK)
})

test('a driver without valid papers is barred from those slots, an inactive one from all (D47)', () => {
  const week = weekOnBoard(
    WEEK,
    calendar(
      [],
      [
        { driverId: 'd1', from: 3, to: 13, kind: 'papers', reason: 'Prawo jazdy' },
        { driverId: 'd2', from: 0, to: 13, kind: 'inactive', reason: '' },
      ],
    ),
  )
  expect(week.barred.map((drivers) => [...drivers].join())).toEqual([
    ...Array(3).fill('d2'),
    ...Array(11).fill('d1,d2'),
  ])
})
