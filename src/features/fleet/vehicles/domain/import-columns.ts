import { looseKey } from '#kernel/polish-text.ts'

/** The columns of a vehicle list, in the order in which we write them, under the names of the wire. */
export const IMPORT_COLUMNS = [
  'reg',
  'make',
  'model',
  'year',
  'color',
  'vin',
  'entryDate',
  'exitDate',
  'service',
  'priority',
  'sort',
  'flotmanId',
  'isRental',
  'parking',
  'insName',
  'insNum',
  'insEnd',
] as const
export type ImportColumn = (typeof IMPORT_COLUMNS)[number]

/** What a list may leave out: a new vehicle gets the form's defaults, a known one keeps what it has. */
export const OPTIONAL_COLUMNS = ['priority', 'sort', 'flotmanId', 'isRental', 'parking'] as const
export type OptionalColumn = (typeof OPTIONAL_COLUMNS)[number]

/** The names by which a column is known, the first being the one we write. */
export type ColumnNames = Readonly<Record<ImportColumn, readonly [string, ...string[]]>>

export interface Header {
  /** Index of the header's row. */
  readonly row: number
  /** Where each known column stands. */
  readonly places: ReadonlyMap<ImportColumn, number>
  /** Required columns that are not there. */
  readonly missing: readonly ImportColumn[]
  /** Headings that name no column; what stands below them is left alone. */
  readonly unknown: readonly string[]
  /** Columns that stand there more than once, with all their places. */
  readonly doubled: readonly { readonly column: ImportColumn; readonly places: readonly number[] }[]
}

/** A title or a date may stand above the header. */
const HEADER_WITHIN = 10

/**
 * The row of headings: the one among the first ten that names most columns, in any order, case and spelling,
 * by our name or the wire's. Undefined where none names any.
 */
export function findHeader(rows: readonly (readonly string[])[], names: ColumnNames): Header | undefined {
  const byKey = columnsByKey(names)
  let best: Header | undefined
  for (const [row, cells] of rows.slice(0, HEADER_WITHIN).entries()) {
    const header = readHeader(row, cells, byKey)
    if (header.places.size > (best?.places.size ?? 0)) best = header
  }
  return best
}

/** All headings that a list may have, as `looseKey` makes them. */
export function knownHeadings(names: ColumnNames): string[] {
  return [...columnsByKey(names).keys()]
}

function columnsByKey(names: ColumnNames): Map<string, ImportColumn> {
  return new Map(
    IMPORT_COLUMNS.flatMap((column) =>
      [column, ...names[column]].map((name) => [looseKey(name), column] as const),
    ),
  )
}

function readHeader(row: number, cells: readonly string[], byKey: ReadonlyMap<string, ImportColumn>): Header {
  const found = new Map<ImportColumn, number[]>()
  const unknown: string[] = []
  for (const [place, cell] of cells.entries()) {
    const column = byKey.get(looseKey(cell))
    if (column) found.set(column, [...(found.get(column) ?? []), place])
    else if (cell.trim() !== '') unknown.push(cell.trim())
  }
  const optional: readonly ImportColumn[] = OPTIONAL_COLUMNS
  return {
    row,
    places: new Map([...found].map(([column, [first = 0]]) => [column, first])),
    missing: IMPORT_COLUMNS.filter((column) => !found.has(column) && !optional.includes(column)),
    unknown,
    doubled: [...found].flatMap(([column, places]) => (places.length > 1 ? [{ column, places }] : [])),
  }
}
