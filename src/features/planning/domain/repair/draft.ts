import type { Move } from '#features/roster/domain/public.ts'

/**
 * `reserve`: straight in from the reserve, nobody else moves; `chain`: also who is on call, and drivers who
 * change shift, so that as few seats as possible stay empty; `one-person`: one driver takes over as many of
 * the shifts as possible; `on-call`: only who is on call; `leave-empty`: nobody is troubled; `free-cars`:
 * other cars where any are free, else the reserve; `promises`: a driver from the reserve leaves before one
 * who chose the shift; `other-shift`: who loses the seat gets one in another shift that is free.
 */
export type RepairKind =
  | 'reserve'
  | 'chain'
  | 'one-person'
  | 'on-call'
  | 'leave-empty'
  | 'free-cars'
  | 'promises'
  | 'other-shift'

/** One way to go on, not judged yet. */
export interface Draft {
  readonly kind: RepairKind
  readonly moves: readonly Move[]
}
