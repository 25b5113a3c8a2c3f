import * as z from 'zod/mini'
import { endpoint } from '#platform/pure/endpoint.ts'
import { weekExists, wireDate, wireId, wireInteger, wireWeek, wireYear } from '#platform/pure/wire.ts'
import { takingFailures, wireSlot } from './contract.ts'
import { marketFailures } from './texts-failures.ts'
import { proposalFailures } from './texts-proposals.ts'

/** Two weeks have no more. */
const MOST_SLOTS = 28
const MOST_DRIVERS = 500
const onlyThese = z.optional(
  z
    .array(wireId, { error: proposalFailures.drivers })
    .check(z.minLength(1, proposalFailures.drivers), z.maxLength(MOST_DRIVERS, proposalFailures.drivers)),
)

export const listFreeSeats = endpoint({
  method: 'GET',
  path: '/api/market/free-seats',
  access: 'user',
  summary:
    'Free seats of the published current and next week that have not begun, with how many drivers may take each by the rules, and to how many it was proposed.',
  input: z.object({}),
  output: z.object({
    /** Without it nothing can be proposed. */
    on: z.boolean(),
    data: z.array(
      z.object({
        date: z.string(),
        shift: z.enum(['day', 'night']),
        /** Seats. */
        free: z.number(),
        /** Drivers who may take one. */
        mayTake: z.number(),
        /** Drivers to whom it was proposed, and nothing withdrawn since. */
        told: z.number(),
      }),
    ),
  }),
  failures: {},
})

export const proposeSeats = endpoint({
  method: 'POST',
  path: '/api/market/proposals',
  access: 'user',
  summary:
    "'Zaproponuj': tells every driver who may take these free shifts by the rules, or those of them who are named, each once; first come, first served.",
  input: z.object({
    slots: z
      .array(z.object(wireSlot), { error: marketFailures.shift })
      .check(z.minLength(1, marketFailures.shift), z.maxLength(MOST_SLOTS, marketFailures.shift)),
    drivers: onlyThese,
    /** A full hour in the fleet's time when the office asks no more; until each shift begins without. */
    until: z.optional(z.object({ date: wireDate, hour: wireInteger(0, 23, proposalFailures.until) })),
  }),
  output: z.object({
    /** Drivers who are told now. */
    told: z.number(),
  }),
  failures: {
    off: takingFailures.off,
    no_seat: { status: 409, msg: proposalFailures.noSeat },
    nobody: { status: 409, msg: proposalFailures.nobody },
    until_past: { status: 422, msg: proposalFailures.untilPast },
  },
})

export const listSeatTakers = endpoint({
  method: 'GET',
  path: '/api/market/free-seats/takers',
  access: 'user',
  summary:
    'Who may take a free seat of a published week by the rules: its reserve in order, who is on call, then whoever drives least that week.',
  input: z.object(wireSlot),
  output: z.object({
    /** Without it nothing can be proposed. */
    on: z.boolean(),
    /** Seats; 0 where the shift has begun, is full or of no published week. */
    free: z.number(),
    data: z.array(
      z.object({
        driverId: z.string(),
        fullName: z.string(),
        /** On which list of the shift the driver waits. */
        waits: z.nullable(z.enum(['reserve', 'on-call'])),
        /** With a car in that week. */
        shifts: z.number(),
        /** The office has proposed it, and not taken that back. */
        asked: z.boolean(),
      }),
    ),
  }),
  failures: {},
})

const indexes = z.array(z.number())

export const rankSeatTakers = endpoint({
  method: 'GET',
  path: '/api/market/free-seats/ranked-takers',
  access: 'user',
  summary:
    'Who may take free seats of some shifts of a published week by the rules, in the order in which to ask: the reserve, who is on call, the others; in each the own car, usual earnings, papers, rest. And who may take none of them, and why.',
  input: z
    .object({
      year: wireYear,
      week: wireWeek,
      /** 0-13 (D2), as `9.11`. */
      slots: z
        .string({ error: proposalFailures.slots })
        .check(
          z.maxLength(60, proposalFailures.slots),
          z.regex(/^\d{1,2}(\.\d{1,2})*$/, proposalFailures.slots),
        ),
    })
    .check(weekExists),
  output: z.object({
    /** Without it nothing can be proposed. */
    on: z.boolean(),
    /** Those of the shifts that have free seats and have not begun. */
    slots: z.array(
      z.object({
        slot: z.number(),
        /** Seats. */
        free: z.number(),
        /** What a shift of that weekday and kind usually earns, whole PLN; null where too few are known. */
        usual: z.nullable(z.number()),
      }),
    ),
    people: z.array(
      z.object({
        driverId: z.string(),
        fullName: z.string(),
        waits: z.nullable(z.enum(['reserve', 'on-call'])),
        ownCar: z.boolean(),
        /** Whole PLN; null where too few shifts are known. */
        usual: z.nullable(z.number()),
        /** YYYY-MM-DD, where a paper that keeps off cars ends soon. */
        papersEnd: z.nullable(z.string()),
        /** Hours since the driver's shift before the first of these; null: none in that week. */
        rest: z.nullable(z.number()),
        /** Slots of the shifts that the driver may take. */
        may: indexes,
        /** Of those the ones that were proposed to the driver, and not taken back. */
        asked: indexes,
      }),
    ),
    passed: z.array(
      z.object({
        driverId: z.string(),
        fullName: z.string(),
        why: z.enum(['already_driving', 'day_after_night', 'no_papers', 'absent', 'inactive_driver']),
      }),
    ),
  }),
  failures: {},
})

export const withdrawProposal = endpoint({
  method: 'POST',
  path: '/api/market/proposals/withdraw',
  access: 'user',
  summary:
    'Takes the proposal of a free shift back, from all or from these drivers: what has not gone out never does, and whom it may have reached is told.',
  input: z.object({ ...wireSlot, drivers: onlyThese }),
  output: z.object({
    /** Drivers who were asked until now. */
    withdrawn: z.number(),
  }),
  failures: { nobody_asked: { status: 409, msg: proposalFailures.nobodyAsked } },
})
