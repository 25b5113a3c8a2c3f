import * as z from 'zod/mini'
import { SUBMISSION_CHANGES } from '#features/submissions/domain/public.ts'
import { endpoint } from '#platform/pure/endpoint.ts'
import { wireTexts } from '#platform/pure/texts-wire.ts'
import {
  weekExists,
  wireBoolean,
  wireDate,
  wireDayNumber,
  wireDone,
  wireInteger,
  wireMonth,
  wireShiftOption,
  wireWeek,
  wireYear,
} from '#platform/pure/wire.ts'
import { addedWarnings } from './contract-warnings.ts'
import { availabilityTexts, EMPTY_REASONS, wrongDaysText } from './texts.ts'
import { deadlinePassedText, ownTexts } from './texts-own.ts'

/**
 * Submissions have a number beside their key, since the specification's route `/admin/podglad-grafiku/{id}`
 * is numeric.
 */
const submissionNumber = wireInteger(1, 999_999_999, availabilityTexts.noSuchSubmission)

const selectedDay = z.object({
  shiftOption: wireShiftOption,
  day: wireDayNumber,
  month: wireMonth,
  year: wireYear,
})
/**
 * A selected day as answered: Friday and Saturday are the weekend of the form, Saturday and Sunday of the
 * office (D9).
 */
export const selectedDayOnWire = z.object({
  shiftOption: z.string(),
  day: z.number(),
  month: z.number(),
  year: z.number(),
  isWeekend: z.boolean(),
})

/** Per day of the week: taken regular places, limits in force, free places, the limit's comment (D4). */
export const capacityDayOnWire = z.object({
  dayNumber: z.number(),
  month: z.number(),
  year: z.number(),
  dayShifts: z.number(),
  nightShift: z.number(),
  dayLimit: z.number(),
  nightLimit: z.number(),
  toChoose: z.number(),
  comment: z.string(),
  /** The limit is 0: the office has closed the shift, which is more than its places being taken. */
  dayClosed: z.boolean(),
  nightClosed: z.boolean(),
})

export const getWeekCapacity = endpoint({
  method: 'GET',
  path: '/schedules',
  access: 'anyone',
  summary: 'Capacity of the seven days of a week (D4); names and counts nobody beyond that.',
  input: z.object({ year: wireYear, week: wireWeek, month: z.optional(wireMonth) }).check(weekExists),
  output: z.object({
    year: z.number(),
    week: z.number(),
    open: z.boolean(),
    /**
     * The schedule of this week is made: the figures are its cars, and who submits now waits for the office
     * (D42, D46).
     */
    generated: z.boolean(),
    data: z.array(capacityDayOnWire),
  }),
  failures: {},
})

