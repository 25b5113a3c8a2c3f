import type { HandoverKind } from './handover.ts'

/** A shift with a car of the driver's, as far as it matters what to do of it now. */
export interface CarShift {
  /** Instants. */
  readonly begins: string
  readonly ends: string
  readonly done: readonly HandoverKind[]
}

const HOUR = 3_600_000
/** From so long before a shift a car can be taken. */
const OPENS_HOURS = 12
/** So long after a shift a car can still be returned, or said to have been taken. */
const CLOSES_HOURS = 12

/** Who has not returned a car so long after its shift has forgotten it, and comes for the next one. */
const FORGOTTEN_HOURS = 4

/**
 * Whether a shift is near enough to hand its car over.
 * @param now instant
 * @param ahead hours: or will be near enough by then
 */
export function isNear({ begins, ends }: Pick<CarShift, 'begins' | 'ends'>, now: string, ahead = 0): boolean {
  const at = Date.parse(now)
  return (
    at >= Date.parse(begins) - (OPENS_HOURS + ahead) * HOUR && at < Date.parse(ends) + CLOSES_HOURS * HOUR
  )
}

/**
 * What a driver most probably came for: to return the car that was taken, or the one of a shift that is just
 * over, else to take the next one, else to return one that nobody said was taken.
 * @param shifts in the order of time
 * @returns undefined where all is done
 */
export function handoverDue<T extends CarShift>(
  shifts: readonly T[],
  now: string,
): { readonly shift: T; readonly kind: HandoverKind } | undefined {
  const open = shifts.filter(({ done }) => !done.includes('return'))
  const next = open.find(({ ends, done }) => now < ends && !done.includes('take'))
  const taken = open.find(({ done }) => done.includes('take'))
  const isForgotten = taken && Date.parse(now) >= Date.parse(taken.ends) + FORGOTTEN_HOURS * HOUR
  if (taken && !(isForgotten && next)) return { shift: taken, kind: 'return' }
  const over = open.findLast(({ ends }) => now >= ends)
  if (over && Date.parse(now) < Date.parse(over.ends) + FORGOTTEN_HOURS * HOUR)
    return { shift: over, kind: 'return' }
  if (next) return { shift: next, kind: 'take' }
  const past = open.at(-1)
  return past && { shift: past, kind: 'return' }
}
