import type { Shift } from '#kernel/shift.ts'
import type { Address } from './address.ts'

/** A section as those use it who look for a cell that may not be drawn. */
export interface SectionHandle {
  /** Scrolls until the cell is in view and drawn, and keeps it drawn. */
  reveal(address: Address): void
  /** Keeps a cell drawn that is in view: asking where it is would have the page laid out once more. */
  keep(address: Address): void
}

/** Seven slots of a section (D2). */
export function slotsOf(shift: Shift): readonly number[] {
  return shift === 'day' ? [0, 2, 4, 6, 8, 10, 12] : [1, 3, 5, 7, 9, 11, 13]
}

export function shiftOf(slot: number): Shift {
  return slot % 2 === 0 ? 'day' : 'night'
}
