import type { CalendarDate } from '#kernel/calendar-date.ts'

/** What decides in which order people are asked for free seats. */
export interface Rankable {
  /** On which list of one of the shifts. */
  readonly waits: 'reserve' | 'on-call' | null
  /** One of the free cars is the driver's own. */
  readonly ownCar: boolean
  /** What the driver's shifts usually earn, whole PLN; null where too few are known. */
  readonly usual: number | null
  /** When the first paper that keeps off cars ends, where it does soon. */
  readonly papersEnd: CalendarDate | null
  /** Hours since the driver's shift before the first of these; null: none in that week. */
  readonly rest: number | null
}

const LISTS = ['reserve', 'on-call', null] as const

/**
 * The reserve first, then who is on call, then all others; in each whose own car is free, who usually earns
 * more, whose papers do not end soon, who has rested longer. Alike ones stay as they came.
 */
export function rankTakers<T extends Rankable>(people: readonly T[]): T[] {
  return [...people].sort(
    (a, b) =>
      LISTS.indexOf(a.waits) - LISTS.indexOf(b.waits) ||
      Number(b.ownCar) - Number(a.ownCar) ||
      (b.usual ?? 0) - (a.usual ?? 0) ||
      Number(a.papersEnd !== null) - Number(b.papersEnd !== null) ||
      rested(b) - rested(a),
  )
}

/** Who has not driven in that week has rested longest. */
function rested({ rest }: Rankable): number {
  return rest ?? Number.MAX_SAFE_INTEGER
}
