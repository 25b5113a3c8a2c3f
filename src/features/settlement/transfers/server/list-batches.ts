import { and, desc, eq, exists, ilike, inArray, or, type SQL, sql } from 'drizzle-orm'
import { allDrivers } from '#features/drivers/server/public.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { BATCHES_ON_PAGE, type listTransferBatches } from '../contract.ts'
import { type BatchRow, returnedCounts } from './batch-store.ts'
import { transferBatches, transferOrders } from './tables.ts'

type Listed = OutputOf<typeof listTransferBatches>

/** Newest first. @param search from two characters: part of a number, or of a driver's name */
export async function listBatches(
  queries: Queries,
  { search, page }: { readonly search: string; readonly page: number },
): Promise<Listed> {
  const where = search.length < 2 ? undefined : await matching(queries, search)
  const rows = await queries
    .select()
    .from(transferBatches)
    .where(where)
    .orderBy(desc(transferBatches.preparedAt), desc(transferBatches.number))
    .limit(BATCHES_ON_PAGE)
    .offset((page - 1) * BATCHES_ON_PAGE)
  const [all] = await queries.select({ count: sql<number>`count(*)::int` }).from(transferBatches).where(where)
  const returned = await returnedCounts(
    queries,
    rows.map(({ id }) => id),
  )
  return {
    total: all?.count ?? 0,
    data: rows.map((row) => ({ id: row.id, attributes: batchOnWire(row, returned.get(row.id) ?? 0) })),
  }
}

async function matching(queries: Queries, search: string): Promise<SQL | undefined> {
  const part = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  const wanted = search.toLocaleLowerCase('pl')
  const drivers = (await allDrivers(queries)).filter(({ fullName }) =>
    fullName.toLocaleLowerCase('pl').includes(wanted),
  )
  const ids = drivers.map(({ id }) => id)
  const order = queries
    .select({ one: sql`1` })
    .from(transferOrders)
    .where(
      and(
        eq(transferOrders.batchId, transferBatches.id),
        or(
          ilike(transferOrders.statement, part),
          ids.length === 0 ? undefined : inArray(transferOrders.driverId, ids),
        ),
      ),
    )
  return or(ilike(transferBatches.number, part), exists(order))
}

export function batchOnWire(row: BatchRow, returned: number): Listed['data'][number]['attributes'] {
  return {
    number: row.number,
    state: row.state,
    date: row.date,
    orders: row.orders,
    total: row.total,
    returned,
    format: row.format,
    prepared: { at: row.preparedAt, by: row.preparedBy },
    exported: deed(row.exportedAt, row.exportedBy),
    confirmed: deed(row.confirmedAt, row.confirmedBy),
    cancelled: deed(row.cancelledAt, row.cancelledBy),
  }
}

function deed(at: string | null, by: string | null) {
  return at === null || by === null ? null : { at, by }
}
