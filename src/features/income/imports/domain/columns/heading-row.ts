import { FILE_KINDS, type FileKind } from '#features/income/facts/domain/public.ts'
import { looseKey } from '#kernel/polish-text.ts'
import { headingKey, KINDS, unitOf } from './kinds.ts'

/** Rows of cells as texts, from the file's first line. */
export type Table = readonly (readonly string[])[]

/** Said of a heading that is to be left alone. */
export const LEFT_ALONE = '-'

/** What a person said about headings we don't know: the column, or `LEFT_ALONE`, by `headingKey`. */
export type ColumnMapping = Readonly<Record<string, string>>
export type Mappings = Readonly<Partial<Record<FileKind, ColumnMapping>>>

export interface HeadingRow {
  readonly kind: FileKind
  /** Index of the row of headings. */
  readonly at: number
  /** Where each column stands. */
  readonly places: ReadonlyMap<string, number>
  /** Groups of needed columns of which the file has none. */
  readonly missing: readonly (readonly string[])[]
  readonly headings: readonly Heading[]
}

export interface Heading {
  readonly place: number
  /** As the file has it. */
  readonly text: string
  /** Undefined: not known. */
  readonly column: string | undefined
}

/** A title or a period may stand above the headings. */
const WITHIN = 10
/** One known word, such as 'Data', says nothing yet. */
const LEAST_KNOWN = 2

const columnsByKey = new Map(
  FILE_KINDS.map((kind) => [
    kind,
    new Map(
      Object.entries(KINDS[kind].columns).flatMap(([column, { names }]) =>
        names.map((name, rank) => [headingKey(name), { column, rank }] as const),
      ),
    ),
  ]),
)

/**
 * The row of headings and the kind of file: of the kinds whose needed columns are all there, the one that
 * knows most of the headings; else the one that knows most, with what is missing. Undefined where no kind
 * knows two.
 * @param only the kind that a person chose
 */
export function findHeadings(table: Table, mappings: Mappings, only?: FileKind): HeadingRow | undefined {
  let best: HeadingRow | undefined
  for (const [at, cells] of table.slice(0, WITHIN).entries()) {
    for (const kind of only ? [only] : FILE_KINDS) {
      const found = headingsOf(kind, at, cells, mappings[kind] ?? {})
      if ((only || found.places.size >= LEAST_KNOWN) && isBetter(found, best)) best = found
    }
  }
  return best
}

function isBetter(next: HeadingRow, best: HeadingRow | undefined): boolean {
  if (!best) return true
  const isWhole = next.missing.length === 0
  if (isWhole !== (best.missing.length === 0)) return isWhole
  return next.places.size > best.places.size
}

function headingsOf(
  kind: FileKind,
  at: number,
  cells: readonly string[],
  mapping: ColumnMapping,
): HeadingRow {
  const known = columnsByKey.get(kind)
  const best = new Map<string, { readonly place: number; readonly rank: number }>()
  for (const [place, text] of cells.entries()) {
    const key = headingKey(text)
    if (key === '') continue
    const said = mapping[key]
    const found = said === undefined ? known?.get(key) : { column: said, rank: -1 }
    if (found && !(found.column in KINDS[kind].columns)) continue
    // Of two headings of one column the commoner name holds, of equal ones the first.
    if (found && found.rank < (best.get(found.column)?.rank ?? Number.POSITIVE_INFINITY))
      best.set(found.column, { place, rank: found.rank })
  }
  const places = new Map([...best].map(([column, { place }]) => [column, place]))
  const byPlace = new Map([...places].map(([column, place]) => [place, column]))
  return {
    kind,
    at,
    places,
    missing: KINDS[kind].needed.filter((group) => !group.some((column) => places.has(column))),
    headings: cells.flatMap((text, place) =>
      text.trim() === '' ? [] : [{ place, text: text.trim(), column: byPlace.get(place) }],
    ),
  }
}

/** A column of amounts or distances in another currency or unit; loading it would make wrong figures. */
export function foreignUnit({ kind, headings }: HeadingRow): { column: string; unit: string } | undefined {
  for (const { text, column } of headings) {
    const holds = column && KINDS[kind].columns[column]?.holds
    const unit = unitOf(text)
    if (unit === '' || (holds !== 'money' && holds !== 'km')) continue
    if (!(holds === 'money' ? ['zl', 'pln'] : ['km']).includes(looseKey(unit))) return { column: text, unit }
  }
  return undefined
}
