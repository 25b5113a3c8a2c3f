import * as z from 'zod/mini'
import { RIDE_APPS } from '#features/income/facts/domain/public.ts'
import { endpoint } from '#platform/pure/endpoint.ts'
import { wireTexts } from '#platform/pure/texts-wire.ts'
import { wireDate, wireId, wireInteger } from '#platform/pure/wire.ts'
import { SERIES, type SeriesName } from './domain/statistics/chart-series.ts'
import { FIGURES, FIGURES_OF_COMPANY } from './domain/statistics/figure.ts'
import { DRIVER_TALLY_KEYS } from './domain/statistics/summary.ts'
import { TALLY_KEYS } from './domain/statistics/tally.ts'
import { statisticsTexts } from './texts-statistics.ts'

/** So many rows are answered at once, and no more: the list of a month of a large fleet. */
export const MOST_LISTED = 20_000
export const ROWS_ON_PAGE = 100

/** From and to, both inclusive. */
export const range = { startDate: wireDate, endDate: wireDate }
const shift = z.enum(['day', 'night'])
const known = z.nullable(z.number())
/** Grosze by `moneyPlace`; null is what nobody told. */
export const amounts = z.readonly(z.array(known))

export const rangeFailures = {
  range_reversed: { status: 400, msg: statisticsTexts.rangeReversed },
  range_too_long: { status: 400, msg: statisticsTexts.rangeTooLong },
} as const
/** Of a call that lists the rows of a period. */
export const listFailures = {
  ...rangeFailures,
  too_many_rows: { status: 400, msg: statisticsTexts.tooManyRows },
} as const

export function numbersOf<Key extends string>(keys: readonly Key[]) {
  return z.object(
    Object.fromEntries(keys.map((key) => [key, z.number()])) as Record<Key, z.ZodMiniNumber<number>>,
  )
}

/**
 * Money in grosze, distances in metres (the odometer in km), what was fuelled in millilitres; null is 'brak
 * danych'.
 */
const shiftResultOnWire = z.object({
  id: z.string(),
  driverId: z.string(),
  fullName: z.string(),
  date: z.string(),
  shift,
  reg: z.nullable(z.string()),
  totalIncomeGrosze: known,
  /** Null for users without the admin flag, whatever is known (D28). */
  companyIncomeGrosze: known,
  boltNetGrosze: known,
  boltCashGrosze: known,
  boltGrossGrosze: known,
  uberNetGrosze: known,
  uberCashGrosze: known,
  freenowNetGrosze: known,
  freenowCashGrosze: known,
  boltRides: known,
  uberRides: known,
  freenowRides: known,
  mileageM: known,
  kmStart: known,
  kmEnd: known,
  fuelTotalGrosze: known,
  averageConsumptionHundredths: known,
  /** By `moneyPlace`; null where no app told anything. */
  money: z.nullable(amounts),
  /** What the income is: the sheet's word, apps' nets, or with a gross without a net in it (D50). */
  incomeFrom: z.nullable(z.enum(['sheet', 'net', 'gross'])),
  /** As entered on the fuel page: cost and litres of petrol and gas together; null without litres. */
  fuelPageGrosze: known,
  fuelledMl: known,
  workedMinutes: known,
})

/** What can't be split by shift, beyond what the shifts within already say (D49). */
export const unsplitOnWire = z.object({
  driverId: z.string(),
  fullName: z.string(),
  /** First and last day. */
  date: z.string(),
  until: z.string(),
  totalIncomeGrosze: known,
  /** What reports tell beside the sums, as another report of the same driver may hold it; else null. */
  overlapGrosze: known,
  /** What the income is: apps' nets, or with a gross without a net in it (D50). */
  incomeFrom: z.nullable(z.enum(['net', 'gross'])),
  money: amounts,
  rides: known,
})

const tally = numbersOf(TALLY_KEYS)
const series = z.object(
  Object.fromEntries(SERIES.map((name) => [name, z.readonly(z.array(known))])) as Record<
    SeriesName,
    z.ZodMiniReadonly<z.ZodMiniArray<typeof known>>
  >,
)

