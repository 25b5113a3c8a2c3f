import * as z from 'zod/mini'
import { ownPaper } from '#features/papers/contract-own-shape.ts'
import { endpoint } from '#platform/pure/endpoint.ts'
import { ownChange, ownWeek } from './contract-own-shapes.ts'

/** What the driver told the office of the shift. */
const ownReport = z.object({
  id: z.string(),
  kind: z.enum(['ill', 'late', 'car']),
  minutes: z.nullable(z.number()),
  /** Instants; null while nobody at the office has taken it up. */
  sentAt: z.string(),
  takenAt: z.nullable(z.string()),
})

/** The shift that runs, or comes next, with a car. */
const nextShift = z.object({
  /** d.m.yyyy */
  stateDay: z.string(),
  shift: z.enum(['Dzień', 'Noc']),
  /** It has begun and not ended. */
  running: z.boolean(),
  reg: z.string(),
  make: z.string(),
  model: z.string(),
  /** Empty where the car has left the fleet. */
  color: z.string(),
  /** Where the car stands; empty where nobody has said. */
  parking: z.string(),
  /** The car is grounded or rented, and the office has not given another one yet. */
  carOff: z.boolean(),
  /** HH:MM at which the car is due at the workshop during the shift; null without. */
  service: z.nullable(z.string()),
  /** The same as the driver confirms it; null without. */
  visit: z.nullable(
    z.object({
      id: z.string(),
      /** YYYY-MM-DD */
      date: z.string(),
      /** HH:MM */
      hour: z.string(),
      /** Empty where nobody has said. */
      place: z.string(),
      confirmed: z.boolean(),
      /** Its hour has come. */
      past: z.boolean(),
    }),
  ),
  /** What the driver told of it and has not taken back. */
  reports: z.array(ownReport),
  /**
   * Who has the car in the other shift of that date, as far as the fleet calendar shows it; null where
   * nobody.
   */
  partner: z.nullable(z.string()),
  /** The driver's further shifts with a car of today and tomorrow: the office can be told of them too. */
  also: z.array(
    z.object({
      /** d.m.yyyy */
      stateDay: z.string(),
      shift: z.enum(['Dzień', 'Noc']),
      reg: z.string(),
      reports: z.array(ownReport),
    }),
  ),
})

const got = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['accepted', 'waits', 'gone', 'on-call', 'nothing']) }),
  z.object({ kind: z.literal('car'), reg: z.string() }),
  z.object({ kind: z.literal('reserve'), place: z.number(), of: z.number() }),
])

/** A submission of the driver's, each wish with what became of it. */
const askedWeek = z.object({
  year: z.number(),
  week: z.number(),
  /** Instant. */
  sentAt: z.string(),
  /** False: what became of the wishes is still to be seen; `got` says what the submission holds. */
  generated: z.boolean(),
  wishes: z.array(
    z.object({
      /** d.m.yyyy */
      stateDay: z.string(),
      dayName: z.string(),
      shift: z.string(),
      got,
    }),
  ),
})

export const getOwnHome = endpoint({
  method: 'GET',
  path: '/api/own-home',
  access: 'own-calendar',
  summary:
    "Everything the driver's own page shows at first, in one answer: the next shift with a car, the weeks before, now and after, and what has changed.",
  input: z.object({}),
  output: z.object({
    /** The driver's id. */
    me: z.string(),
    fullName: z.string(),
    /** Empty where the office knows none. */
    email: z.string(),
    /** E.164 */
    phone: z.string(),
    /** The fleet's date, YYYY-MM-DD. */
    today: z.string(),
    /** Milliseconds after which 'today', or the next shift, may be another one. */
    goodForMs: z.number(),
    next: z.nullable(nextShift),
    /** The week before the fleet's current one, that one, and the one after. */
    weeks: z.tuple([ownWeek, ownWeek, ownWeek]),
    /** Shifts to come that an illness has cost the driver, who may want them after all; YYYY-MM-DD. */
    lost: z.array(z.object({ date: z.string(), shift: z.enum(['day', 'night']) })),
    changes: z.array(ownChange),
    /** What was sent for the current and the next week. */
    asked: z.array(askedWeek),
    /** Forms came in the driver's name without a login, of which the driver may be asked. */
    formsInName: z.boolean(),
    /** The form that closes today or tomorrow and is not sent; null without. */
    form: z.nullable(
      z.object({
        year: z.number(),
        week: z.number(),
        /** YYYY-MM-DD */
        date: z.string(),
        /** 1-24 */
        hour: z.number(),
      }),
    ),
    /** The driver's papers that are due or have run out, of kinds without which no car comes. */
    papers: z.array(ownPaper),
  }),
  failures: {},
})
