import {
  type DriverReference,
  INCOME_KINDS,
  type IncomeKind,
  type NormalFile,
  type StatementRow,
  type Subject,
} from '#features/income/facts/domain/public.ts'

/**
 * The rows of a file column by column, as a page sends them: fewer bytes, and judged in a fraction of the
 * time. All lists are as long as `row`; a column of which no row has anything is left out.
 */
export interface Columns {
  readonly row: readonly number[]
  /** Places in `drivers`. */
  readonly driver: readonly number[]
  readonly id?: readonly (string | null)[] | undefined
  readonly startedAt?: readonly (string | null)[] | undefined
  readonly date: readonly StatementRow['date'][]
  readonly shift?: readonly StatementRow['shift'][] | undefined
  readonly until?: readonly StatementRow['until'][] | undefined
  readonly ofRide?: readonly (string | null)[] | undefined
  readonly plate?: readonly (string | null)[] | undefined
  readonly note?: readonly (string | null)[] | undefined
  readonly amounts: Readonly<Partial<Record<IncomeKind, readonly (number | null)[] | undefined>>>
}

export interface FileInColumns extends Omit<NormalFile, 'rows'> {
  readonly form: 'columns'
  /** Of all rows: a kind of file speaks of one. */
  readonly subject: Subject
  /** Each once. */
  readonly drivers: readonly DriverReference[]
  readonly columns: Columns
}

const OPTIONAL = ['id', 'startedAt', 'shift', 'until', 'ofRide', 'plate', 'note'] as const
const KINDS = Object.keys(INCOME_KINDS) as IncomeKind[]

/** Undefined where it has no rows, or rows that speak of different things: such a file travels as it is. */
export function inColumns({ rows, ...file }: NormalFile): FileInColumns | undefined {
  const [first] = rows
  if (!first || rows.some(({ subject }) => subject !== first.subject)) return undefined
  const places = new Map<string, number>()
  const drivers: DriverReference[] = []
  const placeOf = ({ driver }: StatementRow): number => {
    const told = `${driver.externalId}\n${driver.phone}\n${driver.name}`
    const known = places.get(told)
    if (known !== undefined) return known
    places.set(told, drivers.length)
    return drivers.push(driver) - 1
  }
  const optional = OPTIONAL.filter((name) => rows.some((row) => row[name] !== null))
  const told = new Set<string>()
  for (const { amounts } of rows)
    for (const kind in amounts) if (amounts[kind as IncomeKind] !== undefined) told.add(kind)
  const kinds = KINDS.filter((kind) => told.has(kind))
  const columns = {
    row: rows.map(({ row }) => row),
    driver: rows.map(placeOf),
    date: rows.map(({ date }) => date),
    ...Object.fromEntries(optional.map((name) => [name, rows.map((row) => row[name])])),
    amounts: Object.fromEntries(
      kinds.map((kind) => [kind, rows.map(({ amounts }) => amounts[kind] ?? null)]),
    ),
  }
  return { ...file, form: 'columns', subject: first.subject, drivers, columns }
}

/** The file as it was before it was put in columns; rows of one driver share the reference. */
export function inRows(sent: NormalFile | FileInColumns): NormalFile {
  if (!('columns' in sent)) return sent
  const { columns, drivers, subject, form: _, ...file } = sent
  const { id, startedAt, date, shift, until, ofRide, plate, note } = columns
  const told = KINDS.flatMap((kind) => {
    const amounts = columns.amounts[kind]
    return amounts ? [[kind, amounts] as const] : []
  })
  const rows = columns.row.map((row, place): StatementRow => {
    const amounts: Partial<Record<IncomeKind, number>> = {}
    for (const [kind, column] of told) {
      const amount = column[place]
      if (amount !== null && amount !== undefined) amounts[kind] = amount
    }
    return {
      row,
      driver: must(drivers[columns.driver[place] ?? -1]),
      subject,
      id: id?.[place] ?? null,
      startedAt: startedAt?.[place] ?? null,
      date: must(date[place]),
      shift: shift?.[place] ?? null,
      until: until?.[place] ?? null,
      ofRide: ofRide?.[place] ?? null,
      plate: plate?.[place] ?? null,
      note: note?.[place] ?? null,
      amounts,
    }
  })
  return { ...file, rows }
}

function must<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('A column is shorter than the others.')
  return value
}
