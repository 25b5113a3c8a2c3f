import * as z from 'zod/mini'
import { endpoint } from '#platform/pure/endpoint.ts'
import { wireWeek, wireYear } from '#platform/pure/wire.ts'
import { reportTexts } from './texts.ts'

const rangeFailures = {
  no_such_week: { status: 400, msg: reportTexts.noSuchWeek },
  range_reversed: { status: 400, msg: reportTexts.rangeReversed },
  starts_too_late: { status: 400, msg: reportTexts.startsTooLate },
  ends_too_late: { status: 400, msg: reportTexts.endsTooLate },
} as const
const sendFailures = {
  ...rangeFailures,
  wrong_email: { status: 400, msg: reportTexts.email },
  unknown_recipient: { status: 403, msg: reportTexts.unknownRecipient },
} as const

const start = { week: wireWeek, year: wireYear }
/** Without a year of its own an end week below the start week lies in the next year. */
const end = { endWeek: wireWeek, endYear: z.optional(wireYear) }
const anyWeeks = { ...start, endWeek: z.optional(wireWeek), endYear: z.optional(wireYear) }
const mail = {
  mail: z.string({ error: reportTexts.email }).check(z.maxLength(254, { error: reportTexts.email })),
}

const counts = {
  day: z.number(),
  night: z.number(),
  /** Day and night together. */
  shifts: z.number(),
  reserve: z.number(),
  removed: z.number(),
}
/** Counts, and each divided by all weeks asked for, to two decimals. */
const figures = { ...counts, average: z.object(counts) }
const source = z.enum(['schedule', 'availability', 'both'])
const weeks = z.array(z.object({ year: z.number(), week: z.number() }))

export const getShiftAverages = endpoint({
  method: 'GET',
  path: '/api/reports/shift-averages',
  access: 'user',
  summary:
    'Day, night, reserve and removed shifts per driver over whole weeks and their average per week, by name: from generated weeks where there are any, else from availability (D36).',
  input: z.object(anyWeeks),
  output: z.object({
    /** How many weeks the averages stand on. */
    weekCount: z.number(),
    /** Which weeks come from where; `none`: neither generated nor has anyone submitted. */
    sources: z.object({ schedule: weeks, availability: weeks, none: weeks }),
    total: z.object(figures),
    drivers: z.array(z.object({ driverId: z.string(), fullName: z.string(), source, ...figures })),
  }),
  failures: rangeFailures,
})

export const exportShiftAverages = endpoint({
  method: 'GET',
  path: '/api/reports/shift-averages/export',
  access: 'user',
  summary: 'The same as CSV or XLSX (D37).',
  input: z.object({ ...anyWeeks, format: z.enum(['csv', 'xlsx'], { error: reportTexts.format }) }),
  output: z.any(),
  failures: rangeFailures,
  audit: 'export-shift-averages',
  file: true,
})

/** `waiting`: it stays in the outbox until a mail server is configured (D30). */
const posted = z.object({ status: z.literal('ok'), delivery: z.enum(['sending', 'waiting']) })

export const sendSingleAverage = endpoint({
  method: 'POST',
  path: '/api/get-single-avg',
  access: 'user',
  summary:
    'Sends the report of one week by e-mail, with the CSV attached. A request repeated with its Idempotency-Key sends once.',
  input: z.object({ ...start, ...mail }),
  output: posted,
  failures: sendFailures,
})

export const sendPeriodAverage = endpoint({
  method: 'POST',
  path: '/api/get-period-avg',
  access: 'user',
  summary:
    'The same of a period, which may cross a new year: without endYear an endWeek below week lies in the next year where that is less than half a year away, and is refused otherwise.',
  input: z.object({ ...start, ...end, ...mail }),
  output: posted,
  failures: sendFailures,
})
