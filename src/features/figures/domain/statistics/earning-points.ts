import { addDays, type CalendarDate, daysBetween } from '#kernel/calendar-date.ts'
import { mondayOf, weekOf } from '#kernel/week.ts'
import { earned } from './averages.ts'
import type { SlotTally } from './chart-series.ts'
import type { Period } from './period.ts'
import { addTallies, type Tally } from './tally.ts'
import type { UnsplitTally } from './weeks.ts'

/** Past so many days a point stands for a week. */
const DAYS_SHOWN_SINGLY = 14

export interface EarningPoint {
  readonly from: CalendarDate
  readonly to: CalendarDate
  readonly dayGrosze: number | null
  readonly nightGrosze: number | null
  /** Only of weeks: what can't be split by shift is no single day's. */
  readonly unsplitGrosze: number | null
}

/** What was earned day by day or week by week; also a day without results has its point. */
export function earningPoints(
  slots: readonly SlotTally[],
  unsplit: readonly UnsplitTally[],
  { from, to }: Period,
): readonly EarningPoint[] {
  const byWeek = daysBetween(from, to) >= DAYS_SHOWN_SINGLY
  const startOf = (date: CalendarDate) => (byWeek ? mondayOf(weekOf(date)) : date)
  const slotsAt = Map.groupBy(slots, ({ date }) => startOf(date))
  const unsplitAt = Map.groupBy(unsplit, ({ until }) => startOf(until))
  const sum = (parts: readonly { readonly tally: Tally }[]) =>
    earned(addTallies(parts.map(({ tally }) => tally))).value
  const points: EarningPoint[] = []
  for (let start = startOf(from); start <= to; start = addDays(start, byWeek ? 7 : 1)) {
    const own = slotsAt.get(start) ?? []
    points.push({
      from: start,
      to: byWeek ? addDays(start, 6) : start,
      dayGrosze: sum(own.filter(({ shift }) => shift === 'day')),
      nightGrosze: sum(own.filter(({ shift }) => shift === 'night')),
      unsplitGrosze: byWeek ? sum(unsplitAt.get(start) ?? []) : null,
    })
  }
  return points
}
