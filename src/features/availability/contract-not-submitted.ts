import * as z from 'zod/mini'
import { endpoint } from '#platform/pure/endpoint.ts'
import { weekExists, wireWeek, wireYear } from '#platform/pure/wire.ts'

export const listNotSubmitted = endpoint({
  method: 'GET',
  path: '/api/not-submitted',
  access: 'user',
  summary:
    'Active drivers who have not sent availability for a week, by name. An empty submission has been sent; a free shift picked beforehand has not.',
  input: z.object({ year: wireYear, week: wireWeek }).check(weekExists),
  output: z.object({
    /** All active drivers. */
    active: z.number(),
    data: z.array(
      z.object({
        driverId: z.string(),
        fullName: z.string(),
        phone: z.string(),
        /** When the driver took back what was sent (D51); null: nothing was. */
        withdrawnAt: z.nullable(z.string()),
      }),
    ),
  }),
  failures: {},
})
