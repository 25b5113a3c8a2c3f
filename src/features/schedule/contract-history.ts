import * as z from 'zod/mini'
import { changeOnWire } from '#features/roster/contract.ts'
import { endpoint } from '#platform/pure/endpoint.ts'
import { weekExists, wireInteger, wireWeek, wireYear } from '#platform/pure/wire.ts'
import { weekCalendar } from './contract.ts'
import { historyTexts } from './texts-history.ts'

const wireVersion = wireInteger(1, 999_999_999, historyTexts.versionNeeded)

export const listWeekVersions = endpoint({
  method: 'GET',
  path: '/api/week-versions',
  access: 'user',
  summary:
    'The versions of a generated week, newest first, 20 at a time: who saved when, and what moved against the version before (D19).',
  input: z.object({ year: wireYear, week: wireWeek, before: z.optional(wireVersion) }).check(weekExists),
  output: z.object({
    data: z.array(
      z.object({
        version: z.number(),
        savedBy: z.string(),
        savedAt: z.string(),
        /** Empty for the first version. */
        changes: z.array(changeOnWire),
      }),
    ),
    /** To be asked with for what is older; null where there is nothing. */
    older: z.nullable(z.number()),
  }),
  failures: {},
})

export const getWeekVersion = endpoint({
  method: 'GET',
  path: '/api/week-version',
  access: 'user',
  summary: 'A version of a generated week as a calendar; limits, groundings and the like are those of now.',
  input: z.object({ year: wireYear, week: wireWeek, version: wireVersion }).check(weekExists),
  output: z.object({
    week: z.number(),
    year: z.number(),
    version: z.number(),
    savedBy: z.string(),
    savedAt: z.string(),
    ...weekCalendar,
  }),
  failures: { no_such_version: { status: 404, msg: historyTexts.noSuchVersion } },
})
