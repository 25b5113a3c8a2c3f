import type { CalendarDate } from '#kernel/calendar-date.ts'
import { slotKey } from '#kernel/slot.ts'
import type { BoltRide, ReadOrders, RideAmounts } from './ride.ts'

/** What is kept of a ride, from here or from a file. */
export type KeptRide = Pick<
  BoltRide,
  'reference' | 'driverId' | 'plate' | 'slot' | 'startedAt' | 'completed' | 'distanceM' | 'amounts'
>

export type RideField =
  | 'driverId'
  | 'plate'
  | 'slot'
  | 'startedAt'
  | 'completed'
  | 'distanceM'
  | keyof RideAmounts

export interface ChangedRide {
  readonly before: KeptRide
  readonly after: BoltRide
  /** At least one. */
  readonly fields: readonly RideField[]
}

export interface GoneRide {
  readonly ride: KeptRide
  /** `worth-nothing`: Bolt tells that it brings nothing. `not-told`: it is missing from the whole day. */
  readonly why: 'worth-nothing' | 'not-told'
}

/** What loading would do, before it does (D49). Each ride of both sides stands in exactly one list. */
export interface DayComparison {
  readonly same: readonly KeptRide[]
  readonly changed: readonly ChangedRide[]
  readonly added: readonly BoltRide[]
  readonly gone: readonly GoneRide[]
  /** Kept of other days, or a problem now: nothing was said of them, so they stay. */
  readonly untouched: readonly KeptRide[]
}

const AMOUNTS = [
  'gross',
  'commission',
  'net',
  'tip',
  'toll',
  'cancellationFee',
  'cash',
] as const satisfies readonly (keyof RideAmounts)[]
const PLAIN = ['driverId', 'plate', 'startedAt', 'completed', 'distanceM'] as const

/**
 * Compares what a run has read with what is kept.
 * @param date the work day that was read as a whole: only of it can a ride be missing
 * @param kept of that day, and of any other day those of the run's references; one of each reference
 */
export function compareDay(
  date: CalendarDate,
  { rides, without, problems }: ReadOrders,
  kept: readonly KeptRide[],
): DayComparison {
  const told = new Map(rides.map((ride) => [ride.reference, ride]))
  const worthless = new Set(without.map(({ reference }) => reference))
  const unclear = new Set(problems.map(({ reference }) => reference))
  const same: KeptRide[] = []
  const changed: ChangedRide[] = []
  const gone: GoneRide[] = []
  const untouched: KeptRide[] = []
  for (const before of kept) {
    const after = told.get(before.reference)
    if (after) {
      told.delete(before.reference)
      const fields = differingFields(before, after)
      if (fields.length === 0) same.push(before)
      else changed.push({ before, after, fields })
    } else if (worthless.has(before.reference)) gone.push({ ride: before, why: 'worth-nothing' })
    else if (before.slot.date === date && !unclear.has(before.reference))
      gone.push({ ride: before, why: 'not-told' })
    else untouched.push(before)
  }
  return { same, changed, added: [...told.values()], gone, untouched }
}

function differingFields(before: KeptRide, after: BoltRide): RideField[] {
  return [
    ...PLAIN.filter((field) => before[field] !== after[field]),
    ...(slotKey(before.slot) === slotKey(after.slot) ? [] : (['slot'] as const)),
    ...AMOUNTS.filter((kind) => before.amounts[kind] !== after.amounts[kind]),
  ]
}
