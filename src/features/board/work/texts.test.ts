import fc from 'fast-check'
import { expect, test } from 'vitest'
import { headCount, waitingCount } from './texts.ts'

test('one person who waits on six slots is one person, with six places', () => {
  expect(waitingCount([['d1'], ['d1'], ['d1'], ['d1'], ['d1'], ['d1']])).toBe('1 os., 6 miejsc')
  expect(waitingCount([['d1', 'd2'], ['d1'], []])).toBe('2 os., 3 miejsca')
})

test('of one slot the people say it all', () => {
  expect(waitingCount([['d1', 'd2']])).toBe('2 osoby')
  expect(waitingCount([[], []])).toBe('0 osób')
})

test('whoever waits where, people are never more than places', () => {
  fc.assert(
    fc.property(
      fc.array(fc.uniqueArray(fc.constantFrom('d1', 'd2', 'd3', 'd4')), { maxLength: 14 }),
      (lists) => {
        const [people = 0, places = people] = (waitingCount(lists).match(/\d+/g) ?? []).map(Number)
        expect(people).toBe(new Set(lists.flat()).size)
        expect(places).toBe(lists.flat().length)
      },
    ),
  )
})

const COUNTS = { assigned: 30, available: 45, limit: 40, free: 15, left: 10 }

test('a shift to come says how many cars are free and how many of them are still to be filled', () => {
  expect(headCount(COUNTS, false)).toBe(
    '30 kierowców, 45 dostępnych aut, limit 40, wolne auta: 15, do obsadzenia: 10',
  )
})

test('a shift that has begun has no free cars, as in the filter beside it', () => {
  expect(headCount(COUNTS, true)).toBe('30 kierowców, 45 dostępnych aut, limit 40, zmiana już się zaczęła')
})
