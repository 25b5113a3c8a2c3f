import * as z from 'zod/mini'

/**
 * Settled and closed weeks that a change of facts touches: their statements stay as they are, and what comes
 * out otherwise waits as a correction. Each driver is counted once in `drivers`.
 */
export const closedWeeksOnWire = z.object({
  drivers: z.number(),
  /** In the order of time. */
  weeks: z.array(z.object({ year: z.number(), week: z.number(), drivers: z.number() })),
})

/** The same once it has happened, with what became of their corrections. */
export const closedWeeksChangedOnWire = z.object({
  ...closedWeeksOnWire.shape,
  /** Corrections of these weeks that wait by now, also from before; null where too many were to compare. */
  waiting: z.nullable(z.number()),
  /** Corrections that waited before and do no more. */
  gone: z.number(),
})
