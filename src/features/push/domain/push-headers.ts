const DAY_SECONDS = 86_400
/** Longer is refused by some services. */
const MOST_SECONDS = 28 * DAY_SECONDS

/**
 * How long a push service keeps a message for a phone that is off, and whether it may wake one that is
 * asleep: what is told of a shift is told until that begins, and wakes the phone within the last day.
 * @param until milliseconds since 1970; undefined: it does not pass
 * @param now milliseconds since 1970
 * @returns `ttl` in seconds
 */
export function pushTiming(
  until: number | undefined,
  now: number,
): { readonly ttl: number; readonly urgency: 'high' | 'normal' } {
  const left = Math.max(0, Math.floor(((until ?? now + DAY_SECONDS * 1000) - now) / 1000))
  return { ttl: Math.min(left, MOST_SECONDS), urgency: left <= DAY_SECONDS ? 'high' : 'normal' }
}
