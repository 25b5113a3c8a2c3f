import * as z from 'zod/mini'
import { endpoint } from '#platform/pure/endpoint.ts'
import { wireId } from '#platform/pure/wire.ts'
import { addService } from './contract.ts'
import { serviceManyTexts } from './texts-many.ts'

/** So many cars at once. */
const MOST_CARS = 2000
const { date, hour, text, place } = addService.input.shape
const { missing_data, invalid_service, too_old, too_far } = addService.failures

export const planServices = endpoint({
  method: 'POST',
  path: '/api/services/many',
  access: 'user',
  summary:
    'Plans the same service of many cars, each with its confirmation link (D27). A car that has the same one then already is left as it is, and named.',
  input: z.object({
    carIds: z
      .array(wireId)
      .check(
        z.minLength(1, { error: serviceManyTexts.nothing }),
        z.maxLength(MOST_CARS, { error: serviceManyTexts.tooMany }),
      ),
    date,
    hour,
    text,
    place,
  }),
  output: z.object({
    planned: z.number(),
    /** Drivers to whom a link was sent. */
    links: z.number(),
    left: z.array(z.object({ id: z.string(), why: z.enum(['gone', 'planned-already']) })),
  }),
  failures: { missing_data, invalid_service, too_old, too_far },
  bodyLimit: 150_000,
  bodyRows: MOST_CARS,
})
