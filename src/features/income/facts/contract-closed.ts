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
