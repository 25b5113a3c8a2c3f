import { freeSeats, type PerShift } from '#features/capacity/domain/public.ts'
import { limitsOf, takenSeats } from '#features/capacity/server/public.ts'
import { seatsOf, type WeekReader } from '#features/schedule/server/public.ts'
import { type CalendarDate, dateParts } from '#kernel/calendar-date.ts'
import type { Shift } from '#kernel/shift.ts'
import { slotsOfWeekday } from '#kernel/slot.ts'
import { datesOf, type Week } from '#kernel/week.ts'
import type { Queries } from '#platform/server/database/database.ts'

/**
 * The specification's capacity per day (D4): taken, limits in force, free places of both shifts, the limit's
 * comment.
 */
export async function capacityDays(queries: Queries, dates: readonly CalendarDate[], defaultLimit: number) {
  const limits = await limitsOf(queries, dates, defaultLimit)
  return daysOf(dates, limits, await takenSeats(queries, dates), defaultLimit)
}

/**
 * The same of one week for the driver's form. Once the week is generated, who drives is what is taken, and no
 * more are let in than there are free cars for (D46).
 */
export async function capacityOfWeek(queries: Queries, week: Week, defaultLimit: number, reader: WeekReader) {
  const dates = datesOf(week)
  const saved = await reader.read(week)
  const seats = saved && seatsOf(saved)
  if (!seats) return { generated: false, data: await capacityDays(queries, dates, defaultLimit) }
  const limits = await limitsOf(queries, dates, defaultLimit)
  const closed = (date: CalendarDate, shift: Shift) => limits.get(date)?.[shift] === 0
  const taken = new Map<CalendarDate, PerShift>()
  const most = new Map<CalendarDate, PerShift & { readonly comment: string }>()
  dates.forEach((date, index) => {
    const [day, night] = slotsOfWeekday(index).map((slot) => seats[slot])
    taken.set(date, { day: day?.seated ?? 0, night: night?.seated ?? 0 })
    most.set(date, {
      day: (day?.seated ?? 0) + (day?.left ?? 0),
      night: (night?.seated ?? 0) + (night?.left ?? 0),
      comment: limits.get(date)?.comment ?? '',
    })
  })
  const data = daysOf(dates, most, taken, defaultLimit).map((day, index) => {
    const date = dates[index] as CalendarDate
    return { ...day, dayClosed: closed(date, 'day'), nightClosed: closed(date, 'night') }
  })
  return { generated: true, data }
}

function daysOf(
  dates: readonly CalendarDate[],
  limits: ReadonlyMap<CalendarDate, PerShift & { readonly comment: string }>,
  taken: ReadonlyMap<CalendarDate, PerShift>,
  defaultLimit: number,
) {
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
      dayClosed: limit.day === 0,
      nightClosed: limit.night === 0,
    }
  })
}
