import * as z from 'zod/mini'
import { endpoint } from '#platform/pure/endpoint.ts'
import { weekExists, wireWeek, wireYear } from '#platform/pure/wire.ts'
import { scheduleTexts } from './texts.ts'
import { publishingTexts } from './texts-publishing.ts'

/** Null: a draft, of which drivers see and hear nothing (D43). */
export const publicationOnWire = z.nullable(
  z.object({
    at: z.string(),
    by: z.string(),
    /**
     * Drivers concerned for whom a message was put into the outbox; whether it has gone out stands there
     * (D30).
     */
    told: z.number(),
    /** Drivers concerned who could not be sent one: neither e-mail nor, where SMS are on, a phone. */
    untold: z.number(),
  }),
)

export const publishedOnWire = z.object({
  letters: z.number(),
  sms: z.number(),
  /** Messages wait in the outbox: no gateway is configured for them. */
  waits: z.boolean(),
  /** Names of the drivers concerned whom no message reaches, in Polish order. */
  untold: z.array(z.string()),
})

export const publishWeek = endpoint({
  method: 'POST',
  path: '/api/publish-week',
  access: 'user',
  summary:
    'Publishes a draft: drivers see the week, and each one concerned is told once what he got and what he did not (D43). Changes are counted from here on.',
  input: z.object({ year: wireYear, week: wireWeek }).check(weekExists),
  output: publishedOnWire,
  failures: {
    not_generated: { status: 404, msg: scheduleTexts.notGenerated },
    already_published: { status: 409, msg: publishingTexts.already },
  },
})
