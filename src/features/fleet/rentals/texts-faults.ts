import type { EndFault, FormFault } from './domain/rental-form.ts'
import { RENTAL_FIELD_TEXTS, rentalTexts } from './texts.ts'

/** What is wrong, for a program and for a person, under its fields too. */
interface Problem<Code extends string> {
  readonly code: Code
  readonly msg: string
  readonly fields: Readonly<Record<string, string>>
}

/** The warning of Spec 2 §5 where something is missing. */
export function formProblem(fault: FormFault): Problem<'incomplete_rental' | 'invalid_rental'> {
  return fault.kind === 'missing'
    ? {
        code: 'incomplete_rental',
        msg: rentalTexts.incomplete,
        fields: under(fault.fields, () => rentalTexts.required),
      }
    : {
        code: 'invalid_rental',
        msg: rentalTexts.unreadable,
        fields: under(fault.fields, (field) => RENTAL_FIELD_TEXTS[field]),
      }
}

/** Why the rental may not end as it does (D18). */
export function endProblem(
  fault: EndFault,
): Problem<'half_ended' | 'end_before_start' | 'mileage_not_grown'> {
  switch (fault.kind) {
    case 'half-ended':
      return {
        code: 'half_ended',
        msg: rentalTexts.halfEnded,
        fields: under(fault.fields, () => rentalTexts.lacksForEnd),
      }
    case 'end-before-start': {
      const msg = rentalTexts.endBeforeStart
      return { code: 'end_before_start', msg, fields: { end_date: msg } }
    }
    case 'mileage-not-grown': {
      const msg = rentalTexts.mileageNotGrown
      return { code: 'mileage_not_grown', msg, fields: { mileage_end: msg } }
    }
  }
}

function under<F extends string>(fields: readonly F[], text: (field: F) => string): Record<string, string> {
  return Object.fromEntries(fields.map((field) => [field, text(field)]))
}
