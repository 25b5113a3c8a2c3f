import type { SlotSpan } from '#kernel/slot-span.ts'

/** Why a car can't be driven. `papers`: one that blocks assignment has run out. */
type CarOffKind = 'grounding' | 'rental' | 'papers'

/** A car that can't be driven for a while, whoever says so (D17, D18). */
export interface CarOff {
  /** Of the grounding, rental or paper. */
  readonly id: string
  readonly carId: string
  readonly span: SlotSpan
  readonly kind: CarOffKind
  /** What the office wrote, or the name of the paper; empty without. */
  readonly reason: string
  /** Hidden from the public calendars (D14). */
  readonly notOnStation: boolean
  /** The renter's full name where rented; empty without. */
  readonly renter: string
}
