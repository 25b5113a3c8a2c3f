import { INCOME_KINDS, type IncomeKind } from '#features/income/facts/domain/public.ts'

/** What one side says of a ride. */
export interface Said {
  readonly loadNo: number
  readonly kinds: readonly number[]
  readonly amounts: readonly number[]
}

export interface RideDifference {
  readonly told: 'both' | 'file' | 'bolt'
  /** Which was loaded later, and so counts where both tell of it. */
  readonly holds: 'file' | 'bolt'
  /** Kinds that both tell otherwise; of a ride that one side has alone, all that it says. */
  readonly amounts: readonly {
    readonly kind: IncomeKind
    readonly file: number | null
    readonly bolt: number | null
  }[]
}

const NAMES = new Map<number, IncomeKind>(
  Object.entries(INCOME_KINDS).map(([name, number]) => [number, name as IncomeKind]),
)

/**
 * Where a file and Bolt's own answers differ over one ride; undefined where they agree. What one of them
 * does not tell at all, such as a net in a file of rides, is no difference; nor is an order that brings
 * nothing and stands on one side alone.
 */
export function differenceOf(file: Said | undefined, bolt: Said | undefined): RideDifference | undefined {
  const [inFile, inBolt] = [amountsOf(file), amountsOf(bolt)]
  if (file && bolt) {
    const amounts = [...inFile].flatMap(([kind, amount]) => {
      const other = inBolt.get(kind)
      return other === undefined || other === amount ? [] : [{ kind, file: amount, bolt: other }]
    })
    if (amounts.length === 0) return undefined
    return { told: 'both', holds: file.loadNo > bolt.loadNo ? 'file' : 'bolt', amounts }
  }
  const alone = [...inFile, ...inBolt].filter(([, amount]) => amount !== 0)
  if (alone.length === 0) return undefined
  const told = file ? 'file' : 'bolt'
  return {
    told,
    holds: told,
    amounts: alone.map(([kind, amount]) => ({
      kind,
      file: told === 'file' ? amount : null,
      bolt: told === 'bolt' ? amount : null,
    })),
  }
}

function amountsOf(said: Said | undefined): Map<IncomeKind, number> {
  const amounts = new Map<IncomeKind, number>()
  for (const [index, number] of (said?.kinds ?? []).entries()) {
    const [kind, amount] = [NAMES.get(number), said?.amounts[index]]
    // Metres are rounded as each side likes.
    if (kind !== undefined && kind !== 'distance' && amount != null) amounts.set(kind, amount)
  }
  return amounts
}
