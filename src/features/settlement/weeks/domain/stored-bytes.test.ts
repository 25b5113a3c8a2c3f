import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  type Charge,
  type IncomeFact,
  reconcile,
  type Scheme,
  type SettlementInput,
  settle,
} from '#features/settlement/domain/public.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { datesOf, type Week } from '#kernel/week.ts'
import { freeze } from './frozen.ts'
import { rowsDigest } from './rows-digest.ts'
import { subjectOf } from './week-block.ts'

const WEEK: Week = { year: 2026, week: 47 }
const DAYS = datesOf(WEEK)
const PERIOD = { from: DAYS[0] as CalendarDate, to: DAYS[6] as CalendarDate }
const KINDS = ['gross', 'commission', 'net', 'tip', 'toll', 'cash', 'adjustment', 'payout'] as const

const SCHEME: Scheme = {
  earns: { kind: 'share', basisPoints: 4500, apps: [{ app: 'uber', basisPoints: 5000 }] },
  tiers: [{ over: 100_000, basisPoints: 300 }],
  passes: {
    tip: { kind: 'apart', basisPoints: 10_000 },
    toll: { kind: 'apart', basisPoints: 10_000 },
    campaign: { kind: 'within-net' },
    cancellation: { kind: 'within-net' },
  },
  vat: {
    kind: 'charged',
    base: 'gross',
    basisPoints: 800,
    floor: true,
    relief: { basisPoints: 5000, numerator: 23, denominator: 123 },
  },
  partnerFee: null,
  guarantee: null,
  fuelBasisPoints: 5000,
  cash: 'deducted',
}

/** Rides, sums and facts without a row, whose ids stand in no order; many rows do not add up. */
function facts(): IncomeFact[] {
  let seed = 7
  const next = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed % below
  }
  return Array.from({ length: 240 }, (_, at): IncomeFact => {
    const app = ['bolt', 'uber', 'free "now"', 'zażółć\n'][next(4)] ?? 'bolt'
    const date = DAYS[next(7)] as CalendarDate
    const belongs =
      next(5) === 0 ? PERIOD : { date, shift: next(2) === 0 ? ('day' as const) : ('night' as const) }
    const row = `${1 + next(3)}:${next(8)}`
    return {
      id: `${row}:${at}`,
      ...{ app, kind: KINDS[next(KINDS.length)] ?? 'net', grosze: next(20_000) - 4000, belongs },
      ...(next(6) === 0 ? {} : { row }),
    }
  })
}

const CHARGES: readonly Charge[] = [
  { id: 'c2', kind: 'wash', grosze: 3000, instalment: null },
  { id: 'c1', kind: 'fuel', grosze: 12_345 },
  {
    ...{ id: 'c0', kind: 'shared-cost', grosze: 4501, driver: 'a' },
    shifts: [
      { driver: 'b', shifts: 3 },
      { driver: 'a', shifts: 5 },
    ],
  },
  { id: 'k', kind: 'correction', grosze: -672, week: { year: 2026, week: 46 }, statement: 'R/2026/46/0001' },
]

const INPUT: SettlementInput = {
  period: PERIOD,
  facts: facts(),
  scheme: SCHEME,
  shifts: [
    { id: 'shift:2026-11-18:night', date: DAYS[2] as CalendarDate, shift: 'night', minutes: null },
    { id: 'shift:2026-11-17:day', date: DAYS[1] as CalendarDate, shift: 'day', minutes: 605 },
  ],
  charges: CHARGES,
  openingBalance: -12_000,
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/*
 * What is stored under these texts was written by earlier editions: were one of them to change, every closed
 * week would look changed, and explanations would be lost. A change of the arithmetic is a new number in
 * `inputs-hash.ts`, and then, and only then, are the hashes here new.
 */
test('the same week has the hash, the bytes, the digest and the subjects that it has had since edition 2', () => {
  const settlement = settle(INPUT)
  // Without warnings: those of this week block its closing, so no statement has them, and more may be found.
  const frozen = freeze({
    ...{
      format: 1,
      number: 'R/2026/47/0001',
      week: WEEK,
      input: INPUT,
      settlement: { ...settlement, warnings: [] },
      loads: [],
    },
    scheme: { id: 's', label: { owner: 'fleet', group: null, version: 1 }, from: WEEK },
    payee: { name: 'Jan Przykładowy', address: ['ul. Długa 5/7'], account: null },
  })
  const subjects = reconcile(INPUT.facts).map((mismatch) => subjectOf({ code: 'sums-differ', mismatch }))
  expect({
    inputs: settlement.inputsHash,
    frozen: sha256(frozen),
    rows: rowsDigest(INPUT),
    subjects: [subjects.length, subjects[0], sha256(subjects.join(' '))],
  }).toMatchInlineSnapshot(`
    {
      "frozen": "f5fd954ef647c7dc87658698f1b191535b0adeb11f3edbb9271ac428cd59280b",
      "inputs": "408ae607871ff11790416596f7f7b7b4c22cf567da7cd0092d142206466b8767",
      "rows": "c657416c87b3f0f4ee08b35211e40ea0c8ca4622b2d9a44d9cce5fa56c5f8e4c",
      "subjects": [
        8,
        "["payout-differs","bolt","1:1",1795,8705]",
        "955b63daad94749aea63504cc607ffd0f531687f1b5b8ce9cf865e2efa86b4ec",
      ],
    }
  `)
})

test('a week without anything too', () => {
  const nothing = { ...INPUT, facts: [], shifts: [], charges: [], openingBalance: 0 }
  expect([settle(nothing).inputsHash, rowsDigest(nothing)]).toMatchInlineSnapshot(`
    [
      "df76ec423995deadc519b57b785b89a537ad057837fb28714679aca01830f162",
      "88ff570792da813961e8537b94c6353a8bb03ee3156ccdfdbcde6797e4ce7af0",
    ]
  `)
})
