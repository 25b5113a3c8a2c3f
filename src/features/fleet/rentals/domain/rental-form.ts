import type { RentalTimes } from '#features/fleet/unavailability/domain/public.ts'
import { parseDate } from '#kernel/calendar-date.ts'
import type { Grosze } from '#kernel/money.ts'
import { normalizeFullName } from '#kernel/person-name.ts'
import { normalizePhone, type Phone } from '#kernel/phone.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { typedNumber } from '#kernel/typed-number.ts'

/** As it is typed or sent: nothing yet is null or an empty text. */
export type Typed = string | number | null | undefined

/** What is typed of a rental, under the wire's names (Spec 2 §3). */
export type RentalForm = Readonly<Record<Exclude<RentalField, 'rented_car'>, Typed>>

/** Without these no rental is added (Spec 2 §5). */
const REQUIRED = [
  'first_name',
  'last_name',
  'rented_car',
  'weekly_price',
  'mileage_start',
  'start_date',
  'start_time',
] as const
type RequiredField = (typeof REQUIRED)[number]
export type RentalField = RequiredField | 'mileage_end' | 'end_date' | 'end_time' | 'phone_number'

/** A rental that reads well, its car and type apart. */
export interface RentalDetails extends RentalTimes {
  readonly firstName: string
  readonly lastName: string
  /** Empty without. */
  readonly phoneNumber: Phone | ''
  readonly weeklyPrice: Grosze
  /** Kilometres. */
  readonly mileageStart: number
  readonly mileageEnd: number | null
}

/** Required ones that are empty; or ones that are no date, time, number and so on. */
export type FormFault =
  | { readonly kind: 'missing'; readonly fields: readonly RequiredField[] }
  | { readonly kind: 'unreadable'; readonly fields: readonly RentalField[] }

export type EndFault =
  /** It ends only with date, time and mileage together (Spec 2 §4, D18); a time needs its date. */
  | { readonly kind: 'half-ended'; readonly fields: readonly RentalField[] }
  | { readonly kind: 'end-before-start' }
  /** At or below the mileage at the start (D18). */
  | { readonly kind: 'mileage-not-grown' }

/** @param car whether a car is named */
export function readRental(form: RentalForm, car: boolean): Result<RentalDetails, FormFault> {
  const missing = REQUIRED.filter((field) => (field === 'rented_car' ? !car : isEmpty(form[field])))
  if (missing.length > 0) return fail({ kind: 'missing', fields: missing })
  const read = {
    first_name: readName(form.first_name),
    last_name: readName(form.last_name),
    phone_number: readPhone(form.phone_number),
    weekly_price: readPrice(form.weekly_price),
    mileage_start: readMileage(form.mileage_start),
    mileage_end: isEmpty(form.mileage_end) ? null : readMileage(form.mileage_end),
    start_date: parseDate(String(form.start_date)),
    start_time: readTime(form.start_time),
    end_date: isEmpty(form.end_date) ? null : parseDate(String(form.end_date)),
    end_time: isEmpty(form.end_time) ? null : readTime(form.end_time),
  }
  if (!isComplete(read)) {
    const unreadable = (Object.keys(read) as (keyof typeof read)[]).filter(
      (field) => read[field] === undefined,
    )
    return fail({ kind: 'unreadable', fields: unreadable })
  }
  return ok({
    firstName: read.first_name,
    lastName: read.last_name,
    phoneNumber: read.phone_number,
    weeklyPrice: read.weekly_price,
    mileageStart: read.mileage_start,
    mileageEnd: read.mileage_end,
    startDate: read.start_date,
    startTime: read.start_time,
    endDate: read.end_date,
    endTime: read.end_time,
  })
}

/** In the history once end date, end time and end mileage are all there (D18). */
export function hasEnded({
  endDate,
  endTime,
  mileageEnd,
}: Pick<RentalDetails, 'endDate' | 'endTime' | 'mileageEnd'>): boolean {
  return endDate !== null && endTime !== null && mileageEnd !== null
}

/** What is wrong with the end of a rental that reads well (D18). */
export function faultOfEnd(details: RentalDetails): EndFault | undefined {
  const { startDate, startTime, endDate, endTime, mileageStart, mileageEnd } = details
  const lacking: RentalField[] = []
  if (endDate === null && (endTime !== null || mileageEnd !== null)) lacking.push('end_date')
  if (endTime === null && mileageEnd !== null) lacking.push('end_time')
  if (lacking.length > 0) return { kind: 'half-ended', fields: lacking }
  if (endDate !== null && `${endDate} ${endTime ?? '24:00'}` < `${startDate} ${startTime}`)
    return { kind: 'end-before-start' }
  if (mileageEnd !== null && mileageEnd <= mileageStart) return { kind: 'mileage-not-grown' }
  return undefined
}

type Read = Readonly<Record<string, unknown>>
type Complete<R extends Read> = { readonly [Key in keyof R]: Exclude<R[Key], undefined> }

function isComplete<R extends Read>(read: R): read is Complete<R> {
  return Object.values(read).every((value) => value !== undefined)
}

function isEmpty(typed: Typed): boolean {
  return typed === undefined || typed === null || String(typed).trim() === ''
}

function readName(typed: Typed): string | undefined {
  const name = normalizeFullName(String(typed))
  return name.length <= 100 && !/\p{Cc}/u.test(name) ? name : undefined
}

function readPhone(typed: Typed): Phone | '' | undefined {
  return isEmpty(typed) ? '' : normalizePhone(String(typed))
}

/** `HH:MM`, also with seconds and their parts, which count for nothing. */
function readTime(typed: Typed): string | undefined {
  const match = /^(\d{1,2}):(\d{2})(:\d{2}(\.\d{1,6})?)?$/.exec(String(typed).trim())
  if (!match?.[1] || !match[2] || Number(match[1]) > 23 || Number(match[2]) > 59) return undefined
  return `${match[1].padStart(2, '0')}:${match[2]}`
}

/** Seven digits of kilometres, as no car has driven more. */
function readMileage(typed: Typed): number | undefined {
  const text = String(typed).replace(/\s/gu, '')
  return /^\d{1,7}$/.test(text) ? Number(text) : undefined
}

/** Beyond seven digits of PLN; in grosze. */
const MOST_PRICE = 1_000_000_000

/** `1 200,50` or `1200.5`, also with `zł` behind; at most seven digits of PLN. */
function readPrice(typed: Typed): Grosze | undefined {
  const grosze = typedNumber(String(typed).replace(/(zł|pln)\s*$/iu, ''), 2)
  return grosze !== undefined && grosze < MOST_PRICE ? (grosze as Grosze) : undefined
}
