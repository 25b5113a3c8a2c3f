import * as z from 'zod/mini'
import { overlappingText } from '#features/fleet/unavailability/texts.ts'
import { type CalendarDate, parseDate } from '#kernel/calendar-date.ts'
import { endpoint } from '#platform/pure/endpoint.ts'
import { typed } from '#platform/pure/typed.ts'
import { wireBoolean, wireDate, wireDone, wireId, wireShift } from '#platform/pure/wire.ts'
import { groundingTexts } from './texts.ts'

/** A date whose absence is told in the field's own words. */
function dateField(missing: string) {
  return z.pipe(
    z.string({ error: missing }),
    z.transform((text, context): CalendarDate => {
      const date = parseDate(text)
      if (date) return date
      context.issues.push({ code: 'custom', input: text, message: missing })
      return z.NEVER
    }),
  )
}

/** All four are required (Spec 2 §5), for adding and for changing. */
const span = {
  dayStart: dateField(groundingTexts.dayStart),
  dayEnd: dateField(groundingTexts.dayEnd),
  shiftStart: z.enum(['Dzień', 'Noc'], { error: groundingTexts.shiftStart }),
  shiftEnd: z.enum(['Dzień', 'Noc'], { error: groundingTexts.shiftEnd }),
}

const reason = z
  .string({ error: groundingTexts.longReason })
  .check(typed(), z.maxLength(500, { error: groundingTexts.longReason }))

const settled = {
  /** Hides the car in the public calendars. */
  notOnStation: z._default(wireBoolean, false),
  /**
   * The mark of the moves that were shown before saving; other moves are refused. Left out: saves whatever
   * moves.
   */
  seen: z.optional(z.string().check(z.maxLength(100))),
}

const groundingOnWire = z.object({
  id: z.string(),
  attributes: z.object({
    carId: z.string(),
    carReg: z.string(),
    dayStart: z.string(),
    shiftStart: wireShift,
    dayEnd: z.string(),
    shiftEnd: wireShift,
    notOnStation: z.boolean(),
    groundedReason: z.string(),
    /** ISO week of the start (Spec 2 §5). */
    week: z.number(),
    year: z.number(),
    createdBy: z.string(),
  }),
})

const listed = z.object({
  /** The fleet's date, by which past and coming ones are told apart. */
  today: z.string(),
  data: z.array(groundingOnWire),
})

const refusals = {
  no_such_vehicle: { status: 404, msg: groundingTexts.noSuchVehicle },
  end_before_start: { status: 400, msg: groundingTexts.endBeforeStart },
  overlapping_grounding: { status: 409, msg: groundingTexts.overlapping, says: overlappingText },
  /** Who would change places is no longer what `seen` stands for; nothing is saved. */
  moves_changed: { status: 409, msg: groundingTexts.movesChanged },
} as const

export const listCarGroundings = endpoint({
  method: 'GET',
  path: '/api/get-grounded',
  access: 'user',
  summary: "A car's groundings by their start; with the id of a grounding, that one alone.",
  input: z.object({ id: wireId }),
  output: listed,
  failures: {},
})

export const listGroundings = endpoint({
  method: 'GET',
  path: '/api/get-all-grounded',
  access: 'user',
  summary: 'All groundings by their start, or those that touch a day from `from` to `to`.',
  input: z.object({ from: z.optional(wireDate), to: z.optional(wireDate) }),
  output: listed,
  failures: {},
})

export const addGrounding = endpoint({
  method: 'POST',
  path: '/api/add-grounded',
  access: 'user',
  summary:
    'Takes a car off from one slot to another, both included (D17), and moves drivers of generated weeks off it. The registration (`carReg`) is the car’s and `week` that of the start, whatever is sent.',
  input: z.object({ carId: wireId, ...span, groundedReason: z._default(reason, ''), ...settled }),
  output: z.object({ id: z.string(), moved: z.number() }),
  failures: refusals,
})

export const editGrounding = endpoint({
  method: 'PUT',
  path: '/api/edit-grounded',
  access: 'user',
  summary:
    'Changes a grounding, or moves it to another car. What it gives back moves nobody; what it takes moves drivers of generated weeks.',
  input: z.object({
    id: wireId,
    /** Another car than before. */
    carId: z.optional(wireId),
    ...span,
    /** Left out: stays. */
    groundedReason: z.optional(reason),
    ...settled,
  }),
  output: z.object({ moved: z.number() }),
  failures: {
    ...refusals,
    no_such_grounding: { status: 404, msg: groundingTexts.noSuchGrounding },
    /** Somebody moved it to another car at the same moment. */
    changed_meanwhile: { status: 409, msg: groundingTexts.changedMeanwhile },
  },
})

export const removeGrounding = endpoint({
  method: 'DELETE',
  path: '/api/remove-grounded',
  access: 'user',
  summary: 'Gives the car back; drivers stay where they are.',
  input: z.object({ id: wireId }),
  output: wireDone,
  failures: { no_such_grounding: { status: 404, msg: groundingTexts.noSuchGrounding } },
})
