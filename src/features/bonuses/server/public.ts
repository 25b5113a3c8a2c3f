import { type SQL, sql } from 'drizzle-orm'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Shift } from '#kernel/shift.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { bonusesOn } from './store.ts'

/** The bonuses of these dates, in PLN, by date and shift. */
export async function bonusesOf(
  queries: Queries,
  dates: readonly CalendarDate[],
): Promise<{ date: CalendarDate; shift: Shift; value: number }[]> {
  if (dates.length === 0) return []
  const found = await bonusesOn(queries, dates)
  return found.map(({ date, shift, value }) => ({ date, shift, value }))
}

/** For a neighbour's query: dates and shifts that have a bonus, as rows of (date, shift). */
export function bonusSlots(): SQL {
  return sql`SELECT date, shift FROM bonuses`
}