export const submitAvailability = endpoint({
  method: 'POST',
  path: '/api/add',
  access: 'anyone-known',
  summary:
    "A driver's availability for the coming week. The server allocates (D5) and says which choices became reserve.",
  input: z.object({
    fullName: z
      .string({ error: availabilityTexts.fullName })
      .check(z.maxLength(200, { error: availabilityTexts.fullName })),
    phone: z
      .string({ error: availabilityTexts.phone })
      .check(z.maxLength(30, { error: availabilityTexts.phone })),
    email: z
      .string({ error: availabilityTexts.email })
      .check(z.maxLength(254, { error: availabilityTexts.email })),
    month: z.optional(wireMonth),
    /** ISO week-year of `weekNum`. */
    year: wireYear,
    weekNum: wireWeek,
    selectedDays: z.array(selectedDay).check(z.maxLength(7, { error: availabilityTexts.twiceOneDay })),
    originalDays: z.optional(z.array(selectedDay).check(z.maxLength(7))),
    /** True together with chosen days is refused: nobody can tell which of the two is meant. */
    empty: z._default(wireBoolean, false),
    /** Of an empty submission; null, empty or left out where there is none. */
    reason: z._default(
      z.nullable(
        z.pipe(
          z.enum([...EMPTY_REASONS, ''], { error: availabilityTexts.reasonNeeded }),
          z.transform((reason) => (reason === '' ? null : reason)),
        ),
      ),
      null,
    ),
    reasonText: z._default(z.string().check(z.maxLength(500)), ''),
  }),
  output: z.object({
    id: z.number(),
    selectedDays: z.array(selectedDayOnWire),
    /** Choices that were regular and are stored as reserve, because nothing was free any more. */
    changed: z.array(
      z.object({ day: z.number(), month: z.number(), year: z.number(), from: z.string(), to: z.string() }),
    ),
    /** A confirming letter is written; the fleet may have switched them off. */
    confirmation: z.boolean(),
    /** It goes to the address that the office knows; the one that was given is for the office to settle. */
    toKnownAddress: z.optional(z.boolean()),
    /** The form waits for the office and has no place yet (D44). */
    waiting: z.optional(z.boolean()),
    /** That letter can't go out now: there is no mail server yet. */
    letterWaits: z.boolean(),
    /**
     * The schedule of the week is made: regular choices are stored as reserve, and all wait for the office
     * (D42).
     */
    late: z.boolean(),
  }),
  failures: {
    already_submitted: { status: 409, msg: availabilityTexts.alreadySubmitted },
    /** `details.nights`: the `d.m.yyyy` of the nights to change. */
    day_after_night: { status: 422, msg: availabilityTexts.dayAfterNight },
    incomplete: { status: 400, msg: availabilityTexts.incomplete },
    /** A date outside of the week, one date twice, or days in an empty submission; the text says which. */
    wrong_days: { status: 400, msg: availabilityTexts.outsideWeek, says: wrongDaysText },
    form_closed: { status: 409, msg: availabilityTexts.formClosed },
    wrong_week: { status: 409, msg: availabilityTexts.wrongWeek },
    deadline_passed: { status: 409, msg: ownTexts.deadlinePassed, says: deadlinePassedText },
    too_many_unknown: { status: 429, msg: availabilityTexts.tooManyUnknown },
    inactive_driver: { status: 403, msg: availabilityTexts.inactiveDriver },
  },
})

const submissionAttributes = z.object({
  fullName: z.string(),
  phone: z.string(),
  email: z.string(),
  month: z.number(),
  year: z.number(),
  weekNum: z.number(),
  selectedDays: z.array(selectedDayOnWire),
  originalDays: z.array(selectedDayOnWire),
  empty: z.boolean(),
  /** Null for users without the admin flag, and the text empty. */
  reason: z.nullable(z.string()),
  reasonText: z.string(),
  signed: z.boolean(),
  fuelCard: z.boolean(),
  createdAt: z.string(),
  /** Refused further tries for the same phone and week: when, and with what name (D40). */
  attempts: z.array(z.object({ at: z.string(), fullName: z.string() })),
  /** What was changed since it was sent, oldest first (D51); `byName`: the user of the office who did it. */
  changes: z.array(
    z.object({
      at: z.string(),
      kind: z.enum(SUBMISSION_CHANGES),
      byName: z.string(),
      before: z.array(selectedDayOnWire),
      after: z.array(selectedDayOnWire),
    }),
  ),
})
export const submissionOnWire = z.object({ id: z.number(), attributes: submissionAttributes })

const periodInput = {
  week: z.optional(wireWeek),
  month: z.optional(wireMonth),
  year: z.optional(wireYear),
  adminWeek: z.optional(wireWeek),
}

export const getSubmissionDetails = endpoint({
  method: 'GET',
  path: '/api/schedules/details',
  access: 'user',
  summary:
    'Submissions of a week (week + year or adminWeek + year) or of a month (month + year), with capacity and limits.',
  input: z.object(periodInput),
  output: z.object({
    amount: z.number(),
    schedules: z.array(submissionOnWire),
    capacityDay: z.array(capacityDayOnWire),
    /** All chosen shifts, reserve included. */
    shiftsAmount: z.number(),
    dayLimits: z.array(
      z.object({
        id: z.string(),
        dayNumber: z.number(),
        month: z.number(),
        year: z.number(),
        day: z.nullable(z.number()),
        night: z.nullable(z.number()),
        comment: z.string(),
        info: z.string(),
        active: z.boolean(),
      }),
    ),
  }),
  failures: { period_needed: { status: 400, msg: wireTexts.period } },
})

export const getSubmission = endpoint({
  method: 'GET',
  path: '/api/schedules/:id',
  access: 'user',
  summary: 'One submission.',
  input: z.object({ id: submissionNumber }),
  output: submissionOnWire,
  failures: { no_such_submission: { status: 404, msg: availabilityTexts.noSuchSubmission } },
})

