import { type EarnedFrom, earnedFrom } from './earned-from.ts'
import { APPS, type App } from './shift-result.ts'
import type { Tally } from './tally.ts'

/**
 * A figure and the number of rows on which it stands; a figure without rows has no value: 'brak danych',
 * never 0 or NaN (D33).
 */
export interface Measure {
  readonly value: number | null
  readonly rows: number
  /** Sums in it that can't be split by shift, beside those rows. */
  readonly unsplit?: number
  /** Rows, and sums that can't be split by shift, of which only a gross is known (D50). */
  readonly gross?: number
  /** Of earnings: on what they stand, where that was told along with them. */
  readonly from?: EarnedFrom
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

/** A total of money: of shifts and of what can't be split by shift. */
function withUnsplit(sum: number, rows: number, unsplitSum: number, unsplit: number): Measure {
  const value = rows + unsplit === 0 ? null : sum + unsplitSum
  return unsplit === 0 ? { value, rows } : { value, rows, unsplit }
}

type Earned = Pick<
  Tally,
  | 'earnedGrosze'
  | 'earnedRows'
  | 'earnedGrossRows'
  | 'unsplitEarnedGrosze'
  | 'unsplitEarnedRows'
  | 'unsplitEarnedGrossRows'
> & { readonly earnedSheetRows?: number }

/** 'Zarobek' (D50), the same on every screen: all that is known, whole grosze. */
export function earned(tally: Earned): Measure {
  const { earnedGrosze, earnedRows, unsplitEarnedGrosze, unsplitEarnedRows } = tally
  const gross = tally.earnedGrossRows + tally.unsplitEarnedGrossRows
  const measured = withUnsplit(earnedGrosze, earnedRows, unsplitEarnedGrosze, unsplitEarnedRows)
  const from = fromOf(tally)
  return { ...measured, ...(gross === 0 ? {} : { gross }), ...(from ? { from } : {}) }
}

/** The sheet, the apps or both; undefined of sums that don't say. */
function fromOf({ earnedRows, earnedSheetRows, unsplitEarnedGrosze }: Earned): EarnedFrom | undefined {
  if (earnedSheetRows === undefined) return undefined
  const told = earnedRows > earnedSheetRows || unsplitEarnedGrosze !== 0
  return earnedFrom(earnedSheetRows > 0, told) ?? undefined
}

type Cash = Pick<Tally, 'cashGrosze' | 'cashRows' | 'unsplitCashGrosze' | 'unsplitCashRows'>

/** Cash that drivers took. */
export function cashTaken(tally: Cash): Measure {
  return withUnsplit(tally.cashGrosze, tally.cashRows, tally.unsplitCashGrosze, tally.unsplitCashRows)
}

/** Whole grosze; of shifts alone, since what can't be split belongs to none. */
export function incomePerShift(tally: Pick<Tally, 'incomeGrosze' | 'incomeRows'>): Measure {
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
export function incomePerKm(
  tally: Pick<Tally, 'incomePerKmRows' | 'incomePerKmGrosze' | 'incomePerKmM'>,
): Measure {
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

type Rides = Pick<
  Tally,
  'boltRides' | 'uberRides' | 'freenowRides' | 'ridesRows' | 'unsplitRides' | 'unsplitRidesRows'
>

export function ridesTotal(tally: Rides): Measure {
  return withUnsplit(ridesOfShifts(tally), tally.ridesRows, tally.unsplitRides, tally.unsplitRidesRows)
}

/** Rides, not rounded; of shifts alone. */
export function ridesPerShift(tally: Tally): Measure {
  return measure(tally.ridesRows, () => ridesOfShifts(tally) / tally.ridesRows)
}

function ridesOfShifts({ boltRides, uberRides, freenowRides }: Rides): number {
  return boltRides + uberRides + freenowRides
}

const UNSPLIT_NET = {
  bolt: ['unsplitBoltNetGrosze', 'unsplitBoltNetRows'],
  uber: ['unsplitUberNetGrosze', 'unsplitUberNetRows'],
  freenow: ['unsplitFreenowNetGrosze', 'unsplitFreenowNetRows'],
} as const

function netTotal(tally: Tally, app: App): Measure {
  const [grosze, rows] = UNSPLIT_NET[app]
  return withUnsplit(tally[`${app}NetGrosze`], tally[`${app}NetRows`], tally[grosze], tally[rows])
}

export interface AppFigures {
  readonly rides: Measure
  readonly netGrosze: Measure
  /** Of the rides of all three, 0-1; no value where there was no ride at all (Spec 2 §9, D33). */
  readonly share: Measure
}

export function appFigures(tally: Tally): Readonly<Record<App, AppFigures>> {
  const all = ridesOfShifts(tally)
  const of = (app: App): AppFigures => {
    const rides = tally[`${app}Rides`]
    return {
      rides: summed(rides, tally[`${app}RidesRows`]),
      netGrosze: netTotal(tally, app),
      share: { rows: tally.ridesRows, value: all === 0 ? null : rides / all },
    }
  }
  return Object.fromEntries(APPS.map((app) => [app, of(app)])) as Record<App, AppFigures>
}
