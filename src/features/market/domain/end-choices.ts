import { addDays, type CalendarDate } from '#kernel/calendar-date.ts'
import { compareSlots, DAY_STARTS_AT, NIGHT_STARTS_AT, type Slot } from '#kernel/slot.ts'

/** A full hour of the fleet's time. */
interface Hour {
  readonly date: CalendarDate
  /** 0-23 */
  readonly hour: number
}

/** At which somebody in the office is likely to look again. */
const HOURS = [9, 12, 15, 18, 21] as const
const MOST = 30

/**
 * When an offer of these shifts can end: full hours from now on, before the last of them begins, the soonest
 * first.
 */
export function endChoices(now: Hour, slots: readonly Slot[]): Hour[] {
  const last = [...slots].sort(compareSlots).at(-1)
  if (!last) return []
  const choices: Hour[] = []
  for (let date = now.date; date <= last.date && choices.length < MOST; date = addDays(date, 1))
    for (const hour of HOURS) {
      const isAhead = date > now.date || hour > now.hour
      const begins = last.shift === 'day' ? DAY_STARTS_AT : NIGHT_STARTS_AT
      if (isAhead && (date < last.date || hour < begins)) choices.push({ date, hour })
    }
  return choices
}
