import { expect, test } from 'vitest'
import { shortName } from './short-name.ts'

test('a long name is told by its initial and the surname', () => {
  expect(shortName('Żaneta Brzęczyszczykiewicz')).toBe('Ż. Brzęczyszczykiewicz')
  expect(shortName('Anna Maria Wesołowska')).toBe('A. Maria Wesołowska')
})

test('what tells two of one name apart stays', () => {
  expect(shortName('Jan Nowak …201')).toBe('J. Nowak …201')
})

test('who has one name keeps it', () => {
  expect(shortName('Kowalski')).toBe('Kowalski')
  expect(shortName('Kowalski …201')).toBe('Kowalski …201')
  expect(shortName('')).toBe('')
})
