import * as z from 'zod/mini'
import { endpoint } from '#platform/pure/endpoint.ts'
import { wireId } from '#platform/pure/wire.ts'
import { KEPT_KINDS } from './domain/report.ts'
import { reportTexts } from './texts-office.ts'

const toldReport = z.object({
  id: z.string(),
  /** `well`: who lost the shift by an illness can drive after all. */
  kind: z.enum(KEPT_KINDS),
  date: z.string(),
  shift: z.enum(['day', 'night']),
  /** Of the car at the time of telling. */
  reg: z.string(),
  minutes: z.nullable(z.number()),
  /** Of a problem with the car: it can be driven; of `well`: the driver got the seat back by it. */
  drives: z.nullable(z.boolean()),
  text: z.string(),
  /** Of a problem with the car, in their order; `awaited`: still on the phone, `gone`: no longer kept. */
  photos: z.array(z.object({ id: z.string(), state: z.enum(['here', 'awaited', 'gone']) })),
  /** Instants. */
  sentAt: z.string(),
  takenAt: z.nullable(z.string()),
  takenBy: z.string(),
  withdrawnAt: z.nullable(z.string()),
  /** Instant and name: the office has read that an illness is none, or has said so itself. */
  backSeenAt: z.nullable(z.string()),
  backSeenBy: z.string(),
})

export const listReports = endpoint({
  method: 'GET',
  path: '/api/driver-reports',
  access: 'user',
  summary:
    "'Zgłoszenia kierowców': what drivers told of their shifts and nobody has taken up, the soonest shift first; then those taken up or taken back of the last seven days, and accepted illnesses of shifts to come.",
  input: z.object({}),
  output: z.object({
    data: z.array(
      z.object({
        ...toldReport.shape,
        driverId: z.string(),
        /** Empty where the driver has left the list. */
        fullName: z.string(),
        phone: z.string(),
        /** An accepted illness, and the shift, not over yet, is the ill driver's by the saved week. */
        stillSeated: z.boolean(),
        /**
         * The driver took the illness back after the office had acted, and nobody has read that: the shift
         * is the driver's by the saved week, or it is not.
         */
        back: z.nullable(z.enum(['seated', 'freed'])),
      }),
    ),
  }),
  failures: {},
})

export const listReportsOfDriver = endpoint({
  method: 'GET',
  path: '/api/driver-reports/of-driver',
  access: 'user',
  summary: 'All that one driver has told of shifts, as far as it is kept, the latest first.',
  input: z.object({ driver: wireId }),
  output: z.object({ data: z.array(toldReport) }),
  failures: {},
})

export const takeUpReport = endpoint({
  method: 'POST',
  path: '/api/driver-reports/:id/take-up',
  access: 'user',
  summary: 'The office knows: the driver is shown that, and when.',
  input: z.object({
    id: wireId,
    /** As it was read: what was corrected meanwhile is to be read first. */
    sentAt: z.string().check(z.maxLength(40)),
  }),
  output: z.object({
    status: z.literal('ok'),
    /** Who of the office was quicker, and when; null: this call has taken it up. */
    already: z.nullable(z.object({ by: z.string(), at: z.string() })),
  }),
  failures: {
    no_such_report: { status: 404, msg: reportTexts.gone },
    changed: { status: 409, msg: reportTexts.changed },
  },
})

export const endIllness = endpoint({
  method: 'POST',
  path: '/api/driver-reports/:id/back',
  access: 'user',
  summary:
    'Who reported ill drives after all: the office has read that the driver took it back, or says so itself. Nothing in the week changes.',
  input: z.object({ id: wireId }),
  output: z.object({
    status: z.literal('ok'),
    /** Who of the office was quicker, and when; null: this call has done it. */
    already: z.nullable(z.object({ by: z.string(), at: z.string() })),
  }),
  failures: { no_such_report: { status: 404, msg: reportTexts.gone } },
})
