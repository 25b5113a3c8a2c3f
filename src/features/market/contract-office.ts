import * as z from 'zod/mini'
import { endpoint } from '#platform/pure/endpoint.ts'
import { typed } from '#platform/pure/typed.ts'
import { wireDone, wireId } from '#platform/pure/wire.ts'
import { marketFailures } from './texts-failures.ts'
import { decidedText } from './texts-office.ts'

const slot = z.object({ date: z.string(), shift: z.enum(['day', 'night']) })
/** A seat with its car's plate, or a place on one of the lists. */
const place = z.object({
  ...slot.shape,
  kind: z.enum(['car', 'reserve', 'on-call']),
  /** Empty without a car. */
  reg: z.string(),
})
/** One of the two drivers, with what is published of the weeks of the request as it is now. */
const party = z.object({
  driverId: z.string(),
  fullName: z.string(),
  /** In the order of time. */
  places: z.array(place),
  /** Shifts of which the driver has reported being ill, and not taken it back. */
  ill: z.array(slot),
})

const decided = { decided: { status: 409, msg: marketFailures.decided, says: decidedText } } as const

export const listRequests = endpoint({
  method: 'GET',
  path: '/api/market/requests',
  access: 'user',
  summary:
    "'Prośby kierowców': shifts that drivers want to exchange and the office has to decide, the soonest first, and those of the last 30 days that ended.",
  input: z.object({}),
  output: z.object({
    data: z.array(
      z.object({
        id: z.string(),
        date: z.string(),
        shift: z.enum(['day', 'night']),
        /** What the giver gets for it. */
        inReturn: z.nullable(slot),
        askedAt: z.string(),
        state: z.enum(['asked', 'done', 'refused', 'expired']),
        endedAt: z.nullable(z.string()),
        /** Name of who decided; empty where nobody of the office did. */
        decidedBy: z.string(),
        reason: z.string(),
        giver: party,
        taker: party,
        /** The rules forbid it by now. */
        forbidden: z.boolean(),
        /** Whole hours until the first of the shifts begins; 0 where it has begun, or was decided. */
        hoursLeft: z.number(),
      }),
    ),
  }),
  failures: {},
})

export const acceptRequest = endpoint({
  method: 'POST',
  path: '/api/market/requests/:id/accept',
  access: 'user',
  summary: 'Accepts a request of drivers: judged anew and done at once.',
  input: z.object({ id: wireId }),
  output: wireDone,
  failures: {
    ...decided,
    breaks_rules: { status: 409, msg: marketFailures.breaksRules },
    begun: { status: 409, msg: marketFailures.begun },
  },
})

export const refuseRequest = endpoint({
  method: 'POST',
  path: '/api/market/requests/:id/refuse',
  access: 'user',
  summary: 'Refuses a request of drivers; both are told with the reason.',
  input: z.object({
    id: wireId,
    reason: z._default(
      z.string({ error: marketFailures.reason }).check(typed(), z.maxLength(200, marketFailures.reason)),
      '',
    ),
  }),
  output: wireDone,
  failures: decided,
})
