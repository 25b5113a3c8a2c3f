import { parseStatementNumber, purseOf, statementOfNumber } from '#features/settlement/domain/public.ts'
import { weeksBetween } from '#kernel/week.ts'

/** Somebody decided that a statement is not transferred for now. */
export interface LeftOut {
  readonly statement: string
  readonly driver: string
  /** Instant. */
  readonly at: string
  readonly by: string
}

interface Owed {
  readonly statement: string
  readonly driver: string
}

/**
 * Which decisions hold for what is owed now, by statement, the oldest first. One on a statement that is
 * neither owed nor held any more holds for the driver's next one that is: an unpaid balance has rolled into
 * it, and must not leave under another number. @param holderOf of the ledger, by driver
 */
export function leftOutNow(
  decisions: readonly LeftOut[],
  owed: readonly Owed[],
  held: ReadonlySet<string>,
  holderOf: (driver: string) => string,
): Map<string, LeftOut[]> {
  const now = new Map<string, LeftOut[]>()
  const known = new Set(owed.map(({ statement }) => statement))
  for (const decision of decisions.toSorted((one, other) => (one.at < other.at ? -1 : 1))) {
    if (held.has(decision.statement)) continue
    const statement = known.has(decision.statement)
      ? decision.statement
      : rolledInto(decision, owed, holderOf)
    if (statement !== undefined) now.set(statement, [...(now.get(statement) ?? []), decision])
  }
  return now
}

function rolledInto(
  { statement, driver }: LeftOut,
  owed: readonly Owed[],
  holderOf: (driver: string) => string,
): string | undefined {
  const holder = holderOf(driver)
  const purse = purseOf(statement)
  const week = weekOf(statement)
  if (!week) return undefined
  return owed
    .filter((one) => holderOf(one.driver) === holder && purseOf(one.statement) === purse)
    .flatMap((one) => {
      const later = weekOf(one.statement)
      const weeks = later ? weeksBetween(week, later) : 0
      return weeks > 0 ? [{ statement: one.statement, weeks }] : []
    })
    .sort((one, other) => one.weeks - other.weeks)[0]?.statement
}

function weekOf(statement: string) {
  return parseStatementNumber(statementOfNumber(statement))?.week
}
