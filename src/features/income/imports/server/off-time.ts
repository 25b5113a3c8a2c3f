import type { NormalFile } from '#features/income/facts/domain/public.ts'
import { type CalendarDate, daysBetween } from '#kernel/calendar-date.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { anyStanding } from './load-store.ts'

/** Why the period of a file is asked about, with the days since it ended, or until it begins. */
export interface OffTime {
  readonly why: 'long-ago' | 'to-come'
  readonly days: number
}

/** Eight weeks: reports are loaded within a few, and one of another year lies far beyond. */
const LONG_AGO_DAYS = 56

/**
 * Whether a file is so far from the present that most likely another month or year was meant. The first load
 * of a fleet asks nothing: whoever starts begins where they like.
 */
export async function offTimeOf(
  queries: Queries,
  { periodStart, periodEnd }: Pick<NormalFile, 'periodStart' | 'periodEnd'>,
  today: CalendarDate,
): Promise<OffTime | undefined> {
  const offTime = awayFrom(today, periodStart, periodEnd)
  return offTime && (await anyStanding(queries)) ? offTime : undefined
}

function awayFrom(today: CalendarDate, start: CalendarDate, end: CalendarDate): OffTime | undefined {
  if (start > today) return { why: 'to-come', days: daysBetween(today, start) }
  const days = daysBetween(end, today)
  return days > LONG_AGO_DAYS ? { why: 'long-ago', days } : undefined
}
