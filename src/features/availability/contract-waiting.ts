import * as z from 'zod/mini'
import { endpoint } from '#platform/pure/endpoint.ts'
import { wireInteger } from '#platform/pure/wire.ts'
import { waitingTexts } from './texts-waiting.ts'

const number = wireInteger(0, 2_147_483_647, waitingTexts.choose)
const search = z._default(z.string().check(z.maxLength(100)), '')
const network = z._default(z.string().check(z.maxLength(100)), '')

/**
 * These, or with `until` all that `search` and `network` find up to that number; `seen` says how many of them
 * the office was shown, and where there are more now, nothing is done.
 */
const chosen = {
  numbers: z.optional(z.array(number).check(z.maxLength(500))),
  search,
  network,
  until: z.optional(number),
  seen: z.optional(number),
}

const failures = {
  nothing_chosen: { status: 400, msg: waitingTexts.choose },
  more_found: { status: 409, msg: waitingTexts.moreFound },
} as const

export const listWaitingForms = endpoint({
  method: 'GET',
  path: '/api/waiting-forms',
  access: 'user',
  summary:
    'Forms of phones that nobody knows, and of too many drivers’ phones at once, which wait for the office (D44), in the order in which they came, 50 a page. They count nowhere.',
  input: z.object({ page: z._default(wireInteger(1, 100_000, waitingTexts.page), 1), search, network }),
  output: z.object({
    data: z.array(
      z.object({
        number: z.number(),
        fullName: z.string(),
        phone: z.string(),
        email: z.string(),
        year: z.number(),
        weekNum: z.number(),
        /** Chosen shifts, reserve and on-call included. */
        shifts: z.number(),
        createdAt: z.string(),
        /** Other addresses that were given for this phone since. */
        otherEmails: z.array(z.string()),
        /** Names the network that it came from, and how many wait from there. */
        network: z.string(),
        ofNetwork: z.number(),
        /**
         * A driver has this phone; `sent`: and has a form of this week that was taken; `disowned`: and
         * said 'To nie ja' of one before.
         */
        known: z.nullable(z.enum(['unsent', 'sent', 'disowned'])),
      }),
    ),
    /** How many the filter finds, and the highest number among them. */
    found: z.number(),
    until: z.number(),
    all: z.number(),
  }),
  failures: {},
})

export const confirmWaitingForms = endpoint({
  method: 'POST',
  path: '/api/waiting-forms/confirm',
  access: 'user',
  summary:
    'Takes waiting forms as submissions, in the order in which they came, as if they came now: a part of those chosen, and says behind which number to go on.',
  input: z.object({ ...chosen, after: z._default(number, 0) }),
  output: z.object({
    confirmed: z.number(),
    /** Those that can't be taken, with the reason; they still wait. */
    refused: z.array(
      z.object({
        ...{ number: z.number(), fullName: z.string() },
        why: z.enum(['day_after_night', 'form_closed', 'inactive_driver', 'too_many_unknown', 'wrong_week']),
      }),
    ),
    /** Whose phones have sent a form of their own meanwhile: they wait no more. */
    superseded: z.number(),
    /** To be sent as `after` for the rest; null where none is left. */
    next: z.nullable(z.number()),
  }),
  failures,
})

export const deleteWaitingForms = endpoint({
  method: 'POST',
  path: '/api/waiting-forms/delete',
  access: 'user',
  summary: 'Deletes waiting forms: nothing of them is left.',
  input: z.object(chosen),
  output: z.object({ deleted: z.number() }),
  failures,
})
