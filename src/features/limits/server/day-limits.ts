import type * as z from 'zod/mini'
import { type DayLimitRow, limitsBetween } from '#features/capacity/server/public.ts'
import { type CalendarDate, dateParts } from '#kernel/calendar-date.ts'
import type { Queries } from '#platform/server/database/database.ts'
import type { dayLimitOnWire } from '../contract.ts'

export type DayLimitOnWire = z.output<typeof dayLimitOnWire>

/** The specification's `comment` and `info` are one text of the office. */
export function onWire(row: DayLimitRow): DayLimitOnWire {
  const { year, month, day } = dateParts(row.date as CalendarDate)
  return {
    id: row.id,
    dayNumber: day,
    month,
    year,
    day: row.day,
    night: row.night,
    comment: row.info,
    info: row.info,
    active: row.active,
  }
}

/** The day limits of a stretch of dates as the wire has them, by date; both ends included. */
export async function dayLimitsBetween(
  queries: Queries,
  from: CalendarDate,
  to: CalendarDate,
): Promise<DayLimitOnWire[]> {
  return (await limitsBetween(queries, from, to)).map(onWire)
}
