import { addDays, type CalendarDate, daysBetween } from '#kernel/calendar-date.ts'
import type { Shift } from '#kernel/shift.ts'
import { mondayOf, weekOf } from '#kernel/week.ts'
import { appFigures, earned } from './averages.ts'
import { addTallies, type Tally } from './tally.ts'

/**
 * The chart's ten, in the order of the specification: rides of each app, shift counts and income, for day and
 * night (Spec 2 §9).
 */
export const SERIES = [
  'freenow-day',
  'freenow-night',
  'uber-day',
  'uber-night',
  'bolt-day',
  'bolt-night',
  'shifts-day',
  'shifts-night',
  'income-day',
  'income-night',
] as const
export type SeriesName = (typeof SERIES)[number]

/** The tally of all drivers' rows of one shift of one date. */
export interface SlotTally {
  readonly date: CalendarDate
  readonly shift: Shift
  readonly tally: Tally
}

export interface ChartData {
  readonly by: 'day' | 'week'
  /** The dates, or the Mondays of the weeks. */
  readonly labels: readonly CalendarDate[]
  /**
   * One value per label: rides, shifts, or grosze; null where nothing is known, and for a time without any
   * row.
   */
  readonly series: Readonly<Record<SeriesName, readonly (number | null)[]>>
}

/** Past so many days the chart goes by week, or its points would be finer than a screen's. */
const DAYS_SHOWN_SINGLY = 90

function groupingOf(from: CalendarDate, to: CalendarDate): ChartData['by'] {
  return daysBetween(from, to) >= DAYS_SHOWN_SINGLY ? 'week' : 'day'
}

/** Every date or week of the period has its label, also one without results. */
export function chartData(
  slots: readonly SlotTally[],
  from: CalendarDate,
  to: CalendarDate,
  by: ChartData['by'] = groupingOf(from, to),
): ChartData {
  const labelOf = (date: CalendarDate) => (by === 'day' ? date : mondayOf(weekOf(date)))
  const labels = labelsBetween(labelOf(from), to, by === 'day' ? 1 : 7)
  const groups = new Map<string, Tally[]>()
  for (const { date, shift, tally } of slots) {
    const key = `${labelOf(date)} ${shift}`
    const group = groups.get(key)
    if (group) group.push(tally)
    else groups.set(key, [tally])
  }
  const points = (shift: Shift) =>
    labels.map((label) => {
      const group = groups.get(`${label} ${shift}`)
      return group ? addTallies(group) : undefined
    })
  const both = { day: points('day'), night: points('night') }
  const series = SERIES.map((name) => {
    const [what, shift] = name.split('-') as ['freenow' | 'uber' | 'bolt' | 'shifts' | 'income', Shift]
    return [name, both[shift].map((tally) => (tally ? pointOf(what, tally) : null))]
  })
  return { by, labels, series: Object.fromEntries(series) }
}

function pointOf(what: 'freenow' | 'uber' | 'bolt' | 'shifts' | 'income', tally: Tally): number | null {
  if (what === 'shifts') return tally.shifts
  if (what === 'income') return earned(tally).value
  return appFigures(tally)[what].rides.value
}

function labelsBetween(from: CalendarDate, to: CalendarDate, step: number): CalendarDate[] {
  const labels: CalendarDate[] = []
  for (let date = from; date <= to; date = addDays(date, step)) labels.push(date)
  return labels
}
