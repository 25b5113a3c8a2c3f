import type { IncomeKind, StatementRow } from '#features/income/facts/domain/public.ts'

/** What a row says, kind by kind; null: it does not tell. */
export type Amounts = Readonly<Partial<Record<IncomeKind, number | null>>>

/** Only what was told; a zero is told, and is never negative. */
export function told(amounts: Amounts): StatementRow['amounts'] {
  const found: Partial<Record<IncomeKind, number>> = {}
  for (const kind in amounts) {
    const amount = amounts[kind as IncomeKind]
    if (amount !== null && amount !== undefined) found[kind as IncomeKind] = amount === 0 ? 0 : amount
  }
  return found
}

export function negated(amount: number | null): number | null {
  return amount === null ? null : -amount
}