export const getResultsSummary = endpoint({
  method: 'GET',
  path: '/api/results/summary',
  access: 'user',
  summary:
    'All that a period adds up to, with the rows on which each sum stands (D33). Profitability and chart are for administrators: for others the sums of the company are 0 over 0 rows and the chart is null.',
  input: z.object(range),
  output: z.object({
    startDate: z.string(),
    endDate: z.string(),
    day: tally,
    night: tally,
    /** What can't be split by shift. */
    unsplit: tally,
    drivers: z.array(
      z.object({
        driverId: z.string(),
        fullName: z.string(),
        dayShifts: z.number(),
        nightShifts: z.number(),
        tally: numbersOf(DRIVER_TALLY_KEYS),
      }),
    ),
    bestDays: z.array(shiftResultOnWire),
    worstDays: z.array(shiftResultOnWire),
    bestNights: z.array(shiftResultOnWire),
    worstNights: z.array(shiftResultOnWire),
    chart: z.nullable(
      z.object({ by: z.enum(['day', 'week']), labels: z.readonly(z.array(z.string())), series }),
    ),
  }),
  failures: rangeFailures,
})

export const listShiftResults = endpoint({
  method: 'GET',
  path: '/api/results/shifts',
  access: 'user',
  summary: `Every shift result of a period, of one driver where asked for, in the order of time, with what was fuelled and worked, and what can't be split by shift; at most ${MOST_LISTED}.`,
  input: z.object({ ...range, driverId: z.optional(wireId) }),
  output: z.object({ data: z.array(shiftResultOnWire), unsplit: z.array(unsplitOnWire) }),
  failures: listFailures,
})

export const listRowsOfFigure = endpoint({
  method: 'GET',
  path: '/api/results/rows',
  access: 'user',
  adminPart: { field: 'figure', values: FIGURES_OF_COMPANY, failure: 'for_administrators' },
  summary: 'The rows on which one figure of a period stands, page by page in the order of time.',
  input: z.object({
    ...range,
    figure: z.enum(FIGURES, { error: statisticsTexts.wrongFigure }),
    driverId: z.optional(wireId),
    shift: z.optional(shift),
    page: z._default(wireInteger(1, 1_000_000, wireTexts.page), 1),
  }),
  output: z.object({ total: z.number(), pageSize: z.number(), data: z.array(shiftResultOnWire) }),
  failures: {
    ...rangeFailures,
    for_administrators: { status: 403, msg: statisticsTexts.forAdministrators },
  },
})

export const listResultDrivers = endpoint({
  method: 'GET',
  path: '/api/results/drivers',
  access: 'user',
  summary: 'Drivers with results in a period, by name.',
  input: z.object(range),
  output: z.object({ data: z.array(z.object({ id: z.string(), fullName: z.string() })) }),
  failures: rangeFailures,
})

export const listResultWeeks = endpoint({
  method: 'GET',
  path: '/api/results/weeks',
  access: 'user',
  summary:
    "What each week of a period adds up to: day, night and what can't be split by shift apart; only the days within the period.",
  input: z.object(range),
  output: z.object({
    data: z.array(z.object({ year: z.number(), week: z.number(), day: tally, night: tally, unsplit: tally })),
  }),
  failures: rangeFailures,
})

export const exportResults = endpoint({
  method: 'GET',
  path: '/api/results/export',
  access: 'user',
  summary:
    'Daily results, of one driver or one app where asked for, or the sums of all or of each driver by week, as CSV or XLSX (D37).',
  input: z.object({
    ...range,
    list: z.enum(['shifts', 'weeks', 'driver-weeks']),
    format: z.enum(['csv', 'xlsx'], { error: wireTexts.format }),
    driverId: z.optional(wireId),
    app: z.optional(z.enum(RIDE_APPS)),
  }),
  output: z.any(),
  failures: listFailures,
  audit: 'export-results',
  file: true,
})
