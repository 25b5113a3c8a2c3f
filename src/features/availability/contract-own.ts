import * as z from 'zod/mini'
import { endpoint } from '#platform/pure/endpoint.ts'
import {
  weekExists,
  wireBoolean,
  wireDayNumber,
  wireMonth,
  wireShiftOption,
  wireWeek,
  wireYear,
} from '#platform/pure/wire.ts'
import { selectedDayOnWire } from './contract.ts'
import { availabilityTexts, EMPTY_REASONS, wrongDaysText } from './texts.ts'
import { deadlinePassedText, ownTexts } from './texts-own.ts'

/** What keeps a driver from changing what was sent. */
export const SHUT = ['form_closed', 'wrong_week', 'edits_off', 'week_made', 'deadline_passed'] as const

const sent = z.object({
  /** Of all that is stored of it: whoever changes it has seen this (D51). */
  version: z.string(),
  selectedDays: z.array(selectedDayOnWire),
  reason: z.nullable(z.string()),
  reasonText: z.string(),
})

const week = { year: wireYear, week: wireWeek }
const version = z.string().check(z.maxLength(100))

/** Why nothing of it can be changed (any more). */
const shutFailures = {
  form_closed: { status: 409, msg: availabilityTexts.formClosed },
  wrong_week: { status: 409, msg: availabilityTexts.wrongWeek },
  /** The office has set no deadline: what was sent was sent once. */
  edits_off: { status: 409, msg: availabilityTexts.alreadySubmitted },
  /** The schedule of the week is made: its places are what counts (D46). */
  week_made: { status: 409, msg: ownTexts.weekMade },
  deadline_passed: { status: 409, msg: ownTexts.deadlinePassed, says: deadlinePassedText },
  not_sent: { status: 404, msg: ownTexts.notSent },
  /** It is not as the version had it: on another device, by the office, or because a place became free. */
  changed_meanwhile: { status: 409, msg: ownTexts.changedMeanwhile },
} as const

export const getOwnAvailability = endpoint({
  method: 'GET',
  path: '/api/own-availability',
  access: 'own-calendar',
  summary:
    "What the driver has sent for a week, and whether it may be changed; for the driver's own session.",
  input: z.object(week).check(weekExists),
  output: z.object({
    /** As the office knows the driver; the e-mail perhaps empty. */
    person: z.object({ fullName: z.string(), email: z.string(), phone: z.string() }),
    /** Null while the form was not sent, free shifts picked beforehand or not. */
    sent: z.nullable(sent),
    /** Null where it may be changed. */
    shut: z.nullable(z.enum(SHUT)),
  }),
  failures: {},
})

export const changeOwnAvailability = endpoint({
  method: 'PUT',
  path: '/api/own-availability',
  access: 'own-calendar',
  summary:
    'Changes what the driver has sent, until the deadline (D51). What stays chosen keeps its place, what is given up goes to the first on reserve, what is new is allocated as in a first submission (D5).',
  input: z
    .object({
      ...week,
      version,
      selectedDays: z
        .array(
          z.object({
            shiftOption: wireShiftOption,
            day: wireDayNumber,
            month: wireMonth,
            year: wireYear,
          }),
        )
        .check(z.maxLength(7, { error: availabilityTexts.twiceOneDay })),
      empty: z._default(wireBoolean, false),
      /** Of one that is empty now. */
      reason: z._default(z.nullable(z.enum(EMPTY_REASONS, { error: availabilityTexts.reasonNeeded })), null),
      reasonText: z._default(z.string().check(z.maxLength(500)), ''),
    })
    .check(weekExists),
  output: z.object({
    version: z.string(),
    selectedDays: z.array(selectedDayOnWire),
    /** New choices that were regular and are stored as reserve, because nothing was free any more. */
    changed: z.array(
      z.object({ day: z.number(), month: z.number(), year: z.number(), from: z.string(), to: z.string() }),
    ),
    /** A confirming letter is written. */
    confirmation: z.boolean(),
    /** It can't go out now: there is no mail server yet. */
    letterWaits: z.boolean(),
  }),
  failures: {
    ...shutFailures,
    /** `details.nights`: the `d.m.yyyy` of the nights to change. */
    day_after_night: { status: 422, msg: availabilityTexts.dayAfterNight },
    incomplete: { status: 400, msg: availabilityTexts.incomplete },
    wrong_days: { status: 400, msg: availabilityTexts.outsideWeek, says: wrongDaysText },
  },
})

export const withdrawOwnAvailability = endpoint({
  method: 'DELETE',
  path: '/api/own-availability',
  access: 'own-calendar',
  summary:
    'Takes back what the driver has sent, until the deadline (D51): its places become free, the week counts as not sent and may be sent again.',
  input: z.object({ ...week, version }).check(weekExists),
  output: z.object({
    status: z.literal('ok'),
    /** A letter tells of it. */
    confirmation: z.boolean(),
  }),
  failures: shutFailures,
})
