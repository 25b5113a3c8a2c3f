import { expect, test } from 'vitest'
import type { Charge } from '../charges/charge.ts'
import { correct, type SettledWeek } from '../correction/correct.ts'
import { daysOf, HALVES, PLAIN_SCHEME, rowOf, shown, WEEK_47, weekWith } from '../testing/build.ts'
import type { SettlementInput } from './input.ts'
import { settle } from './settle.ts'

const INPUT = weekWith({
  scheme: HALVES,
  facts: rowOf('bolt', { net: 1000, cash: 200, payout: 800 }),
  charges: [{ id: 'wash', kind: 'wash', grosze: 3000, instalment: null }],
})

function settledWeek(input: SettlementInput = INPUT): SettledWeek {
  return { week: WEEK_47, statement: 'R/2026/47/0017', input, settlement: settle(input), corrections: [] }
}

test('cash over earnings in one app: a line per app, nothing clamped', () => {
  const facts = [
    ...rowOf('bolt', { net: 100, cash: 350, payout: -250 }),
    ...rowOf('uber', { net: 500, cash: 20, payout: 480 }),
  ]
  const week = settle(weekWith({ scheme: HALVES, facts }))
  expect(shown(week)).toEqual(['share 276.00', 'cash bolt -350.00', 'cash uber -20.00'])
  expect(week).toMatchObject({ result: -9400, toPay: 0, carry: -9400 })
  expect(week.warnings).toEqual([
    { code: 'cash-over-net', app: 'bolt', net: 10_000, cash: 35_000 },
    { code: 'payout-negative', app: 'bolt', payout: -25_000 },
  ])
})

test('a file loaded again after closing, same rows: nothing', () => {
  const again = INPUT.facts.map((fact) => ({ ...fact, row: 'another file' })).toReversed()
  expect(correct(settledWeek(), { ...INPUT, facts: again })).toBeUndefined()
})

test('a file loaded again after closing, changed rows: a correction that names them', () => {
  const facts = INPUT.facts.map((fact) =>
    fact.kind === 'net' ? { ...fact, grosze: 98_000, row: 'another file' } : { ...fact, row: 'another file' },
  )
  expect(correct(settledWeek(), { ...INPUT, facts })).toMatchObject({
    grosze: -920,
    breakdown: [{ code: 'share', before: 46_000, now: 45_080, difference: -920 }],
    changed: ['bolt-net'],
    added: [],
    removed: [],
  })
})

test('an unmatched row that is claimed later: a correction that names its week', () => {
  const claimed = rowOf('uber', { net: 100, cash: 30 })
  expect(correct(settledWeek(), { ...INPUT, facts: [...INPUT.facts, ...claimed] })).toMatchObject({
    week: WEEK_47,
    statement: 'R/2026/47/0017',
    grosze: 1600,
    breakdown: [
      { code: 'share', app: null, difference: 4600 },
      { code: 'cash', app: 'uber', before: 0, now: -3000, difference: -3000 },
    ],
    added: ['uber-cash', 'uber-net'],
  })
})

test('a second late row is corrected beside the first one', () => {
  const late = (id: string, grosze: number) =>
    ({ id, app: 'uber', kind: 'adjustment', grosze, belongs: daysOf(WEEK_47) }) as const
  const once = { ...INPUT, facts: [...INPUT.facts, late('a', -1460)] }
  const week = settledWeek()
  const first = correct(week, once)!
  const twice = { ...once, facts: [...once.facts, late('b', 1000)] }
  const second = correct({ ...week, corrections: [first] }, twice)!
  expect(correct({ ...week, corrections: [first] }, once)).toBeUndefined()
  expect(week.settlement.result + first.grosze + second.grosze).toBe(settle(twice).result)
  expect(first.grosze + second.grosze).toBe(correct(week, twice)!.grosze)
})

