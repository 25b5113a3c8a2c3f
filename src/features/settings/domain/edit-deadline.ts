import { addDays, type CalendarDate } from '#kernel/calendar-date.ts'
import { mondayOf, type Week } from '#kernel/week.ts'

/**
 * Until when drivers may change what they sent (D51): a weekday of the week before the one that is collected,
 * and a full hour of the fleet's clock.
 */
export interface EditDeadline {
  /** 0 is Monday. */
  readonly weekday: number
  /** 1-24; 24 is the end of the day */
  readonly hour: number
}

/** The deadline of one week. */
export interface DeadlineOfWeek {
  readonly date: CalendarDate
  /** 1-24 */
  readonly hour: number
}

export function deadlineOf(week: Week, { weekday, hour }: EditDeadline): DeadlineOfWeek {
  return { date: addDays(mondayOf(week), weekday - 7), hour }
}

/**
 * Whether the fleet's wall clock has reached it. By the wall clock and not by an instant: on the nights on
 * which the clock changes it passes once, and stays passed.
 * @param now hour 0-23
 */
export function isPast(
  { date, hour }: DeadlineOfWeek,
  now: { readonly date: CalendarDate; readonly hour: number },
): boolean {
  return now.date > date || (now.date === date && now.hour >= hour)
}
