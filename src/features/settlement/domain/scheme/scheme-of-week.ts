import type { Scheme } from './scheme.ts'

/** What a week says of the driver beside the money. */
interface Week {
  /** An app has told money of rides. A correction of older ones is none. */
  readonly hadRides: boolean
  /** That the driver drove. */
  readonly shifts: readonly unknown[]
  /** A fee that is taken also for a week without rides: who is on the fleet's list and active. */
  readonly paysWithoutRides: boolean
}

/**
 * The scheme as it settles a draft. Who did not work has no guaranteed week, also where an older scheme asks
 * for no shift; who is on the list no more, or switched off, pays no fee for a week without rides. It
 * stands in the
 * input, which closing freezes, and is no arithmetic: what was closed before keeps the scheme that it has.
 */
export function schemeOfWeek(scheme: Scheme, { hadRides, shifts, paysWithoutRides }: Week): Scheme {
  const hasWorked = shifts.length > 0 || hadRides
  const { guarantee, partnerFee } = scheme
  if (hasWorked) return scheme
  return {
    ...scheme,
    guarantee: guarantee && { ...guarantee, leastShifts: Math.max(1, guarantee.leastShifts) },
    partnerFee: partnerFee && {
      ...partnerFee,
      evenWithoutRides: partnerFee.evenWithoutRides && paysWithoutRides,
    },
  }
}
