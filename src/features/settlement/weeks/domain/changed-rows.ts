import type { RowOrigin } from './row-origin.ts'

/** A row of a settlement, and what became of it after closing. Rows of files are told amount by amount. */
interface Told {
  readonly rowId: string
  readonly origin: RowOrigin
  readonly file: { readonly loadId: string; readonly row: number } | null
  readonly app: string | null
  readonly kind: string
  readonly grosze: number | null
  readonly quantity: { readonly unit: string; readonly value: number } | null
  readonly from: string | null
  readonly to: string | null
  readonly shift: string | null
  readonly note: string
}
export interface ChangedRow extends Told {
  readonly change: 'added' | 'removed' | 'before' | 'now'
}

export interface ChangedCounts {
  readonly added: number
  readonly removed: number
  readonly changed: number
}

/**
 * What differs of a closed week since it was last settled: both lists say what differs from the
 * statement, and what the last accepted correction has settled is no difference any more. What went where
 * something of the same kind, app and days came is told as changed.
 * @param settled of the last accepted correction; empty where there is none
 */
export function changedSince<Row extends ChangedRow>(
  settled: readonly Row[],
  now: readonly Row[],
): (Omit<Row, 'change'> & Pick<ChangedRow, 'change'>)[] {
  const [goneThen, cameThen] = [settled.filter(isGone), settled.filter(isCame)]
  const [goneNow, cameNow] = [now.filter(isGone), now.filter(isCame)]
  const gone = [...without(goneNow, goneThen), ...without(cameThen, cameNow)]
  const came = [...without(cameNow, cameThen), ...without(goneThen, goneNow)]
  const waiting = Map.groupBy(without(gone, came), placeOf)
  const added: Row[] = []
  const changed: (readonly [Row, Row])[] = []
  for (const row of without(came, gone)) {
    const before = waiting.get(placeOf(row))?.shift()
    if (before) changed.push([before, row])
    else added.push(row)
  }
  return [
    ...added.map((row) => ({ ...row, change: 'added' as const })),
    ...[...waiting.values()].flat().map((row) => ({ ...row, change: 'removed' as const })),
    ...changed.flatMap(([before, after]) => [
      { ...before, change: 'before' as const },
      { ...after, change: 'now' as const },
    ]),
  ]
}

/** As people count rows: one of a file is one, however many amounts it tells. */
export function countChanged(rows: readonly ChangedRow[]): ChangedCounts {
  const unitsOf = (change: ChangedRow['change']) =>
    new Set(rows.filter((row) => row.change === change).map(unitOf))
  const [before, changed] = [unitsOf('before'), unitsOf('now')]
  return {
    added: [...unitsOf('added')].filter((unit) => !changed.has(unit)).length,
    removed: [...unitsOf('removed')].filter((unit) => !before.has(unit)).length,
    changed: changed.size,
  }
}

/** The row of a file, else the row itself: what has the same is one row. */
export function unitOf({ rowId, file }: Pick<Told, 'rowId' | 'file'>): string {
  return file ? `${file.loadId} ${file.row}` : rowId
}

function isGone({ change }: ChangedRow): boolean {
  return change === 'removed' || change === 'before'
}

function isCame({ change }: ChangedRow): boolean {
  return change === 'added' || change === 'now'
}

/** Each that stands in the others as often is left out, by what it says. */
function without<Row extends Told>(rows: readonly Row[], others: readonly Row[]): Row[] {
  const free = Map.groupBy(others, sayingOf)
  return rows.filter((row) => !free.get(sayingOf(row))?.shift())
}

function sayingOf(row: Told): string {
  const { grosze, quantity, note } = row
  return JSON.stringify([placeOf(row), grosze, quantity?.unit, quantity?.value, note])
}

/** What can take another's place: the same kind of an app's same days, else the same row alone. */
function placeOf({ rowId, origin, app, kind, from, to, shift }: Told): string {
  return JSON.stringify(origin === 'file' ? [app, kind, from, to, shift] : [rowId, kind])
}
