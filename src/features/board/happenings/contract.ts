import * as z from 'zod/mini'
import { sentMoves } from '#features/board/work/contract.ts'
import { clashTexts } from '#features/board/work/texts-clashes.ts'
import { groundingTexts } from '#features/fleet/groundings/texts.ts'
import { typedRental } from '#features/fleet/rentals/contract.ts'
import { groundedText, outOfLineText, rentalTexts, takenText } from '#features/fleet/rentals/texts.ts'
import { overlappingText } from '#features/fleet/unavailability/texts.ts'
import { REMOVAL_REASONS } from '#features/removals/domain/public.ts'
import { judgedWarnings } from '#features/schedule/contract-judged.ts'
import { scheduleTexts } from '#features/schedule/texts.ts'
import { endpoint } from '#platform/pure/endpoint.ts'
import { typed } from '#platform/pure/typed.ts'
import {
  weekExists,
  wireBoolean,
  wireDate,
  wireId,
  wireShift,
  wireWeek,
  wireYear,
} from '#platform/pure/wire.ts'
import { HAPPENING_KINDS } from './domain/happening.ts'
import { happeningTexts } from './texts.ts'

const kind = z.enum(HAPPENING_KINDS, { error: happeningTexts.kind })

/** Whom messages went to; null where none were wanted, or the weeks are not published. */
const told = z.nullable(z.object({ people: z.number(), withoutPhone: z.number() }))

const notSaved = {
  breaks_rules: { status: 422, msg: scheduleTexts.breaksRules },
  not_generated: { status: 404, msg: scheduleTexts.notGenerated },
  unknown_base: { status: 409, msg: clashTexts.unknownBase },
} as const

export const saveHappening = endpoint({
  method: 'POST',
  path: '/api/happenings',
  access: 'user',
  summary:
    "Something has happened to a car or a driver ('Coś się stało'): stores the grounding, the rental or the removal reasons, and the moves of a proposal, in one transaction, with one record by which all of it is taken back.",
  input: z.object({
    kind,
    /** Of a car, or `driverId` of a driver: one of them. */
    carId: z.optional(wireId),
    driverId: z.optional(wireId),
    dayStart: wireDate,
    shiftStart: wireShift,
    dayEnd: wireDate,
    shiftEnd: wireShift,
    /** What a grounding says, or the words of the removal reason 'other'. */
    reason: z._default(z.string().check(typed(), z.maxLength(500, { error: groundingTexts.longReason })), ''),
    /** Why shifts are taken off a driver (D22). */
    removal: z._default(z.enum(REMOVAL_REASONS, { error: happeningTexts.removal }), 'sick'),
    /** For the office alone. */
    note: z._default(z.string().check(typed(), z.maxLength(500, { error: happeningTexts.longNote })), ''),
    /** Hides the car in the public calendars. */
    notOnStation: z._default(wireBoolean, false),
    /** False leaves the car on the road: its drivers move all the same. */
    ground: z._default(wireBoolean, true),
    /** For `rental`. */
    rental: z.optional(typedRental),
    /**
     * Moves of a generated week; without them only the facts are stored, and drivers of the car move as by a
     * grounding.
     */
    board: z.optional(sentMoves),
    /** One SMS for each driver concerned, for all that was changed in a week. */
    tell: z._default(wireBoolean, false),
  }),
  output: z.object({
    id: z.string(),
    /**
     * Places of drivers that changed beside the moves: in later weeks, or of those who were left in the car.
     */
    alsoMoved: z.number(),
    told,
    warnings: judgedWarnings,
  }),
  failures: {
    ...notSaved,
    wrong_subject: { status: 400, msg: happeningTexts.wrongSubject },
    end_before_start: { status: 400, msg: happeningTexts.endBeforeStart },
    reason_needed: { status: 400, msg: happeningTexts.reasonNeeded },
    rental_needed: { status: 400, msg: happeningTexts.rentalNeeded },
    incomplete_rental: { status: 400, msg: rentalTexts.incomplete },
    invalid_rental: { status: 400, msg: rentalTexts.unreadable },
    other_week: { status: 400, msg: happeningTexts.otherWeek },
    no_such_vehicle: { status: 404, msg: groundingTexts.noSuchVehicle },
    no_such_driver: { status: 404, msg: happeningTexts.noSuchDriver },
    overlapping_grounding: { status: 409, msg: groundingTexts.overlapping, says: overlappingText },
    rental_taken: { status: 409, msg: rentalTexts.taken, says: takenText },
    car_grounded: { status: 409, msg: rentalTexts.grounded, says: groundedText },
    mileage_out_of_line: { status: 409, msg: rentalTexts.mileageOutOfLine, says: outOfLineText },
    not_off: { status: 409, msg: happeningTexts.notOff },
    begins_then: { status: 409, msg: happeningTexts.begunAfter },
    nothing_changes: { status: 409, msg: happeningTexts.nothingChanges },
    /** `details`: ClashDetails, as of `PUT /api/board/moves`. */
    clash: { status: 409, msg: clashTexts.clash },
  },
  bodyRows: 20_000,
})

export const undoHappening = endpoint({
  method: 'POST',
  path: '/api/happenings/undo',
  access: 'user',
  summary:
    'Takes a happening back whole: its grounding or rental, its removal reasons and its moves. Refused with the reason where something of it has changed since, or has begun.',
  input: z.object({
    id: wireId,
    /** Tells the drivers who were told, or see the week, that it is as before. */
    tell: z._default(wireBoolean, false),
  }),
  output: z.object({ told }),
  failures: {
    ...notSaved,
    no_such_happening: { status: 404, msg: happeningTexts.noSuchHappening },
    undone_already: { status: 409, msg: happeningTexts.undoneAlready },
    has_begun: { status: 409, msg: happeningTexts.hasBegun },
    car_changed: { status: 409, msg: happeningTexts.carChanged },
    only_author: { status: 403, msg: happeningTexts.onlyAuthor },
    /** `details`: ClashDetails, as of `PUT /api/board/moves`. */
    changed_meanwhile: { status: 409, msg: happeningTexts.changedMeanwhile },
  },
})

export const listHappenings = endpoint({
  method: 'GET',
  path: '/api/happenings',
  access: 'user',
  summary:
    'What has happened to a week, the latest entered first. What happened to a driver is told to administrators only.',
  input: z.object({ year: wireYear, week: wireWeek }).check(weekExists),
  output: z.object({
    data: z.array(
      z.object({
        id: z.string(),
        /** Null: of a driver, and not for whoever asks. */
        kind: z.nullable(kind),
        carId: z.nullable(z.string()),
        driverId: z.nullable(z.string()),
        /** The registration, or the full name. */
        subject: z.string(),
        dayStart: z.string(),
        shiftStart: wireShift,
        dayEnd: z.string(),
        shiftEnd: wireShift,
        note: z.string(),
        createdAt: z.string(),
        createdBy: z.string(),
        /** Null: it stands. */
        undoneAt: z.nullable(z.string()),
        undoneBy: z.string(),
      }),
    ),
  }),
  failures: {},
})
