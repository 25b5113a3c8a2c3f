import { expect, test } from 'vitest'
import type { Charge } from '../charges/charge.ts'
import { splitByShifts } from '../charges/shared-cost.ts'
import { correct } from '../correction/correct.ts'
import { reconcile } from '../facts/reconcile.ts'
import type { Ledger } from '../ledger/entries.ts'
import type { LedgerEntry } from '../ledger/entry.ts'
import { balanceOf, book } from '../ledger/ledger.ts'
import { openingOf } from '../ledger/payables.ts'
import type { Scheme } from '../scheme/scheme.ts'
import {
  day,
  daysOf,
  drove,
  HALVES,
  inner,
  lineOf,
  PLAIN_SCHEME,
  rowOf,
  shown,
  WEEK_47,
  weekWith,
  zl,
} from '../testing/build.ts'
import type { SettlementInput } from './input.ts'
import { settle } from './settle.ts'

function frozen(input: SettlementInput) {
  return {
    week: WEEK_47,
    statement: 'R/2026/47/0017',
    input,
    settlement: settle(input),
    corrections: [],
  }
}

function late(input: SettlementInput) {
  const adjustment = {
    id: 'uber-late',
    app: 'uber',
    kind: 'adjustment',
    grosze: -1460,
    belongs: daysOf(WEEK_47),
    row: 'uber payments, row 17',
  } as const
  return { ...input, facts: [...input.facts, adjustment] }
}

const FIRST = weekWith({
  scheme: HALVES,
  facts: [
    ...rowOf('bolt', {
      gross: 2431.5,
      tip: 64,
      campaign: 120,
      toll: 18,
      commission: 607.88,
      net: 2025.62,
      cash: 812.4,
      payout: 1213.22,
    }),
    ...rowOf('uber', { net: 1204.37, tip: 35.2, cash: 268, payout: 936.37 }),
  ],
  charges: [
    { id: 'wash', kind: 'wash', grosze: 3000, instalment: null },
    { id: 'fine', kind: 'fine', grosze: 10_000, instalment: { number: 1, of: 3, left: 20_000 } },
  ],
})

test('half of the net less 8 %, two apps: 338.69 to pay', () => {
  const settled = settle(FIRST)
  expect(shown(settled)).toEqual([
    'share 1431.89',
    'tip 99.20',
    'toll 18.00',
    'cash bolt -812.40',
    'cash uber -268.00',
    'wash -30.00',
    'fine -100.00',
  ])
  expect(inner(lineOf(settled, 'share'))).toEqual([
    'app-net bolt 2025.62',
    'app-net uber 1204.37',
    'passed-apart -117.20',
    'base 3112.79',
    'vat-reserve -249.02',
    'left-to-share 2863.77',
  ])
  expect(inner(lineOf(settled, 'tip'))).toEqual(['part bolt 64.00', 'part uber 35.20'])
  expect(settled).toMatchObject({ result: 33_869, balance: 33_869, toPay: 33_869, carry: 0, warnings: [] })
  expect(reconcile(FIRST.facts)).toEqual([])
})

test('where the net of 3,229.99 went', () => {
  const total = { net: 0, driver: 0, fleet: 0, vat: 0, passedOn: 0 }
  for (const app of settle(FIRST).whereNetWent)
    for (const key of ['net', 'driver', 'fleet', 'vat', 'passedOn'] as const) total[key] += app[key]
  expect(total).toEqual({ net: 322_999, driver: 143_189, fleet: 143_188, vat: 24_902, passedOn: 11_720 })
})

test('every line stands on rows, and all rows were settled', () => {
  const settled = settle(FIRST)
  expect(settled.lines.every(({ rowIds }) => rowIds.length > 0)).toBe(true)
  expect(lineOf(settled, 'share')?.rowIds).toContain('uber-net')
  expect(lineOf(settled, 'fine')).toMatchObject({
    rowIds: ['fine'],
    facts: { instalment: { number: 1, of: 3, left: 20_000 } },
  })
  expect(settled.rowIds).toEqual([...FIRST.facts, ...FIRST.charges].map(({ id }) => id).sort())
})

test('the late −14.60 of Uber is a correction of −6.72, and the statement stays as it was', () => {
  const settled = frozen(FIRST)
  const bytes = JSON.stringify(settled)
  const correction = correct(settled, late(FIRST))
  expect(correction).toMatchObject({
    week: WEEK_47,
    statement: 'R/2026/47/0017',
    grosze: -672,
    breakdown: [{ code: 'share', app: null, before: 143_189, now: 142_517, difference: -672 }],
    added: ['uber-late'],
    removed: [],
    changed: [],
  })
  expect(inner(lineOf(settle(late(FIRST)), 'share')).slice(-3)).toEqual([
    'base 3098.19',
    'vat-reserve -247.86',
    'left-to-share 2850.33',
  ])
  expect(JSON.stringify(settled)).toBe(bytes)

  const next = settle(
    weekWith({
      charges: [{ id: 'c1', kind: 'correction', grosze: -672, week: WEEK_47, statement: 'R/2026/47/0017' }],
    }),
  )
  expect(next.lines).toMatchObject([
    { code: 'correction', amount: -672, facts: { week: WEEK_47, statement: 'R/2026/47/0017' } },
  ])
})

const FUEL_RELIEF: Scheme = {
  ...PLAIN_SCHEME,
  vat: {
    kind: 'charged',
    base: 'gross',
    basisPoints: 800,
    floor: true,
    relief: { basisPoints: 5000, numerator: 23, denominator: 123 },
  },
  partnerFee: { grosze: 5000, evenWithoutRides: true },
}

