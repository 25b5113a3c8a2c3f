import { drivenSlots, publishedAmong } from '#features/roster/server/public.ts'
import { choicesAround } from '#features/submissions/server/public.ts'
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts'
import type { Phone } from '#kernel/phone.ts'
import type { Slot } from '#kernel/slot.ts'
import { sameWeek, type Week, weekOf } from '#kernel/week.ts'
import type { Queries } from '#platform/server/database/database.ts'
import type { Held } from '../../domain/pick-rules.ts'

/**
 * What a driver has on the dates of these slots and beside them. Each week counts by its own state (D46):
 * once it is published its places do, and what was chosen for it once stands in nobody's way; until then the
 * choices do.
 */
export async function heldAround(
  queries: Queries,
  { id, phone }: { readonly id: string; readonly phone: Phone },
  slots: readonly Slot[],
): Promise<Held> {
  const dates = datesAround(slots)
  const weeks = weeksOf(dates)
  const published = await publishedAmong(queries, weeks)
  const chosen = await choicesAround(queries, phone, dates)
  const driven = await drivenSlots(queries, id, published)
  return {
    choices: chosen.filter(({ date }) => !published.some((week) => sameWeek(week, weekOf(date)))),
    driven: driven.filter(({ date }) => dates.includes(date)),
  }
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
