import { addDays, type CalendarDate, calendarDate, dateParts, weekday } from '#kernel/calendar-date.ts'
import type { Month } from '#kernel/month.ts'

/** A day limit as the office lists it. */
export interface DayLimit {
  readonly id: string
  readonly dayNumber: number
  readonly month: number
  readonly year: number
  /** Cars, null where the limit does not speak of that shift. */
  readonly day: number | null
  readonly night: number | null
  readonly comment: string
  readonly active: boolean
}

export function monthOf(date: CalendarDate): Month {
  const { year, month } = dateParts(date)
  return { year, month }
}

/** The month in rows of whole weeks, Monday first; undefined for days of the neighbouring months. */
export function weeksOfMonth({ year, month }: Month): readonly (readonly (CalendarDate | undefined)[])[] {
  const first = calendarDate(year, month, 1)
  if (!first) return []
  const weeks: (CalendarDate | undefined)[][] = []
  for (let monday = addDays(first, -weekday(first)); ; monday = addDays(monday, 7)) {
    const week = Array.from({ length: 7 }, (_, index) => addDays(monday, index))
    const inside = week.map((date) => (dateParts(date).month === month ? date : undefined))
    if (inside.every((date) => date === undefined)) return weeks
    weeks.push(inside)
  }
}

export function dateOfLimit(limit: DayLimit): CalendarDate | undefined {
  return calendarDate(limit.year, limit.month, limit.dayNumber)
}

/** What is in force on a date by its active limits; undefined where the default limit is. */
export function limitsOn(limits: readonly DayLimit[], date: CalendarDate) {
  const active = limits.filter((limit) => limit.active && dateOfLimit(limit) === date)
  return {
    day: active.find(({ day }) => day !== null)?.day ?? undefined,
    night: active.find(({ night }) => night !== null)?.night ?? undefined,
    comment: active.map(({ comment }) => comment).find((comment) => comment !== '') ?? '',
    /** The date has a limit that is switched off. */
    off: limits.some((limit) => !limit.active && dateOfLimit(limit) === date),
  }
}
