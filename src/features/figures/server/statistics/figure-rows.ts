import { type SQL, sql } from 'drizzle-orm'
import { consumptionSql } from '#features/fuel/server/public.ts'
import {
  MONEY_KINDS,
  type MoneyKind,
  moneyPlace,
  RIDE_APPS,
  type RideApp,
} from '#features/income/facts/domain/public.ts'
import { type Figure, MONEY_FIGURES, moneyOfFigure } from '../../domain/statistics/figure.ts'
import { THRESHOLDS } from '../../domain/statistics/thresholds.ts'

const { consumption, fuelAboveGrosze, mileage, incomeAboveGrosze } = THRESHOLDS
const number = (value: number) => sql.raw(String(value))

const hasIncome = sql`total_income_grosze > ${number(incomeAboveGrosze)}`
const hasCompany = sql`${hasIncome} AND company_income_grosze IS NOT NULL`
const hasMileage = sql`mileage_m > ${number(mileage.aboveM)} AND mileage_m < ${number(mileage.belowM)}`
const hasOdometer = sql`km_start > 0 AND km_end > 0 AND ${hasMileage}`

/** The sheet's own word, without the fuel page. */
export const SHEET_ROWS = {
  consumption: consumes(sql`average_consumption_hundredths`),
  fuel: sql`fuel_total_grosze > ${number(fuelAboveGrosze)}`,
} as const

/** `consumptionOf` of a row beside `fuelledShifts`. */
export const CONSUMPTION = sql`CASE WHEN fuelled_ml IS NOT NULL THEN ${consumptionSql} ELSE average_consumption_hundredths END`
export const FUEL = sql`coalesce(fuel_page_grosze, fuel_total_grosze)`

function consumes(value: SQL): SQL {
  return sql`${value} BETWEEN ${number(consumption.least)} AND ${number(consumption.most)}`
}

const NAMED = {
  bolt: { net: 'bolt_net_grosze', cash: 'bolt_cash_grosze', gross: 'bolt_gross_grosze' },
  uber: { net: 'uber_net_grosze', cash: 'uber_cash_grosze' },
  freenow: { net: 'freenow_net_grosze', cash: 'freenow_cash_grosze' },
} as const satisfies Record<RideApp, Partial<Record<MoneyKind, string>>>

/** What the app told of the kind, of a row of `shift_results`. */
export function toldSql(app: RideApp, kind: MoneyKind): SQL {
  const named = (NAMED[app] as Partial<Record<MoneyKind, string>>)[kind]
  const place = placeSql(app, kind)
  return named === undefined ? place : sql`coalesce(${place}, ${sql.raw(named)})`
}

/** The same of a list of money alone. */
export function placeSql(app: RideApp, kind: MoneyKind): SQL {
  return sql`money[${number(moneyPlace(app, kind))}]`
}

/** In the order of `moneyPlace`. */
export const PLACES = RIDE_APPS.flatMap((app) => MONEY_KINDS.map((kind) => ({ app, kind }))).toSorted(
  (a, b) => moneyPlace(a.app, a.kind) - moneyPlace(b.app, b.kind),
)

/** Whether any of these is known. */
export function anyOf(values: readonly SQL[]): SQL {
  return sql`coalesce(${sql.join([...values], sql`, `)}) IS NOT NULL`
}

const noRide = sql`coalesce(bolt_rides, uber_rides, freenow_rides) IS NOT NULL
  AND coalesce(bolt_rides, 0) + coalesce(uber_rides, 0) + coalesce(freenow_rides, 0) = 0`
const nothingElse = sql`coalesce(total_income_grosze, 0) = 0 AND income_from IS DISTINCT FROM 'sheet'
  AND coalesce(company_income_grosze, mileage_m, fuel_total_grosze) IS NULL`

/**
 * The rows of `shift_results`, beside `fuelledShifts`, on which a figure stands
 * (`domain/statistics/figure.ts`), as a condition.
 */
export const ROWS_OF_FIGURE: Readonly<Record<Figure, SQL>> = {
  shifts: sql`NOT (${noRide} AND ${nothingElse})`,
  earned: sql`total_income_grosze IS NOT NULL`,
  cash: anyOf(RIDE_APPS.map((app) => toldSql(app, 'cash'))),
  income: hasIncome,
  'company-income': hasCompany,
  mileage: hasMileage,
  odometer: hasOdometer,
  'income-per-km': sql`${hasIncome} AND ${hasOdometer}`,
  'company-per-km': sql`${hasCompany} AND ${hasOdometer}`,
  consumption: consumes(CONSUMPTION),
  fuel: sql`${FUEL} > ${number(fuelAboveGrosze)}`,
  rides: sql`coalesce(bolt_rides, uber_rides, freenow_rides) IS NOT NULL`,
  'bolt-rides': sql`bolt_rides IS NOT NULL`,
  'uber-rides': sql`uber_rides IS NOT NULL`,
  'freenow-rides': sql`freenow_rides IS NOT NULL`,
  ...ofMoney(),
}

function ofMoney(): Readonly<Record<(typeof MONEY_FIGURES)[number], SQL>> {
  const conditions = MONEY_FIGURES.flatMap((figure) => {
    const money = moneyOfFigure(figure)
    return money ? [[figure, sql`${toldSql(money.app, money.kind)} IS NOT NULL`]] : []
  })
  return Object.fromEntries(conditions)
}
