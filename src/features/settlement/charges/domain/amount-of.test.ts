import { expect, test } from 'vitest'
import { type Charge, settle } from '#features/settlement/domain/public.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { datesOf } from '#kernel/week.ts'
import { amountOf } from './amount-of.ts'

const DATES = datesOf({ year: 2026, week: 47 })
const some = (...at: number[]) => at.map((index) => DATES[index] as CalendarDate)
const rent = { id: 'c', kind: 'rent', vehicle: null, grosze: 65_000 } as const
const tiers = [{ overMetres: 1_000_000, groszePerKm: 55 }]
const over = { id: 'c', kind: 'over-mileage', metres: 1_234_567, tiers } as const

const CHARGES: readonly Charge[] = [
  { ...rent, per: 'week', dates: some(2, 3, 4, 5, 6) },
  { ...rent, per: 'day', dates: some(0, 1) },
  { ...rent, per: 'shift', slots: some(0, 1, 4).map((date) => ({ date, shift: 'night' })) },
  { ...over, decision: { state: 'proposed' } },
  { ...over, decision: { state: 'applied' } },
  { ...over, decision: { state: 'edited', grosze: 9999 } },
  { ...over, decision: { state: 'declined' } },
  { id: 'c', kind: 'damage', grosze: 33_334, instalment: { number: 1, of: 3, left: 66_666 } },
  { id: 'c', kind: 'deposit', grosze: -50_000, instalment: null },
  { id: 'c', kind: 'fuel', grosze: 28_735 },
  { id: 'c', kind: 'bonus', grosze: 10_000 },
  { id: 'c', kind: 'accountant', heading: 'zus', grosze: 21_236 },
  {
    id: 'c',
    kind: 'shared-cost',
    grosze: 4501,
    driver: 'jan',
    shifts: [
      { driver: 'jan', shifts: 5 },
      { driver: 'ewa', shifts: 3 },
    ],
  },
]

test.each(CHARGES)('the list shows of a charge what settling takes: $kind', (charge) => {
  const apart = { kind: 'within-net' } as const
  const settled = settle({
    period: { from: DATES[0] as CalendarDate, to: DATES[6] as CalendarDate },
    facts: [],
    scheme: {
      earns: { kind: 'rent' },
      tiers: [],
      passes: { tip: apart, toll: apart, campaign: apart, cancellation: apart },
      vat: { kind: 'included' },
      partnerFee: null,
      guarantee: null,
      fuelBasisPoints: 10_000,
      cash: 'deducted',
    },
    shifts: [],
    charges: [charge],
    openingBalance: 0,
  })
  expect(amountOf(charge)).toBe(settled.result)
})
