import { type SQL, sql } from 'drizzle-orm'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Shift } from '#kernel/shift.ts'
import { type BulkColumn, names, rowsAsTable } from '#platform/server/database/bulk-rows.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import { byLoad, type Counting, type Place, type Statement } from '../../domain/what-holds.ts'
import { touchTold } from '../fold/touched-slots.ts'
import { type MovedKeys, NO_MOVED_KEYS, placeInFiles } from './as-if.ts'

/** A statement as it is kept: what counts of it, and where. */
export interface Kept extends Statement {
  readonly counting: Counting
  readonly place: Place
}

interface KeptRow extends Record<string, unknown> {
  readonly loadNo: number
  readonly rowNo: number
  readonly app: number
  readonly key: string
  readonly refId: string
  readonly date: CalendarDate
  readonly shift: Shift | null
  readonly until: CalendarDate | null
  readonly ownRefId: string | null
  readonly ownDate: CalendarDate | null
  readonly ownShift: Shift | null
  readonly ownUntil: CalendarDate | null
  readonly startedAt: string | null
  readonly ofRide: string | null
  readonly plate: string | null
  readonly note: string | null
  readonly kinds: number[]
  readonly amounts: (number | null)[]
  readonly removed: boolean
  readonly holds: boolean
  readonly counts: number[] | null
}

const COLUMNS = sql`told.load_no AS "loadNo", told.row_no AS "rowNo", told.app, told.key, told.ref_id AS "refId",
  told.date, told.shift, told.until, told.own_ref_id AS "ownRefId", told.own_date AS "ownDate",
  told.own_shift AS "ownShift", told.own_until AS "ownUntil",
  to_char(told.started_at, 'YYYY-MM-DD"T"HH24:MI:SS') AS "startedAt", told.of_ride AS "ofRide", told.plate, told.note,
  told.kinds, told.amounts, told.removed, told.holds, told.counts`

function keptOf(row: KeptRow): Kept {
  const place = { refId: row.refId, date: row.date, shift: row.shift, until: row.until }
  return {
    loadNo: row.loadNo,
    rowNo: row.rowNo,
    app: row.app,
    key: row.key,
    own:
      row.ownRefId === null
        ? place
        : { refId: row.ownRefId, date: row.ownDate ?? row.date, shift: row.ownShift, until: row.ownUntil },
    startedAt: row.startedAt,
    ofRide: row.ofRide,
    plate: row.plate,
    note: row.note,
    kinds: row.kinds,
    amounts: row.amounts,
    removed: row.removed,
    counting: row.holds ? row.counts : undefined,
    place,
  }
}

/** In one statement, so that others have their turn after it. */
const KEYS_AT_ONCE = 5_000

/**
 * All statements of these keys by key, latest first; keys without any are missing. Each key is looked
 * for by itself (`OFFSET 0`): while statistics lag behind a load, a join would read the index from end to end
 * for every slice.
 * @param moved keys that statements would have; what counts of each is then not what is stored
 */
export async function chainsOf(
  queries: Queries,
  keys: readonly string[],
  moved: MovedKeys = NO_MOVED_KEYS,
): Promise<Map<string, Kept[]>> {
  const wanted = new Set(keys)
  const asked = [...new Set([...wanted].flatMap((key) => [key, ...(moved.before.get(key) ?? [])]))]
  const chains = new Map<string, Kept[]>()
  for (let from = 0; from < asked.length; from += KEYS_AT_ONCE) {
    const slice = asked.slice(from, from + KEYS_AT_ONCE)
    const { rows } = await queries.execute<KeptRow>(sql`
      SELECT ${COLUMNS} FROM unnest(${sql.param(`{${slice.join(',')}}`)}::uuid[]) AS asked (key)
      CROSS JOIN LATERAL (SELECT * FROM income_statements WHERE key = asked.key OFFSET 0) AS told`)
    for (const row of rows) {
      const kept = keptOf(row)
      const key = moved.now.get(placeInFiles(kept)) ?? kept.key
      if (!wanted.has(key)) continue
      const chain = chains.get(key)
      const statement = key === kept.key ? kept : { ...kept, key }
      if (chain) chain.push(statement)
      else chains.set(key, [statement])
    }
  }
  for (const chain of chains.values()) if (chain.length > 1) chain.sort(byLoad)
  return chains
}

