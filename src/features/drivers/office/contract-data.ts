import * as z from 'zod/mini'
import { sendFault } from '#features/messaging/contract-faults.ts'
import { MESSAGE_STATES } from '#features/messaging/domain/public.ts'
import { endpoint } from '#platform/pure/endpoint.ts'
import { wireDone, wireId, wireInteger } from '#platform/pure/wire.ts'
import { mergeClash } from './contract-clash.ts'
import { driverTexts } from './texts.ts'
import { clashesText } from './texts-clashes.ts'

const noSuchDriver = { status: 404, msg: driverTexts.noSuchDriver } as const
const wirePair = {
  /** The record that stays. */
  staysId: wireId,
  /** The record that is folded into it. */
  foldedId: wireId,
}
const person = z.object({ id: z.string(), fullName: z.string(), phoneNumber: z.string(), email: z.string() })

export const listDriverMessages = endpoint({
  method: 'GET',
  path: '/api/drivers/:id/messages',
  access: 'admin',
  summary: "Letters and SMS to a driver's numbers and addresses, newest first, 50 a page.",
  input: z.object({ id: wireId, page: z._default(wireInteger(1, 100_000, driverTexts.page), 1) }),
  output: z.object({
    total: z.number(),
    data: z.array(
      z.object({
        id: z.string(),
        attributes: z.object({
          kind: z.enum(['email', 'sms', 'push']),
          to: z.string(),
          subject: z.string(),
          state: z.enum(MESSAGE_STATES),
          createdAt: z.string(),
          sentAt: z.nullable(z.string()),
          error: z.nullable(sendFault),
        }),
      }),
    ),
  }),
  failures: { no_such_driver: noSuchDriver },
})

export const previewMerge = endpoint({
  method: 'GET',
  path: '/api/preview-merge-drivers',
  access: 'admin',
  summary: 'What comes together when one record is folded into another, and what stands against it.',
  input: z.object(wirePair),
  output: z.object({
    stays: person,
    folded: person,
    /** How much each record holds of a kind. */
    parts: z.array(z.object({ title: z.string(), stays: z.number(), folded: z.number() })),
    /** Where one is blocking, the merge is refused. */
    clashes: z.array(z.object({ blocking: z.boolean(), both: mergeClash })),
  }),
  failures: { no_such_driver: noSuchDriver, same_driver: { status: 400, msg: driverTexts.sameDriver } },
})

export const mergeDrivers = endpoint({
  method: 'POST',
  path: '/api/merge-drivers',
  access: 'admin',
  summary:
    'Folds one record into another: nothing is lost, and the number stays as a further one of the driver.',
  input: z.object(wirePair),
  output: wireDone,
  failures: {
    no_such_driver: noSuchDriver,
    same_driver: { status: 400, msg: driverTexts.sameDriver },
    clash: { status: 409, msg: driverTexts.mergeClash, says: clashesText },
  },
})

export const exportDriver = endpoint({
  method: 'GET',
  path: '/api/export-driver',
  access: 'admin',
  summary:
    'All that any feature holds of a driver, as JSON for a program or as HTML for a person; what is settled and paid with the right to money alone.',
  input: z.object({ id: wireId, format: z.enum(['json', 'html'], { error: driverTexts.format }) }),
  output: z.object({ fileName: z.string(), contentType: z.string(), body: z.string() }),
  failures: { no_such_driver: noSuchDriver },
  file: true,
  audit: 'export-driver',
})

export const eraseDriver = endpoint({
  method: 'POST',
  path: '/api/erase-driver',
  access: 'admin',
  summary:
    "Erases a driver's personal data everywhere; counts and sums stay under 'Usunięty kierowca' and a number (D28).",
  input: z.object({ id: wireId }),
  output: wireDone,
  failures: {
    no_such_driver: noSuchDriver,
    still_planned: { status: 409, msg: driverTexts.stillPlanned },
  },
})
