import * as z from 'zod/mini'
import type { MergeClash } from '#features/drivers/domain/public.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { CodeShapes } from '#platform/pure/code-shapes.ts'

const date = z.string() as unknown as z.ZodMiniType<CalendarDate, CalendarDate>

const SHAPES: CodeShapes<MergeClash, 'code'> = {
  'both-submitted': z.object({
    code: z.literal('both-submitted'),
    week: z.object({ year: z.number(), week: z.number() }),
  }),
  'both-drive': z.object({
    code: z.literal('both-drive'),
    slot: z.object({ date, shift: z.enum(['day', 'night']) }),
    ...{ reg: z.string(), otherReg: z.string() },
  }),
  'both-have-results': z.object({ code: z.literal('both-have-results'), shifts: z.number() }),
}

/** What two records of one person both have. */
export const mergeClash = z.union(Object.values<z.ZodMiniType<MergeClash, MergeClash>>(SHAPES))
