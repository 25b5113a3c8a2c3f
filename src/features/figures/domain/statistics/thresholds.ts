import { consumptionOf, fuelOf, type ShiftResult } from './shift-result.ts'

/**
 * Spec 2 §5 and §9: what lies outside is a slip of the pen or of a device, and would bend the figures (D33).
 */
export const THRESHOLDS = {
  /** Hundredths of l/100 km, both ends count. */
  consumption: { least: 100, most: 1500 },
  /** The sheet's fuel total is what the fuel cost; more than 1 PLN. */
  fuelAboveGrosze: 100,
  mileage: { aboveM: 10_000, belowM: 1_200_000 },
  incomeAboveGrosze: 0,
} as const

export function countedIncome({ totalIncomeGrosze: income }: ShiftResult): number | null {
  return income !== null && income > THRESHOLDS.incomeAboveGrosze ? income : null
}

/**
 * The fleet's part of a counted income. It may be a loss, which is not hidden: the threshold is about the
 * shift's income.
 */
export function countedCompanyIncome(row: ShiftResult): number | null {
  return countedIncome(row) === null ? null : row.companyIncomeGrosze
}

export function countedMileage({ mileageM }: ShiftResult): number | null {
  const { aboveM, belowM } = THRESHOLDS.mileage
  return mileageM !== null && mileageM > aboveM && mileageM < belowM ? mileageM : null
}

/** For averages by kilometre: only shifts whose odometer is known at both ends (Spec 2 §5). */
export function countedOdometerMileage(row: ShiftResult): number | null {
  const { kmStart, kmEnd } = row
  return kmStart !== null && kmStart > 0 && kmEnd !== null && kmEnd > 0 ? countedMileage(row) : null
}

/**
 * What was fuelled by the kilometres, where the fuel page has litres; else what the sheet says (D34, D50).
 */
export function countedConsumption(row: ShiftResult): number | null {
  const { least, most } = THRESHOLDS.consumption
  const value = consumptionOf(row)
  return value !== null && value >= least && value <= most ? value : null
}

export function countedFuel(row: ShiftResult): number | null {
  const fuel = fuelOf(row)
  return fuel !== null && fuel > THRESHOLDS.fuelAboveGrosze ? fuel : null
}
