import * as z from 'zod/mini'

/** How a driver came to a place (D15, D16). */
export const placeType = z.enum(['regular', 'reserve', 'on-call', 'office', 'free-shift'])

/** A recorded move (Spec 2 §3 'Change record', D21). Empty registration means reserve or on-call list. */
export const changeOnWire = z.object({
  driverId: z.string(),
  fullName: z.string(),
  phone: z.string(),
  email: z.string(),
  oldDay: z.string(),
  oldWeekDay: z.string(),
  oldShift: z.string(),
  oldReg: z.string(),
  day: z.string(),
  weekDay: z.string(),
  shift: z.string(),
  newReg: z.string(),
  kind: z.enum(['slot', 'car', 'removed', 'added']),
  /** How the driver came to the place of now (`free-shift`: picked it); null for who was removed. */
  type: z.nullable(placeType),
  at: z.string(),
  by: z.string(),
})

/** A change that is saved with the week. */
export const recordedChange = z.extend(changeOnWire, { id: z.string() })

const maybe = z.optional(z.nullable(z.string().check(z.maxLength(200))))

/**
 * The fields of a change record as callers send it back (Spec 2 §3): where a driver was, and is. Empty for
 * nowhere.
 */
export const sentChange = z.object({
  /** The record's own, or the driver's. */
  id: maybe,
  driverId: maybe,
  phone: maybe,
  fullName: maybe,
  oldDay: maybe,
  oldShift: maybe,
  oldReg: maybe,
  day: maybe,
  shift: maybe,
  newReg: maybe,
  /** When it was saved. */
  at: maybe,
})
