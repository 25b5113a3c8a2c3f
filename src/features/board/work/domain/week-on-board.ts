import type {
  PlaceOrigin,
  PlanFacts,
  SeatFacts,
  Standing,
  WeekDriver,
  WeekPlan,
} from '#features/roster/domain/public.ts'
import type { Week } from '#kernel/week.ts'

export interface BoardCar {
  readonly id: string
  readonly reg: string
  readonly model: string
}

/** What is exceptional about a car in one slot. */
export interface CarNote {
  readonly standing: Standing
  readonly grounded: boolean
  readonly groundedReason: string
  readonly isRented: boolean
  readonly renter: string
  /** What has run out; empty where nothing has. */
  readonly papers: string
  readonly deleted: boolean
  /** When it is due at the workshop, HH:MM; null without. */
  readonly service: string | null
}

export interface Origin {
  readonly type: PlaceOrigin
  /** Why there is no car, in the words of the office; empty for who has one. */
  readonly reason: string
  /** A car that the waiting driver could have at once. */
  readonly freeSeat: { readonly carId: string; readonly reg: string } | null
}

/** A week as the server told it, in the shape the board works on. */
export interface WeekOnBoard
  extends SeatFacts,
    Pick<PlanFacts, 'limits' | 'unavailable' | 'driversOff' | 'ownCars' | 'begun'> {
  readonly week: Week
  readonly rows: readonly BoardCar[]
  readonly carsById: ReadonlyMap<string, BoardCar>
  readonly drivers: ReadonlyMap<string, WeekDriver>
  /** Per slot the cars that can be driven. */
  readonly available: readonly number[]
  /** Per slot, by car. */
  readonly notes: readonly ReadonlyMap<string, CarNote>[]
  /** By `slot driverId` the choice that came after the week was generated and waits there (D42). */
  readonly waiting: ReadonlyMap<string, string>
  /** As `slot driverId`: places whose choice was taken back since. */
  readonly takenBack: ReadonlySet<string>
  /** By `slot driverId`. */
  readonly origins: ReadonlyMap<string, Origin>
  readonly board: WeekPlan
}
