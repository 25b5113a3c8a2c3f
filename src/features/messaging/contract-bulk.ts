import * as z from 'zod/mini'
import { endpoint } from '#platform/pure/endpoint.ts'
import { wireId } from '#platform/pure/wire.ts'
import { messageFilter } from './contract-filter.ts'
import { BULK_ACTS, HINDRANCES } from './domain/bulk.ts'
import { bulkTexts } from './texts-bulk.ts'

/** Rows that can be ticked by hand; whoever wants more takes the whole filter. */
const MOST_TICKED = 500

const chosen = {
  act: z.enum(BULK_ACTS, { error: bulkTexts.act }),
  /** These messages; left out: all that the filter lets through. */
  ids: z.optional(z.array(wireId).check(z.minLength(1), z.maxLength(MOST_TICKED))),
  ...messageFilter,
  /** Of the filter only what was written until this instant, which the preview told. */
  upTo: z.optional(z.iso.datetime({ error: bulkTexts.upTo })),
}

const left = z.array(z.object({ why: z.enum(HINDRANCES), count: z.number() }))
const failures = { too_many: { status: 422, msg: bulkTexts.tooMany } } as const

export const previewActOnMessages = endpoint({
  method: 'POST',
  path: '/api/messages/bulk/preview',
  access: 'admin',
  summary:
    'With how many of these messages the act would be done, with how many not and why, and what SMS would cost; changes nothing.',
  input: z.object(chosen),
  output: z.object({
    can: z.number(),
    left,
    /** Of the SMS among those with which it is done. */
    sms: z.number(),
    parts: z.number(),
    /** Of one part, in hundredths of a grosz; null: nobody has said. */
    partPrice: z.nullable(z.number()),
    /** To be sent along, so that nothing is done with what came later. */
    upTo: z.string(),
    /** Ways on which nothing leaves for want of a gateway. */
    waits: z.array(z.enum(['email', 'sms'])),
  }),
  failures,
})

export const actOnMessages = endpoint({
  method: 'POST',
  path: '/api/messages/bulk',
  access: 'admin',
  summary:
    'Stops many messages that wait, or sends many again that did not get through; those with which that can’t be done are left as they are.',
  input: z.object(chosen),
  output: z.object({ done: z.number(), left }),
  failures,
})
