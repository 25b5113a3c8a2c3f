import { drivenSlots, generatedAmong, publishedAmong } from '#features/roster/server/public.ts'
import type { ChosenDay } from '#features/submissions/domain/public.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { baseShift } from '#kernel/shift.ts'
import { slotAcrossRest } from '#kernel/slot.ts'
import { datesOf, sameWeek, type Week, weekOf } from '#kernel/week.ts'
import type { Queries } from '#platform/server/database/database.ts'

/** Of a draft the office knows, and its driver may not learn from what is refused to him (D43). */
type Whose = 'office' | 'driver'

/**
 * Those of the choices that still count: of a generated week the places do, not what was chosen for it once
 * (D46).
 */
export async function stillCounting<Day extends ChosenDay>(
  queries: Queries,
  days: readonly Day[],
  whose: Whose,
): Promise<readonly Day[]> {
  if (days.length === 0) return days
  const weeks = days.map(({ date }) => weekOf(date))
  const made = await madeFor(queries, weeks, whose)
  return days.filter(({ date }) => !made.some((week) => sameWeek(week, weekOf(date))))
}

/**
 * What the driver is planned for on these dates, as the night-then-day rule takes it (D7).
 * @param dates at least one
 */
export async function drivenOn(
  queries: Queries,
  driverId: string,
  dates: readonly CalendarDate[],
  whose: Whose,
): Promise<readonly ChosenDay[]> {
  const weeks = new Map(dates.map(weekOf).map((week) => [`${week.year}-${week.week}`, week]))
  const driven = await drivenSlots(queries, driverId, await madeFor(queries, [...weeks.values()], whose))
  return driven.filter(({ date }) => dates.includes(date)).map(({ date, shift }) => ({ date, option: shift }))
}

/**
 * What a driver is planned for just over the week's edge, on the side on which the choices could collide with
 * it: the Sunday before a Monday day, the Monday after a Sunday night. Most choices touch neither, and then
 * nothing is asked.
 */
export async function drivenOverTheEdge(
  queries: Queries,
  driverId: string,
  week: Week,
  chosen: readonly ChosenDay[],
): Promise<readonly ChosenDay[]> {
  const [monday, sunday] = [datesOf(week)[0], datesOf(week)[6]]
  const dates = chosen.flatMap(({ date, option }) => {
    const shift = baseShift(option)
    const isAtEdge = (date === monday && shift === 'day') || (date === sunday && shift === 'night')
    return shift && isAtEdge ? [slotAcrossRest({ date, shift }).date] : []
  })
  return dates.length > 0 ? drivenOn(queries, driverId, dates, 'driver') : []
}

function madeFor(queries: Queries, weeks: readonly Week[], whose: Whose): Promise<Week[]> {
  return whose === 'office' ? generatedAmong(queries, weeks) : publishedAmong(queries, weeks)
}
