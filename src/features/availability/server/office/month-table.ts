import { submissionsIn, type WholeSubmission } from '#features/submissions/server/public.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { dateParts } from '#kernel/calendar-date.ts'
import { polishSortKey } from '#kernel/polish-text.ts'
import { weekOf } from '#kernel/week.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { datesOfMonth, weeksOfMonth } from '../../domain/period.ts'
import { isOfficeWeekend } from '../../domain/weekend.ts'
import { ABBREVIATIONS, FREE_DAY } from '../../texts-export.ts'

/** The month table: a row a driver in Polish order, a column a day (Spec 1 §9). @param month 1-12 */
export async function monthTable(queries: Queries, year: number, month: number) {
  const dates = datesOfMonth(year, month)
  const byDriver = new Map<string, WholeSubmission[]>()
  for (const submission of await submissionsIn(queries, weeksOfMonth(year, month))) {
    const own = byDriver.get(submission.driverId)
    if (own) own.push(submission)
    else byDriver.set(submission.driverId, [submission])
  }
  const rows = [...byDriver].flatMap(([id, own]) => {
    const latest = own.at(-1)
    if (!latest) return []
    const { fullName, phone } = latest
    const days = dates.map((date) => abbreviationOf(date, own))
    return [{ key: polishSortKey(fullName), row: { id, attributes: { fullName, phone, days } } }]
  })
  return {
    days: dates.map((date) => ({ day: dateParts(date).day, isWeekend: isOfficeWeekend(date) })),
    data: rows.sort((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key))).map(({ row }) => row),
  }
}

function abbreviationOf(date: CalendarDate, own: readonly WholeSubmission[]): string {
  const { year, week } = weekOf(date)
  const submission = own.find((one) => one.year === year && one.week === week)
  if (!submission) return ''
  const chosen = submission.days.filter((day) => day.date === date)
  return chosen.length === 0 ? FREE_DAY : chosen.map(({ option }) => ABBREVIATIONS[option]).join(', ')
}
