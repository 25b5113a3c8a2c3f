import { driverKey } from '../cells/row-cells.ts'
import type { OrderRow, PeriodRow, SettlementRow, TripRow } from '../normal-rows.ts'
import type { Problem } from '../problems.ts'

type AnyRow = TripRow | OrderRow | PeriodRow | SettlementRow

interface Deduplicated<Row> {
  readonly rows: readonly Row[]
  /** Rows that say again what another says, or less than another. */
  readonly repeated: number
  readonly problems: readonly Problem[]
}

/**
 * Leaves one row of each key. A row that says the same again is left out; two that differ are both refused,
 * since nobody but a person knows which holds, and the file's order must not decide.
 */
export function deduplicateRows<Row extends AnyRow>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): Deduplicated<Row> {
  const groups = groupBy(rows, keyOf)
  const kept: Row[] = []
  const problems: Problem[] = []
  let repeated = 0
  for (const group of groups.values()) {
    const [first, ...others] = group
    if (!first) continue
    const differing = others.filter((row) => contentOf(row) !== contentOf(first))
    if (differing.length === 0) {
      kept.push(first)
      repeated += others.length
    } else {
      const [second = first] = differing
      for (const row of group) problems.push(twice('twice-differs', row, row === first ? second : first))
    }
  }
  return { rows: kept, repeated, problems }
}

/**
 * Of the rows of one trip, such as one driver's refusal before another's ride, the ride driven to its end is
 * kept.
 */
export function preferCompleted(rows: readonly TripRow[]): Deduplicated<TripRow> {
  const completed = new Set(rows.filter((row) => row.completed).map(({ tripKey }) => tripKey))
  const seen = new Set<string>()
  const kept = rows.filter((row) => {
    if (row.completed) return true
    const isFirst = !completed.has(row.tripKey) && !seen.has(row.tripKey)
    seen.add(row.tripKey)
    return isFirst
  })
  return { rows: kept, repeated: rows.length - kept.length, problems: [] }
}

/**
 * Rides that no key can tell apart, since Bolt has no trip id: each counts, the second with 2 behind its key
 * and so on, so that the same file again gives the same keys. They are numbered by what they say, whatever
 * the order of the rows.
 */
export function numberTwins(rows: readonly TripRow[]): Deduplicated<TripRow> {
  const problems: Problem[] = []
  const numbered = [...groupBy(rows, ({ tripKey }) => tripKey).values()].flatMap((group) => {
    if (group.length === 1) return group
    const sorted = group
      .map((row) => ({ row, content: contentOf(row) }))
      .sort((a, b) => (a.content < b.content ? -1 : a.content > b.content ? 1 : a.row.row - b.row.row))
    return sorted.map(({ row, content }, at) => {
      const before = sorted[at - 1]
      if (row.completed && before?.content === content)
        problems.push(twice('same-ride-twice', row, before.row))
      return at === 0 ? row : { ...row, tripKey: `${row.tripKey}-${at + 1}` }
    })
  })
  return { rows: numbered, repeated: 0, problems }
}

/** One shift of one driver. */
export function settlementKey({ driver, date, shift }: SettlementRow): string {
  return `${driverKey(driver)} ${date} ${shift}`
}

function twice(code: 'twice-differs' | 'same-ride-twice', row: AnyRow, other: AnyRow): Problem {
  return { row: row.row, column: null, code, value: row.driver.name, other: other.row }
}

/** What a row says, without where it stands and how the name is spelled. */
function contentOf({ row: _, driver, ...rest }: AnyRow): string {
  return JSON.stringify([driver.externalId, driver.phone, rest])
}

function groupBy<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const key = keyOf(row)
    const group = groups.get(key)
    if (group) group.push(row)
    else groups.set(key, [row])
  }
  return groups
}
