import { expect, test } from 'vitest'
import { authorWords } from './texts-authors.ts'

test('who is nobody of the office is told by a word, and names stay as they are', () => {
  expect(authorWords('@automatic')).toBe('Flotylla (automatycznie)')
  expect(authorWords('@driver-picked')).toBe('Kierowca (dobrana zmiana)')
  expect(authorWords('@fleet-pin-picked')).toBe('PIN floty (dobrana zmiana)')
  expect(authorWords('@driver-returned')).toBe('Kierowca (to nie ja)')
  expect(['Anna Szefowa', '@nia', ''].map(authorWords)).toEqual(['Anna Szefowa', '@nia', ''])
})
