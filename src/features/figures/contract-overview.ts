import * as z from 'zod/mini'
import { RIDE_APPS } from '#features/income/facts/domain/public.ts'
import { endpoint } from '#platform/pure/endpoint.ts'
import { wireTexts } from '#platform/pure/texts-wire.ts'
import { wireId, wireInteger } from '#platform/pure/wire.ts'
import { amounts, numbersOf, range, rangeFailures, unsplitOnWire } from './contract-statistics.ts'
import { EARNED_FROM } from './domain/statistics/earned-from.ts'
import { FIGURES } from './domain/statistics/figure.ts'
import { DRIVER_TALLY_KEYS } from './domain/statistics/summary.ts'
import { TALLY_KEYS } from './domain/statistics/tally.ts'
import { statisticsTexts } from './texts-statistics.ts'

/** So many drivers' weeks are answered at once. */
export const WEEKS_ON_PAGE = 50
/** The drivers of the overview; all of them stand in the list by week. */
export const BEST_DRIVERS = 8

const known = z.nullable(z.number())
const tally = numbersOf(TALLY_KEYS)
const page = z._default(wireInteger(1, 1_000_000, wireTexts.page), 1)

export const getLastResultWeek = endpoint({
  method: 'GET',
  path: '/api/results/last-week',
  access: 'user',
  summary: 'The last week that has any result; null while there is none.',
  input: z.object({}),
  output: z.object({ week: z.nullable(z.object({ year: z.number(), week: z.number() })) }),
  failures: {},
})

const part = z.object({
  startDate: z.string(),
  endDate: z.string(),
  day: tally,
  night: tally,
  unsplit: tally,
  /** Who has any result, and cars of which any is known. */
  drivers: z.number(),
  cars: z.number(),
})

/** On what earnings stand; null where nobody told any. */
const from = z.nullable(z.enum(EARNED_FROM))

const netAndCash = z.object({ netGrosze: known, cashGrosze: known })

export const getResultsOverview = endpoint({
  method: 'GET',
  path: '/api/results/overview',
  access: 'user',
  summary:
    'Earnings first: what a period and the equally long one before it brought, what each app told of it, how that adds up, and the drivers with the highest earnings. What stays with the fleet is not in it: those sums are 0 over 0 rows.',
  input: z.object(range),
  output: z.object({
    now: part,
    before: part,
    /** What apps told in the period, shifts and what can't be split together. */
    money: amounts,
    /** A point a day, or a week in a longer period; null where nothing is known. */
    points: z.array(
      z.object({
        from: z.string(),
        to: z.string(),
        dayGrosze: known,
        nightGrosze: known,
        /** Only of weeks. */
        unsplitGrosze: known,
      }),
    ),
    /** Whether net less cash is the payout that the app told, driver by driver. */
    agreement: z.array(
      z.object({
        app: z.enum(RIDE_APPS),
        /** Drivers of whom both are told. */
        checked: z.number(),
        differing: z.number(),
        /** Added up without signs. */
        differenceGrosze: z.number(),
        /** Drivers whose payout the app did not tell. */
        untold: z.number(),
      }),
    ),
    /** Net and cash of one app, driver and week, where the app told both; and of the period before. */
    withoutCash: z.object({ now: netAndCash, before: netAndCash }),
    /** What of the earnings the fleet's sheet brought beside the apps, driver and week by driver and week. */
    sheet: z.object({
      /** Of drivers' weeks of which no app told an amount. */
      aloneGrosze: known,
      aloneDrivers: z.number(),
      /** Of the others the sheet's less the apps'; below zero where the sheet says less. */
      beyondGrosze: z.number(),
      differingDrivers: z.number(),
    }),
    /** Of what can't be split by shift: sums that begin before the period and end in it. */
    begunBefore: z.object({ sums: z.number(), grosze: z.number() }),
    /** Reports that end in the period and are in no sum, since another report may hold the same money. */
    overlapping: z.object({ sums: z.number(), grosze: z.number() }),
    fuel: z.object({
      /** Of shifts with results: by the fuel page, and by the sheet alone. */
      pageShifts: z.number(),
      pageGrosze: z.number(),
      sheetShifts: z.number(),
      sheetGrosze: z.number(),
      /** Both have the shift and say different sums. */
      differing: z.number(),
      differenceGrosze: z.number(),
      /** On the fuel page, of shifts without any result: not counted. */
      withoutResult: z.number(),
      withoutResultGrosze: z.number(),
    }),
    best: z.array(
      z.object({
        driverId: z.string(),
        fullName: z.string(),
        tally: numbersOf(DRIVER_TALLY_KEYS),
        from,
        /** What apps told of it; null where none did. */
        appsGrosze: known,
        beforeGrosze: known,
      }),
    ),
  }),
  failures: rangeFailures,
})

export const listDriverWeeks = endpoint({
  method: 'GET',
  path: '/api/results/driver-weeks',
  access: 'user',
  summary:
    'What each driver has of each week of a period, the last week first and in it the highest earnings first, page by page.',
  input: z.object({ ...range, driverId: z.optional(wireId), page }),
  output: z.object({
    total: z.number(),
    pageSize: z.number(),
    data: z.array(
      z.object({
        driverId: z.string(),
        fullName: z.string(),
        year: z.number(),
        week: z.number(),
        dayShifts: z.number(),
        nightShifts: z.number(),
        tally: numbersOf(DRIVER_TALLY_KEYS),
        from,
        money: amounts,
      }),
    ),
  }),
  failures: rangeFailures,
})

export const listSheetDifferences = endpoint({
  method: 'GET',
  path: '/api/results/sheet-differences',
  access: 'user',
  summary:
    "Drivers' weeks of which the fleet's sheet says other earnings than the apps, or alone says any: the last week first, and in it those furthest off, page by page.",
  input: z.object({ ...range, page }),
  output: z.object({
    total: z.number(),
    pageSize: z.number(),
    data: z.array(
      z.object({
        driverId: z.string(),
        fullName: z.string(),
        year: z.number(),
        week: z.number(),
        shifts: z.number(),
        /** As the sheet says it, with what it leaves to the apps. */
        earnedGrosze: z.number(),
        /** Net, or gross where no net is known; null where no app told an amount. */
        appsGrosze: known,
      }),
    ),
  }),
  failures: rangeFailures,
})

export const listUnsplitResults = endpoint({
  method: 'GET',
  path: '/api/results/unsplit',
  access: 'user',
  summary: "What can't be split by shift: the sums of a figure that end in the period, page by page.",
  input: z.object({
    ...range,
    figure: z.optional(z.enum(FIGURES, { error: statisticsTexts.wrongFigure })),
    driverId: z.optional(wireId),
    page,
  }),
  output: z.object({ total: z.number(), pageSize: z.number(), data: z.array(unsplitOnWire) }),
  failures: rangeFailures,
})
