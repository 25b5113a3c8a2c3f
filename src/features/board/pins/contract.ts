import * as z from 'zod/mini'
import { pinTexts, pinTroubleText } from '#features/planning/texts-pins.ts'
import { pinTrouble } from '#features/roster/contract-pins.ts'
import type { PinTrouble } from '#features/roster/domain/public.ts'
import { scheduleTexts } from '#features/schedule/texts.ts'
import { endpoint } from '#platform/pure/endpoint.ts'
import { wireTexts } from '#platform/pure/texts-wire.ts'
import {
  weekExists,
  wireBoolean,
  wireDone,
  wireId,
  wireInteger,
  wireWeek,
  wireYear,
} from '#platform/pure/wire.ts'

const slot = wireInteger(0, 13, wireTexts.slot)
const week = { year: wireYear, week: wireWeek }

export const listPins = endpoint({
  method: 'GET',
  path: '/api/schedule-pins',
  access: 'user',
  summary:
    'Pins of a week, the oldest first: places that the office has decided and that hold while the week is generated and rebuilt. What has become impossible is told, and stays until it is taken away.',
  input: z.object(week).check(weekExists),
  output: z.object({
    data: z.array(
      z.object({
        driverId: z.string(),
        fullName: z.string(),
        /** 0-13 (D2) */
        slot: z.number(),
        /** Null keeps the driver off the slot. */
        carId: z.nullable(z.string()),
        /** Empty for who is kept off. */
        reg: z.string(),
        despiteRest: z.boolean(),
        /** Why the pin can't hold, with the full name of whoever is in the way; null where it can. */
        trouble: z.nullable(pinTrouble(z.string())),
        /** Always empty: an open page of edition 1 takes anything else for a pin that can't hold. */
        impossible: z.literal(''),
      }),
    ),
  }),
  failures: {},
})

/** The rule in the way, with the full name of whoever has the car, and the car's registration number. */
export interface RefusedPin {
  readonly trouble: PinTrouble
  readonly reg: string
}

const ruleInTheWay = ({ trouble, reg }: RefusedPin) => pinTroubleText(trouble, reg)

export const setPin = endpoint({
  method: 'PUT',
  path: '/api/schedule-pins',
  access: 'user',
  summary:
    "Pins a driver to a car in a slot, or, without a car, off the slot; in the place of the driver's former pin there. `breaks_rest` may be overruled with `despiteRest` (D7).",
  input: z
    .object({
      ...week,
      driverId: wireId,
      slot,
      carId: z.nullable(wireId),
      despiteRest: z._default(wireBoolean, false),
    })
    .check(weekExists),
  output: wireDone,
  failures: {
    impossible_pin: { status: 409, msg: scheduleTexts.impossiblePin, says: ruleInTheWay },
    breaks_rest: { status: 409, msg: pinTexts.restText, says: ruleInTheWay },
    already_begun: { status: 409, msg: pinTexts.alreadyBegun },
  },
})

/** All seats of a week of 2,000 cars are more; who pins so many lets the builder do it. */
const MOST_PINS = 500

export const setPins = endpoint({
  method: 'POST',
  path: '/api/schedule-pins/many',
  access: 'user',
  summary:
    'Pins many drivers at once, each where it is told. Where some can not hold nothing is stored and they are told with the reasons, unless the others are wanted without them (`partly`).',
  input: z
    .object({
      ...week,
      places: z
        .array(z.object({ driverId: wireId, slot, carId: wireId }), { error: pinTexts.onlyPlaces })
        .check(z.minLength(1, pinTexts.onlyPlaces), z.maxLength(MOST_PINS, pinTexts.tooMany)),
      partly: z._default(wireBoolean, false),
    })
    .check(weekExists),
  output: z.object({
    /** Stored now. */
    pinned: z.number(),
    refused: z.array(
      z.object({
        driverId: z.string(),
        slot: z.number(),
        /** Null: the shift has begun. */
        trouble: z.nullable(pinTrouble(z.string())),
        /** The car's registration number. */
        reg: z.string(),
      }),
    ),
  }),
  failures: {},
})

export const removePin = endpoint({
  method: 'DELETE',
  path: '/api/schedule-pins',
  access: 'user',
  summary: "Takes a driver's pin of a slot away. Who sits where does not change.",
  input: z.object({ ...week, driverId: wireId, slot }).check(weekExists),
  output: wireDone,
  failures: { no_such_pin: { status: 404, msg: pinTexts.noSuchPin } },
})

const shiftOption = z.enum(['day', 'night', 'day-reserve', 'night-reserve', 'on-call'])

/** What the builder is asked with, so that a browser can rebuild a week by itself. */
export const getPlanningFacts = endpoint({
  method: 'GET',
  path: '/api/planning-facts',
  access: 'user',
  summary:
    'What a week is planned from, as of now: limits, cars and when they are off, who sent availability in the order of acceptance, pins, and how the fleet fills seats.',
  input: z.object(week).check(weekExists),
  output: z.object({
    limits: z.array(z.number()),
    /** In the order of use. */
    cars: z.array(z.object({ id: z.string(), reg: z.string(), priority: z.number(), order: z.number() })),
    drivers: z.array(
      z.object({
        id: z.string(),
        fullName: z.string(),
        phone: z.string(),
        email: z.string(),
        choices: z.array(
          z.object({
            /** 0-6, Monday first */
            day: z.number(),
            option: shiftOption,
            source: z.enum(['form', 'office', 'free-shift']),
          }),
        ),
        primaryCar: z.nullable(z.string()),
        workedPreviousSundayNight: z.boolean(),
      }),
    ),
    /** Slots 0-13, both ends included. */
    carsOff: z.array(
      z.object({
        carId: z.string(),
        from: z.number(),
        to: z.number(),
        kind: z.enum(['grounding', 'rental', 'papers']),
        reason: z.string(),
      }),
    ),
    driversOff: z.array(
      z.object({
        driverId: z.string(),
        from: z.number(),
        to: z.number(),
        kind: z.enum(['papers', 'inactive', 'deleted']),
        reason: z.string(),
      }),
    ),
    pins: z.array(
      z.object({
        driverId: z.string(),
        slot: z.number(),
        carId: z.nullable(z.string()),
        despiteRest: z.boolean(),
      }),
    ),
    options: z.object({
      floor: z.number(),
      policy: z.enum(['queue', 'balanced', 'equal']),
      fromReserve: z.boolean(),
      onCall: z.boolean(),
    }),
    /** How many slots of the week have begun. */
    begun: z.number(),
  }),
  failures: {},
})
