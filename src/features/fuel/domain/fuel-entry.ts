/** Litres are whole millilitres, prices whole grosze a litre, hours whole minutes. */
export interface FuelEntry {
  readonly petrolMl: number
  readonly gasMl: number
  /** Null where none were entered. */
  readonly workedMinutes: number | null
}

export interface FuelPrices {
  /** Grosze a litre. */
  readonly petrol: number
  readonly gas: number
}

/** Most of what one line may say; beyond it is a slip of the hand, which the server refuses. */
export const MOST_MILLILITRES = 500_000
export const MOST_PRICE_GROSZE = 10_000
export const MOST_WORKED_MINUTES = 24 * 60

/** Petrol litres x petrol price + gas litres x gas price, in grosze, rounded once (D34). */
export function fuelCost({ petrolMl, gasMl }: FuelEntry, { petrol, gas }: FuelPrices): number {
  return Math.round((petrolMl * petrol + gasMl * gas) / 1000)
}

/**
 * Amount / mileage x 100, in hundredths of a litre per 100 km (Spec 2 §9, D34). `consumptionSql` is the same
 * for queries.
 * @param mileageM metres
 * @returns null where nothing was driven: 'brak danych'
 */
export function consumptionOf(amountMl: number, mileageM: number | null): number | null {
  return mileageM !== null && mileageM > 0 ? Math.round((amountMl * 10_000) / mileageM) : null
}
