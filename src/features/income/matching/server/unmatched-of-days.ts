import { sql } from 'drizzle-orm'
import { allDrivers } from '#features/drivers/server/public.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { candidateFinder } from '../domain/candidates.ts'
import { aliasesOfDrivers } from './queue-store.ts'

/** A name of files that nobody has matched, and who may be meant. */
export interface UnmatchedOfDays {
  readonly name: string
  /** `load:row` */
  readonly rowIds: readonly string[]
  /** A surname alone is no hint. */
  readonly driverIds: readonly string[]
}

/** Names that wait and have rows in these days, both included. */
export async function unmatchedOfDays(
  queries: Queries,
  from: CalendarDate,
  to: CalendarDate,
): Promise<UnmatchedOfDays[]> {
  const { rows } = await queries.execute<{ id: string; name: string; row: string }>(sql`
    SELECT ref.id, ref.name, told.load_no || ':' || told.row_no AS row
    FROM platform_drivers AS ref JOIN income_statements AS told ON told.ref_id = ref.id
    WHERE ref.state = 'waiting' AND told.holds AND told.date BETWEEN ${from} AND ${to}
    ORDER BY ref.name_key, ref.id, told.load_no, told.row_no`)
  if (rows.length === 0) return []
  const aliases = await aliasesOfDrivers(queries)
  const drivers = await allDrivers(queries)
  const find = candidateFinder(
    drivers.map(({ id, fullName }) => ({ id, fullName, aliases: aliases.get(id) ?? [] })),
  )
  return [...Map.groupBy(rows, ({ id }) => id).values()].map((own) => {
    const name = own[0]?.name ?? ''
    return {
      name,
      rowIds: own.map(({ row }) => row),
      driverIds: find(name).flatMap(({ driverId, reason }) => (reason === 'surname' ? [] : [driverId])),
    }
  })
}
