import type { FileKind, StatementRow } from '#features/income/facts/domain/public.ts'
import type { Heading, HeadingRow } from './columns/heading-row.ts'
import type { Period } from './file-period.ts'
import { isWarning, type Problem } from './problems.ts'
import { type FileNote, type FileRead, isOfPeriod, type Refusal } from './read-file.ts'
import type { RowsRead } from './rows/read-rows.ts'
import { type DriverSums, sumsOf } from './sums.ts'

const FIRST_ROWS = 20
const MOST_DRIVERS = 1000
const MOST_PROBLEMS = 500
const MOST_TWINS = 50

/** What a screen shows of a file that may have two hundred thousand rows: little, whatever its size. */
export type FilePreview =
  | { readonly state: 'refused'; readonly why: Refusal }
  | {
      readonly state: 'columns'
      readonly kind: FileKind
      readonly headings: readonly Heading[]
      readonly missing: HeadingRow['missing']
    }
  | ({ readonly state: 'open' | 'ready' } & ShownFile)

export interface ShownFile {
  readonly kind: FileKind
  readonly fileName: string
  readonly headings: readonly Heading[]
  readonly period: Period | null
  /** The period is one that a person may say, since rows of files of this kind don't tell their days. */
  readonly isOfPeriod: boolean
  readonly notes: readonly FileNote[]
  /** What a person has to say first; the first of them. */
  readonly unclear: RowsRead['unclear']
  readonly twins: RowsRead['twins']
  readonly twinCount: number
  /** Rows that will be loaded. */
  readonly good: number
  readonly bad: number
  readonly errors: number
  readonly warnings: number
  readonly skipped: RowsRead['skipped']
  readonly statuses: RowsRead['statuses']
  /** The first of them, errors before warnings. */
  readonly problems: readonly Problem[]
  readonly first: readonly StatementRow[]
  readonly drivers: readonly DriverSums[]
  readonly driverCount: number
  readonly all: DriverSums
}

/** @param fileName for what is not read yet */
export function previewOf(result: FileRead, fileName: string): FilePreview {
  if (result.state === 'refused') return result
  const { kind, headings, missing } = result.headings
  if (result.state === 'columns') return { state: 'columns', kind, headings, missing }
  const { read } = result
  const { drivers, all } = sumsOf(read.rows)
  const errors = read.problems.filter(({ code }) => !isWarning(code))
  const warnings = read.problems.filter(({ code }) => isWarning(code))
  const period =
    result.state === 'ready' ? { start: result.file.periodStart, end: result.file.periodEnd } : result.period
  return {
    state: result.state,
    kind,
    fileName: result.state === 'ready' ? result.file.fileName : fileName,
    headings,
    period,
    isOfPeriod: isOfPeriod(kind),
    notes: result.notes,
    unclear: read.unclear,
    twins: read.twins.slice(0, MOST_TWINS),
    twinCount: read.twins.length,
    good: read.rows.length,
    bad: read.bad,
    errors: errors.length,
    warnings: warnings.length,
    skipped: read.skipped,
    statuses: read.statuses,
    problems: [...errors, ...warnings].slice(0, MOST_PROBLEMS),
    first: read.rows.slice(0, FIRST_ROWS),
    drivers: drivers.slice(0, MOST_DRIVERS),
    driverCount: drivers.length,
    all,
  }
}
