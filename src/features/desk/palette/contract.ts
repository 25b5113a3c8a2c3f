import * as z from 'zod/mini'
import { endpoint } from '#platform/pure/endpoint.ts'

export const readPaletteIndex = endpoint({
  method: 'GET',
  path: '/api/palette-index',
  access: 'user',
  summary:
    'Whom and what the palette finds: every driver of the list and every car of the fleet, by columns, read once and searched in the browser.',
  input: z.object({}),
  output: z.object({
    /** In Polish order of names; the columns belong together by their place. */
    drivers: z.object({
      ids: z.array(z.string()),
      names: z.array(z.string()),
      phones: z.array(z.string()),
      /** Places of those who are switched off. */
      inactive: z.array(z.number()),
    }),
    /** In the order of use. */
    cars: z.object({
      ids: z.array(z.string()),
      regs: z.array(z.string()),
      /** Make and model. */
      models: z.array(z.string()),
    }),
  }),
  failures: {},
})
