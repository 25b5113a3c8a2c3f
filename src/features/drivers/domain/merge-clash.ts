import type { Slot } from '#kernel/slot.ts'
import type { Week } from '#kernel/week.ts'

/** What two records of one person both have, each feature knowing of its own (D26). */
export type MergeClash =
  /** Availability for one week. */
  | { readonly code: 'both-submitted'; readonly week: Week }
  /** A car in one slot of a generated week: registration numbers of the one that stays, then of the other. */
  | { readonly code: 'both-drive'; readonly slot: Slot; readonly reg: string; readonly otherReg: string }
  /** Results of the same shifts, so many. */
  | { readonly code: 'both-have-results'; readonly shifts: number }
