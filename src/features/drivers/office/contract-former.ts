import * as z from 'zod/mini'
import { endpoint } from '#platform/pure/endpoint.ts'
import { wireDone, wireId } from '#platform/pure/wire.ts'
import { formerTexts } from './texts-former.ts'

export const listFormerDrivers = endpoint({
  method: 'GET',
  path: '/api/former-drivers',
  access: 'user',
  summary:
    "Who is on the list with a number of a record that was removed: whether it is the same person waits for an administrator. Until then files' rows of that name and number stay with the removed record.",
  input: z.object({}),
  output: z.object({
    data: z.array(
      z.object({
        driverId: z.string(),
        fullName: z.string(),
        phone: z.string(),
        /** The removed record; `merge-drivers` takes it as `foldedId`. */
        formerId: z.string(),
        formerName: z.string(),
        /** Instant; null of who was removed by an earlier edition. */
        removedAt: z.nullable(z.string()),
      }),
    ),
  }),
  failures: {},
})

export const keepFormerApart = endpoint({
  method: 'POST',
  path: '/api/drivers/:id/former-apart',
  access: 'admin',
  summary:
    'Says that a driver is not whoever had the number before: the removed record keeps its money and weeks, and is not asked about again.',
  input: z.object({ id: wireId, formerId: wireId }),
  output: wireDone,
  failures: { no_such_former: { status: 404, msg: formerTexts.noSuchFormer } },
})
