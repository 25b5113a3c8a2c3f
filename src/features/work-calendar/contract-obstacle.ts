import * as z from 'zod/mini'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { CodeShapes } from '#platform/pure/code-shapes.ts'
import type { PickObstacle } from './domain/pick-rules.ts'

const date = z.string() as unknown as z.ZodMiniType<CalendarDate, CalendarDate>
const slot = z.object({ date, shift: z.enum(['day', 'night']) })
const has = z.object({ date, option: z.enum(['day', 'night', 'day-reserve', 'night-reserve', 'on-call']) })

const SHAPES: CodeShapes<PickObstacle, 'code'> = {
  already_driving: z.object({ code: z.literal('already_driving'), facts: z.object({ has }) }),
  day_after_night: z.object({
    code: z.literal('day_after_night'),
    facts: z.object({ picked: slot, has }),
  }),
  no_papers: z.object({
    code: z.literal('no_papers'),
    facts: z.object({ papers: z.array(z.string()) }),
  }),
  absent: z.object({ code: z.literal('absent'), facts: z.object({ slot }) }),
  inactive_driver: z.object({ code: z.literal('inactive_driver') }),
}

/** Why a driver can't have a shift. */
export const pickObstacle = z.union(Object.values<z.ZodMiniType<PickObstacle, PickObstacle>>(SHAPES))
