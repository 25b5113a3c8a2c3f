import {
  type CarFacts,
  freeCars,
  type PlanFacts,
  seatsLeft,
  type WeekPlan,
} from '#features/roster/domain/public.ts'

/** How many of what a slot has; each name means the same number wherever it is told. */
export interface SlotCounts {
  /** Drivers in cars. */
  readonly assigned: number
  /** Cars that could be driven, whoever drives them. */
  readonly available: number
  /** Cars that may drive (D4). */
  readonly limit: number
  /** 'Wolne auta': cars that could be driven and that nobody drives, whatever the limit. */
  readonly free: number
  /** 'Do obsadzenia': how many of those may still be driven within the limit (D46). */
  readonly left: number
}

/** The counts of a slot on the board, by the rules by which the server counts a saved week. */
export function slotCounts(
  week: CarFacts & Pick<PlanFacts, 'limits'>,
  board: WeekPlan,
  slot: number,
): SlotCounts {
  const assigned = board[slot]?.cars.size ?? 0
  const limit = week.limits[slot] ?? 0
  const free = freeCars(week, board, slot).length
  return {
    assigned,
    available: week.cars.length - (week.blocked[slot]?.size ?? 0),
    limit,
    free,
    left: seatsLeft({ seated: assigned, freeCars: free, limit }),
  }
}
