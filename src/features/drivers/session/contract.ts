import * as z from 'zod/mini'
import { endpoint } from '#platform/pure/endpoint.ts'
import { PLATFORM_FAILURES } from '#platform/pure/platform-failures.ts'
import { wireDone } from '#platform/pure/wire.ts'
import { sessionTexts, wrongCodeText } from './texts.ts'

const pinText = z.string({ error: sessionTexts.wrongPin }).check(z.maxLength(20))
const phoneText = z.string({ error: sessionTexts.wrongPinOrPhone }).check(z.maxLength(30))
/** Lets a new device be heard while too many wrong tries keep strangers out. */
const entryCode = z.optional(z.string().check(z.maxLength(20)))
const byFleetPin = { credential: 'fleet-pin', fields: ['pin'] } as const
const byDriverPin = { credential: 'phone-and-pin', fields: ['phone', 'pin'] } as const
const fleetPinFailures = {
  wrong_pin: { status: 401, msg: sessionTexts.wrongPin },
  too_many_tries: { status: 429, msg: sessionTexts.tooManyFleetTries, says: wrongCodeText },
} as const
const driverPinFailures = {
  wrong_pin_or_phone: { status: 401, msg: sessionTexts.wrongPinOrPhone },
  too_many_tries: { status: 429, msg: sessionTexts.tooManyTries, says: wrongCodeText },
} as const

/** The specification's call, for other callers: our own page sends PINs in bodies only (Q11). */
export const checkPin = endpoint({
  method: 'GET',
  path: '/api/check-pin',
  access: byFleetPin,
  summary: "Opens the fleet calendar with the fleet's PIN (D13).",
  input: z.object({ pin: pinText }),
  output: z.object({ pinValid: z.boolean() }),
  failures: fleetPinFailures,
  audit: 'open-fleet-calendar',
})

export const openFleetCalendar = endpoint({
  method: 'POST',
  path: '/api/fleet-calendar/session',
  access: byFleetPin,
  summary: 'The same as check-pin, with the PIN in the body.',
  input: z.object({ pin: pinText, code: entryCode }),
  output: z.object({ pinValid: z.boolean() }),
  failures: fleetPinFailures,
  audit: 'open-fleet-calendar',
})

export const checkPinAndPhone = endpoint({
  method: 'GET',
  path: '/api/check-pin-and-phone',
  access: byDriverPin,
  summary: "Opens one driver's calendar with phone and PIN (D13).",
  input: z.object({ pin: pinText, phone: phoneText }),
  output: z.object({ passwordValid: z.boolean() }),
  failures: driverPinFailures,
  audit: 'open-own-calendar',
})

export const openOwnCalendar = endpoint({
  method: 'POST',
  path: '/api/own-calendar/session',
  access: byDriverPin,
  summary: 'The same as check-pin-and-phone, with both in the body.',
  input: z.object({
    ...{ pin: pinText, phone: phoneText, code: entryCode },
    /** The device is somebody else's: the session is short. */
    shared: z.optional(z.boolean()),
  }),
  output: z.object({
    passwordValid: z.boolean(),
    /** The driver's id: what a phone has kept for one driver is no other's. */
    me: z.string(),
  }),
  failures: driverPinFailures,
  audit: 'open-own-calendar',
})

export const getCalendarSessions = endpoint({
  method: 'GET',
  path: '/api/calendar-sessions',
  access: 'own-sessions',
  summary:
    'Which calendars this device may open without a PIN just now; a page asks it first, so that it need not be refused.',
  input: z.object({}),
  output: z.object({ fleet: z.boolean(), own: z.boolean() }),
  failures: {},
})

export const closeCalendars = endpoint({
  method: 'POST',
  path: '/api/close-calendars',
  access: 'own-sessions',
  summary: 'Ends the calendar sessions of this device.',
  input: z.object({}),
  output: wireDone,
  failures: {},
})

export const sendEntryCode = endpoint({
  method: 'POST',
  path: '/api/entry-code',
  access: 'anyone',
  summary:
    "Sends a driver the entry code, to the address that the fleet knows, once a day and only while the driver's new device would not be heard. Answers alike for a phone that nobody has.",
  input: z.object({ phone: z.string().check(z.maxLength(30)) }),
  output: wireDone,
  failures: { too_many_requests: PLATFORM_FAILURES.too_many_requests },
})

export const sendPinAgain = endpoint({
  method: 'POST',
  path: '/api/pin-again',
  access: 'anyone',
  summary:
    "'Wyślij mi PIN': sends a driver the PIN to the address or number that the fleet knows, once a day. Answers alike for a phone that nobody has.",
  input: z.object({ phone: z.string().check(z.maxLength(30)) }),
  output: wireDone,
  failures: { too_many_requests: PLATFORM_FAILURES.too_many_requests },
})
