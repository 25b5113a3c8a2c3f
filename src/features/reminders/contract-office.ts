import * as z from 'zod/mini'
import { sendFault } from '#features/messaging/contract-faults.ts'
import { MESSAGE_KINDS, MESSAGE_STATES } from '#features/messaging/domain/public.ts'
import { nightText, nightTexts } from '#features/settings/texts-chasing.ts'
import { endpoint } from '#platform/pure/endpoint.ts'
import { LANGUAGES } from '#platform/pure/languages.ts'
import { weekExists, wireBoolean, wireId, wireWeek, wireYear } from '#platform/pure/wire.ts'
import { NO_WAYS } from './domain/asking.ts'
import { askingTexts } from './texts-office.ts'

/** More than any fleet has. */
export const MOST_ASKED = 5000

const week = { year: wireYear, week: wireWeek }
const way = z.enum(['email', 'sms', ...NO_WAYS])
const someone = z.object({ driverId: z.string(), fullName: z.string() })

/** Why nobody can be asked now; null: everybody can. */
const hindrance = z.nullable(
  z.object({
    code: z.enum(['wrong_week', 'form_closed', 'night']),
    /** Of the night: when it ends. */
    from: z.nullable(z.object({ date: z.string(), hour: z.number() })),
  }),
)

export const listSilent = endpoint({
  method: 'GET',
  path: '/api/week-preparation/silent',
  access: 'user',
  summary:
    'Active drivers who have not sent availability for a week, by name: with what they chose the week before, how they can be asked, and what they were told.',
  input: z.object(week).check(weekExists),
  output: z.object({
    /** All active drivers. */
    active: z.number(),
    /** Nobody is asked again sooner. */
    restHours: z.number(),
    hindrance,
    data: z.array(
      z.object({
        driverId: z.string(),
        fullName: z.string(),
        phone: z.string(),
        /** Empty where the office knows none. */
        email: z.string(),
        /** What was chosen for the week before, Monday 0 to Sunday 6, in the order of time. */
        before: z.array(
          z.object({
            weekday: z.number(),
            option: z.enum(['day', 'night', 'day-reserve', 'night-reserve', 'on-call']),
          }),
        ),
        /** When the driver last sent a form, of whatever week; null: never. */
        lastSentAt: z.nullable(z.string()),
        /** When the driver took back what was sent (D51). */
        withdrawnAt: z.nullable(z.string()),
        push: z.boolean(),
        /** How the driver is asked beside the push, or why not at all. */
        other: way,
        otherWithSms: way,
        /** The last time that the driver was asked for this form, by the office or by itself; null: never. */
        asked: z.nullable(
          z.object({
            at: z.string(),
            /** How often the office did. */
            times: z.number(),
            byOffice: z.boolean(),
            way: z.enum(MESSAGE_KINDS),
            state: z.enum(MESSAGE_STATES),
            error: z.nullable(sendFault),
          }),
        ),
        /** Until when the driver is left alone; null: may be asked. */
        restsUntil: z.nullable(z.string()),
      }),
    ),
  }),
  failures: {},
})

const selected = z
  .object({
    ...week,
    driverIds: z.array(wireId).check(z.minLength(1), z.maxLength(MOST_ASKED)),
    /** SMS to those whom nothing else reaches, also where the fleet does not remind by SMS. */
    smsToo: z._default(wireBoolean, false),
  })
  .check(weekExists)

const ways = { push: z.number(), email: z.number(), sms: z.number() }
const LARGE = { bodyLimit: 300_000, bodyRows: MOST_ASKED } as const

export const previewAsking = endpoint({
  method: 'POST',
  path: '/api/week-preparation/preview',
  access: 'user',
  summary:
    'Who of these would be asked for the form now, how, with which words, and who not and why; changes nothing.',
  input: selected,
  output: z.object({
    hindrance,
    /** Who would be asked. */
    people: z.number(),
    /** Each person once: by what costs most, or by the push alone. */
    ...ways,
    /** In how many parts gateways would count the SMS together. */
    parts: z.number(),
    /** One of each way and language, the most frequent first. */
    examples: z.array(
      z.object({
        way: z.enum(['email', 'sms']),
        language: z.enum(LANGUAGES),
        text: z.string(),
        people: z.number(),
      }),
    ),
    unreachable: z.array(z.object({ ...someone.shape, why: z.enum(NO_WAYS) })),
    resting: z.array(z.object({ ...someone.shape, until: z.string() })),
    submitted: z.array(someone),
    /** Switched off or removed meanwhile. */
    gone: z.number(),
    /** False: what goes this way waits in the outbox for a gateway (D30). */
    mailConfigured: z.boolean(),
    smsConfigured: z.boolean(),
  }),
  failures: {},
  ...LARGE,
})

export const askSilent = endpoint({
  method: 'POST',
  path: '/api/week-preparation/ask',
  access: 'user',
  summary:
    "Asks those of these drivers who have not sent the form, each once and in the way the driver has chosen, with a link to the form. Who was asked within the fleet's hours of rest, has submitted, or can't be reached is left out and counted.",
  input: selected,
  output: z.object({
    /** Put into the outbox. */
    people: z.number(),
    ...ways,
    parts: z.number(),
    unreachable: z.number(),
    resting: z.number(),
    submitted: z.number(),
    gone: z.number(),
  }),
  failures: {
    wrong_week: { status: 409, msg: askingTexts.wrongWeek },
    form_closed: { status: 409, msg: askingTexts.formClosed },
    night: { status: 409, msg: nightTexts.night, says: nightText },
  },
  ...LARGE,
})
