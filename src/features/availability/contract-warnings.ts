import * as z from 'zod/mini'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { CodeShapes } from '#platform/pure/code-shapes.ts'
import type { AddedWarning } from './domain/added-warning.ts'

const date = z.string() as unknown as z.ZodMiniType<CalendarDate, CalendarDate>

const SHAPES: CodeShapes<AddedWarning, 'code'> = {
  'night-then-day': z.object({ code: z.literal('night-then-day'), night: date, day: date }),
  'other-shift': z.object({ code: z.literal('other-shift') }),
  'over-limit': z.object({ code: z.literal('over-limit'), taken: z.number(), limit: z.number() }),
}

export const addedWarnings = z.array(
  z.union(Object.values<z.ZodMiniType<AddedWarning, AddedWarning>>(SHAPES)),
)
