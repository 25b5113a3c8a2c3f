import { type CalendarDate, weekday } from '#kernel/calendar-date.ts'
import { splitEvenly } from '../arithmetic/largest-remainder.ts'

export interface RentOfDay {
  readonly date: CalendarDate
  readonly grosze: number
}

/**
 * A weekly rent's part of each date. A week has seven fixed parts, Monday's the greatest: 650.00 are five
 * days of 92.86 and two of 92.85. So two renters of one week pay together exactly the rent.
 */
export function dailyRent(weekly: number, dates: readonly CalendarDate[]): RentOfDay[] {
  const parts = splitEvenly(weekly, 7)
  return dates.toSorted().map((date) => ({ date, grosze: parts[weekday(date)] ?? 0 }))
}
