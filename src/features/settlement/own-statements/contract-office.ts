import * as z from 'zod/mini'
import { endpoint } from '#platform/pure/endpoint.ts'
import { weekExists, wireWeek, wireYear } from '#platform/pure/wire.ts'
import { ownStatementFailures } from './texts-failures.ts'

const week = z.object({ year: wireYear, week: wireWeek }).check(weekExists)

/**
 * Whom no message reaches: no address or number, switched off, on the list no more, or with a number to which
 * the fleet sends nothing.
 */
const unreachable = z.array(
  z.object({
    driverId: z.string(),
    fullName: z.string(),
    why: z.enum(['no-channel', 'inactive', 'gone', 'not-sent']),
  }),
)

export const readTellings = endpoint({
  method: 'GET',
  path: '/api/settlement/weeks/tellings',
  access: 'money',
  summary:
    'Who of a week’s closed statements was told, who is still to be told by which way, and whom no message reaches.',
  input: week,
  output: z.object({
    /** Which messages the fleet sends. */
    letters: z.boolean(),
    sms: z.boolean(),
    /** `told + inNewer + waiting + declined + unreachable` are all that are closed. */
    closed: z.number(),
    told: z.number(),
    /** What they left is in a newer statement, whose message tells of it. */
    inNewer: z.number(),
    /** So many letters and SMS would go out now. */
    waiting: z.object({ letters: z.number(), sms: z.number() }),
    /** Of these ways there is no gateway: what is written for them stays in the outbox. */
    stays: z.object({ letters: z.boolean(), sms: z.boolean() }),
    /** They want no message. */
    declined: z.number(),
    /** What was written stays in the outbox until there is a gateway for it. */
    waits: z.boolean(),
    unreachable,
  }),
  failures: {},
})

export const tellDrivers = endpoint({
  method: 'POST',
  path: '/api/settlement/weeks/tell',
  access: 'money',
  summary:
    'Tells drivers of their closed statements of the week: each version once, and once more when it was corrected, whoever presses how often.',
  input: week,
  output: z.object({
    letters: z.number(),
    sms: z.number(),
    /** Something stays until there is a gateway for it. */
    waits: z.boolean(),
    unreachable,
  }),
  failures: { switched_off: { status: 409, msg: ownStatementFailures.switchedOff } },
})

export const listOpenQuestions = endpoint({
  method: 'GET',
  path: '/api/settlement/questions',
  access: 'money',
  summary:
    "Drivers' questions about statements that nobody has answered, the oldest first; a hundred at the most.",
  input: z.object({}),
  output: z.object({
    all: z.number(),
    data: z.array(
      z.object({
        id: z.string(),
        statement: z.string(),
        driverId: z.string(),
        fullName: z.string(),
        year: z.number(),
        week: z.number(),
        askedAt: z.string(),
      }),
    ),
  }),
  failures: {},
})
