import type { NormalFile, StatementRow, Subject } from '#features/income/facts/domain/public.ts'
import { factFailures } from '#features/income/facts/texts-failures.ts'
import { referenceKeysOf } from '#features/income/matching/domain/public.ts'
import { type CalendarDate, daysBetween } from '#kernel/calendar-date.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { mapInTurns } from '#platform/server/in-turns.ts'
import { readMoment, slotOfRide } from '../domain/cells/moment.ts'
import { isOfPeriod } from '../domain/read-file.ts'
import { importFailures } from '../texts-failures.ts'
import type { Twice } from './statements-of.ts'

/**
 * What is wrong, by field as it travelled: `file.rows.3.startedAt`. Each sentence names the row as a
 * spreadsheet does.
 */
export type RowProblems = Readonly<Record<string, string>>

/** Enough to see what kind of slip it is. */
const MOST_PROBLEMS = 100

/** Whom one file may speak of: several times what the largest fleets have. */
const MOST_PEOPLE = 10_000

/** Two months of sums, or of payments that tell no day. */
const MOST_DAYS_OF_SUMS = 62
const MOST_DAYS = 366

const SUBJECT_OF: Readonly<Record<NormalFile['kind'], Subject>> = {
  settlement: 'shift',
  'bolt-trips': 'ride',
  'bolt-earnings': 'sums',
  'uber-trips': 'ride',
  'uber-orders': 'payment',
  'uber-drivers': 'sums',
  'freenow-earnings': 'sums',
  'freenow-bookings': 'ride',
}

/**
 * What a browser read, as the server is ready to believe it: the slot of a ride follows from its start (D2),
 * whatever slot was sent, and what can't be is refused, with the number of the row. Others have their turns
 * meanwhile.
 */
export async function validateRows(file: NormalFile): Promise<Result<NormalFile, RowProblems>> {
  if (file.periodEnd < file.periodStart) return fail({ 'file.periodEnd': importFailures.periodOrder })
  const most = mostDaysOf(file.kind)
  if (daysOf(file.periodStart, file.periodEnd) > most)
    return fail({ 'file.periodEnd': importFailures.periodTooLong(most) })
  const problems: Record<string, string> = {}
  if (await hasTooManyPeople(file)) return fail({ 'file.rows': importFailures.tooManyPeople })
  const rows = await mapInTurns(file.rows, (row, place) => {
    const judged = judgedRow(row, SUBJECT_OF[file.kind])
    if (!('field' in judged)) return judged
    if (Object.keys(problems).length < MOST_PROBLEMS)
      problems[`file.rows.${place}.${judged.field}`] = importFailures.inRow(row.row, judged.problem)
    return row
  })
  return Object.keys(problems).length > 0 ? fail(problems) : ok({ ...file, rows })
}

/** More than the largest fleets have several times over. */
export async function hasTooManyPeople({ rows }: Pick<NormalFile, 'rows'>): Promise<boolean> {
  return new Set(await mapInTurns(rows, referenceKeysOf())).size > MOST_PEOPLE
}

/** Rows that contradict each other, both by their numbers. */
export function twiceProblems({ rows }: NormalFile, twice: readonly Twice[]): RowProblems {
  return Object.fromEntries(
    twice.slice(0, MOST_PROBLEMS).map(({ place, other }) => {
      const [row = 0, first = 0] = [rows[place]?.row, rows[other]?.row]
      return [`file.rows.${place}.amounts`, importFailures.inRow(row, importFailures.twice(first))]
    }),
  )
}

/**
 * Reports of the apps are of days, weeks and months; the fleet's own sheet and lists of rides may hold a
 * year, since each row tells its day.
 */
function mostDaysOf(kind: NormalFile['kind']): number {
  return isOfPeriod(kind) ? MOST_DAYS_OF_SUMS : MOST_DAYS
}

/** Both included; below 1 where the end is before the start. */
function daysOf(start: CalendarDate, end: CalendarDate): number {
  return daysBetween(start, end) + 1
}

interface Wrong {
  readonly field: string
  readonly problem: string
}

function judgedRow(row: StatementRow, subject: Subject): StatementRow | Wrong {
  const wrongPlace = { field: 'date', problem: importFailures.wrongPlace }
  if (row.subject !== subject) return { field: 'subject', problem: importFailures.badValue }
  if (subject === 'ride') return rideInItsSlot(row)
  if (subject === 'shift') {
    const { kmStart, kmEnd } = row.amounts
    if (kmStart !== undefined && kmEnd !== undefined && kmEnd < kmStart)
      return { field: 'amounts.kmEnd', problem: factFailures.kmOrder }
    return row.shift === null ? wrongPlace : row
  }
  const days = daysOf(row.date, row.until ?? row.date)
  if (days > MOST_DAYS_OF_SUMS)
    return { field: 'until', problem: importFailures.daysTooLong(MOST_DAYS_OF_SUMS) }
  return days < 1 ? wrongPlace : row
}

function rideInItsSlot(row: StatementRow): StatementRow | Wrong {
  const moment = row.startedAt === null ? undefined : readMoment(row.startedAt)
  if (moment !== undefined && moment !== 'foreign-zone') return { ...row, ...slotOfRide(moment) }
  return { field: 'startedAt', problem: importFailures.startedAt }
}
