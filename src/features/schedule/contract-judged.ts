import * as z from 'zod/mini'
import type { Warning } from '#features/roster/domain/public.ts'
import type { CodeShapes } from '#platform/pure/code-shapes.ts'
import type { ToldBreach } from './domain/told-breach.ts'

/** 0-13 (D2) */
const slot = z.number()
const driverId = z.string()

const alone = <const Code extends string>(code: Code) => z.object({ code: z.literal(code), slot, driverId })
const papers = <const Code extends string>(code: Code) =>
  z.object({ code: z.literal(code), slot, driverId, paper: z.string() })

const SHAPES: CodeShapes<Warning, 'code'> = {
  'day-after-night': alone('day-after-night'),
  'day-and-night': alone('day-and-night'),
  'inactive-driver': alone('inactive-driver'),
  'deleted-driver': alone('deleted-driver'),
  'deleted-car': alone('deleted-car'),
  'car-papers': papers('car-papers'),
  'driver-papers': papers('driver-papers'),
  'over-limit': z.object({
    code: z.literal('over-limit'),
    ...{ slot, driverId: z.null(), seated: z.number(), limit: z.number() },
  }),
}

/** What the office may do, knowing it (D7). */
export const judgedWarnings = z.array(z.union(Object.values<z.ZodMiniType<Warning, Warning>>(SHAPES)))

export interface BreachDetails {
  readonly breaches: readonly ToldBreach[]
}
