import { addDays, type CalendarDate } from '#kernel/calendar-date.ts'
import { mondayOf, type Week } from '#kernel/week.ts'

/** Fines and invoices for damage come late, though not after years. */
const DAYS_BEFORE = 730
/** An instalment's due date, or what is arranged ahead. */
const DAYS_AFTER = 366

/** The dates that an entry of a week may have; what lies beyond is a slip of the pen in the year. */
export function datesOfCharges(monday: CalendarDate): {
  readonly from: CalendarDate
  readonly to: CalendarDate
} {
  return { from: addDays(monday, -DAYS_BEFORE), to: addDays(monday, DAYS_AFTER) }
}

export function isDateFarFromWeek(date: CalendarDate, monday: CalendarDate): boolean {
  const { from, to } = datesOfCharges(monday)
  return date < from || date > to
}

/**
 * The day that an entry of a week is offered with: today, or the week's last day once the week is over. What
 * stands on a statement as of a later day than its week looks like a mistake to its driver.
 */
export function offeredDate(week: Week, today: CalendarDate | undefined): CalendarDate | undefined {
  const sunday = addDays(mondayOf(week), 6)
  return today !== undefined && today > sunday ? sunday : today
}
