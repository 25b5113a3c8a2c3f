import * as z from 'zod/mini'
import { overlappingText } from '#features/fleet/unavailability/texts.ts'
import type { PinRemark } from '#features/planning/domain/public.ts'
import { placeType, recordedChange } from '#features/roster/contract.ts'
import { toldReason } from '#features/roster/contract-waiting.ts'
import { endpoint } from '#platform/pure/endpoint.ts'
import { wireTexts } from '#platform/pure/texts-wire.ts'
import { typed } from '#platform/pure/typed.ts'
import {
  weekExists,
  wireBoolean,
  wireDate,
  wireId,
  wireInteger,
  wireShift,
  wireWeek,
  wireYear,
} from '#platform/pure/wire.ts'
import { takenBackOnWire, waitingOnWire } from './contract-late.ts'
import { publicationOnWire, publishedOnWire } from './contract-publishing.ts'
import { dataOrPlaces, daysOrPlaces, savedVersion, sentChanges, sentDays } from './contract-sent-week.ts'
import { scheduleTexts } from './texts.ts'
import { sentWeekTexts } from './texts-sent-week.ts'

/**
 * A driver as the schedule shows one (Spec 2 §3 'Scheduled driver entry'). `shift` is the place's wire
 * spelling.
 */
const scheduledDriver = {
  id: z.string(),
  fullName: z.string(),
  phone: z.string(),
  email: z.string(),
  shift: z.enum(['Dzień', 'Noc', 'Dzień rezerwa', 'Noc rezerwa', 'Do dyspozycji']),
  /** d.m.yyyy */
  stateDay: z.string(),
  dayName: z.string(),
  /** How the driver came to this place. */
  type: placeType,
  /** Seated from a reserve choice: 'z rezerwy'. */
  fromReserve: z.boolean(),
  /** Why there is no car, in Polish, as the driver is told it now; empty for who has one (D16). */
  reason: z.string(),
  /** The same as code and facts, for whoever words it; null for who has a car. */
  why: z.nullable(toldReason),
  /** Place in the list, from 1; 0 in a car. */
  rank: z.number(),
  /** A car that the waiting driver could have at once, since what he waited for has gone; null without. */
  freeSeat: z.nullable(z.object({ carId: z.string(), reg: z.string() })),
}
const driverOnWire = z.object(scheduledDriver)

/**
 * What the car is in the slot, the same word wherever it is told (D47): `rented` and `grounded` before a
 * driver, who has to leave it; `papers` (a blocking one has run out) and `deleted` (has left the fleet) only
 * where nobody sits, since they take no seat. Only a `free` one may get somebody.
 */
const standing = z.enum(['driven', 'free', 'rented', 'grounded', 'papers', 'deleted'])

const scheduledCar = z.object({
  id: z.string(),
  reg: z.string(),
  make: z.string(),
  model: z.string(),
  drivers: z.array(driverOnWire).check(z.maxLength(1)),
  standing,
  grounded: z.boolean(),
  /** What the office wrote; empty is shown as 'Brak powodu.'. */
  groundedReason: z.string(),
  notOnStation: z.boolean(),
  /** The paper that has run out, where it is all that keeps drivers from getting the car; else empty. */
  papers: z.string(),
  /** Has left the fleet: whoever sits there stays, and nobody new gets it (D26, D47). */
  deleted: z.boolean(),
  isRented: z.boolean(),
  /** The renter's name where rented. */
  renter: z.string(),
  /** HH:MM of a planned service, else null. */
  service: z.nullable(z.string()),
})

/** One slot of the week: Monday to Sunday stand in `days` and in `nights` (Spec 2 §3 'Calendar day'). */
const calendarDay = z.object({
  day: z.number(),
  month: z.number(),
  year: z.number(),
  shift: z.enum(['dzień', 'noc']),
  limit: z.number(),
  cars: z.array(scheduledCar),
  reserve: z.array(driverOnWire),
  onCall: z.array(driverOnWire),
})
/** A driver of the week who gets no new seat for some slots of it, both ends included. */
const driverOff = z.object({
  driverId: z.string(),
  /** 0-13 (D2) */
  from: z.number(),
  /** 0-13 (D2) */
  to: z.number(),
  /** `deleted`: not on the drivers' list any more. */
  kind: z.enum(['papers', 'inactive', 'deleted']),
  /** The paper's name; else empty. */
  reason: z.string(),
})
export const weekCalendar = {
  days: z.array(calendarDay),
  nights: z.array(calendarDay),
  driversOff: z.array(driverOff),
  /** Own cars of drivers of the week, where the week has them. */
  ownCars: z.array(z.object({ driverId: z.string(), carId: z.string() })),
}

