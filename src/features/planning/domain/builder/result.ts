import type { HoursRule } from '#features/roster/domain/public.ts'
import type { Seat, UnavailableKind } from './instance.ts'

/** `reserve`: seated from a reserve pick ("z rezerwy"); `on-call`: from the on-call list. */
export type SeatOrigin = 'regular' | 'reserve' | 'on-call' | 'pinned'

export interface Assignment extends Seat {
  readonly origin: SeatOrigin
  /** The same as origin `reserve`, for whoever only marks "z rezerwy". */
  readonly fromReserve: boolean
}

/** What decided between those who could all have sat there. */
export type DecidedBy = 'pinned' | 'published' | 'minimum' | 'class' | 'fairness' | 'queue'

export interface CapacityFacts {
  readonly limit: number | null
  readonly availableCars: number
  readonly capacity: number
  readonly seated: number
  /** Available cars that nobody drives in this slot. */
  readonly freeCars: number
  /** Everybody who is seated or waits in this slot. */
  readonly candidates: number
  /** Shifts the waiting driver has in the week. */
  readonly shifts: number
  readonly decidedBy: DecidedBy
  /**
   * Whoever among the seated came nearest to losing the seat, and the shifts he has; null where all are
   * fixed.
   */
  readonly against: { readonly driver: string; readonly shifts: number } | null
}

/**
 * One checkable fact per pick without a seat. `PAPERS`: there would be a car, had cars not lost their papers.
 * `RESERVE_OFF`: the fleet does not fill from the reserve. `PAST`: the slot had passed. `OPEN`: could not be
 * settled within the search's limits (see levels.gap).
 */
export type Reason =
  | { readonly code: 'PINNED_OUT' | 'RESERVE_OFF' | 'PAST' | 'OPEN' }
  | { readonly code: Extract<HoursRule, 'PREV_WEEK_NIGHT'> }
  | { readonly code: Exclude<HoursRule, 'PREV_WEEK_NIGHT'>; readonly blockedBy: number }
  | ({ readonly code: 'LIMIT' | 'NO_CAR' } & CapacityFacts)
  | ({ readonly code: 'PAPERS'; readonly carsWithoutPapers: number } & CapacityFacts)

export interface ReserveEntry {
  readonly driver: string
  readonly slot: number
  readonly kind: 'regular' | 'reserve'
  /** Place in the slot's reserve list, from 1: regular before reserve, then order of submission, then id. */
  readonly rank: number
  readonly reason: Reason
}

/**
 * Cars without a driver in a slot. `LIMIT`: the slot is full; the others say who could have had the seats.
 */
export interface EmptySeats {
  readonly slot: number
  /** Seats that could still be given. */
  readonly count: number
  /** Available cars nobody drives; more than `count` where the limit keeps some in. */
  readonly cars: readonly string[]
  readonly why: 'LIMIT' | 'NOBODY_WAITING' | 'NOBODY_MAY'
  readonly waiting: number
}

export interface OwnCarNotGiven {
  readonly driver: string
  readonly slot: number
  readonly ownCar: string
  readonly why:
    | UnavailableKind
    | 'OTHER_OWN_DRIVER'
    | 'OTHER_DRIVER'
    | 'PINNED_ELSEWHERE'
    | 'PUBLISHED_ELSEWHERE'
    | 'PINNED_TO_OTHER'
    | 'PUBLISHED_TO_OTHER'
  /** Who drives it instead, if anybody. */
  readonly drivenBy: string | null
}

export interface Levels {
  /** Level 0, only in a rebuild. */
  readonly published: {
    readonly seats: number
    readonly driversKept: number
    readonly carsKept: number
  } | null
  readonly seats: number
  readonly filled: number
  readonly filledBound: number
  /** Shifts missing to the minimum for everybody, where their picks allow it. */
  readonly belowMinimum: number
  readonly regular: number
  readonly reserve: number
  /** Sum over drivers of shifts squared. */
  readonly squares: number
  /** Sum over seats of the driver's place in the order of submission, from 0. */
  readonly queue: number
  readonly ownCars: number
  readonly ownCarsBound: number
  readonly pairs: number
  readonly pairsBound: number
  /** Sum over seats of the car's place in the order of priority, order, id, from 0. */
  readonly carOrder: number
  /** Whether levels 1-5 are proven best. */
  readonly proven: boolean
}

export interface BuiltWeek {
  readonly assignments: readonly Assignment[]
  readonly reserve: readonly ReserveEntry[]
  readonly emptySeats: readonly EmptySeats[]
  readonly ownCarsNotGiven: readonly OwnCarNotGiven[]
  /** Regular picks that the minimum for everybody (level 2) cost their seat. */
  readonly brokenPromises: readonly { readonly driver: string; readonly slot: number }[]
  readonly levels: Levels
  /** To be stored with the week: the same instance, seed and moves give the same bytes. */
  readonly seed: number
  readonly moves: number
}
