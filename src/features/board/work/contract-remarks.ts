import * as z from 'zod/mini'
import type { BaseRemark } from '#features/planning/domain/public.ts'
import { pinTrouble } from '#features/roster/contract-pins.ts'
import type { CodeShapes } from '#platform/pure/code-shapes.ts'

/** A remark on the base calendar, with drivers and cars by their numbers among the names of the answer. */
type PackedRemark = BaseRemark<number, number>

const number = z.number()
/** 0-13 (D2) */
const slot = z.number()
const driver = z.number()
const ownCar = z.number()

const SHAPES: CodeShapes<PackedRemark, 'kind'> = {
  pin: z.object({
    kind: z.literal('pin'),
    ...{ slot, driver, car: z.nullable(number), trouble: pinTrouble(number) },
  }),
  promise: z.object({ kind: z.literal('promise'), slot, driver }),
  'own-car': z.object({
    kind: z.literal('own-car'),
    ...{ slot, driver, ownCar, drivenBy: z.nullable(number) },
    why: z.enum([
      ...(['grounding', 'rental', 'papers', 'OTHER_OWN_DRIVER', 'OTHER_DRIVER'] as const),
      ...(['PINNED_ELSEWHERE', 'PUBLISHED_ELSEWHERE', 'PINNED_TO_OTHER', 'PUBLISHED_TO_OTHER'] as const),
    ]),
  }),
  'own-car-of-waiting': z.object({
    kind: z.literal('own-car-of-waiting'),
    ...{ slot, driver, ownCar, drivenBy: number },
    decidedBy: z.enum(['pinned', 'published', 'minimum', 'class', 'fairness', 'queue']),
  }),
  'empty-seats': z.object({ kind: z.literal('empty-seats'), slot, seats: number, waiting: number }),
  full: z.object({ kind: z.literal('full'), slot, standing: number }),
  closed: z.object({ kind: z.literal('closed'), slot, standing: number }),
}

export const packedRemark = z.union(Object.values<z.ZodMiniType<PackedRemark, PackedRemark>>(SHAPES))
