import { expect, test } from 'vitest'
import { withoutKeys } from './without-keys.ts'

test('keys that let a driver in are left out, however many; other links stay', () => {
  const key = 'Ab3Cd5Ef7Gh9Ij1Kl3Mn5O'
  expect(
    withoutKeys(`Grafik: https://x.pl/j#${key}. Jeszcze raz: http://y.pl/j#${key}\nhttps://x.pl/ps/abc`),
  ).toBe('Grafik: https://x.pl/j#…. Jeszcze raz: http://y.pl/j#…\nhttps://x.pl/ps/abc')
})
