import { expect, test } from 'vitest'
import type { IncomeFact } from '../facts/income-fact.ts'
import { drove, PLAIN_SCHEME, rowOf, weekWith } from '../testing/build.ts'
import { settle } from '../week/settle.ts'
import type { Scheme } from './scheme.ts'
import { schemeOfWeek } from './scheme-of-week.ts'

const GUARANTEED: Scheme = {
  ...PLAIN_SCHEME,
  guarantee: { grosze: 150_000, per: 'week', leastShifts: 0 },
}
const FEE: Scheme = { ...PLAIN_SCHEME, partnerFee: { grosze: 5000, evenWithoutRides: true } }
type Week = Parameters<typeof schemeOfWeek>[1] & { readonly facts: readonly IncomeFact[] }
const idle: Week = { facts: [], shifts: [], paysWithoutRides: true }
const resultOf = (scheme: Scheme, week: Week) =>
  settle(weekWith({ scheme: schemeOfWeek(scheme, week), facts: week.facts })).result

test('nobody has a guaranteed week without a shift or a ride, whatever an older scheme asks for', () => {
  expect(resultOf(GUARANTEED, idle)).toBe(0)
  const adjusted = rowOf('bolt', { adjustment: -80 })
  expect(resultOf(GUARANTEED, { ...idle, facts: adjusted })).toBe(-8000)
  expect(resultOf(GUARANTEED, { ...idle, facts: rowOf('bolt', { net: 100 }) })).toBe(150_000)
  const shifts = drove(['2026-11-18', 'day'])
  const worked = schemeOfWeek(GUARANTEED, { ...idle, shifts })
  expect(settle(weekWith({ scheme: worked, shifts })).result).toBe(150_000)
})

test('a fee also without rides is for who is active; of others only with rides', () => {
  expect(resultOf(FEE, idle)).toBe(-5000)
  expect(resultOf(FEE, { ...idle, paysWithoutRides: false })).toBe(0)
  expect(resultOf(FEE, { ...idle, paysWithoutRides: false, facts: rowOf('bolt', { net: 100 }) })).toBe(5000)
})

test('rides that come after the closing bring the guaranteed week, and rides that go take it along', () => {
  const scheme = schemeOfWeek(GUARANTEED, { shifts: [], paysWithoutRides: false })
  const rides = rowOf('bolt', { net: 100 })
  expect(settle(weekWith({ scheme, facts: [] })).result).toBe(0)
  expect(settle(weekWith({ scheme, facts: rides })).result).toBe(150_000)
})
