import type { Spot } from '#features/roster/domain/public.ts'
import { type CalendarDate, dateParts, parseDate, parseStateDay } from '#kernel/calendar-date.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { baseShift, isReserve, type ShiftOption } from '#kernel/shift.ts'
import { slotIndex } from '#kernel/slot.ts'
import { datesOf, type Week, weekOf } from '#kernel/week.ts'
import { shiftOptionFromWire } from '#platform/pure/wire.ts'

type Maybe = string | null | undefined

/** The fields of a change record (Spec 2 §3) that say where the driver was and is. */
export interface SentChange {
  readonly oldDay?: Maybe
  readonly oldShift?: Maybe
  readonly oldReg?: Maybe
  readonly day?: Maybe
  readonly shift?: Maybe
  readonly newReg?: Maybe
}

/**
 * One side of a change: in a car, on the reserve or on call. On call both shifts of the date are meant (D8).
 */
export interface ReadSide {
  readonly slots: readonly number[]
  readonly list: 'car' | 'reserve' | 'on-call'
  /** Of a car; undefined where it is not told. */
  readonly reg: string | undefined
}

/** Null: nowhere. */
export interface ReadChange {
  readonly from: ReadSide | null
  readonly to: ReadSide | null
}

/** @returns undefined for a record that says no place of this week on one of its sides, or none at all */
export function changeFromWire(week: Week, sent: SentChange): ReadChange | undefined {
  const from = side(week, sent.oldDay, sent.oldShift, sent.oldReg)
  const to = side(week, sent.day, sent.shift, sent.newReg)
  if (!from.ok || !to.ok || (!from.value && !to.value)) return undefined
  return { from: from.value, to: to.value }
}

/** The week that a record is of, where its dates say a year; undefined otherwise. */
export function weekOfChange({ oldDay, day }: SentChange): Week | undefined {
  const date = dateIn(oldDay) ?? dateIn(day)
  return date && weekOf(date)
}

/** Whether a place of the week is the one that the side tells. @param regOf of a car's id */
export function isSide(
  side: ReadSide | null,
  spot: Spot | null,
  regOf: (carId: string) => string | undefined,
): boolean {
  if (!side || !spot) return side === spot
  const list = spot.carId !== null ? 'car' : spot.onCall ? 'on-call' : 'reserve'
  if (!side.slots.includes(spot.slot) || side.list !== list) return false
  return spot.carId === null || side.reg === undefined || side.reg === regOf(spot.carId)
}

function side(week: Week, day: Maybe, shift: Maybe, reg: Maybe): Result<ReadSide | null, 'unread'> {
  if (!day?.trim() && !shift?.trim()) return ok(null)
  const date = dateIn(day) ?? dayOfWeek(week, day)
  const option = optionOf(shift?.trim() ?? '')
  if (!date || !option) return fail('unread')
  const half = baseShift(option)
  const halves = half ? [half] : (['day', 'night'] as const)
  const slots = halves.flatMap((each) => slotIndex(week, { date, shift: each }) ?? [])
  if (slots.length < halves.length) return fail('unread')
  const list = !half ? 'on-call' : isReserve(option) ? 'reserve' : 'car'
  return ok({ slots, list, reg: list === 'car' ? reg?.trim() || undefined : undefined })
}

/** The shift in capitals or not: the specification has both. */
function optionOf(text: string): ShiftOption | undefined {
  return shiftOptionFromWire(text) ?? shiftOptionFromWire(text.charAt(0).toUpperCase() + text.slice(1))
}

function dateIn(text: Maybe): CalendarDate | undefined {
  const trimmed = text?.trim() ?? ''
  return parseStateDay(trimmed) ?? parseDate(trimmed)
}

/** A bare number is a day of the week's seven. */
function dayOfWeek(week: Week, text: Maybe): CalendarDate | undefined {
  return /^\d{1,2}$/.test(text?.trim() ?? '')
    ? datesOf(week).find((date) => dateParts(date).day === Number(text))
    : undefined
}
