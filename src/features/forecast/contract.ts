import * as z from 'zod/mini'
import { WEEK_STATES } from '#features/roster/domain/public.ts'
import { endpoint } from '#platform/pure/endpoint.ts'
import { weekExists, wireWeek, wireYear } from '#platform/pure/wire.ts'
import { forecastTexts } from './texts.ts'

export const getWeekForecast = endpoint({
  method: 'GET',
  path: '/api/week-preparation/forecast',
  access: 'user',
  summary:
    'What a week that is not generated yet is likely to look like: seats filled by who has sent availability, by the others if they repeat the week before, and not at all, with what the empty ones would usually earn.',
  input: z.object({ year: wireYear, week: wireWeek }).check(weekExists),
  output: z.object({
    state: z.enum(WEEK_STATES),
    /** Null of a generated week: its board tells what is so. */
    forecast: z.nullable(
      z.object({
        /** Drivers who have sent availability, an empty one too. */
        sent: z.number(),
        /** Of those who have not, who chose anything the week before, and is taken to repeat it. */
        repeating: z.number(),
        /** Who has not, and chose nothing then either. */
        unknown: z.number(),
        seats: z.number(),
        filled: z.number(),
        short: z.number(),
        /** Whole PLN, net, of the empty seats whose usual earnings are known. */
        emptyPln: z.number(),
        /** Empty seats of which they are not. */
        shortUnknown: z.number(),
        slots: z.array(
          z.object({
            /** 0-13 (D2) */
            slot: z.number(),
            seats: z.number(),
            sent: z.number(),
            repeated: z.number(),
            short: z.number(),
            waiting: z.number(),
            /** Whole PLN that a shift of the slot usually earns; null where that is not known. */
            pln: z.nullable(z.number()),
          }),
        ),
      }),
    ),
  }),
  failures: { not_countable: { status: 409, msg: forecastTexts.notCountable } },
})
