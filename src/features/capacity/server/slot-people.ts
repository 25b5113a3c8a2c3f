import type { Slot } from '#kernel/slot.ts'
import type { Week } from '#kernel/week.ts'
import type { Queries } from '#platform/server/database/database.ts'

/** Who has chosen a slot, in the order of acceptance (D5). */
export interface SlotPeople extends Slot {
  readonly regular: readonly ChoicePerson[]
  readonly reserve: readonly ChoicePerson[]
  /** The week is generated: its places are what counts (D46). */
  readonly generated: boolean
}

export interface ChoicePerson {
  /** Of the choice: another one where the same was chosen anew. */
  readonly id: string
  readonly fullName: string
}

/** What capacity is told by the wiring of features that lean on it. */
export interface CapacityPorts {
  /** In the order of the slots asked for. */
  peopleOf(queries: Queries, slots: readonly Slot[]): Promise<readonly SlotPeople[]>
  /** How many drive per slot 0-13; undefined where the week is not generated. Not inside a transaction. */
  seatedIn(week: Week): Promise<readonly number[] | undefined>
}
