import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { ChartData } from './chart-series.ts'
import type { ShiftResult } from './shift-result.ts'
import type { Tally } from './tally.ts'

/**
 * What is added up per driver: enough for the lists of drivers, and small, since a fleet has hundreds of
 * them.
 */
export const DRIVER_TALLY_KEYS = [
  'shifts',
  'earnedRows',
  'earnedGrosze',
  'earnedGrossRows',
  'cashRows',
  'cashGrosze',
  'incomeRows',
  'incomeGrosze',
  'mileageRows',
  'mileageM',
  'incomePerKmRows',
  'incomePerKmGrosze',
  'incomePerKmM',
  'ridesRows',
  'boltRides',
  'uberRides',
  'freenowRides',
  'unsplitSums',
  'unsplitEarnedRows',
  'unsplitEarnedGrosze',
  'unsplitEarnedGrossRows',
  'unsplitCashRows',
  'unsplitCashGrosze',
  'unsplitRidesRows',
  'unsplitRides',
] as const satisfies readonly (keyof Tally)[]
export type DriverTally = Pick<Tally, (typeof DRIVER_TALLY_KEYS)[number]>

export interface DriverSummary {
  readonly driverId: string
  readonly dayShifts: number
  readonly nightShifts: number
  /** Both shifts together, and what can't be split by shift. */
  readonly tally: DriverTally
}

/** The summary of a period (Spec 2 §2 'Podgląd sumaryczny', §3 'Summary result'). */
export interface Summary {
  readonly from: CalendarDate
  readonly to: CalendarDate
  readonly day: Tally
  readonly night: Tally
  /** What can't be split by shift. */
  readonly unsplit: Tally
  /** In Polish order of their names. */
  readonly drivers: readonly DriverSummary[]
  readonly bestDays: readonly ShiftResult[]
  readonly worstDays: readonly ShiftResult[]
  readonly bestNights: readonly ShiftResult[]
  readonly worstNights: readonly ShiftResult[]
  readonly chart: ChartData
}
