import { expect, test } from 'vitest'
import { spelledTime } from './spelled-time.ts'

test.each([
  ['9', '09:00'],
  ['18', '18:00'],
  ['930', '09:30'],
  ['1830', '18:30'],
  ['9.30', '09:30'],
  [' 9:30 ', '09:30'],
  ['', ''],
  ['24', '24'],
  ['12:60', '12:60'],
  ['rano', 'rano'],
])('%j is spelled %j', (typed, spelled) => {
  expect(spelledTime(typed)).toBe(spelled)
})
