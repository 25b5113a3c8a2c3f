import * as z from 'zod/mini'
import { nightText, nightTexts } from '#features/settings/texts-chasing.ts'
import { endpoint } from '#platform/pure/endpoint.ts'
import { wireId } from '#platform/pure/wire.ts'
import { MOST_REMINDED, REMIND_HINDRANCES } from './domain/remind.ts'
import { remindTexts } from './texts-remind-office.ts'

const chosen = z.object({
  papers: z
    .array(z.object({ kindId: wireId, subjectId: wireId }))
    .check(
      z.minLength(1, { error: remindTexts.nothing }),
      z.maxLength(MOST_REMINDED, { error: remindTexts.tooMany }),
    ),
})

const reminded = {
  /** Drivers; each gets one message of all chosen papers. */
  people: z.number(),
  email: z.number(),
  sms: z.number(),
  /** Of all SMS together. */
  parts: z.number(),
  /** Papers of which nobody is reminded, by `kindId_subjectId`. */
  left: z.array(z.object({ id: z.string(), why: z.enum(REMIND_HINDRANCES) })),
}
const LARGE = { bodyLimit: 300_000, bodyRows: 2 * MOST_REMINDED } as const

export const previewRemindingPapers = endpoint({
  method: 'POST',
  path: '/api/papers/remind/preview',
  access: 'user',
  summary: 'Which drivers would be reminded of these papers, how, and of which nobody; changes nothing.',
  input: chosen,
  output: z.object({
    ...reminded,
    /** When the night ends in which nobody is reminded; null by day. */
    night: z.nullable(z.object({ date: z.string(), hour: z.number() })),
    waits: z.array(z.enum(['email', 'sms'])),
  }),
  failures: {},
  ...LARGE,
})

export const remindOfPapers = endpoint({
  method: 'POST',
  path: '/api/papers/remind',
  access: 'user',
  summary:
    'Reminds drivers of these papers of theirs that are due or have run out: one message a driver, in the driver’s language, at most one a day. What can’t be reminded of is named with the reason.',
  input: chosen,
  output: z.object(reminded),
  failures: { night: { status: 409, msg: nightTexts.night, says: nightText } },
  ...LARGE,
})
