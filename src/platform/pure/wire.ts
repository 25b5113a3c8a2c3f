import * as z from 'zod/mini'
import { type CalendarDate, parseDate } from '#kernel/calendar-date.ts'
import { fromPln, type Grosze, toPln } from '#kernel/money.ts'
import { typedNumber } from '#kernel/typed-number.ts'
import { isWeek } from '#kernel/week.ts'
import {
  CHOOSE_OPTION,
  CHOOSE_SHIFT,
  DATE_FORM,
  DATE_TOO_FAR,
  DAY_FORM,
  MONTH_FORM,
  NO_SUCH_WEEK,
  WEEK_FORM,
  WRONG_ID,
  YEAR_FORM,
  YES_OR_NO,
} from './texts-wire.ts'

// Of its own: pages read the wire's words without the schemas.
export {
  SHIFT_ON_WIRE,
  SHIFT_OPTION_ON_WIRE,
  shiftFromWire,
  shiftOptionFromWire,
  spanFromWire,
} from './wire-shifts.ts'

export const wireShiftOption = z.enum(['Dzień', 'Noc', 'Dzień rezerwa', 'Noc rezerwa', 'Do dyspozycji'], {
  error: CHOOSE_OPTION,
})

export const wireShift = z.enum(['Dzień', 'Noc'], { error: CHOOSE_SHIFT })

/** Of weeks. */
const FIRST_YEAR = 2001
const LAST_YEAR = 2198

/** A number that may come as text (query parameters). */
export function wireInteger(minimum: number, maximum: number, message: string) {
  return z.pipe(
    z.pipe(
      z.union([z.number({ error: message }), z.string({ error: message })], { error: message }),
      z.transform((value) =>
        typeof value === 'string' && /^-?\d{1,9}$/.test(value.trim()) ? Number(value) : value,
      ),
    ),
    z.int({ error: message }).check(z.gte(minimum, { error: message }), z.lte(maximum, { error: message })),
  )
}

/** An amount in PLN with at most two decimals, as a number or as text with a comma or a dot. */
export function wirePln(minimum: number, maximum: number, message: string) {
  return z.pipe(
    z.pipe(
      z.union([z.number({ error: message }), z.string({ error: message })], { error: message }),
      z.transform((value) => {
        const grosze = typeof value === 'string' ? typedNumber(value, 2) : undefined
        return grosze === undefined ? value : toPln(grosze as Grosze)
      }),
    ),
    z.number({ error: message }).check(
      z.gte(minimum, { error: message }),
      z.lte(maximum, { error: message }),
      z.refine((value) => toPln(fromPln(value)) === value, { error: message }),
    ),
  )
}

export const wireYear = wireInteger(FIRST_YEAR, LAST_YEAR, YEAR_FORM)
export const wireWeek = wireInteger(1, 53, WEEK_FORM)
export const wireMonth = wireInteger(1, 12, MONTH_FORM)
export const wireDayNumber = wireInteger(1, 31, DAY_FORM)
/** In lower case, as ids are kept and compared, however they are spelled. */
export const wireId = z.uuid({ error: WRONG_ID }).check(z.toLowerCase())

/** Well formed, of a year that is not counted with. */
const FAR_DATE = /^(?!2[01])\d{4}-\d{2}-\d{2}$/

/** `YYYY-MM-DD` (D1). */
export const wireDate = z.pipe(
  z.string({ error: DATE_FORM }),
  z.transform((text, context): CalendarDate => {
    const date = parseDate(text)
    if (date) return date
    const message = FAR_DATE.test(text) ? DATE_TOO_FAR : DATE_FORM
    context.issues.push({ code: 'custom', input: text, message })
    return z.NEVER
  }),
)

/** True or false, also as text (query parameters). */
export const wireBoolean = z.pipe(
  z.union([z.boolean(), z.enum(['true', 'false'])], { error: YES_OR_NO }),
  z.transform((value) => value === true || value === 'true'),
)

/**
 * Checks that the year has that week (week 53 exists only in long years, D1); of a year out of range it
 * is told
 * at the year. Use as a `.check` of an object.
 */
export const weekExists = z.refine<{ readonly year: number; readonly week: number }>(
  ({ year, week }) => year < FIRST_YEAR || year > LAST_YEAR || isWeek(year, week),
  { error: NO_SUCH_WEEK, path: ['week'] },
)

/** The answer of a write that has nothing more to say. */
export const wireDone = z.object({ status: z.literal('ok') })