test('a charge taken back after closing is corrected; rates of today are not asked', () => {
  expect(correct(settledWeek(), { ...INPUT, charges: [] })).toMatchObject({
    grosze: 3000,
    breakdown: [{ code: 'wash', before: -3000, now: 0, difference: 3000 }],
    removed: ['wash'],
  })
  const today = weekWith({ ...INPUT, scheme: PLAIN_SCHEME })
  expect(correct(settledWeek(), today)).toBeUndefined()
})

test('rows that move no money, on no line, are no correction, and a later one says them too', () => {
  const payout = rowOf('uber', { payout: 5 })
  expect(correct(settledWeek(), { ...INPUT, facts: [...INPUT.facts, ...payout] })).toBeUndefined()
  const later = [...INPUT.facts, ...payout, ...rowOf('uber', { net: 100 })]
  expect(correct(settledWeek(), { ...INPUT, facts: later })).toMatchObject({
    grosze: 4600,
    added: ['uber-net', 'uber-payout'],
  })
})

const CAR: Charge = { id: 'car', kind: 'own-car', vehicle: 'KR 1', grosze: 40_000 }

test.each([
  ['added', [], [CAR], 40_000],
  ['deleted', [CAR], [], -40_000],
  ['lowered', [CAR], [{ ...CAR, grosze: 35_000 } as const], -5000],
])('a rental of the own car %s after closing is corrected apart from the week', (_, then, now, apart) => {
  const week = settledWeek({ ...INPUT, charges: [...INPUT.charges, ...then] })
  const rows = { ...INPUT, charges: [...INPUT.charges, ...now] }
  const correction = correct(week, rows)!
  expect(correction).toMatchObject({
    grosze: 0,
    apart,
    breakdown: [{ code: 'own-car', difference: apart }],
  })
  expect(correct({ ...week, corrections: [correction] }, rows)).toBeUndefined()
})

test('what a correction changes of a rental is paid apart in the next week, in no result of it', () => {
  const charges: Charge[] = [
    { id: 'late', kind: 'own-car-correction', grosze: -5000, week: WEEK_47, statement: 'R/2026/46/0017' },
    CAR,
  ]
  const week = settle({ ...INPUT, charges: [...INPUT.charges, ...charges] })
  expect(week.result).toBe(settle(INPUT).result)
  expect(week.paidApart).toMatchObject([
    { code: 'own-car', amount: 40_000 },
    { code: 'own-car-correction', amount: -5000, facts: { statement: 'R/2026/46/0017' } },
  ])
})

test('week 53: Uber’s report from Monday to Monday is settled whole in the week it begins', () => {
  const week53 = { year: 2026, week: 53 }
  const report = { from: daysOf(week53).from, to: daysOf({ year: 2027, week: 1 }).from }
  expect(report).toEqual({ from: '2026-12-28', to: '2027-01-04' })
  const week = settle({ ...INPUT, period: daysOf(week53), facts: rowOf('uber', { net: 10 }, report) })
  expect(week.lines[0]).toMatchObject({ code: 'share', amount: 460 })
})

test('only charges, and an empty week', () => {
  const charges: Charge[] = [{ id: 'fine', kind: 'fine', grosze: 10_000, instalment: null }]
  expect(settle(weekWith({ charges }))).toMatchObject({
    result: -10_000,
    toPay: 0,
    carry: -10_000,
    warnings: [{ code: 'nothing-driven' }],
    whereNetWent: [],
  })
  expect(settle(weekWith({}))).toMatchObject({ lines: [], result: 0, balance: 0, toPay: 0, carry: 0 })
  expect(settle(weekWith({ openingBalance: 5000 }))).toMatchObject({ result: 0, toPay: 5000, carry: 0 })
})

test('an unpaid balance of last week is paid with this one', () => {
  expect(settle({ ...INPUT, openingBalance: 10_000 })).toMatchObject({
    result: 23_000,
    toPay: 33_000,
    carry: 0,
  })
})
