import * as z from 'zod/mini'
import { endpoint } from '#platform/pure/endpoint.ts'
import { typed } from '#platform/pure/typed.ts'
import { wireId, wireInteger } from '#platform/pure/wire.ts'
import { FEWEST_MINUTES, LONGEST_TEXT, MOST_MINUTES, MOST_PHOTOS, REPORT_KINDS } from './domain/report.ts'
import { reportFailures as failures } from './texts-failures.ts'

export const tellOffice = endpoint({
  method: 'POST',
  path: '/api/own-reports',
  access: 'own-calendar',
  summary:
    "Tells the office of the driver's own shift: illness, being late, a problem with the car. What is still open of the same kind and shift is replaced, its photos with it.",
  input: z.object({
    kind: z.enum(REPORT_KINDS),
    /** YYYY-MM-DD */
    date: z.string().check(z.maxLength(20)),
    shift: z.enum(['day', 'night']),
    /** Of being late. */
    minutes: z.optional(wireInteger(FEWEST_MINUTES, MOST_MINUTES, failures.minutes)),
    /** Of a problem with the car: it can be driven. */
    drives: z.optional(z.boolean()),
    text: z._default(
      z.string({ error: failures.text }).check(typed(), z.maxLength(LONGEST_TEXT, failures.text)),
      '',
    ),
    /** Of a problem with the car: ids of its photos, made on the phone; they follow one by one. */
    photos: z._default(z.array(wireId).check(z.maxLength(MOST_PHOTOS, failures.photos)), []),
  }),
  output: z.object({ id: z.string() }),
  failures: {
    incomplete: { status: 400, msg: failures.incomplete },
    not_yours: { status: 409, msg: failures.notYours },
    over: { status: 409, msg: failures.over },
    not_late: { status: 409, msg: failures.notLate },
    promise_gone: { status: 409, msg: failures.promiseGone },
    too_many: { status: 429, msg: failures.tooMany },
  },
})

export const withdrawReport = endpoint({
  method: 'POST',
  path: '/api/own-reports/:id/withdraw',
  access: 'own-calendar',
  summary:
    'Takes back what the driver told, until the office has taken it up; an illness later too, which the office has to read then.',
  input: z.object({ id: wireId }),
  output: z.object({
    /** By the published week, in which nothing changes by this. */
    shift: z.enum(['yours', 'gone']),
  }),
  failures: {
    no_such_report: { status: 404, msg: failures.noSuchReport },
    taken_up: { status: 409, msg: failures.takenUp },
  },
})
