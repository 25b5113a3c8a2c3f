import { expect, test } from 'vitest'
import { HALVES, PLAIN_SCHEME } from '../testing/build.ts'
import { judgeScheme } from './judge-scheme.ts'
import type { Scheme } from './scheme.ts'

const RELIEF = { basisPoints: 5000, numerator: 23, denominator: 123 }

test.each<[string, Scheme]>([
  ['rent', PLAIN_SCHEME],
  ['half of the net less 8 %', HALVES],
  [
    '8 % of gross less half of fuel’s VAT',
    {
      ...PLAIN_SCHEME,
      vat: { kind: 'charged', base: 'gross', basisPoints: 800, floor: true, relief: RELIEF },
    },
  ],
  [
    'per hour with a minimum',
    {
      ...PLAIN_SCHEME,
      earns: { kind: 'per-hour', grosze: 3200 },
      guarantee: { grosze: 1, per: 'shift', leastShifts: 0 },
    },
  ],
])('%s is a valid scheme', (_, scheme) => {
  expect(judgeScheme(scheme)).toEqual([])
})

const rate = (field: string, value: number) => ({ code: 'rate-out-of-range', field, value, most: 10_000 })
const amount = (field: string, value: number) => ({
  code: 'amount-out-of-range',
  field,
  value,
  most: 10_000_000_000,
})
const share = (basisPoints: number, apps: { app: string; basisPoints: number }[] = []): Scheme => ({
  ...PLAIN_SCHEME,
  earns: { kind: 'share', basisPoints, apps },
})

test.each<[string, Scheme, readonly unknown[]]>([
  ['a share over the whole', share(10_001), [rate('earns.basisPoints', 10_001)]],
  ['half a basis point', share(0.5), [rate('earns.basisPoints', 0.5)]],
  ['a share that is no number', share(Number.NaN), [rate('earns.basisPoints', Number.NaN)]],
  [
    'an app twice, and one without a name',
    share(1, [
      { app: 'bolt', basisPoints: 1 },
      { app: 'bolt', basisPoints: -1 },
      { app: ' ', basisPoints: 0 },
    ]),
    [
      { code: 'app-repeated', field: 'earns.apps.1', app: 'bolt' },
      rate('earns.apps.1.basisPoints', -1),
      { code: 'app-unnamed', field: 'earns.apps.2' },
    ],
  ],
  [
    'pay below nothing',
    { ...PLAIN_SCHEME, earns: { kind: 'per-shift', day: -1, night: 1e11 } },
    [amount('earns.day', -1), amount('earns.night', 1e11)],
  ],
  [
    'pay by the hour without an amount',
    { ...PLAIN_SCHEME, earns: { kind: 'per-hour', grosze: Number.NaN } },
    [amount('earns.grosze', Number.NaN)],
  ],
  [
    'tiers that do not rise',
    {
      ...PLAIN_SCHEME,
      tiers: [
        { over: 5, basisPoints: 0 },
        { over: 5, basisPoints: 0 },
      ],
    },
    [{ code: 'tiers-not-rising', field: 'tiers.1.over', over: 5, before: 5 }],
  ],
  [
    'more tiers than anyone reads',
    { ...PLAIN_SCHEME, tiers: Array.from({ length: 21 }, (_, over) => ({ over, basisPoints: 0 })) },
    [{ code: 'too-many-tiers', count: 21, most: 20 }],
  ],
  [
    'tips beyond the whole',
    { ...PLAIN_SCHEME, passes: { ...PLAIN_SCHEME.passes, tip: { kind: 'apart', basisPoints: 12_000 } } },
    [rate('passes.tip.basisPoints', 12_000)],
  ],
  [
    'a reserve before a split that is none',
    { ...HALVES, earns: { kind: 'rent' } },
    [{ code: 'reserve-without-share' }],
  ],
  [
    'a relief that is no part, of fuel that the fleet pays',
    {
      ...PLAIN_SCHEME,
      fuelBasisPoints: 0,
      vat: {
        kind: 'charged',
        base: 'net',
        basisPoints: 800,
        floor: false,
        relief: { basisPoints: 5000, numerator: 23, denominator: 0 },
      },
    },
    [{ code: 'relief-not-a-part', numerator: 23, denominator: 0 }, { code: 'relief-without-fuel' }],
  ],
  [
    'a fee and a minimum below nothing, and fuel over the whole',
    {
      ...PLAIN_SCHEME,
      partnerFee: { grosze: -1, evenWithoutRides: true },
      guarantee: { grosze: -2, per: 'week', leastShifts: 15 },
      fuelBasisPoints: 10_001,
    },
    [
      amount('partnerFee.grosze', -1),
      amount('guarantee.grosze', -2),
      { code: 'amount-out-of-range', field: 'guarantee.leastShifts', value: 15, most: 14 },
      rate('fuelBasisPoints', 10_001),
    ],
  ],
])('%s is refused', (_, scheme, faults) => {
  expect(judgeScheme(scheme)).toEqual(faults)
})
