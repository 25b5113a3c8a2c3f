import * as z from 'zod/mini'
import { listFailures, range, rangeFailures } from '#features/figures/contract-statistics.ts'
import { statisticsTexts } from '#features/figures/texts-statistics.ts'
import { endpoint } from '#platform/pure/endpoint.ts'
import { wireDate } from '#platform/pure/wire.ts'

/**
 * The calls that the specification names for results (Spec 2 §7), with its field names and units (Spec 2 §3):
 * PLN, kilometres and litres as decimals. Null is 'brak danych' (D33).
 */
const anyRange = { startDate: z.optional(wireDate), endDate: z.optional(wireDate) }
const known = z.nullable(z.number())

function listOf<Attributes extends z.ZodMiniObject>(attributes: Attributes) {
  return z.object({ data: z.array(z.object({ id: z.string(), attributes })) })
}

export const getPeriodFilters = endpoint({
  method: 'GET',
  path: '/api/get-period-filters',
  access: 'user',
  summary:
    'The shift result rows of a period in the columns of the settlement file; the income of the company for administrators only.',
  input: z.object(range),
  output: listOf(
    z.object({
      /** 48 and the phone number (Spec 2 §9); null for a driver who is on the list no more. */
      bolt_id: z.nullable(z.string()),
      full_name: z.string(),
      date: z.string(),
      shift: z.enum(['dzień', 'noc']),
      total_income: known,
      income_rate: known,
      driven_mileage: known,
      km_start: known,
      km_end: known,
      bolt_rides: known,
      uber_rides: known,
      fn_rides: known,
      avg_fuel_comp: known,
      fuel_total: known,
    }),
  ),
  failures: listFailures,
})

const person = { first_name: z.string(), last_name: z.string() }
const driven = { ...person, date: z.string(), shift: z.enum(['day', 'night']) }
const earned = {
  bolt_net: known,
  bolt_cash: known,
  bolt_gross: known,
  uber_net: known,
  uber_cash: known,
  /** With three e, as the specification writes it. */
  freeenow_net: known,
  freenow_cash: known,
  /** Of Bolt. */
  rides_number: known,
  uber_rides_number: known,
  freenow_rides_number: known,
  totalMileage: known,
  /** PLN of a kilometre. */
  perKm: known,
  totalEarning: known,
}

export const getDailyResults = endpoint({
  method: 'GET',
  path: '/api/get-daily-results',
  access: 'user',
  summary: 'Daily result rows of a period.',
  input: z.object(range),
  output: listOf(z.object({ ...driven, ...earned, regPlate: z.nullable(z.string()) })),
  failures: listFailures,
})

export const getWeeklyResults = endpoint({
  method: 'GET',
  path: '/api/get-weekly-results',
  access: 'user',
  summary: 'The daily result rows of a period added up per driver and week, day and night together.',
  input: z.object(range),
  output: listOf(z.object({ ...person, year: z.number(), week: z.number(), shifts: z.number(), ...earned })),
  failures: listFailures,
})

export const getBoltResults = endpoint({
  method: 'GET',
  path: '/api/get-bolt-results',
  access: 'user',
  summary: 'What Bolt alone told of each shift of a period.',
  input: z.object(range),
  output: listOf(
    z.object({ ...driven, bolt_net: known, bolt_cash: known, bolt_gross: known, rides_number: known }),
  ),
  failures: listFailures,
})

const points = z.nullable(z.array(known))

/** Spec 2 §3 'Summary result'. */
const summaryResult = z.object({
  startDate: z.string(),
  endDate: z.string(),
  totalKmD: known,
  totalKmN: known,
  totalDaysWithMileage: z.number(),
  totalNightsWithMileage: z.number(),
  labels: z.array(z.string()),
  freenowD: points,
  freenowN: points,
  uberD: points,
  uberN: points,
  boltD: points,
  boltN: points,
  shiftsD: points,
  shiftsN: points,
  incomeD: points,
  incomeN: points,
})

const dashboardFailures = {
  ...rangeFailures,
  both_ends: { status: 400, msg: statisticsTexts.bothEnds },
} as const

export const getDashboardResults = endpoint({
  method: 'GET',
  path: '/api/get-dashboard-results',
  access: 'user',
  summary:
    'Summary of a period, of the present week unless one is given, with a point a day. The ten series of the chart are for administrators; for others they are null.',
  input: z.object(anyRange),
  output: summaryResult,
  failures: dashboardFailures,
})

export const getDashboardResultsWeekly = endpoint({
  method: 'GET',
  path: '/api/get-dashboard-results-weekly',
  access: 'user',
  summary: 'The same with a point a week, by its Monday; of the last eight weeks unless a period is given.',
  input: z.object(anyRange),
  output: summaryResult,
  failures: dashboardFailures,
})
