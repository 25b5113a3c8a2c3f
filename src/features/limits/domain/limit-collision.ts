/** Which shifts a limit speaks of; at least one. */
export interface LimitedShifts {
  readonly day: boolean
  readonly night: boolean
}

export type LimitCollision = 'already_whole_day' | 'already_night' | 'already_day'

/**
 * Why a further limit of a date is refused, or undefined where it may be added: at most one limit per shift
 * (Spec 1 §5). A row that speaks of both shifts is the whole day's, and refuses anything as such; otherwise
 * the text names the shift that is taken, or the whole day where both asked for are (Spec 1 §8).
 */
export function limitCollision(
  existing: readonly LimitedShifts[],
  wanted: LimitedShifts,
): LimitCollision | undefined {
  if (existing.some((limit) => limit.day && limit.night)) return 'already_whole_day'
  const day = wanted.day && existing.some((limit) => limit.day)
  const night = wanted.night && existing.some((limit) => limit.night)
  if (day && night) return 'already_whole_day'
  if (night) return 'already_night'
  return day ? 'already_day' : undefined
}
