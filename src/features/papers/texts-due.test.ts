import { expect, test } from 'vitest'
import { dueWords } from './texts-due.ts'

const words = (due: number, overdue = 0, blockedCars = 0, blockedDrivers = 0) =>
  dueWords({ due, overdue, blockedCars, blockedDrivers })

test('the bell counts what is due, what is too late, and the cars and drivers that get no new seat', () => {
  expect(words(0)).toBe('Żaden dokument nie zbliża się do terminu.')
  expect(words(1)).toBe('Do odnowienia: 1 dokument.')
  expect(words(3, 1, 1)).toBe('Do odnowienia: 3 dokumenty, w tym po terminie: 1. Bez nowych zmian: 1 auto.')
  expect(words(12, 5, 2, 1)).toBe(
    'Do odnowienia: 12 dokumentów, w tym po terminie: 5. Bez nowych zmian: 2 auta i 1 kierowca.',
  )
  expect(words(2, 2, 0, 2)).toContain('Bez nowych zmian: 2 kierowców.')
})
