import type { Line } from '#features/settlement/domain/public.ts'
import type { FrozenStatement } from '../../domain/frozen.ts'
import { sourcesOfRows } from '../sources-of-rows.ts'

/** Where a line's amount comes from; nothing of it where the rule alone makes it. */
export interface LineSources {
  /** Each once, with the rows of it in their order. */
  readonly files: readonly { readonly name: string; readonly rows: readonly number[] }[]
  /** How many shifts. */
  readonly shifts: number
  /** Somebody of the office entered it. */
  readonly byOffice: boolean
}

export function sourcesOfLines({ input, loads }: FrozenStatement): (line: Line) => LineSources {
  const sources = new Map(
    sourcesOfRows(input, new Map(loads.map((load) => [load.no, load]))).map((one) => [one.rowId, one]),
  )
  return ({ rowIds }) => {
    const found = rowIds.flatMap((id) => sources.get(id) ?? [])
    const files = Map.groupBy(
      found.flatMap(({ file }) => (file ? [file] : [])),
      ({ loadId }) => loadId,
    )
    return {
      files: [...files.values()].map((rows) => ({
        name: rows[0]?.name ?? '',
        rows: [...new Set(rows.map(({ row }) => row))].toSorted((a, b) => a - b),
      })),
      shifts: found.filter(({ kind }) => kind === 'shift').length,
      byOffice: found.some(isTyped),
    }
  }
}

/** What somebody of the office typed; the rest is read from records, as fuel and rents, or worked out. */
function isTyped({ rowId, kind, file }: ReturnType<typeof sourcesOfRows>[number]): boolean {
  if (file !== null) return false
  return TYPED.has(kind) || (kind === 'bonus' && !rowId.startsWith('bonus:'))
}

const TYPED: ReadonlySet<string> = new Set([
  ...['wash', 'fine', 'damage', 'deposit', 'advance', 'shared-cost', 'accountant', 'own-car'],
])
