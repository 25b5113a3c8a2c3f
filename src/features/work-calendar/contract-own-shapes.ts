import * as z from 'zod/mini'

/**
 * One shift of the driver's own: `reg` is empty while there is no car (reserve, on-call, or week not
 * generated).
 */
const ownShift = z.object({
  /** d.m.yyyy */
  stateDay: z.string(),
  dayName: z.string(),
  shift: z.string(),
  reg: z.string(),
  make: z.string(),
  model: z.string(),
  service: z.nullable(z.string()),
  /** PLN, null without */
  bonus: z.nullable(z.number()),
})
export const ownWeek = z.object({
  week: z.number(),
  year: z.number(),
  ready: z.boolean(),
  savedAt: z.nullable(z.string()),
  fullName: z.string(),
  data: z.array(ownShift),
})

/** Where the driver was, or is. */
const spot = z.object({
  /** d.m.yyyy */
  stateDay: z.string(),
  dayName: z.string(),
  shift: z.string(),
  /** Empty without a car. */
  reg: z.string(),
})

export const ownChange = z.object({
  id: z.string(),
  /** Names this state of the change; to be sent back with 'read'. */
  revision: z.string(),
  /** `returned`: a change that the driver was told of is no more. */
  kind: z.enum(['slot', 'car', 'removed', 'added', 'returned']),
  /** Null: had no place. */
  old: z.nullable(spot),
  /** Null: has none now. */
  now: z.nullable(spot),
  at: z.string(),
  /** Whose doing it was; `fleet-pin`: of whoever picked for the driver with the fleet's PIN. */
  by: z.enum(['office', 'driver', 'fleet-pin', 'automatic']),
  /** When the driver read it as it is now; null: not yet. */
  readAt: z.nullable(z.string()),
})
