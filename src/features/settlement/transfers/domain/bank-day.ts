import { addDays, type CalendarDate, calendarDate, dateParts, weekday } from '#kernel/calendar-date.ts'

/** Month and day of those that are the same every year; Christmas Eve since 2025. */
const FIXED = ['1-1', '1-6', '5-1', '5-3', '8-15', '11-1', '11-11', '12-24', '12-25', '12-26']
/** As `weekday` counts. */
const SATURDAY = 5
/** Days after Easter Sunday: itself, Easter Monday, Pentecost, Corpus Christi. */
const AFTER_EASTER = [0, 1, 49, 60]

/** The day on which a bank in Poland makes a transfer that is dated so: itself, else the next working day. */
export function bankDay(date: CalendarDate): CalendarDate {
  return isFree(date) ? bankDay(addDays(date, 1)) : date
}

function isFree(date: CalendarDate): boolean {
  const { year, month, day } = dateParts(date)
  const isWeekend = weekday(date) >= SATURDAY
  const easter = easterOf(year)
  return (
    isWeekend ||
    FIXED.includes(`${month}-${day}`) ||
    (easter !== undefined && AFTER_EASTER.some((days) => addDays(easter, days) === date))
  )
}

/** By the Gregorian computus (Meeus, Jones and Butcher). */
function easterOf(year: number): CalendarDate | undefined {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114
  return calendarDate(year, Math.floor(f / 31), (f % 31) + 1)
}
