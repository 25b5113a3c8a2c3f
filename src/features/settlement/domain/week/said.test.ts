import { expect, test } from 'vitest'
import { day, PLAIN_SCHEME } from '../testing/build.ts'
import type { SettlementInput } from './input.ts'
import { settle } from './settle.ts'

const input = (said: object): SettlementInput => ({
  period: { from: day('2026-11-16'), to: day('2026-11-22') },
  facts: [],
  scheme: PLAIN_SCHEME,
  shifts: [],
  charges: [{ id: 'charge:1', kind: 'fine', grosze: 10_000, instalment: null, ...said }],
  openingBalance: 0,
})
const said = { said: { date: day('2026-11-12'), note: 'Puławska' } }

test('what was written of a charge stands on its line, and changes neither an amount nor the hash', () => {
  const [plain, told] = [settle(input({})), settle(input(said))]
  expect(told.lines[0]?.facts).toEqual(said)
  expect(plain.lines[0]?.facts).toEqual({})
  expect(told.inputsHash).toBe(plain.inputsHash)
  expect(told.lines.map(({ amount }) => amount)).toEqual(plain.lines.map(({ amount }) => amount))
})
