import * as z from 'zod/mini'
import type { CodeShapes } from '#platform/pure/code-shapes.ts'
import type { Decided, ToldReason, WaitReason } from './domain/public.ts'

const count = z.int()
const slot = z.int().check(z.minimum(0), z.maximum(13))

const decided: z.ZodMiniType<Decided, Decided> = z.union([
  z.object({ by: z.enum(['pinned', 'published', 'class']) }),
  z.object({ by: z.enum(['minimum', 'fairness', 'queue', 'queue-of-equals']), shifts: count }),
])

const alone = <const Code extends string>(code: Code) => z.object({ code: z.literal(code) })
const blocked = <const Code extends string>(code: Code) =>
  z.object({ code: z.literal(code), blockedBy: slot })
const ofCar = <const Code extends string>(code: Code) => z.object({ code: z.literal(code), reg: z.string() })

const KEPT: CodeShapes<WaitReason, 'code'> = {
  limit: z.object({ code: z.literal('limit'), limit: count, candidates: count, decided }),
  'no-car': z.object({ code: z.literal('no-car'), cars: count, candidates: count, decided }),
  'cars-without-papers': z.object({
    code: z.literal('cars-without-papers'),
    cars: count,
    without: count,
    candidates: count,
    decided,
  }),
  closed: alone('closed'),
  'kept-off': alone('kept-off'),
  'reserve-not-used': alone('reserve-not-used'),
  past: alone('past'),
  'no-arrangement': alone('no-arrangement'),
  'previous-week-night': alone('previous-week-night'),
  'rest-before-day': blocked('rest-before-day'),
  'rest-after-night': blocked('rest-after-night'),
  'same-date': blocked('same-date'),
  'driver-inactive': alone('driver-inactive'),
  'driver-papers': z.object({ code: z.literal('driver-papers'), paper: z.string() }),
  'came-late': alone('came-late'),
  'by-office': alone('by-office'),
  'picked-too-late': alone('picked-too-late'),
  'car-grounded': z.object({ code: z.literal('car-grounded'), reg: z.string(), note: z.string() }),
  'car-rented': ofCar('car-rented'),
  'car-papers': z.object({ code: z.literal('car-papers'), reg: z.string(), paper: z.string() }),
  'car-left': ofCar('car-left'),
  other: z.object({ code: z.literal('other'), text: z.string() }),
  newer: z.object({ code: z.literal('newer'), kept: z.unknown() }),
}

const TOLD: CodeShapes<ToldReason, 'code'> = {
  ...KEPT,
  'now-driver-off': alone('now-driver-off'),
  'now-limit': alone('now-limit'),
  'now-closed': alone('now-closed'),
  'now-no-car': alone('now-no-car'),
  'now-other-shift': alone('now-other-shift'),
  'now-free': z.object({ code: z.literal('now-free'), carId: z.string(), reg: z.string() }),
}

/** Why somebody waits, as it is kept with the place (D16). */
export const waitReason = z.union(Object.values<z.ZodMiniType<WaitReason, WaitReason>>(KEPT))

/** The same as it is told: as it came to be, or what is so now instead. */
export const toldReason = z.union(Object.values<z.ZodMiniType<ToldReason, ToldReason>>(TOLD))
