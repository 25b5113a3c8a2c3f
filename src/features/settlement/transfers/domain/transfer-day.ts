import { addDays, type CalendarDate } from '#kernel/calendar-date.ts'

/** Banks keep orders for a later day, and refuse what is dated further ahead; so does a slip of the year. */
export const MOST_DAYS_AHEAD = 60

/** Why no batch may have that day. */
export function transferDayFault(date: CalendarDate, today: CalendarDate): 'past' | 'far' | undefined {
  if (date < today) return 'past'
  return date > addDays(today, MOST_DAYS_AHEAD) ? 'far' : undefined
}
