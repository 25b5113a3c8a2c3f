import * as z from 'zod/mini'
import { endpoint } from '#platform/pure/endpoint.ts'
import { wireDone, wireId, wireInteger } from '#platform/pure/wire.ts'
import { messagingTexts } from './texts.ts'

const messageOnWire = z.object({
  id: z.string(),
  attributes: z.object({
    kind: z.enum(['email', 'sms']),
    to: z.string(),
    subject: z.string(),
    state: z.enum(['waiting', 'no-gateway', 'sending', 'sent', 'failed']),
    attempts: z.number(),
    createdAt: z.string(),
    sentAt: z.nullable(z.string()),
    error: z.string(),
  }),
})

export const listMessages = endpoint({
  method: 'GET',
  path: '/api/messages',
  access: 'admin',
  summary: 'The outbox, newest first, 50 a page (D30).',
  input: z.object({ page: z._default(wireInteger(1, 100_000, 'Podaj numer strony.'), 1) }),
  output: z.object({
    data: z.array(messageOnWire),
    total: z.number(),
    failed: z.number(),
    mailConfigured: z.boolean(),
  }),
  failures: {},
})

export const readMessage = endpoint({
  method: 'GET',
  path: '/api/messages/:id',
  access: 'admin',
  summary: 'One message with its text, which may carry a PIN (D30).',
  input: z.object({ id: wireId }),
  output: z.extend(messageOnWire, { text: z.string(), attachments: z.array(z.string()) }),
  failures: { no_such_message: { status: 404, msg: messagingTexts.noSuchMessage } },
  audit: 'read-message',
})

export const retryMessage = endpoint({
  method: 'POST',
  path: '/api/messages/:id/retry',
  access: 'admin',
  summary: 'Sends a failed message again.',
  input: z.object({ id: wireId }),
  output: wireDone,
  failures: { no_such_message: { status: 404, msg: messagingTexts.noSuchMessage } },
})
