import { expect, test } from 'vitest'
import { withoutKeys } from './without-keys.ts'

const key = 'Ab3Cd5Ef7Gh9Ij1Kl3Mn5O'

test.each([
  ['lets a driver in', '/j#'],
  ['disowns a pick', '/to-nie-ja#'],
  ['confirms a service', '/ps/'],
  ['a phone reads the calendar with', '/api/calendars/'],
])('the key that %s is left out, however often', (_, before) => {
  expect(
    withoutKeys(`Tu: https://x.pl${before}${key}. Jeszcze raz: http://y.pl${before}${key}\nKoniec`),
  ).toBe(`Tu: https://x.pl${before}…. Jeszcze raz: http://y.pl${before}…\nKoniec`)
})

test('that of a form too, and of one that ends in a dash', () => {
  expect(withoutKeys(`https://x.pl/to-nie-ja#f.${key}`)).toBe('https://x.pl/to-nie-ja#…')
  expect(withoutKeys(`https://x.pl/ps/a_b-c-\nx`)).toBe('https://x.pl/ps/…\nx')
})

test('links without a key stay whole', () => {
  const text = 'https://x.pl/kalendarz-pracy, https://x.pl/moje-rozliczenia/2026-47, https://x.pl/wolne'
  expect(withoutKeys(text)).toBe(text)
})
