import * as z from 'zod/mini'
import { endpoint } from '#platform/pure/endpoint.ts'
import { weekExists, wireWeek, wireYear } from '#platform/pure/wire.ts'
import { DIFFERENCES } from './domain/plan-reality.ts'

const week = z.object({ year: wireYear, week: wireWeek }).check(weekExists)

export const getPlanReality = endpoint({
  method: 'GET',
  path: '/api/results/plan-reality',
  access: 'user',
  summary:
    'What differs between a generated week and its results: planned shifts that have ended without any ride, and rides without a planned shift. Slots of which nobody has results yet wait.',
  input: week,
  output: z.object({
    /** Without a generated week there is nothing to compare with: the list is empty. */
    generated: z.boolean(),
    /** Planned shifts that have results. */
    agreed: z.number(),
    /** Planned shifts that have ended, of slots without any result of anybody. */
    waiting: z.number(),
    /** People of files whom nobody has matched yet: their rides are not compared. */
    unmatched: z.number(),
    data: z.array(
      z.object({
        kind: z.enum(DIFFERENCES),
        driverId: z.string(),
        fullName: z.string(),
        date: z.string(),
        shift: z.enum(['day', 'night']),
        plannedReg: z.nullable(z.string()),
        drivenReg: z.nullable(z.string()),
        rides: z.nullable(z.number()),
        totalIncomeGrosze: z.nullable(z.number()),
        /** Only a gross is known of the income (D50). */
        gross: z.boolean(),
        /** Whole minutes by Bolt; null where Bolt told nothing of the shift. Online is waiting and driving. */
        boltHours: z.nullable(
          z.object({ online: z.number(), waiting: z.number(), driving: z.number(), onBreak: z.number() }),
        ),
        /** The driver's other shift of the date differs the opposite way. */
        otherShift: z.boolean(),
      }),
    ),
  }),
  failures: {},
})

export const exportPlanReality = endpoint({
  method: 'GET',
  path: '/api/results/plan-reality/export',
  access: 'user',
  summary: 'The same list as CSV (D37).',
  input: week,
  output: z.any(),
  failures: {},
  audit: 'export-plan-reality',
  file: true,
})

export const getResultsAttention = endpoint({
  method: 'GET',
  path: '/api/results/attention',
  access: 'user',
  summary:
    'What of the results waits for the office: unmatched people, and what differs from the plan of the last week.',
  input: z.object({}),
  output: z.object({
    unmatched: z.object({
      people: z.number(),
      /** Rows of files that wait for them. */
      rows: z.number(),
      /** The first few, as the files write them. */
      names: z.array(z.string()),
    }),
    plan: z.object({
      year: z.number(),
      week: z.number(),
      generated: z.boolean(),
      withoutRide: z.number(),
      unplanned: z.number(),
      agreed: z.number(),
      waiting: z.number(),
      /** The first few, in the order of time. */
      names: z.array(z.string()),
    }),
  }),
  failures: {},
})
