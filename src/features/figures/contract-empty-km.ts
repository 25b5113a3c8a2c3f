import * as z from 'zod/mini'
import { RIDE_APPS } from '#features/income/facts/domain/public.ts'
import { endpoint } from '#platform/pure/endpoint.ts'
import { wireTexts } from '#platform/pure/texts-wire.ts'
import { wireInteger } from '#platform/pure/wire.ts'
import { WEEKS_ON_PAGE } from './contract-overview.ts'
import { listFailures, numbersOf, range } from './contract-statistics.ts'
import { EMPTY_KM_DOUBTS } from './domain/empty-km/empty-km.ts'
import { emptyKmTexts } from './texts-empty-km.ts'

export const listEmptyKm = endpoint({
  method: 'GET',
  path: '/api/results/empty-km',
  access: 'user',
  summary: `Metres without a passenger by driver or car and week, the last week first, ${WEEKS_ON_PAGE} at a time: the mileage of shifts less the distances of their rides, of those shifts alone of which all of that is known.`,
  input: z.object({
    ...range,
    by: z.enum(['driver', 'car'], { error: emptyKmTexts.wrongBy }),
    page: z._default(wireInteger(1, 1_000_000, wireTexts.page), 1),
  }),
  output: z.object({
    total: z.number(),
    pageSize: z.number(),
    data: z.array(
      z.object({
        year: z.number(),
        week: z.number(),
        /** A driver's id, or a plate. */
        of: z.string(),
        /** The driver's name, or the plate. */
        name: z.string(),
        shifts: z.number(),
        /** Shifts of which it is known: the metres are theirs alone. */
        known: z.number(),
        mileageM: z.number(),
        ridesM: z.number(),
        emptyM: z.number(),
        /** Shifts of which it is not known, by why. */
        doubts: numbersOf(EMPTY_KM_DOUBTS),
        /** Apps that told rides without distances. */
        unmeasured: z.readonly(z.array(z.enum(RIDE_APPS))),
      }),
    ),
  }),
  failures: listFailures,
})
