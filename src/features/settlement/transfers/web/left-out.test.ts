import { expect, test } from 'vitest'
import { withoutLeftOut } from './left-out.ts'

const order = (statement: string, grosze: number) => ({
  ...{ statement, driverId: 'd', driver: 'Jan Kot', grosze },
  ...{ account: '', payeeName: '', override: null, returned: null, mark: '', shortened: [] },
})

test('who is left for another batch stands outside, what a batch holds stands apart, and all add up to what is owed', () => {
  const proposal = {
    orders: [order('a', 100), order('b', 250)],
    outside: [
      { ...order('h', 3), why: { code: 'in-another-batch' as const, batch: 'P/2026/47/1' }, batchId: 'id' },
      { ...order('c', 7), why: { code: 'no-account' as const }, batchId: null },
    ],
    changed: [],
    otherwise: [],
    inside: { count: 2, total: 350 },
    outsideTally: { count: 2, total: 10 },
    all: { count: 4, total: 360 },
  }
  const divided = withoutLeftOut(proposal, new Set(['b', 'gone since']))
  expect(divided.tally).toEqual({ count: 1, total: 100 })
  expect(divided.outside.map(({ statement, why }) => [statement, why.code])).toEqual([
    ['b', 'left-out'],
    ['c', 'no-account'],
  ])
  // Nobody may pay a second time what a batch pays.
  expect(divided.held.map(({ statement }) => statement)).toEqual(['h'])
  expect([divided.tally.total, divided.heldTotal, divided.outsideTotal]).toEqual([100, 3, 257])
})
