import * as z from 'zod/mini'
import {
  driverPinOnCall,
  fleetPinOnCall,
  notProven,
  sessionOrDriverPin,
  sessionOrFleetPin,
} from '#features/drivers/session/contract-proof.ts'
import { endpoint } from '#platform/pure/endpoint.ts'
import {
  weekExists,
  wireDate,
  wireDayNumber,
  wireDone,
  wireMonth,
  wireShift,
  wireWeek,
  wireYear,
} from '#platform/pure/wire.ts'
import { pickObstacle } from './contract-obstacle.ts'
import { ownWeek } from './contract-own-shapes.ts'
import { workCalendarTexts } from './texts.ts'
import {
  absentText,
  alreadyDrivingText,
  dayAfterNightText,
  goneText,
  noPapersText,
} from './texts-messages.ts'

/**
 * The fleet calendar's day: names, cars, shifts, services. Phone and e-mail are there only for a logged-in
 * viewer, cars hidden with `notOnStation` not at all (D14).
 */
const publicDriver = z.object({
  fullName: z.string(),
  shift: z.string(),
  phone: z.optional(z.string()),
  email: z.optional(z.string()),
})
const publicCar = z.object({
  reg: z.string(),
  drivers: z.array(publicDriver),
  /**
   * One word for the car in the slot (D47). Papers are nobody's business here: without them it is `grounded`.
   * `deleted`: has left the fleet.
   */
  standing: z.enum(['driven', 'free', 'grounded', 'rented', 'deleted']),
  grounded: z.boolean(),
  isRented: z.boolean(),
  service: z.nullable(z.string()),
})
const publicDay = z.object({
  day: z.number(),
  month: z.number(),
  year: z.number(),
  shift: z.enum(['dzień', 'noc']),
  cars: z.array(publicCar),
  reserve: z.array(publicDriver),
  onCall: z.array(publicDriver),
})
const fleetWeek = z.object({
  week: z.number(),
  year: z.number(),
  /**
   * False: the week is not generated, or calendars are hidden; the screen says the specification's sentence.
   */
  ready: z.boolean(),
  savedAt: z.nullable(z.string()),
  days: z.array(publicDay),
  nights: z.array(publicDay),
})

/**
 * With a driver's session the fleet's PIN is tried where it is sent: it lets the driver pick for another one
 * (D15).
 */
const toPick = { ...sessionOrFleetPin, orWithout: ['own-calendar'] } as const

export const getPublicWeek = endpoint({
  method: 'GET',
  path: '/api/get-public-week',
  access: sessionOrFleetPin,
  summary: "The fleet's current week, for who holds the fleet PIN.",
  input: z.object(fleetPinOnCall),
  output: fleetWeek,
  failures: notProven,
})

export const getCurrentCalendar = endpoint({
  method: 'GET',
  path: '/api/get-current-calendar',
  access: sessionOrFleetPin,
  summary: 'The fleet calendar of a week near the current one, for who holds the fleet PIN.',
  input: z.object({ week: wireWeek, year: wireYear, ...fleetPinOnCall }).check(weekExists),
  output: fleetWeek,
  failures: notProven,
})

export const listPublicServices = endpoint({
  method: 'GET',
  path: '/api/get-public-service',
  access: sessionOrFleetPin,
  summary:
    'Which cars are at the workshop when, of a week, for who holds the fleet PIN: nothing personal, no hidden car, none older than 14 days.',
  /** Of the fleet's current year unless told. */
  input: z.object({ week: wireWeek, year: z.optional(wireYear), ...fleetPinOnCall }),
  output: z.object({
    data: z.array(
      z.object({
        id: z.string(),
        attributes: z.object({ reg: z.string(), serviceDate: z.string(), serviceTime: z.string() }),
      }),
    ),
  }),
  failures: { ...notProven, no_such_week: { status: 400, msg: workCalendarTexts.noSuchWeek } },
})

export const getPublicSoloWeek = endpoint({
  method: 'GET',
  path: '/api/get-public-solo-week',
  access: sessionOrDriverPin,
  summary: "One driver's current week, for who holds phone and PIN (`solo` is the PIN).",
  input: z.object(driverPinOnCall),
  output: ownWeek,
  failures: notProven,
})

export const getCurrentSoloCalendar = endpoint({
  method: 'GET',
  path: '/api/get-current-solo-calendar',
  access: sessionOrDriverPin,
  summary: "One driver's calendar of a week near the current one.",
  input: z.object({ week: wireWeek, year: wireYear, ...driverPinOnCall }).check(weekExists),
  output: ownWeek,
  failures: notProven,
})

export const listFreeShifts = endpoint({
  method: 'GET',
  path: '/api/free-shifts',
  access: toPick,
  summary:
    "Free shifts of the current and the next week: not begun, with capacity, and with a free car where generated (D15); for a driver's own session with what keeps that driver from them.",
  input: z.object(fleetPinOnCall),
  output: z.object({
    data: z.array(
      z.object({
        date: z.string(),
        shift: z.enum(['Dzień', 'Noc']),
        isWeekend: z.boolean(),
        free: z.number(),
        /**
         * Only for a driver's own session: why this driver can't have it, such as a shift of the same date.
         * Not `refusal`: a page of an earlier build that is still open shows that as it comes, as a sentence.
         */
        obstacle: z.optional(pickObstacle),
      }),
    ),
    /** Only for a driver's own session: as the office knows the driver, the e-mail perhaps empty. */
    person: z.optional(z.object({ fullName: z.string(), email: z.string(), phone: z.string() })),
  }),
  failures: notProven,
})

