import type { DriverReference } from '#features/income/matching/domain/public.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Shift } from '#kernel/shift.ts'

/** So many rows in one file at the most. */
export const MOST_ROWS = 200_000

interface FileRow {
  /** The row's number as a spreadsheet shows it: 1 is the file's first line, headings included. */
  readonly row: number
  readonly driver: DriverReference
}

/** One ride. Null: this file can't tell. */
export interface TripRow extends FileRow {
  /** Uber's trip id, for Bolt a digest: one key, one ride, whatever file it stands in. */
  readonly tripKey: string
  /** `YYYY-MM-DDTHH:mm:ss`, the clock of the fleet's wall, without a zone. */
  readonly startedAt: string
  /** The date of the shift, not of the clock: a ride after midnight belongs to the night before (D2). */
  readonly date: CalendarDate
  readonly shift: Shift
  /** Only these count. */
  readonly completed: boolean
  readonly plate: string | null
  readonly distanceM: number | null
  readonly grossGrosze: number | null
  readonly cashGrosze: number | null
  readonly tipGrosze: number | null
}

/** One payment of Uber; several of one ride are normal and add up. */
export interface OrderRow extends FileRow {
  readonly transactionId: string
  /** Null for what belongs to no ride, such as a Quest. */
  readonly tripKey: string | null
  /** Uber's word for it, such as `trip completed order`. */
  readonly description: string
  readonly netGrosze: number
  /** Cash taken from passengers, positive. */
  readonly cashGrosze: number
}

/** One driver's sums over the file's period; no shift can be told of them. Null: this file can't tell. */
export interface PeriodRow extends FileRow {
  readonly grossGrosze: number | null
  readonly netGrosze: number | null
  readonly cashGrosze: number | null
  readonly tipsGrosze: number | null
  readonly bonusGrosze: number | null
  readonly commissionGrosze: number | null
  readonly payoutGrosze: number | null
  readonly rides: number | null
  /** Every amount of the row in grosze, under the file's own heading. */
  readonly amounts: Readonly<Record<string, number>>
}

/**
 * One shift of one driver in the fleet's own sheet (Spec 2 §3 'Shift result row'). Null: nothing was entered.
 */
export interface SettlementRow extends FileRow {
  readonly date: CalendarDate
  readonly shift: Shift
  readonly totalIncomeGrosze: number | null
  readonly companyIncomeGrosze: number | null
  readonly mileageM: number | null
  /** Of the odometer, whole kilometres. */
  readonly kmStart: number | null
  readonly kmEnd: number | null
  readonly boltRides: number | null
  readonly uberRides: number | null
  readonly freenowRides: number | null
  readonly fuelTotalGrosze: number | null
  /** Hundredths of l/100 km. */
  readonly averageConsumptionHundredths: number | null
}

interface FileHead {
  readonly fileName: string
  /** Of the file's bytes, in lower-case hex. */
  readonly sha256: string
  /** The last date the file speaks of: of two differing rows of one key, the later file's holds. */
  readonly asOf: CalendarDate
  /** First and last date, both included; files of sums per driver always have them. */
  readonly periodStart: CalendarDate | null
  readonly periodEnd: CalendarDate | null
}

export interface TripFile extends FileHead {
  readonly kind: 'bolt-trips' | 'uber-trips'
  readonly rows: readonly TripRow[]
}
export interface OrderFile extends FileHead {
  readonly kind: 'uber-orders'
  readonly rows: readonly OrderRow[]
}
export interface PeriodFile extends FileHead {
  readonly kind: 'bolt-earnings' | 'uber-drivers' | 'freenow-earnings'
  readonly rows: readonly PeriodRow[]
}
export interface SettlementFile extends FileHead {
  readonly kind: 'settlement'
  readonly rows: readonly SettlementRow[]
}

/** A file after reading, the same shape whatever the platform. Passengers' addresses are no part of it. */
export type NormalFile = TripFile | OrderFile | PeriodFile | SettlementFile