export const exportSubmissions = endpoint({
  method: 'GET',
  path: '/api/schedules/export',
  access: 'user',
  summary: "A week's submissions as CSV or XLSX (D37).",
  input: z
    .object({
      year: wireYear,
      week: wireWeek,
      format: z.enum(['csv', 'xlsx'], { error: wireTexts.format }),
      /** Adds the reasons of empty submissions; without effect for users without the admin flag. */
      reasons: z._default(wireBoolean, false),
    })
    .check(weekExists),
  output: z.any(),
  failures: {},
  audit: 'export-submissions',
  file: true,
})

export const getMonthTable = endpoint({
  method: 'GET',
  path: '/api/calendar',
  access: 'user',
  summary: 'The month table: a row a driver, a column a day, abbreviations D, N, W, N R, D R, DYS.',
  input: z.object({ year: wireYear, month: wireMonth }),
  output: z.object({
    days: z.array(z.object({ day: z.number(), isWeekend: z.boolean() })),
    data: z.array(
      z.object({
        id: z.string(),
        attributes: z.object({ fullName: z.string(), phone: z.string(), days: z.array(z.string()) }),
      }),
    ),
  }),
  failures: {},
})

const oneSubmission = {
  no_such_submission: { status: 404, msg: availabilityTexts.noSuchSubmission },
} as const

export const signSubmission = endpoint({
  method: 'PUT',
  path: '/api/signSchedule',
  access: 'user',
  summary: "Sets the 'signed' flag.",
  input: z.object({ id: submissionNumber, isSigned: wireBoolean }),
  output: wireDone,
  failures: oneSubmission,
})

export const setFuelCard = endpoint({
  method: 'PUT',
  path: '/api/toggleCard',
  access: 'user',
  summary: "Sets the 'fuelCard' flag.",
  input: z.object({ id: submissionNumber, fuelCard: wireBoolean }),
  output: wireDone,
  failures: oneSubmission,
})

export const addSubmissionShift = endpoint({
  method: 'PUT',
  path: '/api/schedules/:id/add-shift',
  access: 'user',
  summary: 'Adds a shift to a submission. A broken night-then-day rule is a warning, not a refusal (D7).',
  input: z.object({ id: submissionNumber, date: wireDate, shiftOption: wireShiftOption }),
  output: z.object({
    status: z.literal('ok'),
    selectedDays: z.array(selectedDayOnWire),
    warnings: addedWarnings,
  }),
  failures: {
    ...oneSubmission,
    outside_week: { status: 400, msg: availabilityTexts.outsideWeek },
    shift_twice: { status: 409, msg: availabilityTexts.shiftTwice },
  },
})

export const removeSubmissionShift = endpoint({
  method: 'PUT',
  path: '/api/schedules/:id/remove-shift',
  access: 'user',
  summary: 'Removes a shift from a submission; its place becomes free.',
  input: z.object({ id: submissionNumber, date: wireDate, shiftOption: wireShiftOption }),
  output: z.object({ status: z.literal('ok'), selectedDays: z.array(selectedDayOnWire) }),
  failures: { ...oneSubmission, no_such_shift: { status: 404, msg: availabilityTexts.noSuchShift } },
})

export const updateSubmissionShifts = endpoint({
  method: 'PUT',
  path: '/api/update-shifts',
  access: 'user',
  summary:
    "Replaces a submission's chosen shifts by these: what is new counts like an added shift, what is missing becomes free. All or nothing.",
  input: z.object({
    id: submissionNumber,
    selectedDays: z.array(selectedDay).check(z.maxLength(21, { error: availabilityTexts.shiftTwice })),
  }),
  output: z.object({
    status: z.literal('ok'),
    selectedDays: z.array(selectedDayOnWire),
    /** A Polish sentence each: the call is the specification's. */
    warnings: z.array(z.string()),
  }),
  failures: {
    ...oneSubmission,
    outside_week: { status: 400, msg: availabilityTexts.outsideWeek },
    shift_twice: { status: 409, msg: availabilityTexts.shiftTwice },
  },
})

export const removeSubmission = endpoint({
  method: 'DELETE',
  path: '/api/remove-schedule',
  access: 'user',
  summary: 'Deletes a submission; its places become free, and the driver may submit again.',
  input: z.object({ id: submissionNumber }),
  output: wireDone,
  failures: oneSubmission,
})
