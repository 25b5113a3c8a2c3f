import { typedNumber } from '#kernel/typed-number.ts'
import {
  type FuelEntry,
  type FuelPrices,
  fuelCost,
  MOST_MILLILITRES,
  MOST_PRICE_GROSZE,
  MOST_WORKED_MINUTES,
} from '../domain/fuel-entry.ts'
import { type Oddity, odditiesOf } from '../domain/implausible.ts'
import type { TypedLine } from './draft.ts'

export interface CheckedLine {
  /** Undefined while a field is wrong. */
  readonly entry: FuelEntry | undefined
  readonly wrong: { readonly petrol: boolean; readonly gas: boolean; readonly hours: boolean }
  readonly odd: readonly Oddity[]
}

/** Reads a typed row; an empty field of litres is none, an empty field of hours says nothing of them. */
export function checkLine({ petrol, gas, hours }: TypedLine): CheckedLine {
  const petrolMl = petrol.trim() === '' ? 0 : typedNumber(petrol, 3)
  const gasMl = gas.trim() === '' ? 0 : typedNumber(gas, 3)
  const hundredths = hours.trim() === '' ? null : typedNumber(hours, 2)
  const wrong = {
    petrol: petrolMl === undefined || petrolMl > MOST_MILLILITRES,
    gas: gasMl === undefined || gasMl > MOST_MILLILITRES,
    hours: hundredths === undefined || (hundredths ?? 0) > (MOST_WORKED_MINUTES / 60) * 100,
  }
  if (wrong.petrol || wrong.gas || wrong.hours) return { entry: undefined, wrong, odd: [] }
  const workedMinutes = typeof hundredths === 'number' ? Math.round((hundredths * 60) / 100) : null
  const entry = { petrolMl: petrolMl ?? 0, gasMl: gasMl ?? 0, workedMinutes }
  return { entry, wrong, odd: odditiesOf(entry) }
}

/** Grosze a litre; 0 for an empty field, undefined for what is no price. */
export function checkPrice(text: string): number | undefined {
  if (text.trim() === '') return 0
  const price = typedNumber(text, 2)
  return price !== undefined && price <= MOST_PRICE_GROSZE ? price : undefined
}

/** Grosze a litre; undefined for what was typed and is no price. */
export type ReadPrices = { readonly [fuel in keyof FuelPrices]: number | undefined }

/** Grosze; undefined where a fuel that was taken has a price that is none. */
export function costOfEntry(entry: FuelEntry, { petrol, gas }: ReadPrices): number | undefined {
  if ((entry.petrolMl > 0 && petrol === undefined) || (entry.gasMl > 0 && gas === undefined)) return undefined
  return fuelCost(entry, { petrol: petrol ?? 0, gas: gas ?? 0 })
}

/**
 * Grosze; rows that are not yet right count nothing. Undefined where no row says anything of fuel, which is
 * not 0 (D33), and where a price is needed that is none.
 */
export function costOf(lines: readonly TypedLine[], prices: ReadPrices): number | undefined {
  const costs = lines.flatMap((line) => {
    const { entry } = checkLine(line)
    return entry && saysFuel(line) ? [costOfEntry(entry, prices)] : []
  })
  if (costs.length === 0) return undefined
  return costs.reduce((sum, cost) => (sum === undefined || cost === undefined ? undefined : sum + cost))
}

/** Litres were typed, be it that there were none. */
export function saysFuel({ petrol, gas }: TypedLine): boolean {
  return `${petrol}${gas}`.trim() !== ''
}

export function isEmpty({ petrol, gas, hours }: TypedLine): boolean {
  return `${petrol}${gas}${hours}`.trim() === ''
}

/** The same figures, however they are written. */
export function isSameLine(a: TypedLine, b: TypedLine): boolean {
  const [first, second] = [checkLine(a).entry, checkLine(b).entry]
  if (!first || !second) return a.petrol === b.petrol && a.gas === b.gas && a.hours === b.hours
  return (
    first.petrolMl === second.petrolMl &&
    first.gasMl === second.gasMl &&
    first.workedMinutes === second.workedMinutes
  )
}

/**
 * Whether the row costs another sum now: the price of a fuel that it took is no longer the one it was sent
 * at; a price that is not known says nothing.
 */
export function isPricedAnew(line: TypedLine, sentAt: FuelPrices, now: ReadPrices): boolean {
  const { entry } = checkLine(line)
  const differs = (fuel: keyof FuelPrices) => now[fuel] !== undefined && now[fuel] !== sentAt[fuel]
  return (
    entry !== undefined && ((entry.petrolMl > 0 && differs('petrol')) || (entry.gasMl > 0 && differs('gas')))
  )
}