/**
 * Whether anything was told of the days or slots of these people that begin on these dates. What is told so
 * never counts elsewhere than with the people and on the dates of its key.
 * @param identities the references that stand for them
 */
export async function anyToldOf(
  queries: Queries,
  identities: readonly string[],
  from: CalendarDate,
  to: CalendarDate,
): Promise<boolean> {
  const { rows } = await queries.execute(sql`
    SELECT FROM platform_drivers AS ref
    CROSS JOIN LATERAL (
      SELECT FROM income_statements WHERE ref_id = ref.id AND date BETWEEN ${from} AND ${to} LIMIT 1
    ) AS told
    WHERE ref.identity = ANY(${sql.param([...identities])}::uuid[]) LIMIT 1`)
  return rows.length > 0
}

/** A row that holds, by where it stands, and the key that it has. */
export interface HeldRow {
  readonly key: string
  readonly loadNo: number
  readonly rowNo: number
}

/**
 * What holds of earlier loads of a kind within a period.
 * @param loads their numbers
 * @returns undefined where it is more than `most` rows; no more of them is read
 */
export async function heldWithin(
  queries: Queries,
  loads: readonly number[],
  from: CalendarDate,
  to: CalendarDate,
  most: number,
): Promise<HeldRow[] | undefined> {
  if (loads.length === 0) return []
  const { rows } = await queries.execute<HeldRow & Record<string, unknown>>(sql`
    SELECT told.key, told.load_no AS "loadNo", told.row_no AS "rowNo" FROM income_statements AS told
    WHERE told.load_no = ANY(${sql.param([...loads])}::integer[]) AND told.holds
      AND coalesce(told.own_date, told.date) >= ${from}
      AND coalesce(told.own_until, told.until, told.own_date, told.date) <= ${to}
    LIMIT ${most + 1}`)
  if (rows.length > most) return undefined
  return rows.sort((a, b) => a.loadNo - b.loadNo || a.rowNo - b.rowNo)
}

/** The rows of a load in their order. */
export async function rowsOfLoad(queries: Queries, loadNo: number): Promise<Kept[]> {
  const { rows } = await queries.execute<KeptRow>(sql`
    SELECT ${COLUMNS} FROM income_statements AS told WHERE told.load_no = ${loadNo} ORDER BY told.row_no`)
  return rows.map(keptOf)
}

export async function deleteRowsOfLoad(tx: Tx, loadNo: number): Promise<void> {
  await tx.execute(sql`DELETE FROM income_statements WHERE load_no = ${loadNo}`)
}

/** In one statement; the embedded database must not seem to hang. */
const ROWS_AT_ONCE = 25_000

const isElsewhere = ({ own, place }: Kept): boolean => own !== place && !isSamePlace(own, place)

export function isSamePlace(a: Place, b: Place): boolean {
  return a.refId === b.refId && a.date === b.date && a.shift === b.shift && a.until === b.until
}

function list(values: readonly (number | null)[]): string {
  const written = values.includes(null) ? values.map((value) => value ?? 'NULL') : values
  return `{${written.join(',')}}`
}

/** Many rows share one list of kinds. */
function listsOfKinds(): (kinds: readonly number[]) => string {
  const known = new WeakMap<readonly number[], string>()
  return (kinds) => {
    const text = known.get(kinds) ?? list(kinds)
    known.set(kinds, text)
    return text
  }
}
const listOfKinds = listsOfKinds()

