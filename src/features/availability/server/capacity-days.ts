import { freeSeats } from '#features/capacity/domain/public.ts'
import { limitsOf, takenSeats } from '#features/capacity/server/public.ts'
import { type CalendarDate, dateParts } from '#kernel/calendar-date.ts'
import type { Queries } from '#platform/server/database/database.ts'
import type { GeneratedSeats } from './week-ports.ts'

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

type CapacityDay = Awaited<ReturnType<typeof capacityDays>>[number]

/**
 * A day of a generated week (D46): taken are the cars that are driven, free those that one more driver may truly get, whatever limit and choices say.
 * @param index 0-6, Monday first
 */
export function ofGenerated(day: CapacityDay, index: number, seats: readonly GeneratedSeats[]): CapacityDay {
  const dayShift = seats[index * 2] ?? NO_SEATS
  const night = seats[index * 2 + 1] ?? NO_SEATS
  return {
    ...day,
    dayShifts: dayShift.seated,
    nightShift: night.seated,
    dayLimit: dayShift.seated + dayShift.free,
    nightLimit: night.seated + night.free,
    toChoose: dayShift.free + night.free,
  }
}

const NO_SEATS: GeneratedSeats = { seated: 0, free: 0 }
