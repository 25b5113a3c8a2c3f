import * as z from 'zod/mini'
import { displacedOnWire } from '#features/schedule/contract-displaced.ts'
import { endpoint } from '#platform/pure/endpoint.ts'
import { wireId } from '#platform/pure/wire.ts'
import { addGrounding } from './contract.ts'
import { groundingTexts } from './texts.ts'
import { manyTexts } from './texts-many.ts'

/** So many cars at once. */
const MOST_CARS = 2000

const carIds = z
  .array(wireId)
  .check(z.minLength(1, { error: manyTexts.nothing }), z.maxLength(MOST_CARS, { error: manyTexts.tooMany }))
const { dayStart, dayEnd, shiftStart, shiftEnd, groundedReason, notOnStation } = addGrounding.input.shape
const span = { dayStart, dayEnd, shiftStart, shiftEnd }
/** Cars with which it is not done, and why. */
const left = z.array(z.object({ id: z.string(), why: z.enum(['gone', 'grounded-then', 'not-grounded']) }))
const tooEarly = { end_before_start: { status: 400, msg: groundingTexts.endBeforeStart } } as const
const LARGE = { bodyLimit: 150_000, bodyRows: MOST_CARS } as const

export const previewGroundingMany = endpoint({
  method: 'POST',
  path: '/api/groundings/many/preview',
  access: 'user',
  summary:
    'Which of these cars would be grounded for these slots, which not and why, and who of the generated weeks would change places; changes nothing (D17). Send `mark` along as `seen` when saving.',
  input: z.object({ carIds, ...span }),
  output: z.object({ can: z.number(), left, mark: z.string(), moves: z.array(displacedOnWire) }),
  failures: tooEarly,
  ...LARGE,
})

export const groundMany = endpoint({
  method: 'POST',
  path: '/api/groundings/many',
  access: 'user',
  summary:
    'Takes many cars off for the same slots, and moves drivers of generated weeks off them, all in one act. A car that is grounded then already stays as it is, and is named.',
  input: z.object({
    carIds,
    ...span,
    groundedReason,
    notOnStation,
    /** The mark of the moves that were shown; other moves are refused. Left out: saves whatever moves. */
    seen: addGrounding.input.shape.seen,
  }),
  output: z.object({
    grounded: z.array(z.object({ carId: z.string(), id: z.string() })),
    moved: z.number(),
    left,
  }),
  failures: { ...tooEarly, moves_changed: { status: 409, msg: groundingTexts.movesChanged } },
  ...LARGE,
})

export const endGroundings = endpoint({
  method: 'POST',
  path: '/api/groundings/many/end',
  access: 'user',
  summary:
    'Gives many cars back from the slot that runs: their grounding of now ends before it, or goes where it began with it. Drivers stay where they are, coming groundings too.',
  input: z.object({ carIds }),
  output: z.object({ ended: z.array(z.string()), left }),
  failures: {},
  ...LARGE,
})

export const removeGroundings = endpoint({
  method: 'POST',
  path: '/api/groundings/many/remove',
  access: 'user',
  summary:
    'Takes these groundings back; drivers stay where they are. Those that are gone already are counted.',
  input: z.object({ ids: carIds }),
  output: z.object({ removed: z.number(), gone: z.number() }),
  failures: {},
  ...LARGE,
})
