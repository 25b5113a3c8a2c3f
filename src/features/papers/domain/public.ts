import type { SlotSpan } from '#kernel/slot-span.ts'

/** A driver who gets no new seat for a while, because a paper that blocks has run out. */
export interface DriverOff {
  readonly driverId: string
  /** Ends where was looked, not where the block does: that has no end. */
  readonly span: SlotSpan
  /** The paper's name, such as 'Prawo jazdy'. */
  readonly reason: string
}