/**
 * A day of a saved week with the version at which it was read: sent back with its days, it says from what
 * they were made.
 */
const savedDay = z.extend(calendarDay, { version: z.number() })

export const getBaseCalendar = endpoint({
  method: 'GET',
  path: '/api/base-calendar',
  access: 'user',
  summary: 'The base calendar of a week, computed from the data of now; changes nothing (D16, D20).',
  input: z.object({ year: wireYear, week: wireWeek }).check(weekExists),
  output: z.object({
    week: z.number(),
    year: z.number(),
    calendar: z.object(weekCalendar),
    /** Pins that can't hold, own cars not given, empty seats and broken promises, as Polish sentences. */
    remarks: z.array(
      z.object({ kind: z.enum(['pin', 'empty-seats', 'own-car', 'promise']), text: z.string() }),
    ),
    /** How the fleet fills seats (D16): what is chosen by hand or by a repair is to follow it too. */
    planning: z.object({ policy: z.enum(['queue', 'balanced', 'equal']), fromReserve: z.boolean() }),
    levels: z.object({
      filled: z.number(),
      filledBound: z.number(),
      ownCars: z.number(),
      pairs: z.number(),
      pairsBound: z.number(),
    }),
  }),
  failures: { impossible_pin: { status: 409, msg: scheduleTexts.impossiblePin } },
})

const place = z.object({
  driverId: wireId,
  /** 0-13: Monday day, Monday night, … (D2). */
  slot: wireInteger(0, 13, wireTexts.slot),
  /** Null: on the reserve list, or on the on-call list where `onCall`. */
  carId: z.nullable(wireId),
  onCall: z._default(z.boolean(), false),
})
const MOST_PLACES = 50_000
/**
 * The whole week as the office wants it: every driver's place in every slot. Names and plates are the
 * server's.
 */
const places = z.array(place).check(z.maxLength(MOST_PLACES))

/**
 * Cars that a repair has taken off: stored with the week in one transaction, so that none of them is free at
 * any moment (D17, D47).
 */
export const sentGroundings = z.optional(
  z
    .array(
      z.object({
        carId: wireId,
        dayStart: wireDate,
        shiftStart: wireShift,
        dayEnd: wireDate,
        shiftEnd: wireShift,
        groundedReason: z._default(
          z.string().check(typed(), z.maxLength(500, { error: scheduleTexts.longReason })),
          '',
        ),
        notOnStation: z._default(wireBoolean, false),
      }),
    )
    .check(z.maxLength(100)),
)

/**
 * What the office may do, knowing it (D7): a day after the night before, day and night of one date, a limit
 * exceeded. A Polish sentence each.
 */
const weekWarnings = z.array(
  z.object({ slot: z.number(), driverId: z.nullable(z.string()), msg: z.string() }),
)

export interface ImpossiblePinsDetails {
  /** With whom, where and why, by full names and registration numbers. */
  readonly pins: readonly PinRemark[]
}
const newerVersion = z.object({ version: z.number(), savedBy: z.string(), savedAt: z.string() })
export type NewerVersionDetails = z.infer<typeof newerVersion>

export const generateWeek = endpoint({
  method: 'POST',
  path: '/api/generate-week',
  access: 'user',
  summary:
    'Saves a week for the first time: the base calendar of now, or the week sent along, as `days` and `nights` or as places.',
  input: z
    .object({
      year: wireYear,
      week: wireWeek,
      places: z.optional(places),
      groundings: sentGroundings,
      ...sentDays,
    })
    .check(weekExists, daysOrPlaces),
  output: z.object({
    id: z.string(),
    version: z.number(),
    warnings: weekWarnings,
    /** What publishing has told; null where it is a step of its own, and the week a draft (D43). */
    published: z.nullable(publishedOnWire),
  }),
  failures: {
    /** `fields` say which day, plate or driver can't be read. */
    unread_week: { status: 400, msg: sentWeekTexts.unreadWeek },
    already_generated: { status: 409, msg: scheduleTexts.alreadyGenerated },
    /** `details.breaches`: slot, driver, car, and a Polish sentence each. */
    breaks_rules: { status: 422, msg: scheduleTexts.breaksRules },
    grounding_refused: { status: 409, msg: scheduleTexts.groundingRefused, says: overlappingText },
    /** `details.pins`: a Polish sentence each. Nothing is saved: pins hold, or are taken away. */
    impossible_pin: { status: 409, msg: scheduleTexts.impossiblePin },
  },
  bodyLimit: 6_000_000,
  bodyRows: MOST_PLACES,
})

