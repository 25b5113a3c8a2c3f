import { describe, expect, it } from 'vitest'
import { type Board, judgeEdit, offerCars } from './single-edit.ts'
import { car, driver, week } from './testing/weeks.ts'

const limits = [null, null, null, null, 2, ...new Array<null>(9).fill(null)]
const instance = week(
  [
    car('A', { priority: 5 }),
    car('B', { priority: 4 }),
    car('C', { priority: 3, unavailable: [{ from: 4, to: 5, kind: 'rental' }] }),
    car('D', { priority: 2 }),
    car('E', { priority: 1 }),
  ],
  [
    driver('ANNA', [0], { primaryCar: 'D' }),
    driver('JAN', [2], { workedPreviousSundayNight: true }),
    driver('OLA', [4], { primaryCar: 'A' }),
  ],
  { limits },
)
const board: Board = {
  instance,
  seats: [
    { driver: 'OLA', slot: 2, car: 'A' },
    { driver: 'ANNA', slot: 3, car: 'E' },
    { driver: 'OLA', slot: 4, car: 'A' },
    { driver: 'JAN', slot: 4, car: 'B' },
  ],
}

describe('a single edit', () => {
  it.each([
    ['a driver nobody knows', { driver: 'X', slot: 0, car: 'A' }, { rule: 'UNKNOWN_DRIVER' }],
    ['a car nobody knows', { driver: 'ANNA', slot: 0, car: 'X' }, { rule: 'UNKNOWN_CAR' }],
    ['a rented car', { driver: 'ANNA', slot: 5, car: 'C' }, { rule: 'CAR_UNAVAILABLE', kind: 'rental' }],
    ['a car somebody has', { driver: 'ANNA', slot: 2, car: 'A' }, { rule: 'CAR_TAKEN', by: 'OLA' }],
    ['a full slot', { driver: 'ANNA', slot: 4, car: 'D' }, { rule: 'LIMIT', limit: 2 }],
  ])('is not allowed for %s', (_, edit, broken) => {
    expect(judgeEdit(board, edit)).toEqual({ allowed: false, broken })
  })

  it.each([
    [
      'a day after the night before',
      { driver: 'ANNA', slot: 4, car: 'D' },
      { rule: 'REST_AFTER_NIGHT', blockedBy: 3 },
    ],
    ['a night before a day', { driver: 'OLA', slot: 1, car: 'D' }, { rule: 'REST_BEFORE_DAY', blockedBy: 2 }],
    ['both shifts of a date', { driver: 'ANNA', slot: 2, car: 'D' }, { rule: 'SAME_DATE', blockedBy: 3 }],
    [
      'a Monday after Sunday night',
      { driver: 'JAN', slot: 0, car: 'D' },
      { rule: 'PREV_WEEK_NIGHT', blockedBy: null },
    ],
  ])('is allowed with a warning for %s', (_, edit, warning) => {
    const roomy = { ...board, instance: { ...instance, limits: new Array<null>(14).fill(null) } }
    expect(judgeEdit(roomy, edit)).toEqual({ allowed: true, warning })
  })

  it('moves a driver to another car of the same slot even when the slot is full', () => {
    expect(judgeEdit(board, { driver: 'JAN', slot: 4, car: 'D' })).toEqual({ allowed: true, warning: null })
  })

  it('may always take a driver off', () => {
    expect(judgeEdit(board, { driver: 'JAN', slot: 4, car: null })).toEqual({ allowed: true, warning: null })
  })
})

describe('the three best cars', () => {
  it('are free ones: the own car first, then one driven anyway, then by priority', () => {
    const offers = offerCars(board, 'ANNA', 8)
    expect(offers.map(({ car: id, isOwnCar, newPairs }) => [id, isOwnCar, newPairs])).toEqual([
      ['D', true, 1],
      ['E', false, 0],
      ['A', false, 1],
    ])
  })

  it('say whom they would displace where the slot is full', () => {
    expect(offerCars(board, 'ANNA', 4).map(({ car: id, displaces }) => [id, displaces])).toEqual([
      ['B', { driver: 'JAN', fromOwnCar: false }],
      ['A', { driver: 'OLA', fromOwnCar: true }],
    ])
  })

  it('are none for a driver nobody knows', () => {
    expect(offerCars(board, 'X', 4)).toEqual([])
  })
})
