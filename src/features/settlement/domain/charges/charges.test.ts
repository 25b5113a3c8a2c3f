import { expect, test } from 'vitest'
import { datesOf } from '#kernel/week.ts'
import { day, drove, inner, PLAIN_SCHEME, rowOf, shown, WEEK_47, weekWith } from '../testing/build.ts'
import { LINE_CODES } from '../week/line.ts'
import { settle } from '../week/settle.ts'
import { CHARGE_KINDS, type Charge } from './charge.ts'
import { planInstalments } from './instalments.ts'
import { metresByTier, type OverMileageDecision, proposedOverMileage } from './over-mileage.ts'
import { splitByShifts } from './shared-cost.ts'
import { dailyRent } from './weekly-rent.ts'

const settled = (...charges: Charge[]) => settle(weekWith({ charges }))

test('a week’s rent is seven fixed parts, so that two renters pay together exactly the rent', () => {
  const dates = datesOf(WEEK_47)
  const parts = dailyRent(65_000, dates).map(({ grosze }) => grosze)
  expect(parts).toEqual([9286, 9286, 9286, 9286, 9286, 9285, 9285])
  const of = (id: string, rented: readonly (typeof dates)[number][]) =>
    settled({ id, kind: 'rent', vehicle: null, per: 'week', grosze: 65_000, dates: rented }).result
  expect(of('a', dates)).toBe(-65_000)
  expect(of('a', dates.slice(0, 2)) + of('b', dates.slice(2))).toBe(-65_000)
})

test('rent by day and by shift', () => {
  const rent = { id: 'r', kind: 'rent', vehicle: 'KR1', grosze: 9000 } as const
  const dates = [day('2026-11-16'), day('2026-11-17')]
  expect(settled({ ...rent, per: 'day', dates }).lines).toMatchObject([
    {
      code: 'rent',
      amount: -18_000,
      quantity: 2,
      rate: { unit: 'grosze', value: 9000 },
      facts: { vehicle: 'KR1' },
    },
  ])
  const slots = drove(['2026-11-16', 'day'], ['2026-11-16', 'night'], ['2026-11-18', 'day'])
  expect(settled({ ...rent, per: 'shift', slots }).result).toBe(-27_000)
})

const TIERS = [
  { overMetres: 1_500_000, groszePerKm: 50 },
  { overMetres: 1_000_000, groszePerKm: 30 },
]

test('over-mileage falls into tiers, and is rounded once', () => {
  expect(metresByTier(1_600_500, TIERS)).toEqual([
    { overMetres: 1_000_000, groszePerKm: 30, metres: 500_000 },
    { overMetres: 1_500_000, groszePerKm: 50, metres: 100_500 },
  ])
  expect(proposedOverMileage(1_600_500, TIERS)).toBe(15_000 + 5025)
  expect(proposedOverMileage(1_000_000, TIERS)).toBe(0)
  expect(proposedOverMileage(1_000_017, TIERS)).toBe(1)
  expect(proposedOverMileage(1_000_016, TIERS)).toBe(0)
})

test.each<[OverMileageDecision, number]>([
  [{ state: 'proposed' }, 0],
  [{ state: 'applied' }, -20_025],
  [{ state: 'edited', grosze: 9900 }, -9900],
  [{ state: 'declined' }, 0],
])('over-mileage that is %o costs %i, and keeps what was proposed', (decision, amount) => {
  const week = settled({ id: 'm', kind: 'over-mileage', metres: 1_600_500, tiers: TIERS, decision })
  expect(week.lines).toMatchObject([{ amount, base: 20_025, facts: { decision: decision.state } }])
  expect(inner(week.lines[0])).toContain('proposed -200.25')
  expect(week.warnings.map(({ code }) => code)).toEqual(
    decision.state === 'proposed' ? ['over-mileage-undecided', 'nothing-driven'] : ['nothing-driven'],
  )
})

test('a damage in three instalments', () => {
  expect(planInstalments(100_000, 3)).toEqual([
    { grosze: 33_334, instalment: { number: 1, of: 3, left: 66_666 } },
    { grosze: 33_333, instalment: { number: 2, of: 3, left: 33_333 } },
    { grosze: 33_333, instalment: { number: 3, of: 3, left: 0 } },
  ])
  const [first] = planInstalments(100_000, 3)
  expect(settled({ id: 'd', kind: 'damage', ...first! }).lines).toMatchObject([
    { code: 'damage', amount: -33_334, facts: { instalment: { number: 1, of: 3, left: 66_666 } } },
  ])
})

test('equal remainders of a shared cost go by the drivers’ ids', () => {
  const shifts = ['zofia', 'adam', 'jan'].map((driver) => ({ driver, shifts: 2 }))
  const parts = [
    ['adam', 34],
    ['jan', 33],
    ['zofia', 33],
  ] as const
  expect([...splitByShifts(100, shifts)]).toEqual(parts)
  expect([...splitByShifts(-100, shifts)]).toEqual(parts.map(([driver, grosze]) => [driver, 0 - grosze]))
})

