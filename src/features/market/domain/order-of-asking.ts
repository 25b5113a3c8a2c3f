/** Somebody who may have a free seat. */
interface Askable {
  readonly waits: 'reserve' | 'on-call' | null
  /** In the list on which the driver waits. */
  readonly rank: number
  /** With a car in that week. */
  readonly shifts: number
}

const LISTS = ['reserve', 'on-call', null] as const

/**
 * In which order a planner would ask for a free seat: the reserve as it waits, who is on call, then whoever
 * drives least that week; alike ones as they came.
 */
export function inOrderOfAsking<T extends Askable>(people: readonly T[]): T[] {
  return [...people].sort(
    (a, b) =>
      LISTS.indexOf(a.waits) - LISTS.indexOf(b.waits) ||
      (a.waits === null ? a.shifts - b.shifts : a.rank - b.rank),
  )
}
