import {
  type BoardWarning,
  type BoardWarningFacts,
  warningsNear,
} from '#features/board/work/domain/public.ts'
import type { Spot } from '#features/roster/domain/public.ts'
import {
  bringDriver,
  type Refusal,
  type SeatFacts,
  spotOf,
  type WeekPlan,
} from '#features/roster/domain/public.ts'

/** Somebody who could take an empty seat, and what speaks against it. */
export interface SeatCandidate {
  readonly driverId: string
  /** `elsewhere`: sent availability for the slot, and has no place in it. */
  readonly from: 'reserve' | 'on-call' | 'elsewhere'
  /** Why the driver can't; undefined for who can. */
  readonly refusal: Refusal | undefined
  /** What to know before (D7). */
  readonly warnings: readonly BoardWarning[]
}

/**
 * Who may be asked for a seat of a slot (Spec 2 §4 'Assigning from reserve'): the reserve in its order, who
 * is on call, and who sent availability for the slot and stands nowhere in it, because it came after the week
 * was generated or the office took the place back.
 * @param sent drivers with availability for the slot
 */
export function seatCandidates(
  facts: SeatFacts & BoardWarningFacts,
  board: WeekPlan,
  seat: Spot,
  sent: readonly string[],
): SeatCandidate[] {
  const { reserve = [], onCall = [] } = board[seat.slot] ?? {}
  const judged =
    (from: SeatCandidate['from']) =>
    (driverId: string): SeatCandidate => {
      const moved = bringDriver(facts, board, driverId, seat)
      if (!moved.ok) return { driverId, from, refusal: moved.error, warnings: [] }
      return {
        driverId,
        from,
        refusal: undefined,
        warnings: warningsNear(moved.value.board, facts, driverId, seat.slot),
      }
    }
  return [
    ...reserve.map(judged('reserve')),
    ...onCall.map(judged('on-call')),
    ...sent.filter((driverId) => !spotOf(board, seat.slot, driverId)).map(judged('elsewhere')),
  ]
}
