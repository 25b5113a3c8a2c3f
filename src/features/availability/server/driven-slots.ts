import { addDays, type CalendarDate } from '#kernel/calendar-date.ts'
import { baseShift } from '#kernel/shift.ts'
import type { Slot } from '#kernel/slot.ts'
import { datesOf, type Week, weekOf } from '#kernel/week.ts'
import type { Queries } from '#platform/server/database/database.ts'
import type { ChosenDay } from '../domain/chosen-day.ts'

/** The slots in which a driver has a car in these weeks. The schedule knows; availability is told by the wiring. */
export type DrivenSlots = (
  queries: Queries,
  driverId: string,
  weeks: readonly Week[],
) => Promise<readonly Slot[]>

/** What the driver is planned for on these dates, as the night-then-day rule takes it (D7). @param dates at least one */
export async function drivenOn(
  queries: Queries,
  drivenSlots: DrivenSlots,
  driverId: string,
  dates: readonly CalendarDate[],
): Promise<readonly ChosenDay[]> {
  const weeks = new Map(dates.map(weekOf).map((week) => [`${week.year}-${week.week}`, week]))
  const driven = await drivenSlots(queries, driverId, [...weeks.values()])
  return driven.filter(({ date }) => dates.includes(date)).map(({ date, shift }) => ({ date, option: shift }))
}

/**
 * What a driver is planned for just over the week's edge, on the side on which the choices could collide with it: the Sunday before a Monday
 * day, the Monday after a Sunday night. Most choices touch neither, and then nothing is asked.
 */
export async function drivenOverTheEdge(
  queries: Queries,
  drivenSlots: DrivenSlots,
  driverId: string,
  week: Week,
  chosen: readonly ChosenDay[],
): Promise<readonly ChosenDay[]> {
  const [monday, sunday] = [datesOf(week)[0], datesOf(week)[6]]
  const dates = chosen.flatMap(({ date, option }) => {
    const shift = baseShift(option)
    if (date === monday && shift === 'day') return [addDays(date, -1)]
    return date === sunday && shift === 'night' ? [addDays(date, 1)] : []
  })
  return dates.length > 0 ? drivenOn(queries, drivenSlots, driverId, dates) : []
}
