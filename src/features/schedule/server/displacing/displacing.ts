import type { CarOff } from '#features/fleet/unavailability/domain/public.ts'
import type { Author } from '#features/roster/server/public.ts'
import type { Slot } from '#kernel/slot.ts'
import type { SlotSpan } from '#kernel/slot-span.ts'
import type { Week } from '#kernel/week.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'

/** A driver of a generated week who loses a car. */
export interface DisplacedDriver {
  readonly week: Week
  readonly slot: Slot
  readonly driverId: string
  readonly fullName: string
  readonly fromReg: string
  /** Null: falls to the reserve. */
  readonly toReg: string | null
}

/** What a grounding or rental does to generated weeks. */
export interface Displacing {
  /**
   * Who would move where if these cars were off in this way; `replaces` is the id of a grounding or rental
   * that they take the place of.
   */
  preview(queries: Queries, offs: readonly CarOff[], replaces?: string): Promise<readonly DisplacedDriver[]>
  /**
   * Moves drivers off cars that are off by now, in every generated week that the span touches and in slots
   * that have not begun: a logged change each, a new version of each week that changes. Call it in the
   * transaction that has stored what takes the car away, with the car's row locked (`vehicleForChange`).
   */
  displace(tx: Tx, span: SlotSpan, author: Author): Promise<readonly DisplacedDriver[]>
}
