import type { Week } from '#kernel/week.ts'
import { sameWeek, weekOf } from '#kernel/week.ts'
import type { SlotTally } from './chart-series.ts'
import { addTallies, type Tally } from './tally.ts'

export interface WeekTally extends Week {
  readonly day: Tally
  readonly night: Tally
}

/** Every week with a result, in the order of time; weeks run over the turn of the year (D1). */
export function weeksOf(slots: readonly SlotTally[]): readonly WeekTally[] {
  const inOrder = slots.toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
  const weeks: { readonly week: Week; readonly slots: SlotTally[] }[] = []
  for (const slot of inOrder) {
    const week = weekOf(slot.date)
    const last = weeks.at(-1)
    if (last && sameWeek(last.week, week)) last.slots.push(slot)
    else weeks.push({ week, slots: [slot] })
  }
  return weeks.map(({ week, slots: own }) => ({ ...week, day: sum(own, 'day'), night: sum(own, 'night') }))
}

function sum(slots: readonly SlotTally[], shift: SlotTally['shift']): Tally {
  return addTallies(slots.filter((slot) => slot.shift === shift).map(({ tally }) => tally))
}
