import { expect, test } from 'vitest'
import { heldApart } from './held-apart.ts'

test('what a batch holds stands apart from what is still to be paid, and both add up', () => {
  const rows = [
    { statement: 'h', grosze: 3, why: { code: 'in-another-batch' as const, batch: 'P/2026/47/1' } },
    { statement: 'b', grosze: 250, why: { code: 'left-out' as const, by: 'Anna', at: '' } },
    { statement: 'c', grosze: 7, why: { code: 'no-account' as const } },
  ]
  const { held, outside, heldTotal, outsideTotal } = heldApart(rows)
  // Nobody may pay a second time what a batch pays.
  expect(held.map(({ statement }) => statement)).toEqual(['h'])
  expect(outside.map(({ statement }) => statement)).toEqual(['b', 'c'])
  expect([heldTotal, outsideTotal]).toEqual([3, 257])
})
