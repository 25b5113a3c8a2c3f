import { addDays } from '#kernel/calendar-date.ts'
import { countedRows, type FactRow } from './fact-row.ts'
import { type Days, firstDay, type IncomeFact } from './income-fact.ts'

export type LeftOutReason =
  | 'before-period'
  | 'after-period'
  /** A report of a month in a week: no week can have it. */
  | 'spans-periods'

export interface LeftOut {
  readonly rowId: string
  readonly reason: LeftOutReason
}

/**
 * The facts that a period settles, and the others with the reason. A report counts whole where it begins,
 * never in parts: so each fact is in exactly one period of a row of periods, or in none as it spans
 * several.
 */
export function factsOfPeriod(
  facts: readonly IncomeFact[],
  period: Days,
): { readonly within: IncomeFact[]; readonly leftOut: LeftOut[] } {
  const within: IncomeFact[] = []
  const leftOut: LeftOut[] = []
  for (const fact of facts) {
    const reason = leftOutOf(fact, period)
    if (reason) leftOut.push({ rowId: fact.id, reason })
    else within.push(fact)
  }
  return { within, leftOut }
}

/** The rows of which `factsOfPeriod` takes the facts: the same list where it takes all. */
export function rowsOfPeriod(all: readonly FactRow[], period: Days): readonly FactRow[] {
  const rows = countedRows(all)
  const within = rows.filter((row) => !leftOutOf(row, period))
  return within.length === rows.length ? rows : within
}

/** Reports of the period, those among them that are in no sum. */
export function reportsOfPeriod(rows: readonly FactRow[], period: Days): FactRow[] {
  return rows.filter((row) => 'from' in row.belongs && !leftOutOf(row, period))
}

/** Why the period does not settle the fact; undefined where it does. */
export function leftOutOf(fact: Pick<IncomeFact, 'belongs'>, { from, to }: Days): LeftOutReason | undefined {
  const day = firstDay(fact)
  if (day < from) return 'before-period'
  if (!(day <= to)) return 'after-period'
  // An app's week may end early on the day after: Uber's ends on Monday at 04:00.
  return 'to' in fact.belongs && fact.belongs.to > addDays(to, 1) ? 'spans-periods' : undefined
}
