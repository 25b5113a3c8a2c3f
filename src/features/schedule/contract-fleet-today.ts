import * as z from 'zod/mini'
import { endpoint } from '#platform/pure/endpoint.ts'

const person = z.nullable(
  z.object({
    driverId: z.string(),
    fullName: z.string(),
    /** Last digits of the phone, where several drivers of the day have this name. */
    mark: z.nullable(z.string()),
  }),
)

export const getFleetToday = endpoint({
  method: 'GET',
  path: '/api/fleet-today',
  access: 'user',
  summary:
    'Of each car: who drives it today by the generated week, by day and by night, and what keeps it from driving in the slot that runs, with its end. Until 6:00 it is the night of the day before (D2).',
  input: z.object({}),
  output: z.object({
    /** The day that runs, YYYY-MM-DD, and its slot. */
    date: z.string(),
    shift: z.enum(['day', 'night']),
    data: z.array(
      z.object({
        carId: z.string(),
        day: person,
        night: person,
        off: z.nullable(
          z.object({
            kind: z.enum(['grounding', 'rental', 'papers']),
            /** What the office wrote, the paper's name, or the renter's; empty without. */
            reason: z.string(),
            /** Last slot of a grounding; null of papers and rentals, whose end is open. */
            until: z.nullable(z.object({ date: z.string(), shift: z.enum(['day', 'night']) })),
          }),
        ),
      }),
    ),
  }),
  failures: {},
})
