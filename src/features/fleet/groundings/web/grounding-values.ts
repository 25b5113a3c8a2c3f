import { type CalendarDate, parseDate } from '#kernel/calendar-date.ts'
import type { SlotSpan } from '#kernel/slot-span.ts'
import type { InputOf, OutputOf } from '#platform/pure/endpoint.ts'
import { SHIFT_ON_WIRE, shiftFromWire } from '#platform/pure/wire.ts'
import type { addGrounding, listCarGroundings } from '../contract.ts'
import { endTooEarly } from '../domain/judge-span.ts'
import { groundingTexts } from '../texts.ts'
import { groundingOfficeTexts } from '../texts-office.ts'

export type Grounding = OutputOf<typeof listCarGroundings>['data'][number]
type ShiftWord = Grounding['attributes']['shiftStart']

/** What a form begins with. */
export interface GroundingDraft {
  readonly carId: string | null
  readonly span?: SlotSpan
}

/** The grounding form as it stands: nothing chosen yet is null. */
export interface GroundingValues {
  carId: string | null
  dayStart: CalendarDate | null
  shiftStart: ShiftWord
  dayEnd: CalendarDate | null
  shiftEnd: ShiftWord
  groundedReason: string
  notOnStation: boolean
}

/** A new grounding takes whole days unless told. */
export function newValues({ carId, span }: GroundingDraft): GroundingValues {
  return {
    carId,
    dayStart: span?.from.date ?? null,
    shiftStart: SHIFT_ON_WIRE[span?.from.shift ?? 'day'],
    dayEnd: span?.to.date ?? null,
    shiftEnd: SHIFT_ON_WIRE[span?.to.shift ?? 'night'],
    groundedReason: '',
    notOnStation: false,
  }
}

export function valuesOf({ attributes }: Grounding): GroundingValues {
  const { carId, shiftStart, shiftEnd, groundedReason, notOnStation } = attributes
  return {
    carId,
    dayStart: parseDate(attributes.dayStart) ?? null,
    shiftStart,
    dayEnd: parseDate(attributes.dayEnd) ?? null,
    shiftEnd,
    groundedReason,
    notOnStation,
  }
}

/** Undefined while a date is missing. */
export function spanOfValues(values: GroundingValues): SlotSpan | undefined {
  const { dayStart, dayEnd } = values
  if (!dayStart || !dayEnd) return undefined
  return {
    from: { date: dayStart, shift: shiftFromWire(values.shiftStart) ?? 'day' },
    to: { date: dayEnd, shift: shiftFromWire(values.shiftEnd) ?? 'night' },
  }
}

/** The slots of a grounding that was read. */
export function spanOfGrounding(grounding: Grounding): SlotSpan {
  const span = spanOfValues(valuesOf(grounding))
  if (!span) throw new RangeError('A grounding that was read has no dates.')
  return span
}

/** What is missing or wrong, beside its field (Spec 2 §5, D17); empty where the form may be sent. */
export function judgeGrounding(values: GroundingValues): Partial<Record<keyof GroundingValues, string>> {
  const span = spanOfValues(values)
  if (!span || !values.carId) {
    return {
      ...(values.carId ? {} : { carId: groundingOfficeTexts.carMissing }),
      ...(values.dayStart ? {} : { dayStart: groundingTexts.dayStart }),
      ...(values.dayEnd ? {} : { dayEnd: groundingTexts.dayEnd }),
    }
  }
  const early = endTooEarly(span)
  if (early === 'dayEnd') return { dayEnd: groundingTexts.dayEndTooEarly }
  if (early === 'shiftEnd') return { shiftEnd: groundingTexts.shiftEndTooEarly }
  return {}
}

/** What is sent; call it only where `judgeGrounding` found nothing. */
export function inputOfValues(values: GroundingValues): InputOf<typeof addGrounding> {
  return {
    ...values,
    carId: values.carId ?? '',
    dayStart: values.dayStart ?? '',
    dayEnd: values.dayEnd ?? '',
  }
}
