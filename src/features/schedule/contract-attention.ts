import * as z from 'zod/mini'
import { endpoint } from '#platform/pure/endpoint.ts'

export const getPlanningAttention = endpoint({
  method: 'GET',
  path: '/api/planning-attention',
  access: 'user',
  summary:
    'What of planning waits for the office: slots of the current and the coming week that have not begun and still want drivers, and cars that are off now (rented ones left out).',
  input: z.object({}),
  output: z.object({
    /** The fleet's current week and the one after it. */
    weeks: z.array(z.object({ year: z.number(), week: z.number(), generated: z.boolean() })),
    /** In the order of time; only of generated weeks. */
    short: z.array(
      z.object({
        date: z.string(),
        shift: z.enum(['day', 'night']),
        /** Free cars within the limit. */
        missing: z.number(),
      }),
    ),
    /**
     * What came to generated weeks that are not over since they were generated (D42); weeks without any are
     * left out.
     */
    late: z.array(
      z.object({
        year: z.number(),
        week: z.number(),
        /** Drivers who wait. */
        people: z.number(),
        /** Drivers who sit or wait where their choice was taken back. */
        takenBack: z.number(),
      }),
    ),
    carsOff: z.array(
      z.object({
        carId: z.string(),
        reg: z.string(),
        kind: z.enum(['grounding', 'papers']),
        reason: z.string(),
      }),
    ),
  }),
  failures: {},
})
