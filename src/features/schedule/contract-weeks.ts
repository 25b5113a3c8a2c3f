import * as z from 'zod/mini'
import { isWeek } from '#kernel/week.ts'
import { endpoint } from '#platform/pure/endpoint.ts'
import { wireTexts } from '#platform/pure/texts-wire.ts'
import { weekExists, wireWeek, wireYear } from '#platform/pure/wire.ts'
import { weeksTexts } from './texts-weeks.ts'

const notGenerated = { not_generated: { status: 404, msg: weeksTexts.notGenerated } } as const

export const exportGeneratedWeek = endpoint({
  method: 'GET',
  path: '/api/generated-weeks/export',
  access: 'user',
  summary:
    "A generated week as CSV or XLSX: per day and night each car's plate and its first driver, 'Wolne' where somebody may get it, or what the car is instead (Spec 2 §9, D37, D47).",
  input: z
    .object({
      year: wireYear,
      week: wireWeek,
      format: z.enum(['csv', 'xlsx'], { error: wireTexts.format }),
    })
    .check(weekExists),
  output: z.any(),
  failures: notGenerated,
  audit: 'export-generated-week',
  file: true,
})

const driven = z.array(z.object({ reg: z.string(), driver: z.string() }))

export const getAdminScheduler = endpoint({
  method: 'GET',
  path: '/adminscheduler',
  access: 'user',
  summary:
    "What the file of a generated week holds, per date: the plate and its driver by day and by night, 'Wolne', or what the car is instead.",
  input: z.object({ year: wireYear, adminWeek: wireWeek }).check(
    z.refine(({ year, adminWeek }) => isWeek(year, adminWeek), {
      error: wireTexts.noSuchWeek,
      path: ['adminWeek'],
    }),
  ),
  output: z.object({
    data: z.array(
      z.object({ day: z.number(), month: z.number(), year: z.number(), days: driven, nights: driven }),
    ),
  }),
  failures: notGenerated,
})
