import { expect, test } from 'vitest'
import { headCount } from './texts.ts'

const COUNTS = { assigned: 30, available: 45, limit: 40, free: 15, left: 10 }

test('a shift to come says how many cars are free and how many of them are still to be filled', () => {
  expect(headCount(COUNTS, false)).toBe(
    '30 kierowców, 45 dostępnych aut, limit 40, wolne auta: 15, do obsadzenia: 10',
  )
})

test('a shift that has begun has no free cars, as in the filter beside it', () => {
  expect(headCount(COUNTS, true)).toBe('30 kierowców, 45 dostępnych aut, limit 40, zmiana już się zaczęła')
})
