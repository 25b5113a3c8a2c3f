import * as z from 'zod/mini'
import { endpoint } from '#platform/pure/endpoint.ts'
import { wireDone, wireId, wireInteger } from '#platform/pure/wire.ts'
import { sendFault } from './contract-faults.ts'
import { messageFilter } from './contract-filter.ts'
import { MESSAGE_KINDS, MESSAGE_STATES } from './domain/message-state.ts'
import { messagingTexts } from './texts.ts'

const messageOnWire = z.object({
  id: z.string(),
  attributes: z.object({
    kind: z.enum(MESSAGE_KINDS),
    to: z.string(),
    /** Whose number or address it is; several may share one. Empty: nobody’s on the list of drivers. */
    people: z.array(z.object({ id: z.string(), fullName: z.string() })),
    subject: z.string(),
    state: z.enum(MESSAGE_STATES),
    attempts: z.number(),
    createdAt: z.string(),
    sentAt: z.nullable(z.string()),
    /** When the gateway told what became of it. */
    reportedAt: z.nullable(z.string()),
    /** What went wrong last; null where nothing did. */
    error: z.nullable(sendFault),
    /** Which kind of SMS it is; empty where not told. */
    aboutKind: z.string(),
    aboutId: z.string(),
    /** Of an SMS, as gateways count its text; null: not counted yet, or no SMS. */
    parts: z.nullable(z.number()),
    /** How many times before this one it was handed over. */
    rounds: z.number(),
    /** A gateway may have it although it has not said so. */
    mayHaveArrived: z.boolean(),
  }),
})

export const listMessages = endpoint({
  method: 'GET',
  path: '/api/messages',
  access: 'admin',
  summary:
    'The outbox, newest first, 50 a page, with counts by state, parts of SMS and the drivers’ names (D30).',
  input: z.object({
    page: z._default(wireInteger(1, 100_000, messagingTexts.page), 1),
    ...messageFilter,
  }),
  output: z.object({
    data: z.array(messageOnWire),
    /** That the filter lets through, on all pages. */
    total: z.number(),
    /** Of what the filter lets through, by state, whichever it names; a state without any is left out. */
    counts: z.partialRecord(z.enum(MESSAGE_STATES), z.number()),
    /** Of those the ones that nobody got, by state; test messages are none of them. */
    missed: z.partialRecord(z.enum(MESSAGE_STATES), z.number()),
    /** Parts of all SMS that the filter lets through: those that gateways have had, and those that wait. */
    parts: z.object({ charged: z.number(), waiting: z.number() }),
    /** Of one part, in hundredths of a grosz; null: nobody has said. */
    partPrice: z.nullable(z.number()),
    /** Whom the filter names; null without one, or where there is no such driver any more. */
    driver: z.nullable(z.object({ id: z.string(), fullName: z.string(), phone: z.string() })),
    /** That runs now, by the fleet’s clock. */
    thisWeek: z.object({ year: z.number(), week: z.number() }),
    mailConfigured: z.boolean(),
    smsConfigured: z.boolean(),
  }),
  failures: {},
})

export const readMessage = endpoint({
  method: 'GET',
  path: '/api/messages/:id',
  access: 'admin',
  summary:
    'One message with its text, which may carry a PIN (D30). What was settled is told to the right to money alone: the text is empty then.',
  input: z.object({ id: wireId }),
  output: z.extend(messageOnWire, {
    text: z.string(),
    /** The text is left out, since it is about money, and who asks has no right to that. */
    ofMoney: z.boolean(),
    attachments: z.array(z.string()),
  }),
  failures: {
    no_such_message: { status: 404, msg: messagingTexts.noSuchMessage },
    unreadable_message: { status: 409, msg: messagingTexts.unreadable },
  },
  audit: 'read-message',
})

export const retryMessage = endpoint({
  method: 'POST',
  path: '/api/messages/:id/retry',
  access: 'admin',
  summary: 'Sends a message again that failed, was not delivered, was stopped, or waits.',
  input: z.object({ id: wireId }),
  output: wireDone,
  failures: {
    no_such_message: { status: 404, msg: messagingTexts.noSuchMessage },
    not_repeatable: { status: 409, msg: messagingTexts.notRepeatable },
  },
})

export const cancelMessage = endpoint({
  method: 'POST',
  path: '/api/messages/:id/cancel',
  access: 'admin',
  summary: 'Stops a message that still waits.',
  input: z.object({ id: wireId }),
  output: wireDone,
  failures: {
    no_such_message: { status: 404, msg: messagingTexts.noSuchMessage },
    not_stoppable: { status: 409, msg: messagingTexts.notStoppable },
  },
})
