import * as z from 'zod/mini'
import { endpoint } from '#platform/pure/endpoint.ts'
import { LANGUAGES } from '#platform/pure/languages.ts'
import { typed } from '#platform/pure/typed.ts'
import { wireBoolean, wireDone, wireInteger } from '#platform/pure/wire.ts'
import { FEWEST_DAYS, MOST_DAYS } from './domain/messaging-settings.ts'
import { DEAREST_PART } from './domain/sms-cost.ts'
import { SMS_COUNTRIES } from './domain/sms-countries.ts'
import { messagingTexts } from './texts.ts'

const smsKind = z.enum([
  'pin',
  'service-link',
  'shift-moved',
  'shift-other-car',
  'shift-to-list',
  'shift-back',
  'shift-removed',
  'shift-added',
  'shift-changes',
  'schedule-ready',
  'shift-reminder',
  'form-reminder',
  'form-request',
  'free-shift',
  'free-shift-by-pin',
  'statement-ready',
  'question-answered',
])

export const listTemplates = endpoint({
  method: 'GET',
  path: '/api/message-templates',
  access: 'admin',
  summary: 'The texts of all SMS as they stand, and how SMS are written (D31).',
  input: z.object({}),
  output: z.object({
    data: z.array(z.object({ kind: smsKind, template: z.string(), changedAt: z.nullable(z.string()) })),
    plainSms: z.boolean(),
    freeShiftSms: z.boolean(),
    /** To everybody, whatever the driver reads. */
    smsInPolish: z.boolean(),
    /** Of each kind and language but Polish: what goes out, with the examples filled in. */
    otherLanguages: z.array(z.object({ kind: smsKind, language: z.enum(LANGUAGES), example: z.string() })),
    keepDays: z.number(),
    /** ISO codes, Poland among them (D45). */
    smsCountries: z.array(z.string()),
    /** Of one part of an SMS, in hundredths of a grosz; null: nobody has said. */
    smsPartPrice: z.nullable(z.number()),
  }),
  failures: {},
})

export const saveTemplate = endpoint({
  method: 'PUT',
  path: '/api/message-templates/:kind',
  access: 'admin',
  summary:
    'Changes the text of one kind of SMS; it may name only what that kind tells of, and must name what it is sent for (D31).',
  input: z.object({
    kind: smsKind,
    template: z
      .string({ error: messagingTexts.templateEmpty })
      .check(
        typed(),
        z.minLength(1, { error: messagingTexts.templateEmpty }),
        z.maxLength(600, { error: messagingTexts.templateTooLong }),
      ),
  }),
  output: wireDone,
  failures: {
    unknown_placeholder: { status: 422, msg: messagingTexts.unknownPlaceholder },
    missing_placeholder: { status: 422, msg: messagingTexts.missingPlaceholder },
  },
})

export const resetTemplate = endpoint({
  method: 'DELETE',
  path: '/api/message-templates/:kind',
  access: 'admin',
  summary: "Gives an SMS the product's own text again.",
  input: z.object({ kind: smsKind }),
  output: wireDone,
  failures: {},
})

export const setMessaging = endpoint({
  method: 'PUT',
  path: '/api/messaging-settings',
  access: 'admin',
  summary:
    'SMS with or without Polish letters, in the driver’s language or in Polish, whether picked free shifts are told by SMS, to which countries SMS go, what a part of an SMS costs, and how many days messages are kept; what is left out stays.',
  input: z.object({
    plainSms: z.optional(wireBoolean),
    freeShiftSms: z.optional(wireBoolean),
    smsInPolish: z.optional(wireBoolean),
    keepDays: z.optional(wireInteger(FEWEST_DAYS, MOST_DAYS, messagingTexts.keepDays)),
    /** ISO codes; Poland is always among them. */
    smsCountries: z.optional(
      z
        .array(z.enum(SMS_COUNTRIES, { error: messagingTexts.smsCountry }))
        .check(z.maxLength(SMS_COUNTRIES.length)),
    ),
    /** Of one part, in hundredths of a grosz; null: none is told. */
    smsPartPrice: z.optional(z.nullable(wireInteger(0, DEAREST_PART, messagingTexts.smsPartPrice))),
  }),
  output: wireDone,
  failures: {},
})
