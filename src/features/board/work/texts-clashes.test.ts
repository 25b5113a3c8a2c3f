import { expect, test } from 'vitest'
import { clashTexts, takenText, updatedWords, withAuthor } from './texts-clashes.ts'

test('a clash is told with who made it so, where that is known (D19)', () => {
  expect(withAuthor(takenText('Ewa Żak'), '@driver-picked', '12:03')).toBe(
    'w aucie jest już Ewa Żak (Kierowca (dobrana zmiana), 12:03).',
  )
  expect(withAuthor(clashTexts.carOff, '', '')).toBe('auto jest na tej zmianie niedostępne.')
})

test('a saving tells how many changes of others came with it', () => {
  expect(updatedWords(0, [])).toBe('Grafik został zaktualizowany pomyślnie')
  expect(updatedWords(1, [])).toContain('inni zapisali 1 zmianę')
  expect(updatedWords(3, [])).toContain('3 zmiany')
  expect(updatedWords(5, [])).toContain('5 zmian,')
})

test('own edits that others were quicker with are named with day and shift', () => {
  expect(updatedWords(1, ['Jan Lis, Dzień pn 16.3, W01'])).toMatch(/Jan Lis, Dzień pn 16\.3, W01\.$/)
})
