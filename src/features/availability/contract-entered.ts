import * as z from 'zod/mini'
import { endpoint } from '#platform/pure/endpoint.ts'
import {
  weekExists,
  wireBoolean,
  wireDayNumber,
  wireId,
  wireMonth,
  wireShiftOption,
  wireWeek,
  wireYear,
} from '#platform/pure/wire.ts'
import { selectedDayOnWire } from './contract.ts'
import { EMPTY_REASONS, wrongDaysText } from './texts.ts'
import { enteredTexts } from './texts-entered.ts'

export const enterAvailability = endpoint({
  method: 'POST',
  path: '/api/enter-availability',
  access: 'user',
  summary:
    "Enters a driver's availability for the coming week by the office, for who has called: by the rules of the form (D5, D6, D7, D42), also after its deadline. Kept with the name of the user; the driver gets the usual confirmation.",
  input: z
    .object({
      driverId: wireId,
      year: wireYear,
      week: wireWeek,
      selectedDays: z
        .array(
          z.object({
            shiftOption: wireShiftOption,
            day: wireDayNumber,
            month: wireMonth,
            year: wireYear,
          }),
        )
        .check(z.maxLength(7, { error: enteredTexts.twiceOneDay })),
      empty: z._default(wireBoolean, false),
      /** Of an empty one. */
      reason: z._default(z.nullable(z.enum(EMPTY_REASONS, { error: enteredTexts.reasonNeeded })), null),
      reasonText: z._default(z.string().check(z.maxLength(500)), ''),
    })
    .check(weekExists),
  output: z.object({
    /** Of the submission. */
    id: z.number(),
    selectedDays: z.array(selectedDayOnWire),
    /** How many choices became reserve because nothing was free any more. */
    changed: z.number(),
    /** A confirming letter is written. */
    confirmation: z.boolean(),
    /** It can't go out yet: there is no mail server. */
    letterWaits: z.boolean(),
    /** The schedule is made: all of it waits on that week's reserve (D42). */
    late: z.boolean(),
  }),
  failures: {
    no_such_driver: { status: 404, msg: enteredTexts.noSuchDriver },
    already_submitted: { status: 409, msg: enteredTexts.alreadySubmitted },
    /** `details.nights`: the `d.m.yyyy` of the nights to change. */
    day_after_night: { status: 422, msg: enteredTexts.dayAfterNight },
    incomplete: { status: 400, msg: enteredTexts.reasonNeeded },
    wrong_days: { status: 400, msg: enteredTexts.outsideWeek, says: wrongDaysText },
    wrong_week: { status: 409, msg: enteredTexts.wrongWeek },
    inactive_driver: { status: 409, msg: enteredTexts.inactive },
  },
})
