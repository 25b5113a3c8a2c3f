import { expect, test } from 'vitest'
import { withoutLeftOut } from './left-out.ts'

const order = (statement: string, grosze: number) => ({
  ...{ statement, driverId: 'd', driver: 'Jan Kot', grosze },
  ...{ account: '', payeeName: '', override: null, shortened: [] },
})

test('who is left for another batch stands outside, and inside + outside stay what is owed', () => {
  const proposal = {
    orders: [order('a', 100), order('b', 250)],
    outside: [{ ...order('c', 7), why: { code: 'no-account' as const } }],
    changed: [],
    otherwise: [],
    inside: { count: 2, total: 350 },
    outsideTally: { count: 1, total: 7 },
    all: { count: 3, total: 357 },
  }
  const divided = withoutLeftOut(proposal, new Set(['b', 'gone since']))
  expect(divided.tally).toEqual({ count: 1, total: 100 })
  expect(divided.outside.map(({ statement, why }) => [statement, why.code])).toEqual([
    ['b', 'left-out'],
    ['c', 'no-account'],
  ])
  expect(divided.tally.total + divided.outsideTotal).toBe(357)
})
