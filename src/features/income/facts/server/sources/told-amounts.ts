import { INCOME_KINDS, MONEY_KINDS, type MoneyKind } from '../../domain/income-kinds.ts'
import type { Counting } from '../../domain/what-holds.ts'

const MONEY = MONEY_KINDS.map((kind) => [INCOME_KINDS[kind] as number, kind] as const)

export interface ToldAmount {
  readonly kind: MoneyKind
  readonly grosze: number
  /** False of what a later row tells anew. */
  readonly counts: boolean
}

/** All money that a row of an app tells, in the order of the kinds. The sheet's figures are none of it. */
export function toldAmounts(
  { kinds, amounts }: { readonly kinds: readonly number[]; readonly amounts: readonly (number | null)[] },
  counting: Counting,
): ToldAmount[] {
  return MONEY.flatMap(([code, kind]) => {
    const place = kinds.indexOf(code)
    const grosze = place < 0 ? null : (amounts[place] ?? null)
    if (grosze === null) return []
    return [{ kind, grosze, counts: counting === null || (counting?.includes(code) ?? false) }]
  })
}
