import { factFailures } from '#features/income/facts/texts-failures.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { readMoment, slotOfRide } from '../domain/cells/moment.ts'
import type { NormalFile, SettlementRow, TripRow } from '../domain/normal-rows.ts'
import { importFailures } from '../texts-failures.ts'

/**
 * What is wrong, by field as it travelled: `file.rows.3.kmEnd`. Each sentence names the row as a spreadsheet
 * does.
 */
export type RowProblems = Readonly<Record<string, string>>

/** Enough to see what kind of slip it is. */
const MOST_PROBLEMS = 100

/**
 * What a browser read, as the server is ready to believe it: the slot of a ride follows from its start (D2),
 * whatever slot was sent, and what can't be is refused, with the number of the row.
 */
export function validateRows(file: NormalFile): Result<NormalFile, RowProblems> {
  const { periodStart, periodEnd } = file
  if (periodStart !== null && periodEnd !== null && periodEnd < periodStart)
    return fail({ 'file.periodEnd': importFailures.periodOrder })
  const problems: Record<string, string> = {}
  const judged = judgedFile(file, (place, field, problem) => {
    const row = file.rows[place]?.row ?? 0
    if (Object.keys(problems).length < MOST_PROBLEMS)
      problems[`file.rows.${place}.${field}`] = importFailures.inRow(row, problem)
  })
  return Object.keys(problems).length > 0 ? fail(problems) : ok(judged)
}

type Complain = (place: number, field: string, problem: string) => void

function judgedFile(file: NormalFile, complain: Complain): NormalFile {
  switch (file.kind) {
    case 'bolt-trips':
    case 'uber-trips':
      return { ...file, rows: file.rows.map((row, place) => rideInItsSlot(row, place, complain)) }
    case 'settlement':
      for (const [place, row] of file.rows.entries()) {
        if (isBackwards(row)) complain(place, 'kmEnd', factFailures.kmOrder)
      }
      return file
    default:
      return file
  }
}

function rideInItsSlot(row: TripRow, place: number, complain: Complain): TripRow {
  const moment = readMoment(row.startedAt)
  if (moment !== undefined && moment !== 'foreign-zone') return { ...row, ...slotOfRide(moment) }
  complain(place, 'startedAt', importFailures.startedAt)
  return row
}

function isBackwards({ kmStart, kmEnd }: SettlementRow): boolean {
  return kmStart !== null && kmEnd !== null && kmEnd < kmStart
}
