import type { FactKind, IncomeFact } from './income-fact.ts'

/**
 * The facts of one row of a file together, as many amounts as kinds: a week of a fleet has a quarter as many
 * rows as facts, and what is no more than added up needs no fact by itself.
 */
export interface FactRow {
  readonly app: string
  /** As `IncomeFact.row`. */
  readonly row: string
  readonly belongs: IncomeFact['belongs']
  /** As `IncomeFact.isPayment`. */
  readonly isPayment?: boolean
  readonly kinds: readonly FactKind[]
  /** Of the kinds; signed, see `FACT_KINDS`. */
  readonly amounts: readonly number[]
  /** Tells the row from any other, also from what it was before: with the same text go the same facts. */
  readonly text: string
  /** Of the kinds: a fact's id is its row, a colon and this, which is digits or letters alone. */
  readonly codes: readonly string[]
  /** Another report may tell the same, so that it is in no sum: to be told of (`overlappingReports`). */
  readonly isBeside?: true
}

/** Those that are money: the same list where all are. */
export function countedRows(rows: readonly FactRow[]): readonly FactRow[] {
  return rows.some(({ isBeside }) => isBeside) ? rows.filter(({ isBeside }) => !isBeside) : rows
}

export function factsOfRow({ app, row, belongs, isPayment, kinds, amounts, codes }: FactRow): IncomeFact[] {
  return kinds.map((kind, at) => ({
    ...{ id: `${row}:${codes[at]}`, app, kind, grosze: amounts[at] ?? 0 },
    ...{ belongs, row },
    ...(isPayment ? { isPayment } : {}),
  }))
}

export function factsOfRows(rows: readonly FactRow[]): IncomeFact[] {
  return rows.flatMap(factsOfRow)
}

/**
 * Some of the facts of rows, in rows again; in the order in which each row comes first.
 * @throws RangeError for a fact whose id does not begin with its row
 */
export function rowsOfFacts(facts: readonly IncomeFact[]): FactRow[] {
  return [...Map.groupBy(facts, keyOf).values()].flatMap((told) => {
    const [first] = told
    if (first?.row === undefined) return []
    const { app, row, belongs, isPayment } = first
    return {
      ...{
        app,
        row,
        belongs,
        text: JSON.stringify([app, belongs, ...told.map(({ id, kind, grosze }) => [id, kind, grosze])]),
      },
      ...(isPayment ? { isPayment } : {}),
      kinds: told.map(({ kind }) => kind),
      amounts: told.map(({ grosze }) => grosze),
      codes: told.map(({ id }) => id.slice(row.length + 1)),
    }
  })
}

/** What is told of other days in a row of the same name is a row of its own. */
function keyOf({ id, app, row, belongs }: IncomeFact): string {
  if (row === undefined || !id.startsWith(`${row}:`)) throw new RangeError(`No fact of a row: ${id}`)
  return JSON.stringify([app, row, belongs])
}

/**
 * Rows that are one row of a file, together, as their facts are to add up; mostly each by itself.
 */
export function rowsTogether(rows: readonly FactRow[]): (readonly FactRow[])[] {
  const names = new Set(rows.map(({ row }) => row))
  if (names.size === rows.length) return rows.map((row) => [row])
  return [...Map.groupBy(rows, ({ app, row }) => JSON.stringify([app, row])).values()]
}

/** Rows by the list of kinds that they share, so that what is true of the list is looked at once. */
export function rowsByKinds(rows: readonly FactRow[]): Map<readonly FactKind[], FactRow[]> {
  return Map.groupBy(rows, ({ kinds }) => kinds)
}

/** Some gross or net that is not 0, whatever they come to together. */
export function hadRides({ kinds, amounts }: Pick<FactRow, 'kinds' | 'amounts'>): boolean {
  return kinds.some((kind, at) => tellsRides(kind, amounts[at] ?? 0))
}

export function tellsRides(kind: FactKind, grosze: number): boolean {
  return (kind === 'gross' || kind === 'net') && grosze !== 0
}
