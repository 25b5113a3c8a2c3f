import { useNavigate, useSearch } from '@tanstack/react-router'
import { addDays, parseDate } from '#kernel/calendar-date.ts'
import { addWeeks, mondayOf, sameWeek, type Week, weekOf } from '#kernel/week.ts'
import type { DateRange } from '#platform/web/admin-ui/calendar-fields.tsx'
import { type AskedWeeks, judgeRange } from '../domain/asked-weeks.ts'
import { reportTexts } from '../texts.ts'
import { reportScreenTexts } from '../texts-screen.ts'

/** The chosen dates stand in the address, so that they can be sent to a colleague and survive a reload. */
export function useChosenDates(): readonly [DateRange, (next: DateRange) => void] {
  const search = useSearch({ from: '/guarded/admin/raporty' })
  const navigate = useNavigate()
  const go = ({ from, to }: DateRange) => {
    void navigate({ to: '/admin/raporty', replace: true, search: { od: from, do: to } })
  }
  return [{ from: parseDate(search.od ?? ''), to: parseDate(search.do ?? '') }, go]
}

/** The weeks in which the dates lie; undefined until both are chosen. */
export function weeksOfDates({ from, to }: DateRange): AskedWeeks | undefined {
  return from && to ? { from: weekOf(from), to: weekOf(to) } : undefined
}

const PROBLEMS = {
  range_reversed: reportTexts.rangeReversed,
  starts_too_late: reportTexts.startsTooLate,
  ends_too_late: reportTexts.endsTooLate,
} as const

/**
 * The sentence of a range that can not be (Spec 2 §5).
 * @param current undefined while it is not known; the server judges then
 */
export function rangeProblem(asked: AskedWeeks | undefined, current: Week | undefined): string | undefined {
  const problem = asked && current && judgeRange(asked, current)
  return problem && PROBLEMS[problem]
}

/** As the calls want them; the year of the end goes along, since a period may be longer than a year. */
export function weeksOnWire({ from, to }: AskedWeeks) {
  return { ...from, ...(sameWeek(from, to) ? {} : { endWeek: to.week, endYear: to.year }) }
}

/** Periods that are asked for again and again. @param current the fleet's week (D3) */
export function readyRanges(current: Week): readonly { readonly label: string; readonly range: DateRange }[] {
  const { thisWeek, lastWeek, fourWeeks, twelveWeeks } = reportScreenTexts.presets
  const range = (first: number, last: number): DateRange => ({
    from: mondayOf(addWeeks(current, first)),
    to: addDays(mondayOf(addWeeks(current, last)), 6),
  })
  return [
    { label: thisWeek, range: range(0, 0) },
    { label: lastWeek, range: range(-1, -1) },
    { label: fourWeeks, range: range(-4, -1) },
    { label: twelveWeeks, range: range(-12, -1) },
  ]
}
