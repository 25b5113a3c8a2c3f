import { type CalendarDate, parseDate } from '#kernel/calendar-date.ts'
import { type Slot, slotKey } from '#kernel/slot.ts'
import { datesOf, weekOf } from '#kernel/week.ts'

interface OnWire {
  readonly date: string
  readonly shift: Slot['shift']
}

/** What one of the two drives on each date of the weeks of a request, now and after it. */
export interface WeekAfter {
  readonly date: CalendarDate
  readonly now: readonly Slot['shift'][]
  readonly after: readonly Slot['shift'][]
}

/** @param gives, gets of this driver; undefined: nothing */
export function weekAfter(
  drives: readonly OnWire[],
  gives: OnWire | undefined,
  gets: OnWire | undefined,
): WeekAfter[] {
  const keyOf = ({ date, shift }: OnWire) => slotKey({ date: date as CalendarDate, shift })
  const now = new Set(drives.map(keyOf))
  const after = new Set(now)
  if (gives) after.delete(keyOf(gives))
  if (gets) after.add(keyOf(gets))
  const named = [gives, gets].flatMap((slot) => (slot ? [parseDate(slot.date)] : []))
  const mondays = [...new Set(named.flatMap((date) => (date ? [datesOf(weekOf(date))[0]] : [])))].sort()
  const dates = mondays.flatMap((monday) => (monday ? datesOf(weekOf(monday)) : []))
  const on = (date: CalendarDate, of: ReadonlySet<string>) =>
    (['day', 'night'] as const).filter((shift) => of.has(slotKey({ date, shift })))
  return dates.map((date) => ({ date, now: on(date, now), after: on(date, after) }))
}
