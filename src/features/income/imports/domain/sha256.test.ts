import { expect, test } from 'vitest'
import { digestOf, sha256 } from './sha256.ts'

test('the keys of rides and files stay what they were when the first ones were stored', () => {
  expect(digestOf('Łódź, Piotrkowska 1\n2026-03-01T17:57')).toBe(
    '0226967d9efc6444aab5ffac57d83e22a49b11c58e9b68e0815951f2eadfb424',
  )
  expect(sha256(new Uint8Array([0, 255, 7]))).toBe(
    '92e469e6f34332f611f46cc5371592264628458db80d2a9c40310daec8384d23',
  )
})