const SECOND = weekWith({
  scheme: FUEL_RELIEF,
  facts: rowOf('bolt', { gross: 1640, commission: 410, cash: 1105, payout: 125 }),
  charges: [
    {
      id: 'rent',
      kind: 'rent',
      vehicle: 'WX4182L',
      per: 'week',
      grosze: 65_000,
      dates: ['2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22'].map(day),
    },
    ...[7000, 7100, 7200, 7435].map((grosze, at): Charge => ({ id: `fuel ${at}`, kind: 'fuel', grosze })),
  ],
  openingBalance: -12_000,
})

test('rent and partner fee, cash over payout: nothing to pay, −900.96 carried over', () => {
  const settled = settle(SECOND)
  expect(shown(settled)).toEqual([
    'app-gross bolt 1640.00',
    'app-commission bolt -410.00',
    'vat-charge -131.20',
    'vat-relief 26.87',
    'cash bolt -1105.00',
    'partner-fee -50.00',
    'rent -464.28',
    'fuel -287.35',
  ])
  expect(inner(lineOf(settled, 'rent'))).toEqual([
    'rent-of-day 2026-11-18 -92.86',
    'rent-of-day 2026-11-19 -92.86',
    'rent-of-day 2026-11-20 -92.86',
    'rent-of-day 2026-11-21 -92.85',
    'rent-of-day 2026-11-22 -92.85',
  ])
  expect(lineOf(settled, 'fuel')).toMatchObject({ quantity: 4, base: 28_735 })
  expect(settled).toMatchObject({ result: -78_096, balance: -90_096, toPay: 0, carry: -90_096 })
  expect(reconcile(SECOND.facts)).toEqual([])
})

test('a pay-in of 200.00 leaves −700.96; +1,312.40 next week leave 611.44', () => {
  const booked = (ledger: Ledger, entry: LedgerEntry) => {
    const after = book(ledger, entry)
    if (!after.ok) throw new Error(after.error.code)
    return after.value
  }
  const settlement = (statement: string, grosze: number) =>
    ({
      id: statement,
      driver: 'd',
      kind: 'settlement',
      statement,
      grosze,
      corrections: [],
      onTheWay: [],
    }) as const
  let ledger = booked([], settlement('R/2026/46/0119', -12_000))
  ledger = booked(ledger, settlement('R/2026/47/0121', settle(SECOND).result))
  expect(balanceOf(ledger, 'd')).toBe(-90_096)
  ledger = booked(ledger, { id: 'p', driver: 'd', kind: 'pay-in', grosze: 20_000 })
  expect(openingOf(ledger, 'd')).toEqual({ grosze: -70_096, withdraws: [] })
  expect(-70_096 + zl(1312.4)).toBe(61_144)
  ledger = booked(ledger, settlement('R/2026/48/0003', zl(1312.4)))
  expect(balanceOf(ledger, 'd')).toBe(61_144)
})

const SHARED = [
  { driver: 'ewelina', shifts: 5 },
  { driver: 'other', shifts: 3 },
]

const THIRD = weekWith({
  scheme: {
    ...PLAIN_SCHEME,
    earns: { kind: 'per-shift', day: 28_000, night: 28_000 },
    tiers: [
      { over: 300_000, basisPoints: 500 },
      { over: 400_000, basisPoints: 1000 },
    ],
  },
  facts: [...rowOf('bolt', { net: 2857.5, tip: 87.5, cash: 930 }), ...rowOf('uber', { net: 1466.18 })],
  shifts: drove(
    ['2026-11-16', 'day'],
    ['2026-11-17', 'night'],
    ['2026-11-18', 'day'],
    ['2026-11-19', 'day'],
    ['2026-11-20', 'night'],
  ),
  charges: [
    { id: 'tax', kind: 'accountant', heading: 'zus-pit', grosze: 21_236 },
    { id: 'car', kind: 'shared-cost', grosze: 4501, driver: 'ewelina', shifts: SHARED },
  ],
})

test('per shift with tiers: 390.63', () => {
  const settled = settle(THIRD)
  expect(shown(settled)).toEqual([
    'shift-pay 1400.00',
    'tier 50.00',
    'tier 23.62',
    'tip 87.50',
    'cash bolt -930.00',
    'shared-cost -28.13',
    'accountant -212.36',
  ])
  expect(lineOf(settled, 'shift-pay')).toMatchObject({
    quantity: 5,
    rate: { unit: 'grosze', value: 28_000 },
  })
  expect(settled.lines.filter(({ code }) => code === 'tier')).toMatchObject([
    { base: 100_000, rate: { value: 500 }, facts: { over: 300_000, upTo: 400_000 } },
    { base: 23_618, rate: { value: 1000 }, facts: { over: 400_000, upTo: null } },
  ])
  expect(inner(lineOf(settled, 'tier')).at(-1)).toBe('base 4236.18')
  expect(settled).toMatchObject({ result: 39_063, toPay: 39_063 })
  expect(splitByShifts(4501, SHARED)).toEqual(
    new Map([
      ['ewelina', 2813],
      ['other', 1688],
    ]),
  )
})

test('under it the same −14.60 moves only the bonus: −1.46', () => {
  expect(correct(frozen(THIRD), late(THIRD))).toMatchObject({
    grosze: -146,
    breakdown: [{ code: 'tier', app: null, before: 7362, now: 7216, difference: -146 }],
  })
})
