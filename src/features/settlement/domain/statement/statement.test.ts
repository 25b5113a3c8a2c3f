import { describe, expect, test } from 'vitest'
import { reconcile } from '../facts/reconcile.ts'
import { day, HALVES, PLAIN_SCHEME, rowOf, WEEK_47, weekWith } from '../testing/build.ts'
import { settle } from '../week/settle.ts'
import { type ClosingFacts, closingBlocks } from './closing.ts'
import { type Aftermath, close, reopen, type Statement, stateOf } from './statement.ts'

const DRAFT: Statement = { number: 'R/2026/47/0017', week: WEEK_47, versions: [] }
const OFFICE = { user: 'office', at: '2026-11-23T08:14:00Z' }
const PAYEE = { name: 'Jan Przykladowy', account: null }
const INPUT = weekWith({ scheme: HALVES, facts: rowOf('bolt', { net: 100 }) })
const UNTOUCHED: Aftermath = {
  ...{ exported: false, paid: false, rolledOver: false, corrections: 0, followed: false },
}
const DEBT = { ...INPUT, openingBalance: -20_000 }

function closed(statement = DRAFT, input = INPUT): Statement {
  const after = close(statement, { input, payee: PAYEE, by: OFFICE, blocks: [] })
  if (!after.ok) throw new Error(after.error.code)
  return after.value
}

describe('closing', () => {
  test('freezes input, scheme, lines and payee, also without an account', () => {
    expect(closed().versions).toEqual([
      { input: INPUT, settlement: settle(INPUT), payee: PAYEE, closed: OFFICE, reopened: null },
    ])
  })

  test('is refused while something blocks it, and a second time', () => {
    const blocks = [{ code: 'no-scheme' as const }]
    expect(close(DRAFT, { input: INPUT, payee: PAYEE, by: OFFICE, blocks })).toEqual({
      ok: false,
      error: { code: 'blocked', blocks },
    })
    expect(close(closed(), { input: INPUT, payee: PAYEE, by: OFFICE, blocks: [] })).toEqual({
      ok: false,
      error: { code: 'already-closed' },
    })
  })
})

test('a week with nothing to pay is not paid: it says so, whether somebody owes or nobody', () => {
  expect(stateOf(closed(DRAFT, DEBT), UNTOUCHED)).toBe('nothing-to-pay')
  const even = { ...INPUT, openingBalance: 0 - settle(INPUT).toPay }
  expect(stateOf(closed(DRAFT, even), UNTOUCHED)).toBe('nothing-to-pay')
  expect(stateOf(closed(DRAFT, DEBT), { ...UNTOUCHED, corrections: 1 })).toBe('corrected')
})

test('what a newer statement pays is rolled over, unless it was paid before', () => {
  const followed = { ...UNTOUCHED, followed: true, rolledOver: true }
  expect(stateOf(closed(), followed)).toBe('rolled-over')
  expect(stateOf(closed(), { ...followed, paid: true, rolledOver: false })).toBe('paid')
})

test('draft, closed, paid, corrected', () => {
  expect(stateOf(DRAFT, UNTOUCHED)).toBe('draft')
  expect(stateOf(closed(), UNTOUCHED)).toBe('closed')
  expect(stateOf(closed(), { ...UNTOUCHED, exported: true })).toBe('closed')
  expect(stateOf(closed(), { ...UNTOUCHED, exported: true, paid: true })).toBe('paid')
  expect(stateOf(closed(), { ...UNTOUCHED, paid: true, corrections: 1 })).toBe('corrected')
  const reopened = reopen(closed(), UNTOUCHED, OFFICE, 'wash twice')
  expect(reopened.ok && stateOf(reopened.value, UNTOUCHED)).toBe('draft')
})

describe('reopening', () => {
  test('keeps the old version with author and reason; closed again it has the same number', () => {
    const reopened = reopen(closed(), UNTOUCHED, OFFICE, ' wash twice ')
    if (!reopened.ok) throw new Error(reopened.error.code)
    expect(reopened.value.versions[0]).toEqual({
      ...closed().versions[0],
      reopened: { ...OFFICE, reason: 'wash twice' },
    })
    const again = closed(reopened.value)
    expect(again.number).toBe('R/2026/47/0017')
    expect(again.versions).toHaveLength(2)
  })

  test.each<[Partial<Aftermath>, string]>([
    [{ exported: true }, 'already-exported'],
    [{ paid: true }, 'already-paid'],
    [{ corrections: 1 }, 'already-corrected'],
    [{ followed: true }, 'already-followed'],
  ])('is refused after %o', (since, code) => {
    expect(reopen(closed(), { ...UNTOUCHED, ...since }, OFFICE, 'why')).toEqual({
      ok: false,
      error: { code },
    })
  })

  test('is allowed where there was nothing to pay', () => {
    const empty = closed(DRAFT, weekWith({}))
    expect(reopen(empty, UNTOUCHED, OFFICE, 'why').ok).toBe(true)
  })

  test('needs a reason, and something closed', () => {
    expect(reopen(closed(), UNTOUCHED, OFFICE, '  ')).toMatchObject({ error: { code: 'reason-missing' } })
    expect(reopen(DRAFT, UNTOUCHED, OFFICE, 'why')).toMatchObject({ error: { code: 'not-closed' } })
  })
})

describe('what blocks closing', () => {
  const SPANNING = { app: 'bolt', from: day('2026-11-18'), to: day('2026-11-24'), row: '1:2', rowIds: ['x'] }
  const NOTHING: ClosingFacts = {
    schemes: [PLAIN_SCHEME],
    unmatchedRowIds: [],
    appsDriven: ['bolt'],
    appsLoaded: ['bolt', 'uber'],
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
        { code: 'file-missing', app: 'freenow' },
        { code: 'file-missing', app: 'uber' },
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
