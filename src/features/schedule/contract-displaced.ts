import * as z from 'zod/mini'
import { endpoint } from '#platform/pure/endpoint.ts'
import { wireDate, wireId, wireShift } from '#platform/pure/wire.ts'
import { displacedCallTexts } from './texts-displaced.ts'

/** A driver of a generated week who would change places. */
export const displacedOnWire = z.object({
  week: z.number(),
  year: z.number(),
  /** d.m.yyyy */
  day: z.string(),
  weekDay: z.string(),
  shift: wireShift,
  driverId: z.string(),
  fullName: z.string(),
  fromReg: z.string(),
  /** Null: falls to the reserve. */
  toReg: z.nullable(z.string()),
})

export const previewUnavailable = endpoint({
  method: 'GET',
  path: '/api/preview-unavailable',
  access: 'user',
  summary:
    'Who of the generated weeks would change places if a car were off for these slots; changes nothing (D17, D18). Send `mark` along as `seen` when saving.',
  input: z.object({
    carId: wireId,
    kind: z.enum(['grounding', 'rental'], { error: displacedCallTexts.kind }),
    dayStart: wireDate,
    shiftStart: wireShift,
    dayEnd: wireDate,
    shiftEnd: wireShift,
    /** The grounding or rental that this one takes the place of. */
    replaces: z.optional(wireId),
  }),
  output: z.object({
    /** Another one whenever the moves differ. */
    mark: z.string(),
    /** In the order of time; empty for an end before its start, which saving refuses. */
    moves: z.array(displacedOnWire),
  }),
  failures: {},
})
