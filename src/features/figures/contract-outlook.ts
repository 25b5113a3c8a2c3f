import * as z from 'zod/mini'
import { endpoint } from '#platform/pure/endpoint.ts'

/** What a slot is likely to earn is told from so many weeks before the running one. */
export const OUTLOOK_WEEKS = 8

export const getSlotOutlook = endpoint({
  method: 'GET',
  path: '/api/results/slot-outlook',
  access: 'user',
  summary: `What a shift of each weekday, day and night, brought in the middle over the last ${OUTLOOK_WEEKS} whole weeks: the median of total incomes above 0, and of how many.`,
  input: z.object({}),
  output: z.object({
    data: z.array(
      z.object({
        /** 0-13 (D2); a slot without results is missing. */
        slot: z.number(),
        medianGrosze: z.number(),
        shifts: z.number(),
        /** Of them those whose gross alone is known (D50). */
        grossShifts: z.number(),
      }),
    ),
  }),
  failures: {},
})
