import { compareText } from '../arithmetic/in-order.ts'
import type { Scheme } from './scheme.ts'

/** What a week says of the driver beside the money. */
interface Week {
  /** That the driver drove. */
  readonly shifts: readonly unknown[]
  /** A fee that is taken also for a week without rides: who is on the fleet's list and active. */
  readonly paysWithoutRides: boolean
  /** Apps that tell no gross, and of whose net a person decided to charge VAT in this week. */
  readonly netDecided?: readonly string[]
}

/**
 * The scheme as it settles a draft. Who did not work has no guaranteed week, also where an older scheme asks
 * for no shift; who is on the list no more, or switched off, and drove no shift, pays no fee for a week
 * without rides. It stands in the input, which closing freezes, and is no arithmetic: what was closed before
 * keeps the scheme that it has. Nothing of it hangs on money, so that rides which come or go after the
 * closing are settled by the same rule.
 */
export function schemeOfWeek(saved: Scheme, { shifts, paysWithoutRides, netDecided = [] }: Week): Scheme {
  const scheme = withNetDecided(saved, netDecided)
  const { guarantee, partnerFee } = scheme
  const asksForWork = guarantee?.leastShifts === 0
  const isForgiven = partnerFee?.evenWithoutRides === true && !paysWithoutRides && shifts.length === 0
  // The same object where nothing is milder: what is known of it is looked up by that.
  if (!asksForWork && !isForgiven) return scheme
  return {
    ...scheme,
    guarantee: guarantee && (asksForWork ? { ...guarantee, asksForWork } : guarantee),
    partnerFee: partnerFee && (isForgiven ? { ...partnerFee, evenWithoutRides: false } : partnerFee),
  }
}

/**
 * The scheme with VAT of these apps' nets where they tell no gross; the same object where that changes
 * nothing.
 */
export function withNetDecided(scheme: Scheme, apps: readonly string[]): Scheme {
  const { vat } = scheme
  if (vat.kind !== 'charged' || vat.base !== 'gross' || vat.withoutGross === 'net') return scheme
  const known = vat.netDecided ?? []
  const all = [...new Set([...known, ...apps])].sort(compareText)
  return all.length === known.length ? scheme : { ...scheme, vat: { ...vat, netDecided: all } }
}
