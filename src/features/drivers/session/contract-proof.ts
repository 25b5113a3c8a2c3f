import * as z from 'zod/mini'
import { sessionTexts, wrongTryText } from './texts.ts'

/**
 * How a call says that it is for who holds the fleet's PIN: by the session of it, or by the PIN on the call
 * itself (D13).
 */
export const sessionOrFleetPin = { credential: 'fleet-pin', fields: ['pin'], or: ['calendar'] } as const
/** The input's part that carries it, for a caller that keeps no cookie; tried through the same throttle. */
export const fleetPinOnCall = { pin: z.optional(z.string().check(z.maxLength(20))) }

/**
 * How a call says that it is for one driver: by the driver's session, or by phone and PIN on the call itself
 * (D13).
 */
export const sessionOrDriverPin = {
  credential: 'phone-and-pin',
  fields: ['phone', 'solo'],
  or: ['own-calendar'],
} as const
/** The input's part that carries them; `solo` is the PIN. */
export const driverPinOnCall = {
  solo: z.optional(z.string().check(z.maxLength(20))),
  phone: z.optional(z.string().check(z.maxLength(30))),
}

/** Failures of every call that is for either. */
export const notProven = {
  login_required: { status: 401, msg: sessionTexts.pinNeeded, says: wrongTryText },
  too_many_tries: { status: 429, msg: sessionTexts.tooManyTries },
} as const
