import * as z from 'zod/mini'
import { shownPhotoFailures } from '#features/photos/contract.ts'
import { endpoint } from '#platform/pure/endpoint.ts'
import { typed } from '#platform/pure/typed.ts'
import { wireBoolean, wireDate, wireDone, wireId, wireInteger } from '#platform/pure/wire.ts'
import { damageOnWire } from './contract.ts'
import { HANDOVER_KINDS, MOST_REMARK, PHOTO_SIDES, STANDINGS } from './domain/handover.ts'
import { MOST_KM } from './domain/mileage.ts'
import { handoverFailures } from './texts-failures.ts'
import { officeFailures as failures } from './texts-office-failures.ts'

const noVehicle = { no_vehicle: { status: 404, msg: failures.noVehicle } } as const
const km = wireInteger(0, MOST_KM, failures.km)
/** Of a year that databases count with. */
const instantOfNow = z.iso
  .datetime({ error: handoverFailures.instant })
  .check(z.regex(/^2[01]/, handoverFailures.instant))
/** Null: erased, or nobody. */
const driver = z.nullable(z.object({ id: z.string(), fullName: z.string() }))

const shownHandover = z.object({
  id: z.string(),
  driver,
  kind: z.enum(HANDOVER_KINDS),
  date: z.string(),
  shift: z.enum(['day', 'night']),
  /** Instants: when it was done, and when it arrived. */
  at: z.string(),
  receivedAt: z.string(),
  /** By the saved week the driver had this car then. */
  planned: z.boolean(),
  /** `waits`: the office has not said whether it was so, and it moves nothing. */
  standing: z.enum(STANDINGS),
  judged: z.nullable(z.object({ at: z.string(), by: z.string() })),
  /** As told; `kmNow` where the office has corrected it since. */
  km: z.number(),
  kmNow: z.number(),
  fuel: z.number(),
  /** Against the hand-over before, eighths; 0 where none is known. */
  fuelDifference: z.number(),
  /** Of a returning whose taking is known: what was driven in that shift. */
  drivenKm: z.nullable(z.number()),
  remark: z.string(),
  photos: z.array(z.enum(PHOTO_SIDES)),
  /** Empty: none. */
  objection: z.string(),
  settled: z.nullable(z.object({ at: z.string(), by: z.string(), note: z.string() })),
})

export const listHandovers = endpoint({
  method: 'GET',
  path: '/api/vehicle-handovers',
  access: 'user',
  summary: "A car's hand-overs, the newest first, twenty at a time.",
  input: z.object({
    vehicle: wireId,
    before: z.optional(instantOfNow),
  }),
  output: z.object({
    data: z.array(shownHandover),
    more: z.boolean(),
  }),
  failures: {},
})

export const readCarFacts = endpoint({
  method: 'GET',
  path: '/api/vehicle-facts',
  access: 'user',
  summary: 'What hand-overs tell of a car: damage, mileage as it was read, next service.',
  input: z.object({ vehicle: wireId }),
  output: z.object({
    /** The fleet has hand-overs switched on. */
    on: z.boolean(),
    damages: z.array(
      z.object({
        ...damageOnWire.shape,
        driver,
        repaired: z.nullable(z.object({ at: z.string(), by: z.string() })),
        /** Null: new, nobody of the office has seen it. `by` is empty of what is older than this. */
        seen: z.nullable(z.object({ at: z.string(), by: z.string() })),
      }),
    ),
    readings: z.array(
      z.object({
        id: z.string(),
        at: z.string(),
        km: z.number(),
        source: z.enum(['handover', 'office']),
        /** Who of the office; empty of a driver. */
        author: z.string(),
        driver,
        /** Another one stands in its place. */
        corrected: z.boolean(),
        /** Stands in the place of another one. */
        correction: z.boolean(),
      }),
    ),
    nextService: z.nullable(
      z.object({ km: z.number(), by: z.string(), at: z.string(), left: z.nullable(z.number()) }),
    ),
  }),
  failures: {},
})

/** A time in which a driver had the car. */
const held = z.object({
  driver,
  /** Instants. */
  from: z.string(),
  until: z.string(),
  /** The driver said so; else it is the start, or the end, of the shift. */
  taken: z.boolean(),
  ended: z.boolean(),
})

export const readCustody = endpoint({
  method: 'GET',
  path: '/api/vehicle-custody',
  access: 'user',
  summary: 'Who had a car at a date and hour: by its hand-overs, and by the saved week.',
  input: z.object({
    vehicle: wireId,
    date: wireDate,
    time: z.string({ error: failures.time }).check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, failures.time)),
  }),
  output: z.object({
    /** By hand-overs; null where they say nothing of that time. */
    held: z.nullable(held),
    /** The last and the next time that hand-overs tell of. */
    before: z.nullable(held),
    after: z.nullable(held),
    /** By the saved week: the slot of that time, and who has the car in it. */
    slot: z.object({ date: z.string(), shift: z.enum(['day', 'night']) }),
    planned: driver,
  }),
  failures: noVehicle,
})

