import type { CalendarDate } from '#kernel/calendar-date.ts'
import { mondayOf, type Week, weekOf } from '#kernel/week.ts'
import type { SlotTally } from './chart-series.ts'
import { addTallies, type Tally } from './tally.ts'

/** What can't be split by shift, of all sums that end on one day. */
export interface UnsplitTally {
  readonly until: CalendarDate
  readonly tally: Tally
}

export interface WeekTally extends Week {
  readonly day: Tally
  readonly night: Tally
  readonly unsplit: Tally
}

/** Every week with a result, in the order of time; weeks run over the turn of the year (D1). */
export function weeksOf(slots: readonly SlotTally[], unsplit: readonly UnsplitTally[]): readonly WeekTally[] {
  const slotsIn = Map.groupBy(slots, ({ date }) => mondayOf(weekOf(date)))
  const unsplitIn = Map.groupBy(unsplit, ({ until }) => mondayOf(weekOf(until)))
  return [...new Set([...slotsIn.keys(), ...unsplitIn.keys()])].toSorted().map((monday) => {
    const own = slotsIn.get(monday) ?? []
    return {
      ...weekOf(monday),
      day: sum(own, 'day'),
      night: sum(own, 'night'),
      unsplit: addTallies((unsplitIn.get(monday) ?? []).map(({ tally }) => tally)),
    }
  })
}

function sum(slots: readonly SlotTally[], shift: SlotTally['shift']): Tally {
  return addTallies(slots.filter((slot) => slot.shift === shift).map(({ tally }) => tally))
}
