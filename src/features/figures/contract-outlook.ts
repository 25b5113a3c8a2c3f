import * as z from 'zod/mini'
import { USUAL_WEEKS } from '#features/income/facts/domain/public.ts'
import { endpoint } from '#platform/pure/endpoint.ts'

export const getSlotOutlook = endpoint({
  method: 'GET',
  path: '/api/results/slot-outlook',
  access: 'user',
  summary: `What a shift of each weekday, day and night, usually earns: the median of nets above 0 over the last ${USUAL_WEEKS} whole weeks, and of how many.`,
  input: z.object({}),
  output: z.object({
    data: z.array(
      z.object({
        /** 0-13 (D2); a slot without results is missing. */
        slot: z.number(),
        /** Whole PLN, net as apps or the sheet say it (D50). */
        pln: z.number(),
        shifts: z.number(),
      }),
    ),
  }),
  failures: {},
})
