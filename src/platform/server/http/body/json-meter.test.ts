import { expect, test } from 'vitest'
import { importResults } from '#features/income/imports/contract.ts'
import { setPopupText } from '#features/settings/contract.ts'
import { boundsOf } from './bounds.ts'
import { JsonMeter } from './json-meter.ts'

const LARGE = boundsOf(importResults, true)

/** Whether a text passes, fed in pieces as it would arrive. */
function passes(text: string, bounds = LARGE): boolean {
  const bytes = Buffer.from(text)
  const meter = new JsonMeter(bounds)
  for (let from = 0; from < bytes.length; from += 65_536)
    if (meter.take(bytes.subarray(from, from + 65_536))) return false
  return true
}

test('a text may hold as many rows as its call takes, set out for reading too', () => {
  const row = {
    day: '2026-11-16',
    amounts: [1, 2, 3],
    driver: { name: 'Jan "Nowy" Żak', phone: '600100200' },
  }
  const body = { file: { kind: 'settlement', rows: Array.from({ length: 20_000 }, () => row) } }
  expect(passes(JSON.stringify(body))).toBe(true)
  expect(passes(JSON.stringify(body, null, 2))).toBe(true)
  const people = { ids: Array.from({ length: 2500 }, (_, index) => `${index}`) }
  expect(passes(JSON.stringify(people), boundsOf(setPopupText, true))).toBe(true)
})

test.each([
  ['millions of numbers', `{"data":[${'0,'.repeat(1_000_000)}0]}`],
  ['thousands of fields', `{${Array.from({ length: 2000 }, (_, index) => `"f${index}":0`).join(',')}}`],
  ['megabytes of blanks', `${' '.repeat(3_000_000)}{}`],
  ['blanks between few values', `[0,${'\n'.repeat(50_000)}0]`],
  ['a list of lists too long', `{"a":[1],"file":{"rows":[${'[],'.repeat(300_000)}[]]}}`],
  ['seventeen lists within each other', `${'['.repeat(17)}${']'.repeat(17)}`],
])('%s are refused as they arrive', (_what, text) => {
  expect(passes(text)).toBe(false)
})

test('commas, brackets and blanks within a text count for nothing', () => {
  expect(passes(JSON.stringify({ text: ',[{ '.repeat(20_000) }))).toBe(true)
})
