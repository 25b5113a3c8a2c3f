import type { IncomeKind, StatementRow } from '#features/income/facts/domain/public.ts'
import type { DriverReference } from '#features/income/matching/domain/public.ts'
import type { Slot } from '#kernel/slot.ts'
import type { FleetZone } from './fleet-zone.ts'
import type { RideAmounts } from './ride.ts'

/** A ride as it is to be loaded. */
export interface LoadedRide {
  readonly reference: string
  readonly driver: DriverReference
  readonly slot: Slot
  /** Unix seconds. */
  readonly startedAt: number
  readonly completed: boolean
  /** False: it brings nothing, and what was said of it before counts no more. */
  readonly counts: boolean
  readonly plate: string | null
  readonly distanceM: number | null
  readonly amounts: RideAmounts
}

const KIND_OF = {
  gross: 'gross',
  commission: 'commission',
  net: 'net',
  tip: 'tip',
  toll: 'toll',
  cancellationFee: 'cancellation',
  cash: 'cash',
} as const satisfies Record<keyof RideAmounts, IncomeKind>
const NAMES = Object.keys(KIND_OF) as (keyof RideAmounts)[]

/**
 * Rides as the rows that files become too. Files of Bolt have no id of a ride, so these name none either:
 * driver and minute are the identity, and of one minute a number among equals. Rides that were driven come
 * first there, then by second and reference, so that every run numbers them alike.
 */
export function statementRows(rides: readonly LoadedRide[], zone: FleetZone): StatementRow[] {
  return rides
    .map((ride) => ({ ride, startedAt: zone.minuteAt(ride.startedAt) }))
    .toSorted(
      (a, b) =>
        compareTexts(a.startedAt, b.startedAt) ||
        Number(b.ride.counts) - Number(a.ride.counts) ||
        Number(b.ride.completed) - Number(a.ride.completed) ||
        a.ride.startedAt - b.ride.startedAt ||
        compareTexts(a.ride.reference, b.ride.reference),
    )
    .map(({ ride, startedAt }, index) => ({
      row: index + 1,
      driver: ride.driver,
      subject: 'ride',
      id: null,
      startedAt,
      date: ride.slot.date,
      shift: ride.slot.shift,
      until: null,
      ofRide: null,
      plate: ride.plate,
      // Tells two empty rows of one minute apart, and is what Bolt knows the order by.
      note: ride.reference,
      amounts: ride.counts ? amountsOf(ride) : { rides: 0 },
    }))
}

function amountsOf({ amounts, completed, distanceM }: LoadedRide): StatementRow['amounts'] {
  const told: Partial<Record<IncomeKind, number>> = { rides: completed ? 1 : 0 }
  for (const name of NAMES) {
    const amount = amounts[name]
    if (amount !== null) told[KIND_OF[name]] = amount
  }
  return distanceM === null ? told : { ...told, distance: distanceM }
}

function compareTexts(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1
}