test('every kind of charge has its line', () => {
  const one = { grosze: 100, instalment: null }
  const shifts = [{ driver: 'a', shifts: 1 }]
  const charges: readonly Charge[] = [
    { id: 'r', kind: 'rent', vehicle: null, per: 'day', grosze: 100, dates: [day('2026-11-16')] },
    { id: 'f', kind: 'fuel', grosze: 100 },
    { id: 'o', kind: 'over-mileage', metres: 0, tiers: [], decision: { state: 'applied' } },
    { id: 'w', kind: 'wash', ...one },
    { id: 'fi', kind: 'fine', ...one },
    { id: 'd', kind: 'damage', ...one },
    { id: 'de', kind: 'deposit', ...one },
    { id: 'a', kind: 'advance', ...one },
    { id: 's', kind: 'shared-cost', grosze: 100, driver: 'a', shifts },
    { id: 'b', kind: 'bonus', grosze: 100 },
    { id: 'ac', kind: 'accountant', heading: 'zus', grosze: 100 },
    { id: 'c', kind: 'correction', grosze: 100, week: WEEK_47, statement: 'R/2026/46/0001' },
    { id: 'ow', kind: 'own-car', vehicle: 'KR1', grosze: 100 },
    { id: 'oc', kind: 'own-car-correction', grosze: 100, week: WEEK_47, statement: 'R/2026/46/0001' },
  ]
  expect(charges.map(({ kind }) => kind)).toEqual(CHARGE_KINDS)
  for (const charge of charges) {
    const { lines, paidApart } = settled(charge)
    expect([...lines, ...paidApart].map(({ code }) => code)).toEqual([charge.kind])
  }
  expect(LINE_CODES).toEqual(expect.arrayContaining([...CHARGE_KINDS]))
})

test('charges stand in their order, whatever order they come in', () => {
  const one = { grosze: 100, instalment: null }
  const charges: Charge[] = [
    { id: '1', kind: 'correction', grosze: -5, week: WEEK_47, statement: 'R/2026/46/0001' },
    { id: '2', kind: 'accountant', heading: 'zus', grosze: 100 },
    { id: '3', kind: 'accountant', heading: 'pit', grosze: 100 },
    { id: '4', kind: 'bonus', grosze: 100 },
    { id: '5', kind: 'shared-cost', grosze: 100, driver: 'a', shifts: [{ driver: 'a', shifts: 1 }] },
    { id: '6', kind: 'advance', ...one },
    { id: '7', kind: 'deposit', ...one },
    { id: '8', kind: 'damage', ...one },
    { id: '9', kind: 'fine', ...one },
    { id: 'a', kind: 'wash', ...one },
    { id: 'b', kind: 'over-mileage', metres: 0, tiers: [], decision: { state: 'applied' } },
    { id: 'c', kind: 'fuel', grosze: 100 },
    { id: 'd', kind: 'rent', vehicle: null, per: 'day', grosze: 100, dates: [day('2026-11-16')] },
  ]
  const codes = settle(weekWith({ charges })).lines.map(({ code }) => code)
  const expected =
    'rent fuel over-mileage wash fine damage deposit advance shared-cost bonus accountant accountant correction'
  expect(codes.join(' ')).toBe(expected)
})

test('the driver’s own car is a transfer of its own, and settles no debt', () => {
  const week = settled(
    { id: 'car', kind: 'own-car', vehicle: 'KR1', grosze: 40_000 },
    { id: 'w', kind: 'wash', grosze: 3000, instalment: null },
  )
  expect(week).toMatchObject({ result: -3000, toPay: 0, carry: -3000, rowIds: ['car', 'w'] })
  expect(week.paidApart).toMatchObject([{ code: 'own-car', amount: 40_000, facts: { vehicle: 'KR1' } }])
})

test.each([
  [10_000, '-100.01'],
  [0, '0.00'],
  [5000, '-50.01'],
])('of fuel for 100.01 the driver pays by a key of %i: %s', (fuelBasisPoints, amount) => {
  const fuel: Charge = { id: 'f', kind: 'fuel', grosze: 10_001 }
  const week = settle(weekWith({ scheme: { ...PLAIN_SCHEME, fuelBasisPoints }, charges: [fuel] }))
  expect(shown(week)).toEqual([`fuel ${amount}`])
})

test('the partner fee is due with rides, and without them where the scheme says so', () => {
  const fee = (evenWithoutRides: boolean, net: number) => {
    const scheme = { ...PLAIN_SCHEME, partnerFee: { grosze: 5000, evenWithoutRides } }
    const lines = shown(settle(weekWith({ scheme, facts: rowOf('bolt', { net }) })))
    return lines.filter((line) => line.startsWith('partner-fee'))
  }
  expect(fee(false, 1)).toEqual(['partner-fee -50.00'])
  expect(fee(false, 0)).toEqual([])
  expect(fee(true, 0)).toEqual(['partner-fee -50.00'])
})
