import { sql } from 'drizzle-orm'
import type { Slot } from '#kernel/slot.ts'
import type { Queries } from '#platform/server/database/database.ts'
import type { FileKind } from '../../domain/file-kinds.ts'
import { INCOME_APPS } from '../../domain/income-kinds.ts'
import { supersededBy } from '../../domain/superseded.ts'
import { byLoad } from '../../domain/what-holds.ts'
import { chainsOf, type Kept } from '../statements/kept-statements.ts'
import { toldAmounts } from './told-amounts.ts'

/** Rides, payments, sheets and sums of one slot whose history is read. */
const MOST_KEYS = 2_000

interface LoadOfRow extends Record<string, unknown> {
  readonly no: number
  readonly kind: FileKind
  readonly fileName: string
  readonly loadedAt: string
  readonly loadedBy: string
}

/** All that was ever told of what counts in a slot, or counted there. */
export interface Histories {
  readonly chains: ReadonlyMap<string, readonly Kept[]>
  readonly loads: ReadonlyMap<number, LoadOfRow>
  /** References of the driver, with their names. */
  readonly names: ReadonlyMap<string, string>
}

export async function historiesOf(
  queries: Queries,
  driverId: string,
  { date, shift }: Slot,
): Promise<Histories> {
  const { rows: refs } = await queries.execute<{ id: string; name: string }>(
    sql`SELECT id, name FROM platform_drivers WHERE driver_id = ${driverId}`,
  )
  const { rows: keys } = await queries.execute<{ key: string }>(sql`
    SELECT told.key FROM platform_drivers AS ref
    JOIN income_statements AS told ON told.ref_id = ref.id AND told.date = ${date} AND told.shift = ${shift}
    WHERE ref.driver_id = ${driverId}
    UNION
    SELECT told.key FROM platform_drivers AS ref
    JOIN income_statements AS told ON told.ref_id = ref.id AND told.until IS NOT NULL AND told.of_ride IS NULL
    WHERE ref.driver_id = ${driverId} AND ${date}::date BETWEEN told.date AND told.until
    ORDER BY key LIMIT ${MOST_KEYS}`)
  const chains = await chainsOf(
    queries,
    keys.map(({ key }) => key),
  )
  const numbers = new Set([...chains.values()].flat().map(({ loadNo }) => loadNo))
  const { rows: loads } = await queries.execute<LoadOfRow>(sql`
    SELECT no, kind, file_name AS "fileName", loaded_at AS "loadedAt", loaded_by AS "loadedBy"
    FROM income_loads WHERE no = ANY(${sql.param([...numbers])}::integer[])`)
  return {
    chains,
    loads: new Map(loads.map((load) => [load.no, load])),
    names: new Map(refs.map(({ id, name }) => [id, name])),
  }
}

/** What was told instead of a row or a part of it, with its file; null where nothing was. */
export function instead({ chains, loads }: Histories, key: string, loadNo: number, rowNo: number) {
  const chain = chains.get(key) ?? []
  const at = chain.findIndex((told) => told.loadNo === loadNo && told.rowNo === rowNo)
  const found = at < 0 ? undefined : supersededBy(chain, at)
  const load = found && loads.get(found.by.loadNo)
  if (!found || !load) return null
  const { fileName, loadedAt, loadedBy } = load
  return { why: found.why, fileName, loadedAt, loadedBy, row: found.by.removed ? null : found.by.rowNo }
}

/** The driver's rows of which nothing holds any more, the latest first. */
export function formerRows(histories: Histories) {
  const { chains, loads, names } = histories
  return [...chains.values()]
    .flat()
    .filter(({ counting, removed, own }) => counting === undefined && !removed && names.has(own.refId))
    .sort(byLoad)
    .flatMap((told) => {
      const load = loads.get(told.loadNo)
      const superseded = instead(histories, told.key, told.loadNo, told.rowNo)
      if (!load || !superseded) return []
      return [
        {
          kind: load.kind,
          fileName: load.fileName,
          loadedAt: load.loadedAt,
          loadedBy: load.loadedBy,
          row: told.rowNo,
          name: names.get(told.own.refId) ?? '',
          startedAt: told.startedAt?.replace('T', ' ') ?? null,
          plate: told.plate,
          from: told.own.date,
          to: told.own.until,
          sheetGrosze: told.app === INCOME_APPS.settlement ? (told.amounts[0] ?? null) : null,
          amounts: toldAmounts(told, null),
          superseded,
        },
      ]
    })
}
