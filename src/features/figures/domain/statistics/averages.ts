import { APPS, type App } from './shift-result.ts'
import type { Tally } from './tally.ts'

/**
 * A figure and the number of rows on which it stands; a figure without rows has no value: 'brak danych',
 * never 0 or NaN (D33).
 */
export interface Measure {
  readonly value: number | null
  readonly rows: number
}

function measure(rows: number, value: () => number): Measure {
  return { rows, value: rows === 0 ? null : value() }
}

/** A sum with its rows. */
export function summed(sum: number, rows: number): Measure {
  return measure(rows, () => sum)
}

function average(sum: number, rows: number): Measure {
  return measure(rows, () => Math.round(sum / rows))
}

/** Whole grosze. */
export function incomePerShift(tally: Tally): Measure {
  return average(tally.incomeGrosze, tally.incomeRows)
}

/** Whole grosze. */
export function companyPerShift(tally: Tally): Measure {
  return average(tally.companyGrosze, tally.companyRows)
}

/** Whole metres; only shifts with both ends of the odometer (Spec 2 §5). */
export function mileagePerShift(tally: Tally): Measure {
  return average(tally.odometerM, tally.odometerRows)
}

/** Whole grosze per kilometre: all income by all kilometres, so that a short shift weighs little. */
export function incomePerKm(tally: Tally): Measure {
  return measure(tally.incomePerKmRows, () => perKm(tally.incomePerKmGrosze, tally.incomePerKmM))
}

/** Whole grosze per kilometre. */
export function companyPerKm(tally: Tally): Measure {
  return measure(tally.companyPerKmRows, () => perKm(tally.companyPerKmGrosze, tally.companyPerKmM))
}

function perKm(grosze: number, metres: number): number {
  return Math.round((grosze * 1000) / metres)
}

/** What stays with the fleet of the income of the same shifts, 0-1; below zero for a loss. */
export function companyShare(tally: Tally): Measure {
  return measure(tally.companyRows, () => tally.companyGrosze / tally.companyOfGrosze)
}

/** Hundredths of l/100 km. */
export function averageConsumption(tally: Tally): Measure {
  return average(tally.consumptionHundredths, tally.consumptionRows)
}

export function ridesTotal(tally: Tally): Measure {
  return summed(tally.boltRides + tally.uberRides + tally.freenowRides, tally.ridesRows)
}

/** Rides, not rounded. */
export function ridesPerShift(tally: Tally): Measure {
  return measure(tally.ridesRows, () => (ridesTotal(tally).value ?? 0) / tally.ridesRows)
}

export interface AppFigures {
  readonly rides: Measure
  readonly netGrosze: Measure
  /** Of the rides of all three, 0-1; no value where there was no ride at all (Spec 2 §9, D33). */
  readonly share: Measure
}

export function appFigures(tally: Tally): Readonly<Record<App, AppFigures>> {
  const all = ridesTotal(tally).value ?? 0
  const of = (app: App): AppFigures => {
    const rides = tally[`${app}Rides`]
    return {
      rides: summed(rides, tally[`${app}RidesRows`]),
      netGrosze: summed(tally[`${app}NetGrosze`], tally[`${app}NetRows`]),
      share: { rows: tally.ridesRows, value: all === 0 ? null : rides / all },
    }
  }
  return Object.fromEntries(APPS.map((app) => [app, of(app)])) as Record<App, AppFigures>
}
