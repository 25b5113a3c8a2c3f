import { type CalendarDate, calendarDate, dateParts } from '#kernel/calendar-date.ts'
import type { Slot } from '#kernel/slot.ts'
import { datesOf, isWeek, type Week } from '#kernel/week.ts'
import type { ParsedOf } from '#platform/pure/endpoint.ts'
import { shiftFromWire } from '#platform/pure/wire.ts'
import type { pickFreeShifts } from '../../contract.ts'

type Pick = NonNullable<ParsedOf<typeof pickFreeShifts>['item']>

/** The pick, however it came (D48); the contract has seen to it that it is whole. */
export function pickFromWire({ item, pin: _, ...fields }: ParsedOf<typeof pickFreeShifts>): Pick {
  const { fullName = '', phone = '', email = '', addedDays = [], weekNum, year } = fields
  return item ?? { fullName, phone, email, addedDays, weekNum, year }
}

/**
 * @returns undefined for a day that the calendar does not have, a shift that is none, or where no day is in
 * the week that was told
 */
export function pickedSlots({ addedDays, weekNum, year }: Pick): Slot[] | undefined {
  const told = weekNum !== undefined && year !== undefined ? { year, week: weekNum } : undefined
  if (told && !isWeek(told.year, told.week)) return undefined
  const slots: Slot[] = []
  for (const day of addedDays) {
    const shift = shiftFromWire(day.shift ?? ('shiftOption' in day ? (day.shiftOption ?? '') : ''))
    const date = 'date' in day ? day.date : dateOf(day, year, told)
    if (!shift || !date) return undefined
    slots.push({ date, shift })
  }
  const dates = told && datesOf(told)
  return dates && !slots.some(({ date }) => dates.includes(date)) ? undefined : slots
}

/** Without a year it is that day of the told week, which may cross a new year, or of the told year. */
function dateOf(
  { day, month, year }: { readonly day: number; readonly month: number; readonly year?: number | undefined },
  toldYear: number | undefined,
  told: Week | undefined,
) {
  if (year !== undefined) return calendarDate(year, month, day)
  const isThat = (date: CalendarDate): boolean => {
    const parts = dateParts(date)
    return parts.day === day && parts.month === month
  }
  const inWeek = told && datesOf(told).find(isThat)
  return inWeek ?? (toldYear === undefined ? undefined : calendarDate(toldYear, month, day))
}
