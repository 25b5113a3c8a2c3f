import type { Week } from '#kernel/week.ts'
import type { Queries } from '#platform/server/database/database.ts'
import type { DrivenSlots } from './driven-slots.ts'

/** Seats of one slot of a generated week. */
export interface GeneratedSeats {
  /** Who has a car. */
  readonly seated: number
  /** Cars that one more driver may get now, within the limit; 0 in a slot that has begun. */
  readonly free: number
}

/** What availability asks of the generated weeks, which lean on it: told by the wiring. */
export interface WeekPorts {
  readonly drivenSlots: DrivenSlots
  /** Per slot 0-13; undefined where the week is not generated (D46). */
  generatedSeats(week: Week): Promise<readonly GeneratedSeats[] | undefined>
  isGenerated(queries: Queries, week: Week): Promise<boolean>
}

/** What taking a form asks. */
export type GeneratedPorts = Pick<WeekPorts, 'drivenSlots' | 'isGenerated'>
