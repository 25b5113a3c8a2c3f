import * as z from 'zod/mini'
import { endpoint } from '#platform/pure/endpoint.ts'
import { typed } from '#platform/pure/typed.ts'
import { wireBoolean, wireId } from '#platform/pure/wire.ts'
import { LONGEST_NOTE, LONGEST_SUBJECT, MOST_DRIVERS, NOTE_WAYS } from './domain/note.ts'
import { bulkDriverTexts as texts } from './texts-bulk.ts'

const ids = z
  .array(wireId)
  .check(z.minLength(1, { error: texts.nobody }), z.maxLength(MOST_DRIVERS, { error: texts.tooMany }))
const LARGE = { bodyLimit: 150_000, bodyRows: MOST_DRIVERS } as const

export const previewSwitch = endpoint({
  method: 'POST',
  path: '/api/drivers/switch/preview',
  access: 'user',
  summary: 'What would follow if these drivers were switched off or on; changes nothing.',
  input: z.object({ ids, active: wireBoolean }),
  output: z.object({
    /** That would change. */
    change: z.number(),
    /** That are so already. */
    same: z.number(),
    /** No longer on the list. */
    gone: z.number(),
    /** Of those that would change: who has a shift with a car today or later, which stays as it is. */
    withShifts: z.array(z.string()),
    /** Of those who would be switched off: with whom the fleet is not even, what is on its way included. */
    unsettled: z.array(z.string()),
  }),
  failures: {},
  ...LARGE,
})

export const switchDrivers = endpoint({
  method: 'PUT',
  path: '/api/drivers/switch',
  access: 'user',
  summary:
    'Switches many drivers on or off in one act; off ends their sessions. Who is so already stays, who is gone is named.',
  input: z.object({ ids, active: wireBoolean }),
  output: z.object({
    changed: z.array(z.string()),
    same: z.array(z.string()),
    gone: z.array(z.string()),
  }),
  failures: {},
  ...LARGE,
})

const note = {
  ids,
  /** Of letters. */
  subject: z.string({ error: texts.subjectMissing }).check(
    z.overwrite((subject) => subject.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')),
    typed(),
    z.minLength(1, { error: texts.subjectMissing }),
    z.maxLength(LONGEST_SUBJECT, { error: texts.subjectLong }),
  ),
  text: z
    .string({ error: texts.textMissing })
    .check(
      typed(),
      z.minLength(1, { error: texts.textMissing }),
      z.maxLength(LONGEST_NOTE, { error: texts.textLong }),
    ),
  way: z.enum(NOTE_WAYS, { error: texts.way }),
}

const counts = { email: z.number(), sms: z.number(), parts: z.number() }
/** Drivers to whom it does not go: no way to them, told the same or five others today, or off the list. */
const left = z.array(
  z.object({ id: z.string(), why: z.enum(['no-way', 'told-today', 'enough-today', 'gone']) }),
)

export const previewNote = endpoint({
  method: 'POST',
  path: '/api/drivers/note/preview',
  access: 'user',
  summary: 'To whom of these drivers a message would go, by which way, and to whom not; changes nothing.',
  input: z.object(note),
  output: z.object({ ...counts, left, waits: z.array(z.enum(['email', 'sms'])) }),
  failures: {},
  ...LARGE,
})

export const sendNote = endpoint({
  method: 'POST',
  path: '/api/drivers/note',
  access: 'user',
  summary:
    'Puts a message that the office has typed into the outbox for many drivers, each once: the same words go to nobody twice on one day.',
  input: z.object(note),
  output: z.object({ ...counts, left }),
  failures: {},
  ...LARGE,
})
