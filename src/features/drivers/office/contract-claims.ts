import * as z from 'zod/mini'
import { endpoint } from '#platform/pure/endpoint.ts'
import { wireBoolean, wireId } from '#platform/pure/wire.ts'
import { claimTexts } from './texts-claims.ts'

export const listEmailClaims = endpoint({
  method: 'GET',
  path: '/api/email-claims',
  access: 'user',
  summary:
    "Other e-mail addresses that came with drivers' phones, for the office to settle; the oldest first, 200 at most. No PIN goes to them.",
  input: z.object({}),
  output: z.object({
    all: z.number(),
    data: z.array(
      z.object({
        driverId: z.string(),
        fullName: z.string(),
        phone: z.string(),
        /** The driver's own; empty where the office knows none. */
        email: z.string(),
        claimedEmail: z.string(),
        claimedName: z.string(),
        times: z.number(),
        lastAt: z.string(),
      }),
    ),
  }),
  failures: {},
})

export const resolveEmailClaim = endpoint({
  method: 'POST',
  path: '/api/drivers/:id/email-claim',
  access: 'user',
  adminPart: { field: 'newPin', values: [true], failure: 'admin_only' },
  summary:
    "Makes a claimed e-mail the driver's, or keeps the driver's own. With `newPin` (administrators) the driver gets a new PIN there; all that was opened with the old one ends.",
  input: z.object({
    id: wireId,
    email: z.string().check(z.maxLength(254)),
    accept: wireBoolean,
    newPin: z._default(wireBoolean, false),
  }),
  output: z.object({
    status: z.literal('ok'),
    told: z.array(z.enum(['email', 'sms'])),
    /** There is no gateway for letters: the one with the PIN stays in the outbox. */
    waits: z.boolean(),
  }),
  failures: {
    no_such_claim: { status: 404, msg: claimTexts.noSuchClaim },
    admin_only: { status: 403, msg: claimTexts.adminOnly },
  },
})
