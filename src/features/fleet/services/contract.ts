import * as z from 'zod/mini'
import { endpoint } from '#platform/pure/endpoint.ts'
import { typed } from '#platform/pure/typed.ts'
import { wireDone, wireId, wireWeek, wireYear } from '#platform/pure/wire.ts'
import { serviceTexts } from './texts.ts'

const written = (length: number, message: string) =>
  z._default(z.string({ error: message }).check(z.maxLength(length, { error: message })), '')

/** Left empty or out, they are told as missing (Spec 2 §5), so they are read by the rule and not here. */
const visit = {
  carId: wireId,
  /** YYYY-MM-DD */
  date: written(20, serviceTexts.date),
  /** HH:MM or HH:MM:SS */
  hour: written(20, serviceTexts.hour),
  /** What is to be done. */
  text: written(500, serviceTexts.textLength),
  /** Where the driver is to come; left out, a change leaves it as it is. */
  place: z.optional(
    z.string({ error: serviceTexts.placeLength }).check(typed(), z.maxLength(120, serviceTexts.placeLength)),
  ),
  /** The specification sends both along; they follow from date and car. */
  week: z.optional(z.union([z.number(), z.string().check(z.maxLength(10))])),
  reg: z.optional(z.string().check(z.maxLength(20))),
}

const serviceOnWire = z.object({
  id: z.string(),
  attributes: z.object({
    carId: z.string(),
    /** As it was when stored. */
    reg: z.string(),
    /** YYYY-MM-DD */
    serviceDate: z.string(),
    /** HH:MM */
    serviceTime: z.string(),
    desc: z.string(),
    /** Where the driver is to come; empty where nobody has said. */
    place: z.string(),
    week: z.number(),
    /** Of the week. */
    year: z.number(),
    /** Its hour has come. */
    past: z.boolean(),
    /** When the driver confirmed it, or null. */
    confirmed: z.nullable(z.string()),
    /** When the link was last put into the outbox, or null. */
    linkSentAt: z.nullable(z.string()),
    /**
     * The confirmation page, for the driver; empty where the key that sealed it is lost. Sending it again
     * makes a new one.
     */
    link: z.string(),
  }),
})
const services = z.object({ data: z.array(serviceOnWire) })

/**
 * What became of the link (D27). `switched-off`: the fleet sends none by itself. `nobody`: no driver has the
 * car in that slot, or the week is not published. `past`: the hour has come. `same`: neither car nor date nor
 * hour has changed.
 */
const link = z.object({
  outcome: z.enum(['sent', 'switched-off', 'nobody', 'past', 'same']),
  /** To whom, where it was sent. */
  driver: z.nullable(z.string()),
})

const unfit = {
  missing_data: { status: 400, msg: serviceTexts.incomplete },
  invalid_service: { status: 400, msg: serviceTexts.invalid },
  too_old: { status: 400, msg: serviceTexts.tooOld },
  too_far: { status: 400, msg: serviceTexts.tooFar },
  no_such_vehicle: { status: 404, msg: serviceTexts.noSuchVehicle },
} as const
const gone = { no_such_service: { status: 404, msg: serviceTexts.noSuchService } } as const
const noWeek = { no_such_week: { status: 400, msg: serviceTexts.noSuchWeek } } as const
/** The fleet's current year unless told. */
const week = { week: wireWeek, year: z.optional(wireYear) }

export const addService = endpoint({
  method: 'POST',
  path: '/api/add-service',
  access: 'user',
  summary: 'Plans a service of a car and makes its confirmation link (D27).',
  input: z.object(visit),
  output: z.object({ id: z.string(), link }),
  failures: unfit,
})

export const updateService = endpoint({
  method: 'PUT',
  path: '/api/update-service',
  access: 'user',
  summary:
    'Changes a service. Another car, date, hour or place takes the confirmation back and makes a new link; the old one ends.',
  input: z.object({ id: wireId, ...visit }),
  output: z.extend(wireDone, {
    /** There was a confirmation, and it is gone. */
    confirmationCleared: z.boolean(),
    link,
  }),
  failures: { ...unfit, ...gone },
})

export const listCarServices = endpoint({
  method: 'GET',
  path: '/api/get-single-service',
  access: 'user',
  summary: "The services of the car with this id, in the order of time; with a service's id that one.",
  input: z.object({ id: wireId }),
  output: services,
  failures: {},
})

export const listWeekServices = endpoint({
  method: 'GET',
  path: '/api/get-week-service',
  access: 'user',
  summary: 'The services of a week, in the order of time.',
  input: z.object(week),
  output: services,
  failures: noWeek,
})

export const removeService = endpoint({
  method: 'DELETE',
  path: '/api/remove-service',
  access: 'user',
  summary: 'Removes a service; its link ends.',
  input: z.object({ id: wireId }),
  output: wireDone,
  failures: gone,
})

export const sendServiceLink = endpoint({
  method: 'POST',
  path: '/api/send-service-link',
  access: 'user',
  summary: 'Sends the link once more, by SMS, to the driver who has the car in that slot.',
  input: z.object({ id: wireId }),
  output: z.extend(wireDone, { driver: z.string() }),
  failures: {
    ...gone,
    nobody: { status: 409, msg: serviceTexts.nobody },
    past: { status: 409, msg: serviceTexts.past },
  },
})

export const serviceOfLink = endpoint({
  method: 'POST',
  path: '/api/service-of-link',
  access: { credential: 'own-key', fields: ['uuid'], refusedAs: { service: null } },
  summary: 'What the last part of a confirmation link is about, before it is confirmed; null of a dead one.',
  input: z.object({ uuid: z.string().check(z.maxLength(200)) }),
  output: z.object({
    service: z.nullable(
      z.object({
        reg: z.string(),
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
  }),
  failures: {},
})

export const confirmService = endpoint({
  method: 'POST',
  path: '/api/confirm-service',
  access: { credential: 'own-key', fields: ['uuid'], refusedAs: { status: 'ok' } },
  summary:
    'The driver confirms, by the last part of the link. Answers alike whether there is such a link or not.',
  input: z.object({ uuid: z.string().check(z.maxLength(200)) }),
  output: wireDone,
  failures: {},
})
