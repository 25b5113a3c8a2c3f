import type { FileKind, StatementRow } from '#features/income/facts/domain/public.ts'
import { driverKey } from '../cells/row-cells.ts'
import type { Problem } from '../problems.ts'
import type { Skipped } from './skipped.ts'

/** What a person says of rides that nothing but their figures tells apart. */
export type Twins = 'both' | 'later'

/** Rides of one driver that began in the same minute and differ: two, or one that was exported twice. */
export interface TwinQuestion {
  /** Under which the answer is kept. */
  readonly key: string
  readonly rows: readonly StatementRow[]
}

interface OneEach {
  readonly rows: readonly StatementRow[]
  readonly left: Readonly<Partial<Record<Skipped, number>>>
  readonly problems: readonly Problem[]
  /** Not answered yet. */
  readonly twins: readonly TwinQuestion[]
}

/**
 * Leaves one row of what the file says twice, as where two exports were joined: rows that say the same in
 * everything are one. Of rows of one key that differ nobody but a person knows which holds, and the order of
 * rows must not decide: rides without an id are asked about, anything else is refused.
 */
export function oneRowEach(
  kind: FileKind,
  rows: readonly StatementRow[],
  answers: Readonly<Record<string, Twins>>,
): OneEach {
  const kept: StatementRow[] = []
  const problems: Problem[] = []
  const twins: TwinQuestion[] = []
  const left = { 'repeated-row': 0, 'other-offer': 0 }
  for (const [key, group] of groupBy(rows, keyOf)) {
    if (group.length === 1) {
      kept.push(...group)
      continue
    }
    const differing = differingOf(group)
    left['repeated-row'] += group.length - differing.length
    const rides = kind === 'bolt-trips' || kind === 'uber-trips' ? drivenOf(differing) : differing
    left['other-offer'] += differing.length - rides.length
    if (rides.length === 1 || (kind === 'bolt-trips' && answers[key] === 'both')) kept.push(...rides)
    else if (kind !== 'bolt-trips') problems.push(...refused(rides))
    else if (answers[key] === 'later') {
      kept.push(...rides.slice(-1))
      left['repeated-row'] += rides.length - 1
    } else {
      twins.push({ key, rows: rides })
      kept.push(...rides)
    }
  }
  return { rows: kept, left: withoutZeros(left), problems, twins }
}

/** What is one and the same, whatever the row says of it. */
function keyOf({ subject, id, driver, startedAt, date, shift }: StatementRow): string {
  if (id !== null) return id
  if (subject === 'ride') return `${driverKey(driver)} ${startedAt?.slice(0, 16)}`
  return subject === 'shift' ? `${driverKey(driver)} ${date} ${shift}` : driverKey(driver)
}

/**
 * Of the rows of one minute or trip, such as one driver's refusal before another's ride, those driven to
 * their end; of several that were not, one. What was paid for cancelling stays.
 */
function drivenOf(rows: readonly StatementRow[]): readonly StatementRow[] {
  const driven = rows.filter(({ amounts }) => amounts.rides === 1)
  const paid = rows.filter(({ amounts }) => amounts.rides === 0 && amounts.cancellation !== undefined)
  const telling = [...driven, ...paid]
  return telling.length > 0 ? telling : rows.slice(0, 1)
}

/** The first of each that says the same, in the order of the file. */
function differingOf(group: readonly StatementRow[]): readonly StatementRow[] {
  const seen = new Set<string>()
  return group.filter((row) => {
    const content = contentOf(row)
    if (seen.has(content)) return false
    seen.add(content)
    return true
  })
}

function refused(rows: readonly StatementRow[]): Problem[] {
  const [first, second = first] = rows
  return rows.map((row) => ({
    row: row.row,
    column: null,
    code: 'twice-differs',
    value: row.driver.name,
    other: (row === first ? second : first)?.row ?? row.row,
  }))
}

/** What a row says, without where it stands and how the name is spelled. */
function contentOf({ row: _, driver, amounts, ...rest }: StatementRow): string {
  return JSON.stringify([driver.externalId, driver.phone, rest, Object.entries(amounts).sort()])
}

function withoutZeros(counts: Readonly<Record<string, number>>): Partial<Record<Skipped, number>> {
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0))
}

function groupBy(
  rows: readonly StatementRow[],
  key: (row: StatementRow) => string,
): Map<string, StatementRow[]> {
  const groups = new Map<string, StatementRow[]>()
  for (const row of rows) {
    const of = key(row)
    const group = groups.get(of)
    if (group) group.push(row)
    else groups.set(of, [row])
  }
  return groups
}
