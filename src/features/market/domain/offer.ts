import type { Market } from '#features/settings/domain/public.ts'

/** `open`: waits for a taker; `asked`: somebody wants it, and the office decides. All others have ended. */
export const OFFER_STATES = ['open', 'asked', 'done', 'withdrawn', 'refused', 'expired'] as const

/**
 * Whether a shift that changes hands waits for the office.
 * @param begins the earlier of the two shifts where two change hands; an instant, as `now`
 */
export function needsApproval(
  { approval, approvalHours }: Pick<Market, 'approval' | 'approvalHours'>,
  begins: string,
  now: string,
): boolean {
  if (approval !== 'soon') return approval === 'always'
  return Date.parse(begins) - Date.parse(now) < approvalHours * 3_600_000
}

/** To whom an offer goes. */
export interface OfferAudience {
  /** Asked by the giver alone; null: everyone. */
  readonly toDriverId: string | null
  /** Until then only the reserve of the slot is asked; null: nobody is asked first. Instant. */
  readonly reserveUntil: string | null
  /** Who was asked first. */
  readonly firstAsked: readonly string[]
  /** Who has said no. */
  readonly declined: readonly string[]
}

/**
 * Whether the offer is this driver's to take now: the reserve comes first, for its time or until
 * all said no.
 */
export function isOfferedTo(driverId: string, audience: OfferAudience, now: string): boolean {
  const { toDriverId, reserveUntil, firstAsked, declined } = audience
  if (declined.includes(driverId)) return false
  if (toDriverId !== null) return toDriverId === driverId
  const waitsForFirst =
    reserveUntil !== null &&
    Date.parse(now) < Date.parse(reserveUntil) &&
    firstAsked.some((id) => !declined.includes(id))
  return !waitsForFirst || firstAsked.includes(driverId)
}

/** Requests of one driver that wait for the office at once: each keeps a shift from everybody else. */
export const MOST_WAITING = 3

/** Offers of one driver in 24 hours, and of these to one and the same colleague: each writes to somebody. */
export const MOST_A_DAY = 20
export const MOST_TO_ONE = 5