export const updateWeek = endpoint({
  method: 'PUT',
  path: '/api/update-week',
  access: 'user',
  summary:
    'Saves the week anew: its places against the version they were read at (D19), or `data` with `history`, laid on what is saved now (D48). Answers the new version and what changed.',
  input: z
    .object({
      id: wireId,
      version: z.optional(savedVersion),
      places: z.optional(places),
      groundings: sentGroundings,
      /**
       * Choices that waited on the board which is saved: whose driver stands nowhere in the slot now was
       * taken away knowingly (D42).
       */
      waiting: z._default(z.array(wireId).check(z.maxLength(50_000)), []),
      /**
       * The week as it is to be; without a version only what `history` and removed shifts say may differ from
       * what is saved.
       */
      data: z.optional(z.object({ ...sentDays, version: z.optional(savedVersion) })),
      /** What was moved, those changes that are saved already included. */
      history: z.optional(sentChanges),
      /** The number of the week with this `id`. */
      week: z.optional(wireWeek),
      /** Whatever is told here, who saves is whose token it is. */
      user: z.optional(z.unknown()),
    })
    .check(dataOrPlaces),
  output: z.object({ version: z.number(), changes: z.array(recordedChange), warnings: weekWarnings }),
  failures: {
    not_generated: { status: 404, msg: scheduleTexts.notGenerated },
    unread_week: { status: 400, msg: sentWeekTexts.unreadWeek },
    /** Not the week with this id. */
    other_week: { status: 409, msg: sentWeekTexts.otherWeek },
    /**
     * Nothing is saved. `details.clashes` names each, `details.current` is the week as `GET
     * /api/get-generated-week` answers it.
     */
    clash: { status: 409, msg: sentWeekTexts.clash },
    /** `details`: NewerVersionDetails. */
    older_version: { status: 409, msg: scheduleTexts.olderVersion },
    /** `details.breaches`: as of generating. */
    breaks_rules: { status: 422, msg: scheduleTexts.breaksRules },
    /** A car of `groundings` is deleted, or grounded then already; nothing is saved. */
    grounding_refused: { status: 409, msg: scheduleTexts.groundingRefused, says: overlappingText },
  },
  bodyLimit: 6_000_000,
  bodyRows: MOST_PLACES,
})

export const getGeneratedWeek = endpoint({
  method: 'GET',
  path: '/api/get-generated-week',
  access: 'user',
  summary: 'The saved week, or null where none is generated.',
  input: z.object({ year: wireYear, week: wireWeek }).check(weekExists),
  output: z.nullable(
    z.object({
      id: z.string(),
      week: z.number(),
      year: z.number(),
      version: z.number(),
      savedBy: z.string(),
      savedAt: z.string(),
      /** The tab of a browser that saved this version, as it names itself; empty for any other caller. */
      savedTab: z.string(),
      publication: publicationOnWire,
      ...weekCalendar,
      days: z.array(savedDay),
      nights: z.array(savedDay),
      /** How many slots of the week have begun. */
      begun: z.number(),
      waiting: waitingOnWire,
      /** Another one whenever `waiting` or `takenBack` changes. */
      waitingMark: z.string(),
      takenBack: takenBackOnWire,
      history: z.array(recordedChange),
    }),
  ),
  failures: {},
})

export const listGeneratedWeeks = endpoint({
  method: 'GET',
  path: '/api/get-generated-weeks',
  access: 'user',
  summary: 'The generated weeks of a year, or of all years, newest first.',
  input: z.object({ year: z.optional(wireYear) }),
  output: z.object({
    data: z.array(
      z.object({
        id: z.string(),
        attributes: z.object({
          week: z.number(),
          year: z.number(),
          version: z.number(),
          savedBy: z.string(),
          savedAt: z.string(),
          publication: publicationOnWire,
        }),
      }),
    ),
  }),
  failures: {},
})
