import { fail, ok, type Result } from '#kernel/result.ts'
import type { Failed } from '#platform/server/http/route.ts'
import { faultOfEnd, type RentalDetails, type RentalForm, readRental } from '../domain/rental-form.ts'
import { RENTAL_FIELD_TEXTS, rentalTexts } from '../texts.ts'

type Unfit = Failed<'incomplete_rental' | 'invalid_rental'>

/** What is missing or unreadable stands under its field. @param car whether a car is named */
export function readForm(form: RentalForm, car: boolean): Result<RentalDetails, Unfit> {
  const read = readRental(form, car)
  if (read.ok) return read
  const { kind, fields } = read.error
  return kind === 'missing'
    ? fail({ code: 'incomplete_rental', fields: under(fields, () => rentalTexts.required) })
    : fail({ code: 'invalid_rental', fields: under(fields, (field) => RENTAL_FIELD_TEXTS[field]) })
}

type BadEnd = Failed<'half_ended' | 'end_before_start' | 'mileage_not_grown'>

/** Whether the rental may end as it does (D18). */
export function judgeEnd(details: RentalDetails): Result<undefined, BadEnd> {
  const fault = faultOfEnd(details)
  switch (fault?.kind) {
    case undefined:
      return ok(undefined)
    case 'half-ended':
      return fail({ code: 'half_ended', fields: under(fault.fields, () => rentalTexts.lacksForEnd) })
    case 'end-before-start':
      return fail({ code: 'end_before_start', fields: { end_date: rentalTexts.endBeforeStart } })
    case 'mileage-not-grown':
      return fail({ code: 'mileage_not_grown', fields: { mileage_end: rentalTexts.mileageNotGrown } })
  }
}

function under<F extends string>(fields: readonly F[], text: (field: F) => string): Record<string, string> {
  return Object.fromEntries(fields.map((field) => [field, text(field)]))
}
