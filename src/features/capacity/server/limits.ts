import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Queries } from '#platform/server/database/database.ts'
import type { PerShift } from '../domain/free-seats.ts'
import { limitsOn } from './limit-rows.ts'

export interface DateLimits extends PerShift {
  /** What the office wrote on the limit; the day card shows it (D4). */
  readonly comment: string
}

/** Of a date: as good as none. */
export const NO_LIMIT: PerShift = { day: Number.MAX_SAFE_INTEGER, night: Number.MAX_SAFE_INTEGER }

/** For each date asked for the limits in force: the active day limit's number, else the default (D4). */
export async function limitsOf(
  queries: Queries,
  dates: readonly CalendarDate[],
  defaultLimit: number,
): Promise<Map<CalendarDate, DateLimits>> {
  const limits = new Map<CalendarDate, { day: number; night: number; comment: string }>(
    dates.map((date) => [date, { day: defaultLimit, night: defaultLimit, comment: '' }]),
  )
  for (const row of await limitsOn(queries, dates)) {
    const entry = limits.get(row.date as CalendarDate)
    if (!entry || !row.active) continue
    if (row.day !== null) entry.day = row.day
    if (row.night !== null) entry.night = row.night
    // The day's and the night's limit may be of one reason.
    if (row.info !== entry.comment)
      entry.comment = [entry.comment, row.info].filter((text) => text !== '').join('\n')
  }
  return limits
}