/** Values that all rows have; each column that needs no list costs nothing a row. */
const columns: readonly (BulkColumn<Kept> & { readonly as?: string })[] = [
  { name: 'load_no', type: 'integer', value: ({ loadNo }) => loadNo },
  { name: 'row_no', type: 'integer', value: ({ rowNo }) => rowNo },
  { name: 'app', type: 'integer', value: ({ app }) => app },
  { name: 'key', type: 'uuid', value: ({ key }) => key },
  { name: 'ref_id', type: 'uuid', value: ({ place }) => place.refId },
  { name: 'date', type: 'date', value: ({ place }) => place.date },
  { name: 'shift', type: 'text', value: ({ place }) => place.shift },
  { name: 'until', type: 'date', value: ({ place }) => place.until },
  { name: 'own_ref_id', type: 'uuid', value: (kept) => (isElsewhere(kept) ? kept.own.refId : null) },
  { name: 'own_date', type: 'date', value: (kept) => (isElsewhere(kept) ? kept.own.date : null) },
  { name: 'own_shift', type: 'text', value: (kept) => (isElsewhere(kept) ? kept.own.shift : null) },
  { name: 'own_until', type: 'date', value: (kept) => (isElsewhere(kept) ? kept.own.until : null) },
  { name: 'started_at', type: 'timestamp', value: ({ startedAt }) => startedAt },
  { name: 'of_ride', type: 'uuid', value: ({ ofRide }) => ofRide },
  { name: 'plate', type: 'text', value: ({ plate }) => plate },
  { name: 'note', type: 'text', value: ({ note }) => note },
  { name: 'kinds', type: 'text', as: 'smallint[]', value: ({ kinds }) => listOfKinds(kinds) },
  { name: 'amounts', type: 'text', as: 'integer[]', value: ({ amounts }) => list(amounts) },
  {
    name: 'counts',
    type: 'text',
    as: 'smallint[]',
    value: ({ counting }) => (counting ? list(counting) : null),
  },
  { name: 'removed', type: 'text', as: 'boolean', value: ({ removed }) => String(removed) },
  { name: 'holds', type: 'text', as: 'boolean', value: ({ counting }) => String(counting !== undefined) },
]

/** So that the next ones are written down while the database stores these. */
const INSERTED_AT_ONCE = 5_000

/**
 * In the order of their keys, which saves a third of the time: the index is filled page by page.
 * @param rows of one load
 * @param touches whether where they count is noted for the fold, as `touchPlaces` does
 */
export async function insertStatements(tx: Tx, rows: readonly Kept[], touches = false): Promise<void> {
  const sorted = rows.toSorted((a, b) => (a.key < b.key ? -1 : 1))
  let before: Promise<unknown> = Promise.resolve()
  for (let from = 0; from < sorted.length; from += INSERTED_AT_ONCE) {
    const insert = insertOf(sorted.slice(from, from + INSERTED_AT_ONCE))
    await before
    before = tx
      .execute(
        touches ? sql`WITH told AS (${insert} RETURNING ref_id, date, shift, until) ${touchTold}` : insert,
      )
      .then()
  }
  await before
}

function insertOf(rows: readonly Kept[]): SQL {
  const differing: (typeof columns)[number][] = []
  const selected = columns.map((column) => {
    const type = column.as ?? column.type
    const [first] = rows
    const value = first ? column.value(first) : null
    // Always in the list: of no columns there would be no rows.
    if (column.name !== 'row_no' && rows.every((row) => column.value(row) === value))
      return sql`${value}::${sql.raw(type)} AS ${sql.raw(column.name)}`
    differing.push(column)
    return sql.raw(column.as ? `${column.name}::${type}` : column.name)
  })
  return sql`
    INSERT INTO income_statements (${names(columns)})
    SELECT ${sql.join(selected, sql`, `)} FROM ${rowsAsTable('incoming', rows, differing)}`
}

/** Stores what counts of statements by now, and where. */
export async function updateCounting(tx: Tx, rows: readonly Kept[]): Promise<void> {
  const changing = columns.filter(({ name }) =>
    [
      'ref_id',
      'date',
      'shift',
      'until',
      'own_ref_id',
      'own_date',
      'own_shift',
      'own_until',
      'counts',
      'holds',
    ].includes(name),
  )
  const named = columns.filter(({ name }) => ['load_no', 'row_no', 'key'].includes(name))
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    const set = changing.map(({ name, as }) => `${name} = incoming.${name}${as ? `::${as}` : ''}`).join(', ')
    await tx.execute(sql`
      UPDATE income_statements AS told SET ${sql.raw(set)}
      FROM ${rowsAsTable('incoming', rows.slice(from, from + ROWS_AT_ONCE), [...named, ...changing])}
      CROSS JOIN LATERAL (
        SELECT ctid AS place FROM income_statements AS held
        WHERE held.key = incoming.key AND held.load_no = incoming.load_no AND held.row_no = incoming.row_no OFFSET 0
      ) AS found
      WHERE told.ctid = found.place`)
  }
}