/**
 * A shift to pick, in the fields of the free shifts, or in those of the calendars, whose year may be that of
 * the pick.
 */
const addedDay = z.union([
  z.object({ date: wireDate, shift: wireShift }),
  z.object({
    day: wireDayNumber,
    month: wireMonth,
    year: z.optional(wireYear),
    shift: z.optional(z.string().check(z.maxLength(20))),
    shiftOption: z.optional(z.string().check(z.maxLength(20))),
  }),
])

const pick = {
  fullName: z.string({ error: workCalendarTexts.fullName }).check(z.maxLength(200)),
  phone: z.string({ error: workCalendarTexts.missingData }).check(z.maxLength(30)),
  email: z.string({ error: workCalendarTexts.missingData }).check(z.maxLength(254)),
  addedDays: z
    .array(addedDay)
    .check(z.minLength(1, { error: workCalendarTexts.noneChosen }), z.maxLength(28)),
  /** With `year`: where none of the shifts is in that week, the caller means another one. */
  weekNum: z.optional(wireWeek),
  year: z.optional(wireYear),
}

/** The pick comes as `item`, as the specification sends it, or field by field; not both. */
const wholePick = z.check<Record<string, unknown>>(({ value, issues }) => {
  const miss = (field: string, message: string) =>
    issues.push({ code: 'custom', path: [field], message, input: value })
  if (value.item !== undefined) {
    if (value.addedDays !== undefined) miss('item', workCalendarTexts.missingData)
    return
  }
  if (value.fullName === undefined) miss('fullName', workCalendarTexts.fullName)
  if (value.phone === undefined) miss('phone', workCalendarTexts.missingData)
  if (value.email === undefined) miss('email', workCalendarTexts.missingData)
  if (value.addedDays === undefined) miss('addedDays', workCalendarTexts.noneChosen)
})

export const pickFreeShifts = endpoint({
  method: 'POST',
  path: '/api/addeddays',
  access: toPick,
  summary: "'Dodaj zmianę': books free shifts for real, all or none (D15).",
  input: z
    .object({ item: z.optional(z.object(pick)), ...z.partial(z.object(pick)).shape, ...fleetPinOnCall })
    .check(wholePick),
  output: z.object({
    booked: z.array(z.object({ date: z.string(), shift: z.enum(['Dzień', 'Noc']), reg: z.string() })),
  }),
  failures: {
    ...notProven,
    missing_data: { status: 400, msg: workCalendarTexts.missingData },
    wrong_days: { status: 400, msg: workCalendarTexts.wrongDays },
    /** `details.gone`: the shifts that are no longer free. */
    gone: { status: 409, msg: workCalendarTexts.gone, says: goneText },
    already_driving: { status: 409, msg: workCalendarTexts.alreadyDriving, says: alreadyDrivingText },
    /** A driver's own session books for that driver only. */
    other_phone: { status: 403, msg: workCalendarTexts.otherPhone },
    day_after_night: { status: 422, msg: workCalendarTexts.dayAfterNight, says: dayAfterNightText },
    inactive_driver: { status: 403, msg: workCalendarTexts.inactiveDriver },
    no_papers: { status: 409, msg: workCalendarTexts.noPapers, says: noPapersText },
    /** Has reported illness for that shift, or was taken off it by the office for not being there. */
    absent: { status: 409, msg: workCalendarTexts.absent, says: absentText },
    /** With nothing but the fleet's PIN: whatever of the driver keeps from it, an unknown phone included. */
    not_for_phone: { status: 409, msg: workCalendarTexts.notForPhone },
    too_many_picks: { status: 429, msg: workCalendarTexts.tooManyPicks },
    /** By a driver's own session, those that were given back included. */
    too_many_taken: { status: 429, msg: workCalendarTexts.tooManyTaken },
  },
})

export const getCalendarSubscription = endpoint({
  method: 'GET',
  path: '/api/calendar-subscription',
  access: 'own-calendar',
  summary:
    "The address under which the driver's phone can subscribe to the own calendar; null while there is none.",
  input: z.object({}),
  output: z.object({ url: z.nullable(z.string()) }),
  failures: {},
})

export const renewCalendarSubscription = endpoint({
  method: 'POST',
  path: '/api/calendar-subscription',
  access: 'own-calendar',
  summary: 'Makes a new unguessable address; the old one stops working.',
  input: z.object({}),
  output: z.object({ url: z.string() }),
  failures: {},
})

export const revokeCalendarSubscription = endpoint({
  method: 'DELETE',
  path: '/api/calendar-subscription',
  access: 'own-calendar',
  summary: 'Ends the subscription address.',
  input: z.object({}),
  output: wireDone,
  failures: {},
})

export const downloadOwnCalendar = endpoint({
  method: 'GET',
  path: '/api/own-calendar.ics',
  access: 'own-calendar',
  summary: "The driver's coming shifts as a calendar file.",
  input: z.object({}),
  output: z.any(),
  failures: {},
  file: true,
})

export const readSubscribedCalendar = endpoint({
  method: 'GET',
  path: '/api/calendars/:key',
  access: { credential: 'own-key', fields: ['key'] },
  summary: 'The subscribed calendar, for a phone that holds the key. Never names the driver.',
  input: z.object({ key: z.string().check(z.maxLength(100)) }),
  output: z.any(),
  failures: { wrong_key: { status: 404, msg: workCalendarTexts.wrongKey } },
  file: true,
})
