import * as z from 'zod/mini'
import type { CodeShapes } from '#platform/pure/code-shapes.ts'
import type { PinTrouble } from './domain/public.ts'

type OfItself = Exclude<PinTrouble, { readonly code: 'car-taken' }>

const alone = <const Code extends string>(code: Code) => z.object({ code: z.literal(code) })

const OF_ITSELF: CodeShapes<OfItself, 'code'> = {
  'no-availability': alone('no-availability'),
  'unknown-car': alone('unknown-car'),
  rest: alone('rest'),
  'night-before': alone('night-before'),
  'same-date': alone('same-date'),
  contradicts: alone('contradicts'),
  'car-unavailable': z.object({
    code: z.literal('car-unavailable'),
    kind: z.enum(['grounding', 'rental', 'papers', 'deleted']),
    reason: z.string(),
  }),
  'driver-papers': z.object({ code: z.literal('driver-papers'), paper: z.string() }),
  'driver-left': z.object({ code: z.literal('driver-left'), kind: z.enum(['inactive', 'deleted']) }),
  'over-limit': z.object({ code: z.literal('over-limit'), limit: z.number() }),
}

/** Why a pin can't hold. @param driver how whoever is in the way is told */
export function pinTrouble<Driver>(driver: z.ZodMiniType<Driver, Driver>) {
  return z.union([
    ...Object.values<z.ZodMiniType<OfItself, OfItself>>(OF_ITSELF),
    z.object({ code: z.literal('car-taken'), byDriver: driver }),
  ])
}