export const readOfficePhoto = endpoint({
  method: 'GET',
  path: '/api/vehicle-handovers/photo',
  access: 'user',
  summary: 'A photo of a hand-over.',
  input: z.object({ id: wireId, side: z.enum(PHOTO_SIDES, { error: handoverFailures.side }) }),
  output: z.any(),
  failures: shownPhotoFailures,
  file: true,
})

export const settleObjection = endpoint({
  method: 'POST',
  path: '/api/vehicle-handovers/:id/settle',
  access: 'user',
  summary: "The office has settled a driver's objection to the hand-over before.",
  input: z.object({
    id: wireId,
    note: z._default(
      z.string({ error: failures.note }).check(typed(), z.maxLength(MOST_REMARK, failures.note)),
      '',
    ),
  }),
  output: wireDone,
  failures: { settled: { status: 409, msg: failures.settled } },
})

export const judgeHandover = endpoint({
  method: 'POST',
  path: '/api/vehicle-handovers/:id/judge',
  access: 'user',
  summary:
    'A hand-over of a car that the week gave to somebody else counts, with its mileage and damage, or is rejected and moves nothing.',
  input: z.object({ id: wireId, counts: wireBoolean }),
  output: wireDone,
  failures: { judged: { status: 409, msg: failures.judged } },
})

export const setDamageSeen = endpoint({
  method: 'POST',
  path: '/api/vehicle-damages/:id/seen',
  access: 'user',
  summary: 'Somebody of the office has seen the damage, which takes it off the dashboard, or not after all.',
  input: z.object({ id: wireId, seen: wireBoolean }),
  output: z.object({
    status: z.literal('ok'),
    /** Who of the office was quicker, and when; null: this call has done it. */
    already: z.nullable(z.object({ by: z.string(), at: z.string() })),
  }),
  failures: { no_damage: { status: 404, msg: failures.noDamage } },
})

export const setDamageRepaired = endpoint({
  method: 'POST',
  path: '/api/vehicle-damages/:id',
  access: 'user',
  summary: 'Damage was repaired, or was not after all.',
  input: z.object({ id: wireId, repaired: wireBoolean }),
  output: wireDone,
  failures: { no_damage: { status: 404, msg: failures.noDamage } },
})

export const addReading = endpoint({
  method: 'POST',
  path: '/api/vehicle-readings',
  access: 'user',
  summary:
    'Mileage of a car as the office read it now, or the correction of a reading, which stays beside it.',
  input: z.object({
    vehicle: wireId,
    km,
    corrects: z.optional(wireId),
    /** Asked about an odd mileage, the office says that it is right. */
    sure: z._default(wireBoolean, false),
  }),
  output: wireDone,
  failures: {
    ...noVehicle,
    no_reading: { status: 409, msg: failures.noReading },
    km_first: { status: 422, msg: failures.kmFirst },
    km_low: { status: 422, msg: failures.kmLow, says: failures.kmLowThan },
    km_high: { status: 422, msg: failures.kmHigh, says: failures.kmHighThan },
  },
})

export const setNextService = endpoint({
  method: 'POST',
  path: '/api/vehicle-next-service',
  access: 'user',
  summary: 'At how many kilometres a car is due at the workshop; null where it is not followed.',
  input: z.object({ vehicle: wireId, km: z.nullable(km) }),
  output: wireDone,
  failures: noVehicle,
})

export const readWaiting = endpoint({
  method: 'GET',
  path: '/api/handovers-waiting',
  access: 'user',
  summary:
    'What hand-overs ask of the office: new damage, objections, hand-overs that the week knows nothing of, cars due at the workshop; and the room of photos.',
  input: z.object({}),
  output: z.object({
    on: z.boolean(),
    /** That nobody of the office has seen, the oldest first. */
    damages: z.array(z.object({ ...damageOnWire.shape, vehicle: z.string(), reg: z.string(), driver })),
    objections: z.array(
      z.object({
        id: z.string(),
        vehicle: z.string(),
        reg: z.string(),
        at: z.string(),
        driver,
        objection: z.string(),
      }),
    ),
    /** Of cars that the week gave to somebody else: the office says whether it was so. */
    unplanned: z.array(
      z.object({
        id: z.string(),
        vehicle: z.string(),
        reg: z.string(),
        at: z.string(),
        kind: z.enum(HANDOVER_KINDS),
        driver,
      }),
    ),
    /** The most urgent first; negative: over. */
    due: z.array(z.object({ vehicle: z.string(), reg: z.string(), left: z.number(), nextKm: z.number() })),
    photos: z.object({ bytes: z.number(), mostBytes: z.number(), oldest: z.nullable(z.string()) }),
  }),
  failures: {},
})
