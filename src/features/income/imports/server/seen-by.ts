import type { Caller } from '#platform/server/http/caller.ts'
import type { describeChanges } from './describe-changes.ts'

type Described = Awaited<ReturnType<typeof describeChanges>>
type Row = Described['rows']['added'][number]

/** Changes as the caller may see them: what stays with the fleet is for administrators (D28). */
export function seenBy({ user }: Caller, described: Described): Described {
  if (user?.admin) return described
  const { replaced, added, missing } = described.rows
  return {
    ...described,
    rows: { replaced: replaced.map(without), added: added.map(without), missing: missing.map(without) },
    sums: described.sums.filter(isOpen),
  }
}

function without(row: Row): Row {
  return { ...row, amounts: row.amounts.filter(isOpen) }
}

function isOpen({ kind }: { readonly kind: string }): boolean {
  return kind !== 'companyIncome'
}
