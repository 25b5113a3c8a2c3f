import type { Mover, Spot } from '#features/roster/domain/public.ts'
import type { Address } from './address.ts'

/** The board as those use it who finish something beside it. */
export interface BoardHandle {
  /** Scrolls to a driver's place. */
  show(mover: Mover): void
  showCell(address: Address): void
  focus(mover: Mover): void
  focusCell(address: Address): void
  /** Moves, tells what happened, and goes to the new place. */
  carry(mover: Mover, to: Spot): void
  /** As `carry`, for who may have no place in that slot yet. */
  bring(driverId: string, to: Spot): void
}
