import type { Decided, UnavailableDriver, WaitReason } from '#features/roster/domain/public.ts'
import { type NotAsked, notAsked } from './base-calendar.ts'
import type { CapacityFacts, Reason } from './builder/result.ts'

/**
 * What is kept of the builder's reason: the fact and what decided, without what only a judge of the whole
 * week can use.
 */
export function waitReason(reason: Reason | NotAsked): WaitReason {
  switch (reason.code) {
    case 'LIMIT': {
      const limit = reason.limit ?? 0
      if (limit === 0) return { code: 'closed' }
      return { code: 'limit', limit, candidates: reason.candidates, decided: decided(reason) }
    }
    case 'NO_CAR': {
      const { availableCars: cars, candidates } = reason
      return { code: 'no-car', cars, candidates, decided: decided(reason) }
    }
    case 'PAPERS': {
      const { availableCars: cars, carsWithoutPapers: without, candidates } = reason
      return { code: 'cars-without-papers', cars, without, candidates, decided: decided(reason) }
    }
    case 'REST_BEFORE_DAY':
      return { code: 'rest-before-day', blockedBy: reason.blockedBy }
    case 'REST_AFTER_NIGHT':
      return { code: 'rest-after-night', blockedBy: reason.blockedBy }
    case 'SAME_DATE':
      return { code: 'same-date', blockedBy: reason.blockedBy }
    case 'DRIVER_PAPERS':
      return { code: 'driver-papers', paper: reason.paper }
    default:
      return { code: PLAIN[reason.code] }
  }
}

const PLAIN = {
  PINNED_OUT: 'kept-off',
  RESERVE_OFF: 'reserve-not-used',
  PAST: 'past',
  OPEN: 'no-arrangement',
  PREV_WEEK_NIGHT: 'previous-week-night',
  DRIVER_INACTIVE: 'driver-inactive',
} as const

function decided({ decidedBy: by, shifts, against }: CapacityFacts): Decided {
  if (by === 'pinned' || by === 'published' || by === 'class') return { by }
  return { by: by === 'queue' && against?.shifts === shifts ? 'queue-of-equals' : by, shifts }
}

/**
 * Why somebody waits whose choice came after the week was generated, until the office decides (D42).
 * @param off what keeps the driver from any seat
 */
export function lateReason(off: UnavailableDriver | undefined): WaitReason {
  return off ? waitReason(notAsked(off)) : { code: 'came-late' }
}
