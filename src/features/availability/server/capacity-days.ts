import { freeSeats } from '#features/capacity/domain/public.ts'
import { limitsOf, takenSeats } from '#features/capacity/server/public.ts'
import { type CalendarDate, dateParts } from '#kernel/calendar-date.ts'
import type { Queries } from '#platform/server/database/database.ts'

/** The specification's capacity per day (D4): taken, limits in force, free places of both shifts, the limit's comment. */
export async function capacityDays(queries: Queries, dates: readonly CalendarDate[], defaultLimit: number) {
  const limits = await limitsOf(queries, dates, defaultLimit)
  const taken = await takenSeats(queries, dates)
  return dates.map((date) => {
    const { year, month, day } = dateParts(date)
    const limit = limits.get(date) ?? { day: defaultLimit, night: defaultLimit, comment: '' }
    const seats = taken.get(date) ?? { day: 0, night: 0 }
    const free = freeSeats(limit, seats)
    return {
      dayNumber: day,
      month,
      year,
      dayShifts: seats.day,
      nightShift: seats.night,
      dayLimit: limit.day,
      nightLimit: limit.night,
      toChoose: free.day + free.night,
      comment: limit.comment,
    }
  })
}
