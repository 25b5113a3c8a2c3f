import * as z from 'zod/mini'
import { endpoint } from '#platform/pure/endpoint.ts'
import {
  wireBoolean,
  wireDayNumber,
  wireDone,
  wireId,
  wireInteger,
  wireMonth,
  wireYear,
} from '#platform/pure/wire.ts'
import { capacityTexts } from './texts.ts'

const cars = wireInteger(1, 10_000, capacityTexts.atLeastOneCar)

/**
 * The specification's day limit: `day` and `night` are numbers of cars, null where the limit does not speak
 * of that shift.
 */
export const dayLimitOnWire = z.object({
  id: z.string(),
  dayNumber: z.number(),
  month: z.number(),
  year: z.number(),
  day: z.nullable(z.number()),
  night: z.nullable(z.number()),
  comment: z.string(),
  info: z.string(),
  active: z.boolean(),
})

export const addDayLimit = endpoint({
  method: 'POST',
  path: '/api/add-day-limit',
  access: 'user',
  summary: 'Limits one date, its day, its night or both; at most one limit per shift of a date (Spec 1 §5).',
  input: z.object({
    dayNumber: wireDayNumber,
    month: wireMonth,
    year: wireYear,
    day: z.optional(z.nullable(cars)),
    night: z.optional(z.nullable(cars)),
    info: z._default(z.string().check(z.maxLength(500)), ''),
    active: z._default(wireBoolean, true),
  }),
  output: z.object({ status: z.literal('ok'), item: dayLimitOnWire }),
  failures: {
    already_whole_day: { status: 409, msg: capacityTexts.alreadyWholeDay },
    already_night: { status: 409, msg: capacityTexts.alreadyNight },
    already_day: { status: 409, msg: capacityTexts.alreadyDay },
    choose_shift: { status: 400, msg: capacityTexts.chooseShift },
    no_such_date: { status: 400, msg: capacityTexts.noSuchDate },
  },
})

export const removeDayLimit = endpoint({
  method: 'DELETE',
  path: '/api/limits/remove',
  access: 'user',
  summary: 'Removes a day limit.',
  input: z.object({ id: wireId }),
  output: wireDone,
  failures: { no_such_limit: { status: 404, msg: capacityTexts.removeFailed } },
})

export const listDayLimits = endpoint({
  method: 'GET',
  path: '/api/limits',
  access: 'user',
  summary: 'The day limits from a year and month on, by date.',
  input: z.object({ year: wireYear, month: wireMonth }),
  output: z.object({ data: z.array(dayLimitOnWire) }),
  failures: {},
})
