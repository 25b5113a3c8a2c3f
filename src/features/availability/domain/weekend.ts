import { type CalendarDate, weekday } from '#kernel/calendar-date.ts'

const FRIDAY = 4
const SATURDAY = 5
const SUNDAY = 6

/** The weekend of the availability form: Friday and Saturday (Spec 1 §9, D9). */
export function isFormWeekend(date: CalendarDate): boolean {
  const day = weekday(date)
  return day === FRIDAY || day === SATURDAY
}

/** The weekend of the add-shift step and of the office: Saturday and Sunday (Spec 1 §5, D9). */
export function isOfficeWeekend(date: CalendarDate): boolean {
  const day = weekday(date)
  return day === SATURDAY || day === SUNDAY
}
