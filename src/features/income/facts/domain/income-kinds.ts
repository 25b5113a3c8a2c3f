/**
 * What a figure of a row is, by the number under which it is stored; a number is never given anew. The first
 * ten are money and are read as settling does (`settlement/domain/facts`): a commission and collected cash
 * are positive. Grosze, metres, whole kilometres, rides, hundredths of l/100 km.
 */
export const INCOME_KINDS = {
  gross: 1,
  commission: 2,
  net: 3,
  tip: 4,
  toll: 5,
  campaign: 6,
  cancellation: 7,
  cash: 8,
  adjustment: 9,
  payout: 10,
  /** Completed rides: of one ride 1 or 0. */
  rides: 20,
  distance: 21,
  /** Of the fleet's own sheet of shift results (Spec 2 §3). */
  totalIncome: 30,
  companyIncome: 31,
  mileage: 32,
  kmStart: 33,
  kmEnd: 34,
  boltRides: 35,
  uberRides: 36,
  freenowRides: 37,
  fuelTotal: 38,
  averageConsumption: 39,
} as const
export type IncomeKind = keyof typeof INCOME_KINDS

export const MONEY_KINDS = [
  'gross',
  'commission',
  'net',
  'tip',
  'toll',
  'campaign',
  'cancellation',
  'cash',
  'adjustment',
  'payout',
] as const satisfies readonly IncomeKind[]
export type MoneyKind = (typeof MONEY_KINDS)[number]

/** Who tells: ride apps and the fleet's own sheet, by the number under which they are stored. */
export const INCOME_APPS = { settlement: 0, bolt: 1, uber: 2, freenow: 3 } as const
export type IncomeApp = keyof typeof INCOME_APPS

/** The ride apps in the order of screens. */
export const RIDE_APPS = ['bolt', 'uber', 'freenow'] as const satisfies readonly IncomeApp[]
export type RideApp = (typeof RIDE_APPS)[number]

/**
 * Where an app's amount stands in a list of money (`shift_results.money`, `unsplit_results.money`), from 1:
 * ten places an app, in the order of their numbers, so that an app more makes the lists longer and changes
 * nothing before. What nobody told is null; places at the end may be missing.
 */
export function moneyPlace(app: RideApp, kind: MoneyKind): number {
  return (INCOME_APPS[app] - 1) * MONEY_KINDS.length + INCOME_KINDS[kind]
}
