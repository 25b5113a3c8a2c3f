import { describe, expect, test } from 'vitest'
import { reconcile } from '../facts/reconcile.ts'
import { day, HALVES, PLAIN_SCHEME, rowOf, weekWith } from '../testing/build.ts'
import { settle } from '../week/settle.ts'
import { type ClosingFacts, closingBlocks } from './closing.ts'
import { stateOfClosed, stateOfPart } from './statement.ts'

const UNTOUCHED = { paid: false, rolledOver: false }
const INPUT = weekWith({ scheme: HALVES, facts: rowOf('bolt', { net: 100 }) })

test('a week with nothing to pay is not paid: it says so, whether somebody owes or nobody', () => {
  expect(stateOfClosed(settle({ ...INPUT, openingBalance: -20_000 }), UNTOUCHED)).toBe('nothing-to-pay')
  const even = { ...INPUT, openingBalance: 0 - settle(INPUT).toPay }
  expect(stateOfClosed(settle(even), UNTOUCHED)).toBe('nothing-to-pay')
})

test('a statement waits for its payout, then it is paid; what a newer one pays is rolled over', () => {
  expect(stateOfClosed(settle(INPUT), UNTOUCHED)).toBe('closed')
  expect(stateOfClosed(settle(INPUT), { paid: true, rolledOver: false })).toBe('paid')
  expect(stateOfClosed(settle(INPUT), { paid: false, rolledOver: true })).toBe('rolled-over')
})

test('a statement waits while either of its moneys does', () => {
  const apart = stateOfPart({ toPay: 100 }, UNTOUCHED)
  expect(stateOfClosed({ toPay: 100 }, { paid: true, rolledOver: false }, apart)).toBe('closed')
  expect(stateOfClosed({ toPay: 0 }, UNTOUCHED, 'paid')).toBe('paid')
})

describe('what blocks closing', () => {
  const SPANNING = { app: 'bolt', from: day('2026-11-18'), to: day('2026-11-24'), row: '1:2', rowIds: ['x'] }
  const NOTHING: ClosingFacts = {
    schemes: [PLAIN_SCHEME],
    unmatchedRowIds: [],
    appsDriven: ['bolt'],
    appsLoaded: ['bolt', 'uber'],
    appsCovered: [],
    appsUnmatched: [],
    spanning: [],
    overlaps: [],
    mismatches: [],
    inputFaults: [],
    warnings: [],
  }

  test('nothing, where all is there', () => {
    expect(closingBlocks(NOTHING)).toEqual([])
  })

  test.each<[string, Partial<ClosingFacts>, readonly unknown[]]>([
    ['no scheme', { schemes: [null] }, [{ code: 'no-scheme' }]],
    ['no days', { schemes: [] }, [{ code: 'no-scheme' }]],
    ['two schemes', { schemes: [PLAIN_SCHEME, HALVES] }, [{ code: 'scheme-changes', schemes: 2 }]],
    ['days without one', { schemes: [PLAIN_SCHEME, null] }, [{ code: 'scheme-changes', schemes: 2 }]],
    [
      'files of apps that were driven',
      { appsDriven: ['uber', 'freenow', 'bolt', 'freenow'], appsLoaded: ['bolt'] },
      [
        { code: 'file-missing', app: 'freenow', is: 'none' },
        { code: 'file-missing', app: 'uber', is: 'none' },
      ],
    ],
    [
      'a file that is there and does not name the driver',
      { appsDriven: ['uber'], appsLoaded: [], appsCovered: ['uber'] },
      [{ code: 'file-missing', app: 'uber', is: 'without-driver' }],
    ],
    [
      'rows of a file that is there, which is not missing then',
      {
        ...{ appsDriven: ['uber', 'freenow'], appsLoaded: [], appsCovered: ['uber'], unmatchedRowIds: ['a'] },
        appsUnmatched: ['uber'],
      },
      [
        { code: 'rows-unmatched', rowIds: ['a'] },
        { code: 'file-missing', app: 'freenow', is: 'none' },
      ],
    ],
    [
      'a report that is not cut at Monday',
      { spanning: [SPANNING] },
      [{ code: 'report-spans', report: SPANNING }],
    ],
    [
      'two reports of the same days',
      { overlaps: [{ app: 'bolt', first: SPANNING, second: SPANNING }] },
      [{ code: 'reports-overlap', overlap: { app: 'bolt', first: SPANNING, second: SPANNING } }],
    ],
    ['rows of nobody', { unmatchedRowIds: ['b', 'a'] }, [{ code: 'rows-unmatched', rowIds: ['a', 'b'] }]],
    [
      'a row of no amount',
      { inputFaults: [{ code: 'row-no-amount', rowId: 'x', field: 'grosze' }] },
      [{ code: 'input-faulty', fault: { code: 'row-no-amount', rowId: 'x', field: 'grosze' } }],
    ],
  ])('%s', (_, facts, blocks) => {
    expect(closingBlocks({ ...NOTHING, ...facts })).toEqual(blocks)
  })

  test('sums that differ, and amounts that nobody told; no mere warnings', () => {
    const mismatches = reconcile(rowOf('bolt', { net: 100, payout: 88 }))
    expect(closingBlocks({ ...NOTHING, mismatches })).toMatchObject([
      { code: 'sums-differ', mismatch: { expected: 10_000, told: 8800 } },
    ])
    const { warnings } = settle(weekWith({ facts: rowOf('bolt', { gross: 100, cash: 300 }) }))
    expect(warnings.map(({ code }) => code)).toEqual(['net-unknown', 'cash-over-net'])
    expect(closingBlocks({ ...NOTHING, warnings })).toMatchObject([
      { code: 'amount-unknown', warning: { code: 'net-unknown', app: 'bolt' } },
    ])
  })

  test('rides beside a weekly net: the same money twice, or some of it lost', () => {
    const [ride] = rowOf('bolt', { gross: 50 })
    const facts = [...rowOf('bolt', { net: 100 }), { ...ride!, row: 'ride 1' }]
    const { warnings, result } = settle(weekWith({ facts }))
    expect(result).toBe(10_000)
    expect(closingBlocks({ ...NOTHING, warnings })).toEqual([
      {
        code: 'amount-unknown',
        warning: { code: 'net-partly-told', app: 'bolt', rowIds: ['bolt-gross'] },
      },
    ])
  })
})
