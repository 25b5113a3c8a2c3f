import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Shift } from '#kernel/shift.ts'

/** What one driver brought home from one shift. Null is 'brak danych': no file and nobody has told it. */
export interface ShiftResult {
  readonly id: string
  readonly driverId: string
  readonly date: CalendarDate
  readonly shift: Shift
  readonly reg: string | null
  readonly totalIncomeGrosze: number | null
  /** What of it stays with the fleet; below zero for a loss. */
  readonly companyIncomeGrosze: number | null
  readonly boltNetGrosze: number | null
  readonly boltCashGrosze: number | null
  readonly boltGrossGrosze: number | null
  readonly uberNetGrosze: number | null
  readonly uberCashGrosze: number | null
  readonly freenowNetGrosze: number | null
  readonly freenowCashGrosze: number | null
  readonly boltRides: number | null
  readonly uberRides: number | null
  readonly freenowRides: number | null
  readonly mileageM: number | null
  /** Odometer. */
  readonly kmStart: number | null
  readonly kmEnd: number | null
  readonly fuelTotalGrosze: number | null
  /** Hundredths of a litre per 100 km. */
  readonly averageConsumptionHundredths: number | null
}

export const APPS = ['bolt', 'uber', 'freenow'] as const
export type App = (typeof APPS)[number]

const RIDES = { bolt: 'boltRides', uber: 'uberRides', freenow: 'freenowRides' } as const
const NET = { bolt: 'boltNetGrosze', uber: 'uberNetGrosze', freenow: 'freenowNetGrosze' } as const

export function ridesOf(row: ShiftResult, app: App): number | null {
  return row[RIDES[app]]
}

export function netOf(row: ShiftResult, app: App): number | null {
  return row[NET[app]]
}

/** Rides of all apps; null where none of them is known. */
export function allRidesOf(row: ShiftResult): number | null {
  const known = APPS.map((app) => ridesOf(row, app)).filter((rides) => rides !== null)
  return known.length === 0 ? null : known.reduce((sum, rides) => sum + rides, 0)
}
