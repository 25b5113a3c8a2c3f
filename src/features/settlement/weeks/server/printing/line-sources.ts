import type { Line } from '#features/settlement/domain/public.ts'
import type { FrozenStatement } from '../../domain/frozen.ts'
import { ROW_ORIGINS, type RowOrigin } from '../../domain/row-origin.ts'
import { sourcesOfRows } from '../sources-of-rows.ts'

/** Where a line's amount comes from; nothing of it where the rule alone makes it. */
export interface LineSources {
  /** Each once, with the rows of it in their order. */
  readonly files: readonly { readonly name: string; readonly rows: readonly number[] }[]
  /** How many shifts. */
  readonly shifts: number
  /** Of what is neither in a file nor a shift: each once. */
  readonly origins: readonly RowOrigin[]
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
    const told = new Set(found.map(({ origin }) => origin))
    return {
      files: [...files.values()].map((rows) => ({
        name: rows[0]?.name ?? '',
        rows: [...new Set(rows.map(({ row }) => row))].toSorted((a, b) => a - b),
      })),
      shifts: found.filter(({ kind }) => kind === 'shift').length,
      origins: ROW_ORIGINS.filter((origin) => origin !== 'file' && origin !== 'shift' && told.has(origin)),
    }
  }
}
