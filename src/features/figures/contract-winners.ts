import * as z from 'zod/mini'
import { endpoint } from '#platform/pure/endpoint.ts'

export const listBonusWinners = endpoint({
  method: 'GET',
  path: '/api/results/bonus-winners',
  access: 'user',
  summary:
    'Of each date and shift with a bonus the three drivers with the highest total income above 0, and who ties with the third. Left out while no income of the shift is known.',
  input: z.object({}),
  output: z.object({
    data: z.array(
      z.object({
        /** YYYY-MM-DD */
        date: z.string(),
        shift: z.enum(['day', 'night']),
        /** Shift results with a known income, of which the winners are chosen. */
        results: z.number(),
        winners: z.array(
          z.object({
            driverId: z.string(),
            fullName: z.string(),
            totalIncomeGrosze: z.number(),
            /** Only a gross is known of it, or of a part of it (D50). */
            gross: z.boolean(),
            /** 1-3; equal incomes share one. */
            place: z.number(),
          }),
        ),
      }),
    ),
  }),
  failures: {},
})
