import { incomePerKm, type ShiftResult, tallyOf } from '#features/figures/domain/public.ts'
import type { DriverNames } from '#features/income/matching/server/public.ts'
import { weekOf } from '#kernel/week.ts'
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
    avg_fuel_comp: hundredths(row.averageConsumptionHundredths),
    fuel_total: hundredths(row.fuelTotalGrosze),
  }
}

/** Spec 2 §3 'Daily result row'. */
export function dailyAttributes(row: ShiftResult, names: DriverNames): Daily {
  return { ...drivenBy(row, names), ...earned([row]), regPlate: row.reg }
}

export function hasBolt(row: ShiftResult): boolean {
  return [row.boltNetGrosze, row.boltCashGrosze, row.boltGrossGrosze, row.boltRides].some(
    (value) => value !== null,
  )
}

export function boltAttributes(row: ShiftResult, names: DriverNames): AttributesOf<typeof getBoltResults> {
  const { bolt_net, bolt_cash, bolt_gross, rides_number } = earned([row])
  return { ...drivenBy(row, names), bolt_net, bolt_cash, bolt_gross, rides_number }
}

/** One entry per week and driver, in the order of time, then of names. */
export function weeklyList(rows: readonly ShiftResult[], names: DriverNames): Weekly[] {
  const groups = new Map<string, ShiftResult[]>()
  for (const row of rows) {
    const { year, week } = weekOf(row.date)
    const id = `${year}-W${String(week).padStart(2, '0')}-${row.driverId}`
    groups.set(id, [...(groups.get(id) ?? []), row])
  }
  const polish = new Intl.Collator('pl')
  return [...groups]
    .map(([id, own]): Weekly => {
      const [first] = own as [ShiftResult]
      const attributes = {
        ...personOf(first, names),
        ...weekOf(first.date),
        shifts: own.length,
        ...earned(own),
      }
      return { id, attributes }
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
function personOf({ driverId }: ShiftResult, { nameOf }: DriverNames) {
  const [first = '', ...rest] = nameOf(driverId).split(' ')
  return { first_name: first, last_name: rest.join(' ') }
}

/** Added up over the rows; null where none of them knows. */
function earned(rows: readonly ShiftResult[]) {
  const sum = (value: (row: ShiftResult) => number | null) => {
    const known = rows.map(value).filter((each) => each !== null)
    return known.length === 0 ? null : known.reduce((total, each) => total + each, 0)
  }
  return {
    bolt_net: hundredths(sum((row) => row.boltNetGrosze)),
    bolt_cash: hundredths(sum((row) => row.boltCashGrosze)),
    bolt_gross: hundredths(sum((row) => row.boltGrossGrosze)),
    uber_net: hundredths(sum((row) => row.uberNetGrosze)),
    uber_cash: hundredths(sum((row) => row.uberCashGrosze)),
    freeenow_net: hundredths(sum((row) => row.freenowNetGrosze)),
    freenow_cash: hundredths(sum((row) => row.freenowCashGrosze)),
    rides_number: sum((row) => row.boltRides),
    uber_rides_number: sum((row) => row.uberRides),
    freenow_rides_number: sum((row) => row.freenowRides),
    totalMileage: thousandths(sum((row) => row.mileageM)),
    perKm: hundredths(incomePerKm(tallyOf(rows)).value),
    totalEarning: hundredths(sum((row) => row.totalIncomeGrosze)),
  }
}
