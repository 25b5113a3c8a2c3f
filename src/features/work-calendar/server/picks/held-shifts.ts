import { publishedAmong, publishedSlots } from '#features/roster/server/public.ts'
import { choicesOfMany } from '#features/submissions/server/public.ts'
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts'
import type { Phone } from '#kernel/phone.ts'
import type { Slot } from '#kernel/slot.ts'
import { sameWeek, type Week, weekOf } from '#kernel/week.ts'
import type { Queries } from '#platform/server/database/database.ts'
import type { Held } from '../../domain/pick-rules.ts'

/**
 * What each driver has on the dates of these slots and beside them. Each week counts by its own state (D46):
 * once it is published its places do, and what was chosen for it once stands in nobody's way; until then the
 * choices do. As many questions for a hundred drivers as for one.
 */
export async function heldAround(
  queries: Queries,
  drivers: readonly { readonly id: string; readonly phone: Phone }[],
  slots: readonly Slot[],
): Promise<ReadonlyMap<string, Held>> {
  const dates = datesAround(slots)
  const weeks = weeksOf(dates)
  const published = await publishedAmong(queries, weeks)
  const isPublished = (date: CalendarDate) => published.some((week) => sameWeek(week, weekOf(date)))
  const open = dates.filter((date) => !isPublished(date))
  const chosen = await choicesOfMany(queries, drivers, open)
  const ids = drivers.map(({ id }) => id)
  const driven = await publishedSlots(queries, ids, published)
  return new Map(
    ids.map((id) => [
      id,
      {
        choices: chosen.get(id) ?? [],
        driven: (driven.get(id) ?? []).filter(({ date }) => dates.includes(date)),
      },
    ]),
  )
}

/** The dates themselves and their neighbours. */
function datesAround(slots: readonly Slot[]): CalendarDate[] {
  return [...new Set(slots.flatMap(({ date }) => [addDays(date, -1), date, addDays(date, 1)]))].sort()
}

/** Each week once, in the order of the dates. */
export function weeksOf(dates: readonly CalendarDate[]): Week[] {
  const weeks = dates.map(weekOf)
  return weeks.filter((week, index) => weeks.findIndex((other) => sameWeek(week, other)) === index)
}
