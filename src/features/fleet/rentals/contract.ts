import * as z from 'zod/mini'
import { endpoint } from '#platform/pure/endpoint.ts'
import { wireBoolean, wireDone, wireId } from '#platform/pure/wire.ts'
import { groundedText, outOfLineText, RENTAL_FIELD_TEXTS, rentalTexts, takenText } from './texts.ts'

/** Spec 2 §3, §9. */
export const RENTAL_TYPE_ON_WIRE = { exclusive: 'Wyłączność', rental: 'Wynajem' } as const

const rentalType = z.enum(['Wyłączność', 'Wynajem'], { error: rentalTexts.type })

const { first_name, last_name, rented_car, start_date, start_time, end_date, end_time, phone_number } =
  RENTAL_FIELD_TEXTS
const { weekly_price, mileage_start, mileage_end } = RENTAL_FIELD_TEXTS

/** What is left empty is told as missing by the rule (Spec 2 §5), so it is read there and not here. */
const written = (length: number, error: string) =>
  z.optional(z.nullable(z.string({ error }).check(z.maxLength(length, { error }))))
const amount = (error: string) =>
  z.optional(z.nullable(z.union([z.string().check(z.maxLength(30)), z.number()], { error })))

const rentalForm = {
  first_name: written(100, first_name),
  last_name: written(100, last_name),
  /** The registration; `carId` says it too, and comes first. */
  rented_car: written(20, rented_car),
  carId: z.optional(wireId),
  /** PLN: a number, or as it is typed (`1 200,50`). */
  weekly_price: amount(weekly_price),
  /** Kilometres. */
  mileage_start: amount(mileage_start),
  /** YYYY-MM-DD */
  start_date: written(20, start_date),
  /** HH:MM or HH:MM:SS */
  start_time: written(20, start_time),
  phone_number: written(30, phone_number),
  type: z.optional(rentalType),
  /** Hides the car in the public calendars (D14). */
  notOnStation: z.optional(wireBoolean),
  /** The mark of the moves that were shown before saving; with other ones nothing is saved. */
  seen: z.optional(z.string().check(z.maxLength(100))),
}

const ending = {
  end_date: written(20, end_date),
  end_time: written(20, end_time),
  mileage_end: amount(mileage_end),
}

const { seen: _, ...typedFields } = rentalForm
/** A new rental as it is typed, for other acts that store one with what else they do. */
export const typedRental = z.object(typedFields)

const rentalOnWire = z.object({
  id: z.string(),
  attributes: z.object({
    first_name: z.string(),
    last_name: z.string(),
    /** The registration, as it was when stored. */
    rented_car: z.string(),
    carId: z.string(),
    /** PLN */
    weekly_price: z.number(),
    mileage_start: z.number(),
    mileage_end: z.nullable(z.number()),
    start_date: z.string(),
    start_time: z.string(),
    end_date: z.nullable(z.string()),
    end_time: z.nullable(z.string()),
    phone_number: z.string(),
    type: rentalType,
    notOnStation: z.boolean(),
    /** Not yet in the history: end date, end time or end mileage is missing (D18). */
    active: z.boolean(),
    /**
     * The last date on which the car is the renter's, as it stands today; without an end date it moves on
     * (D18).
     */
    occupiedUntil: z.string(),
  }),
})

const refusals = {
  incomplete_rental: { status: 400, msg: rentalTexts.incomplete },
  invalid_rental: { status: 400, msg: rentalTexts.unreadable },
  no_such_vehicle: { status: 404, msg: rentalTexts.noSuchVehicle },
  rental_taken: { status: 409, msg: rentalTexts.taken, says: takenText },
  car_grounded: { status: 409, msg: rentalTexts.grounded, says: groundedText },
  mileage_out_of_line: { status: 409, msg: rentalTexts.mileageOutOfLine, says: outOfLineText },
  moves_changed: { status: 409, msg: rentalTexts.movesChanged },
} as const

export const listRentals = endpoint({
  method: 'GET',
  path: '/api/get-rentals',
  access: 'user',
  summary: 'All rentals, the latest start first.',
  input: z.object({}),
  output: z.object({
    /** The fleet's date, by which rentals without an end are counted. */
    today: z.string(),
    data: z.array(rentalOnWire),
  }),
  failures: {},
})

export const addRental = endpoint({
  method: 'POST',
  path: '/api/add-rental',
  access: 'user',
  summary:
    'Adds a rental, without an end (Spec 2 §5). Drivers who have the car in generated weeks move at once (D18).',
  /** The ends are disabled when a rental is made (Spec 2 §5): sent empty, or refused. */
  input: z.object({ ...rentalForm, ...ending }),
  /** `moved`: places of drivers that changed. */
  output: z.object({ id: z.string(), moved: z.number() }),
  failures: refusals,
})

export const editRental = endpoint({
  method: 'PUT',
  path: '/api/edit-rental',
  access: 'user',
  summary:
    'Changes or ends a rental; fields that are left out stay as they are. Ending takes end date, end time and an end mileage greater than that of the start (D18).',
  input: z.object({ id: wireId, ...rentalForm, ...ending }),
  output: z.object({ moved: z.number() }),
  failures: {
    ...refusals,
    no_such_rental: { status: 404, msg: rentalTexts.noSuchRental },
    half_ended: { status: 400, msg: rentalTexts.halfEnded },
    end_before_start: { status: 400, msg: rentalTexts.endBeforeStart },
    mileage_not_grown: { status: 400, msg: rentalTexts.mileageNotGrown },
  },
})

export const removeRental = endpoint({
  method: 'POST',
  path: '/api/remove-rental',
  access: 'admin',
  summary: 'Deletes a rental for good, from the history too (Spec 2 §8).',
  input: z.object({ id: wireId }),
  output: wireDone,
  failures: { no_such_rental: { status: 404, msg: rentalTexts.noSuchRental } },
})
