import { expect, test } from 'vitest'
import { lastGoodWords } from './last-good.ts'

test('the newest backup is told: of the plan, or else from before an upgrade', () => {
  const beforeUpgrade = { file: 'a.gz', from: '1.0.0', at: '2026-03-11T10:50:00Z' }
  expect(lastGoodWords({ lastGoodAt: null, beforeUpgrade: null })).toBe('Nie ma jeszcze żadnej kopii.')
  expect(lastGoodWords({ lastGoodAt: null, beforeUpgrade })).toBe(
    'Jest kopia sprzed przejścia z wydania 1.0.0: 11.03.2026, 11:50. Późniejszej jeszcze nie ma.',
  )
  expect(lastGoodWords({ lastGoodAt: '2026-03-12T03:00:00Z', beforeUpgrade })).toBe(
    'Ostatnia dobra kopia: 12.03.2026, 04:00.',
  )
})
