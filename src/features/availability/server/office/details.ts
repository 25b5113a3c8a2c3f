import { dayLimitsBetween } from '#features/limits/server/public.ts'
import {
  attemptsOf,
  changesOf,
  submissionsIn,
  type WholeSubmission,
} from '#features/submissions/server/public.ts'
import { polishSortKey } from '#kernel/polish-text.ts'
import { datesOf } from '#kernel/week.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { countChoices } from '../../domain/counts.ts'
import { datesOfMonth, type Period, weeksOfMonth } from '../../domain/period.ts'
import { capacityDays } from '../capacity-days.ts'
import { submissionOnWire } from './submission-codec.ts'

/**
 * The submissions of a week, or of the weeks that have a day in the month, by name in Polish order (D38),
 * with the period's capacity and limits (Spec 1 §7).
 */
export async function detailsOf(
  queries: Queries,
  period: Period,
  defaultLimit: number,
  withReasons: boolean,
) {
  const isWeek = period.kind === 'week'
  const dates = isWeek ? datesOf(period.week) : datesOfMonth(period.year, period.month)
  const weeks = isWeek ? [period.week] : weeksOfMonth(period.year, period.month)
  const found = byName(await submissionsIn(queries, weeks))
  const attempts = await attemptsOf(
    queries,
    found.map(({ id }) => id),
  )
  const changes = (await Promise.all(weeks.map((week) => changesOf(queries, week)))).flat()
  const [first, last] = [dates[0], dates.at(-1)]
  return {
    amount: found.length,
    schedules: found.map((submission) => submissionOnWire(submission, { attempts, changes }, withReasons)),
    capacityDay: await capacityDays(queries, dates, defaultLimit),
    shiftsAmount: found.reduce((sum, { days }) => sum + countChoices(days).forBonus, 0),
    dayLimits: first && last ? await dayLimitsBetween(queries, first, last) : [],
  }
}

export function byName(submissions: readonly WholeSubmission[]): readonly WholeSubmission[] {
  return submissions
    .map((submission) => ({ submission, key: polishSortKey(submission.fullName) }))
    .sort((a, b) => compare(a.key, b.key) || a.submission.number - b.submission.number)
    .map(({ submission }) => submission)
}

function compare(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
