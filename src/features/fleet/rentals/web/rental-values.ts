import { rentalSpan } from '#features/fleet/unavailability/domain/public.ts'
import { type CalendarDate, parseDate } from '#kernel/calendar-date.ts'
import { formatPhone, normalizePhone } from '#kernel/phone.ts'
import type { SlotSpan } from '#kernel/slot-span.ts'
import type { InputOf, OutputOf } from '#platform/pure/endpoint.ts'
import { type addRental, type editRental, type listRentals, RENTAL_TYPE_ON_WIRE } from '../contract.ts'
import { faultOfEnd, readRental } from '../domain/rental-form.ts'
import { endProblem, formProblem } from '../texts-faults.ts'

export type Rental = OutputOf<typeof listRentals>['data'][number]
type RentalType = Rental['attributes']['type']

/** The rental form as it is typed. */
export interface RentalValues {
  first_name: string
  last_name: string
  phone_number: string
  carId: string | null
  weekly_price: string
  type: RentalType
  notOnStation: boolean
  mileage_start: number | string
  mileage_end: number | string
  start_date: CalendarDate | null
  start_time: string
  end_date: CalendarDate | null
  end_time: string
}

/** The car stands under its own name on the wire. */
export const NAMES = { rented_car: 'carId' } as const

export const RENTAL_TYPES: readonly RentalType[] = Object.values(RENTAL_TYPE_ON_WIRE)

/** @param carId a car, and @param startDate a day, that were chosen before */
export function newRental(carId: string | null, startDate: CalendarDate | null = null): RentalValues {
  return {
    first_name: '',
    last_name: '',
    phone_number: '',
    carId,
    weekly_price: '',
    type: RENTAL_TYPE_ON_WIRE.exclusive,
    notOnStation: false,
    mileage_start: '',
    mileage_end: '',
    start_date: startDate,
    start_time: '',
    end_date: null,
    end_time: '',
  }
}

export function valuesOf({ attributes }: Rental): RentalValues {
  const { first_name, last_name, phone_number, carId, weekly_price, type, notOnStation } = attributes
  const { mileage_start, mileage_end, start_date, start_time, end_date, end_time } = attributes
  const phone = normalizePhone(phone_number)
  return {
    first_name,
    last_name,
    phone_number: phone ? formatPhone(phone) : '',
    carId,
    weekly_price: weekly_price.toFixed(2).replace('.', ','),
    type,
    notOnStation,
    mileage_start,
    mileage_end: mileage_end ?? '',
    start_date: parseDate(start_date) ?? null,
    start_time,
    end_date: end_date === null ? null : (parseDate(end_date) ?? null),
    end_time: end_time ?? '',
  }
}

/**
 * What is wrong with what is typed (Spec 2 §5, D18): in words, and beside the fields; undefined where it may
 * be sent.
 */
export function problemOf(
  values: RentalValues,
):
  | { readonly code: string; readonly msg: string; readonly fields: Readonly<Record<string, string>> }
  | undefined {
  const read = readRental(values, values.carId !== null)
  if (!read.ok) return formProblem(read.error)
  const wrongEnd = faultOfEnd(read.value)
  return wrongEnd && endProblem(wrongEnd)
}

/**
 * The slots that the rental takes; call it only where `problemOf` found nothing.
 * @param today the fleet's date
 */
export function spanOfValues(values: RentalValues, today: CalendarDate): SlotSpan | undefined {
  const read = readRental(values, true)
  return read.ok ? rentalSpan(read.value, today) : undefined
}

export function newInputOf(values: RentalValues): InputOf<typeof addRental> {
  const { carId, end_date, end_time, mileage_end, ...rest } = values
  return { ...rest, ...(carId === null ? {} : { carId }) }
}

/** Only what was changed: what somebody else has saved meanwhile stays, such as the end of the rental. */
export function editInputOf(
  id: string,
  { carId, ...changes }: Partial<RentalValues>,
): InputOf<typeof editRental> {
  return { id, ...changes, ...(carId ? { carId } : {}) }
}
