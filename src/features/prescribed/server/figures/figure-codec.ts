import {
  consumptionOf,
  type DriverWeek,
  driverWeeksOf,
  earned,
  fuelOf,
  incomePerKm,
  isShift,
  moneyOf,
  type ShiftResult,
  tallyOf,
  toldOf,
  type UnsplitResult,
} from '#features/figures/domain/public.ts'
import type { DriverNames } from '#features/income/matching/server/public.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import type {
  getBoltResults,
  getDailyResults,
  getPeriodFilters,
  getWeeklyResults,
} from '../../contract-figures.ts'

type AttributesOf<E> = OutputOf<E> extends { data: { attributes: infer A }[] } ? A : never
type Daily = AttributesOf<typeof getDailyResults>
type Weekly = OutputOf<typeof getWeeklyResults>['data'][number]

const hundredths = (value: number | null) => (value === null ? null : value / 100)
const thousandths = (value: number | null) => (value === null ? null : value / 1000)

/** Spec 2 §3 'Shift result row'. @param admin others don't learn the income of the company (D28) */
export function settlementAttributes(
  row: ShiftResult,
  { nameOf, phoneOf }: DriverNames,
  admin: boolean,
): AttributesOf<typeof getPeriodFilters> {
  const phone = phoneOf(row.driverId)
  return {
    bolt_id: phone === undefined ? null : phone.replace(/^\+/, ''),
    full_name: nameOf(row.driverId),
    date: row.date,
    shift: row.shift === 'day' ? 'dzień' : 'noc',
    total_income: hundredths(row.totalIncomeGrosze),
    income_rate: admin ? hundredths(row.companyIncomeGrosze) : null,
    driven_mileage: thousandths(row.mileageM),
    km_start: row.kmStart,
    km_end: row.kmEnd,
    bolt_rides: row.boltRides,
    uber_rides: row.uberRides,
    fn_rides: row.freenowRides,
    avg_fuel_comp: hundredths(consumptionOf(row)),
    fuel_total: hundredths(fuelOf(row)),
  }
}

/** Spec 2 §3 'Daily result row'. */
export function dailyAttributes(row: ShiftResult, names: DriverNames): Daily {
  return { ...drivenBy(row, names), ...earnedIn(row), regPlate: row.reg }
}

export function hasBolt(row: ShiftResult): boolean {
  const told = (['net', 'cash', 'gross'] as const).map((kind) => toldOf(row, 'bolt', kind))
  return [...told, row.boltRides].some((value) => value !== null)
}

export function boltAttributes(row: ShiftResult, names: DriverNames): AttributesOf<typeof getBoltResults> {
  const { bolt_net, bolt_cash, bolt_gross, rides_number } = earnedIn(row)
  return { ...drivenBy(row, names), bolt_net, bolt_cash, bolt_gross, rides_number }
}

/**
 * One entry per week and driver, in the order of time, then of names; what can't be split by shift is in it.
 */
export function weeklyList(
  rows: readonly ShiftResult[],
  unsplit: readonly UnsplitResult[],
  names: DriverNames,
): Weekly[] {
  const polish = new Intl.Collator('pl')
  return driverWeeksOf(rows, unsplit)
    .map((own): Weekly => {
      const { year, week, driverId } = own
      const attributes = {
        ...personOf(own, names),
        year,
        week,
        shifts: own.rows.filter(isShift).length,
        ...earnedOfWeek(own),
      }
      return { id: `${year}-W${String(week).padStart(2, '0')}-${driverId}`, attributes }
    })
    .toSorted(
      ({ attributes: a, id: idA }, { attributes: b, id: idB }) =>
        a.year - b.year ||
        a.week - b.week ||
        polish.compare(`${a.first_name} ${a.last_name}`, `${b.first_name} ${b.last_name}`) ||
        (idA < idB ? -1 : 1),
    )
}

function drivenBy(row: ShiftResult, names: DriverNames) {
  return { ...personOf(row, names), date: row.date, shift: row.shift }
}

/** First name up to the first space, the rest is the last name. */
function personOf({ driverId }: Pick<ShiftResult, 'driverId'>, { nameOf }: DriverNames) {
  const [first = '', ...rest] = nameOf(driverId).split(' ')
  return { first_name: first, last_name: rest.join(' ') }
}

type App = Parameters<typeof toldOf>[1]
type Kind = Parameters<typeof toldOf>[2]

/** Of one shift. */
function earnedIn(row: ShiftResult) {
  return {
    ...amounts((app, kind) => toldOf(row, app, kind)),
    rides_number: row.boltRides,
    uber_rides_number: row.uberRides,
    freenow_rides_number: row.freenowRides,
    totalMileage: thousandths(row.mileageM),
    perKm: hundredths(incomePerKm(tallyOf([row])).value),
    totalEarning: hundredths(row.totalIncomeGrosze),
  }
}

/** Of a driver's week; null where neither a shift nor a sum of days knows. */
function earnedOfWeek({ rows, tally, money }: DriverWeek) {
  const sum = (value: (row: ShiftResult) => number | null) => {
    const known = rows.map(value).filter((each) => each !== null)
    return known.length === 0 ? null : known.reduce((total, each) => total + each, 0)
  }
  return {
    ...amounts((app, kind) => moneyOf(money, app, kind)),
    rides_number: sum((row) => row.boltRides),
    uber_rides_number: sum((row) => row.uberRides),
    freenow_rides_number: sum((row) => row.freenowRides),
    totalMileage: thousandths(sum((row) => row.mileageM)),
    perKm: hundredths(incomePerKm(tally).value),
    totalEarning: hundredths(earned(tally).value),
  }
}

function amounts(told: (app: App, kind: Kind) => number | null) {
  return {
    bolt_net: hundredths(told('bolt', 'net')),
    bolt_cash: hundredths(told('bolt', 'cash')),
    bolt_gross: hundredths(told('bolt', 'gross')),
    uber_net: hundredths(told('uber', 'net')),
    uber_cash: hundredths(told('uber', 'cash')),
    freeenow_net: hundredths(told('freenow', 'net')),
    freenow_cash: hundredths(told('freenow', 'cash')),
  }
}
