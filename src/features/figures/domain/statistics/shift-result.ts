import { consumptionOf as consumptionOfFuel } from '#features/fuel/domain/public.ts'
import type { MoneyKind, RideApp } from '#features/income/facts/domain/public.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Shift } from '#kernel/shift.ts'
import { type MoneySums, moneyOf } from './money-sums.ts'

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
  /** All that apps told of the slot; null where none did. */
  readonly money: MoneySums | null
  /** Of the income: what the sheet says, apps' nets, or with a gross without a net in it (D50). */
  readonly incomeFrom: 'sheet' | 'net' | 'gross' | null
  /** What the fuel page has of the shift: cost and litres of petrol and gas together; null without litres. */
  readonly fuelPageGrosze: number | null
  readonly fuelledMl: number | null
  readonly workedMinutes: number | null
}

export const APPS = ['bolt', 'uber', 'freenow'] as const
export type App = (typeof APPS)[number]

const RIDES = { bolt: 'boltRides', uber: 'uberRides', freenow: 'freenowRides' } as const

export function ridesOf(row: ShiftResult, app: App): number | null {
  return row[RIDES[app]]
}

/** What the app itself told of the kind; null where it told nothing (D33). */
export function toldOf(row: ShiftResult, app: RideApp, kind: MoneyKind): number | null {
  return moneyOf(row.money, app, kind) ?? namedAmount(row, app, kind)
}

/** Of all apps together; null where none told it. */
export function toldByAll(row: ShiftResult, kind: MoneyKind): number | null {
  return sumOfKnown(APPS.map((app) => toldOf(row, app, kind)))
}

/** Amounts that have a field of their own. */
function namedAmount(row: ShiftResult, app: RideApp, kind: MoneyKind): number | null {
  if (kind !== 'net' && kind !== 'cash' && kind !== 'gross') return null
  const field = NAMED[app][kind]
  return field === null ? null : row[field]
}

const NAMED = {
  bolt: { net: 'boltNetGrosze', cash: 'boltCashGrosze', gross: 'boltGrossGrosze' },
  uber: { net: 'uberNetGrosze', cash: 'uberCashGrosze', gross: null },
  freenow: { net: 'freenowNetGrosze', cash: 'freenowCashGrosze', gross: null },
} as const

/** Rides of all apps; null where none of them is known. */
export function allRidesOf(row: ShiftResult): number | null {
  return sumOfKnown(APPS.map((app) => ridesOf(row, app)))
}

/** Null where nothing is known; 0 is an amount (D33). */
export function sumOfKnown(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null)
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0)
}

/**
 * Whether a shift took place. A row that knows of nothing but rides that came to nothing (cancelled ones) is
 * none; what the sheet says, an income, kilometres or fuel make it one.
 */
export function isShift(row: ShiftResult): boolean {
  const { totalIncomeGrosze: income, companyIncomeGrosze, mileageM, fuelTotalGrosze, incomeFrom } = row
  const driven = [companyIncomeGrosze, mileageM, fuelTotalGrosze].some((value) => value !== null)
  return allRidesOf(row) !== 0 || (income ?? 0) !== 0 || incomeFrom === 'sheet' || driven
}

/** The one truth of fuel: the fuel page where it has litres, else the sheet (D50). Grosze. */
export function fuelOf({ fuelPageGrosze, fuelTotalGrosze }: ShiftResult): number | null {
  return fuelPageGrosze ?? fuelTotalGrosze
}

interface Fuelled {
  readonly fuelledMl: number | null
  readonly mileageM: number | null
  readonly averageConsumptionHundredths: number | null
}

/**
 * Consumption of a shift in hundredths of l/100 km: what was fuelled / mileage x 100 (Spec 2 §9, D34), which
 * is unknown where nothing was driven; or, where the fuel page has no litres, what the fleet's sheet says
 * (D50).
 */
export function consumptionOf({ fuelledMl, mileageM, averageConsumptionHundredths }: Fuelled): number | null {
  return fuelledMl === null ? averageConsumptionHundredths : consumptionOfFuel(fuelledMl, mileageM)
}
