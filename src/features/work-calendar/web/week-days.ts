import { addDays, type CalendarDate } from '#kernel/calendar-date.ts'
import { datesOf, type Week } from '#kernel/week.ts'
import { type OwnShift, ownShifts } from './own-shift-codec.ts'

/** A week of the driver's own as the server tells it. */
export interface OwnWeekOnWire extends Week {
  readonly ready: boolean
  readonly savedAt: string | null
  readonly data: Parameters<typeof ownShifts>[0]
}

export interface DayShown {
  readonly date: CalendarDate
  /** Undefined where the week of this day has no calendar yet, and nothing was chosen for the day. */
  readonly shifts: readonly OwnShift[] | undefined
}

export interface DaysShown {
  /** From today on, or the whole week where today is not in it. */
  readonly ahead: readonly DayShown[]
  /** The days of the week that have passed. */
  readonly past: readonly DayShown[]
}

/**
 * The days of a week with today first, and tomorrow always among them: on a Sunday that is the Monday of the
 * week after.
 * @param after the week after; undefined where it is not at hand
 */
export function daysShown(
  week: OwnWeekOnWire,
  after: OwnWeekOnWire | undefined,
  today: CalendarDate | undefined,
): DaysShown {
  const days = daysOf(week)
  const from = days.findIndex(({ date }) => date === today)
  if (from < 0) return { ahead: days, past: [] }
  const monday = from === 6 && after ? daysOf(after).slice(0, 1) : []
  return { ahead: [...days.slice(from), ...monday], past: days.slice(0, from) }
}

function daysOf(week: OwnWeekOnWire): readonly DayShown[] {
  const byDate = Map.groupBy(ownShifts(week.data), ({ date }) => date)
  return datesOf(week).map((date) => ({ date, shifts: byDate.get(date) ?? (week.ready ? [] : undefined) }))
}

/** `dziś` and `jutro` stand where they are true. */
export function isTomorrow(date: CalendarDate, today: CalendarDate | undefined): boolean {
  return today !== undefined && date === addDays(today, 1)
}
