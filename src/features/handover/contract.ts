import * as z from 'zod/mini'
import {
  PHOTO_BODY_LIMIT,
  sentPhotoFailures,
  sentPieces,
  shownPhotoFailures,
} from '#features/photos/contract.ts'
import { endpoint } from '#platform/pure/endpoint.ts'
import { typed } from '#platform/pure/typed.ts'
import { wireBoolean, wireDate, wireId, wireInteger } from '#platform/pure/wire.ts'
import {
  DAMAGE_KINDS,
  DRAWING,
  FULL_TANK,
  HANDOVER_KINDS,
  MOST_DAMAGE_REMARK,
  MOST_NEW_DAMAGES,
  MOST_REMARK,
  PHOTO_SIDES,
} from './domain/handover.ts'
import { MOST_KM } from './domain/mileage.ts'
import { handoverFailures as failures } from './texts-failures.ts'

const shift = z.enum(['day', 'night'], { error: failures.shift })
const side = z.enum(PHOTO_SIDES, { error: failures.side })
const wireInstant = z.iso.datetime({ error: failures.instant })
const text = (most: number, error: string) => z.string({ error }).check(typed(), z.maxLength(most, error))

/** A mark on the drawing of the car. */
export const damageOnWire = z.object({
  id: z.string(),
  /** 0-1000 from the front, 0-440 from the right side of the car. */
  x: z.number(),
  y: z.number(),
  kind: z.enum(DAMAGE_KINDS),
  remark: z.string(),
  /** Instant. */
  notedAt: z.string(),
})

/** A shift of the driver's with a car, near enough to hand the car over. */
const ownCar = z.object({
  date: z.string(),
  shift: z.enum(['day', 'night']),
  /** Instants. */
  begins: z.string(),
  ends: z.string(),
  vehicle: z.string(),
  reg: z.string(),
  make: z.string(),
  model: z.string(),
  /** Where the car stands; empty where nobody has said. */
  parking: z.string(),
  /** What this driver has handed over of this shift. */
  done: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(HANDOVER_KINDS),
      at: z.string(),
      km: z.number(),
      photos: z.array(z.enum(PHOTO_SIDES)),
    }),
  ),
  /** The newest mileage that is known of the car. */
  newest: z.nullable(z.object({ km: z.number(), at: z.string() })),
  /** The last hand-over of the car, whosever it was; nobody is named. */
  last: z.nullable(
    z.object({
      id: z.string(),
      own: z.boolean(),
      kind: z.enum(HANDOVER_KINDS),
      at: z.string(),
      km: z.number(),
      fuel: z.number(),
      remark: z.string(),
      photos: z.array(z.enum(PHOTO_SIDES)),
    }),
  ),
  /** What is marked on the car and not repaired. */
  damages: z.array(damageOnWire),
})

export const readHandover = endpoint({
  method: 'GET',
  path: '/api/handover',
  access: 'own-calendar',
  summary:
    'The cars that the driver takes or returns about now, each with its last hand-over and the damage that is marked on it.',
  input: z.object({
    /** Those of the day to come too, for a phone that will have no network then. */
    ahead: z.optional(z.literal('day')),
  }),
  output: z.object({
    /** The fleet has it switched on; without it the list is empty. */
    on: z.boolean(),
    /** Whose phone this is: what waits on it is sent for this driver alone. */
    me: z.string(),
    /** The server's instant. */
    now: z.string(),
    cars: z.array(ownCar),
    /** What this driver handed over lately and the office has not acknowledged: the week says otherwise. */
    unplanned: z.array(
      z.object({
        id: z.string(),
        reg: z.string(),
        kind: z.enum(HANDOVER_KINDS),
        at: z.string(),
        standing: z.enum(['waits', 'rejected']),
      }),
    ),
  }),
  failures: {},
})

const newDamage = z.object({
  id: wireId,
  x: wireInteger(0, DRAWING.width, failures.damage),
  y: wireInteger(0, DRAWING.height, failures.damage),
  kind: z.enum(DAMAGE_KINDS, { error: failures.damage }),
  remark: z._default(text(MOST_DAMAGE_REMARK, failures.damageRemark), ''),
})

export const putHandover = endpoint({
  method: 'POST',
  path: '/api/handover',
  access: 'own-calendar',
  summary:
    "Takes or returns a car, as the driver says it; sent twice under one id it is one. What a phone without network kept arrives later with the phone's own times.",
  input: z.object({
    id: wireId,
    /** `me` of the reading; another driver's stays on the phone. */
    me: wireId,
    vehicle: wireId,
    kind: z.enum(HANDOVER_KINDS, { error: failures.kind }),
    date: wireDate,
    shift,
    /** Instants of the phone's clock: when it was done, and when it is sent. */
    doneAt: wireInstant,
    sentAt: wireInstant,
    km: wireInteger(0, MOST_KM, failures.km),
    /** The driver has looked again, or the phone could not ask: an odd mileage is taken. */
    sure: z._default(wireBoolean, false),
    fuel: wireInteger(0, FULL_TANK, failures.fuel),
    remark: z._default(text(MOST_REMARK, failures.remark), ''),
    /** The hand-over before, as the driver saw it. */
    previous: z.optional(z.nullable(wireId)),
    /** What the driver objects to of it; empty accepts it. */
    objection: z._default(text(MOST_REMARK, failures.objection), ''),
    damages: z._default(z.array(newDamage).check(z.maxLength(MOST_NEW_DAMAGES, failures.damages)), []),
  }),
  output: z.object({
    id: z.string(),
    at: z.string(),
    /** Sides of which no photo has arrived. */
    missing: z.array(z.enum(PHOTO_SIDES)),
    /** The week gives this car to somebody else: it counts once the office says so. */
    waits: z.boolean(),
  }),
  failures: {
    off: { status: 409, msg: failures.off },
    other_driver: { status: 409, msg: failures.otherDriver },
    no_car: { status: 404, msg: failures.noCar },
    inactive_driver: { status: 403, msg: failures.inactive },
    already: { status: 409, msg: failures.already },
    too_many: { status: 429, msg: failures.tooMany },
    far_shift: { status: 422, msg: failures.farShift },
    km_low: { status: 422, msg: failures.kmLow, says: failures.kmLowThan },
    km_high: { status: 422, msg: failures.kmHigh, says: failures.kmHighThan },
  },
})

export const putHandoverPhoto = endpoint({
  method: 'POST',
  path: '/api/handover/photo',
  access: 'own-calendar',
  summary:
    'Adds the photo of one side to an own hand-over: a JPEG of at most 400 kB, kept without anything but its picture. The first one of a side stays.',
  input: z.object({
    id: wireId,
    side,
    data: sentPieces,
  }),
  output: z.object({ missing: z.array(z.enum(PHOTO_SIDES)) }),
  failures: {
    no_handover: { status: 404, msg: failures.noHandover },
    ...sentPhotoFailures,
  },
  bodyLimit: PHOTO_BODY_LIMIT,
})

export const readHandoverPhoto = endpoint({
  method: 'GET',
  path: '/api/handover/photo',
  access: 'own-calendar',
  summary:
    'A photo of an own hand-over, or of the last one of the car that the driver takes or returns about now.',
  input: z.object({ id: wireId, side }),
  output: z.any(),
  failures: shownPhotoFailures,
  file: true,
})
