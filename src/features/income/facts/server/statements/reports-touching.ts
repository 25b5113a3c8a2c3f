import { sql } from 'drizzle-orm'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Queries } from '#platform/server/database/database.ts'

interface Whose {
  readonly identities: readonly string[]
  readonly driverIds: readonly string[]
}

/** The keys of reports over days that hold of these people and touch these days. */
export async function reportsTouching(
  queries: Queries,
  { identities, driverIds }: Whose,
  from: CalendarDate,
  until: CalendarDate,
): Promise<string[]> {
  const { rows } = await queries.execute<{ key: string }>(sql`
    SELECT DISTINCT told.key FROM platform_drivers AS ref
    JOIN income_statements AS told ON told.ref_id = ref.id AND told.until IS NOT NULL AND told.holds
      AND told.date <= ${until} AND told.until >= ${from} AND told.key::text LIKE 'c%'
    WHERE ref.identity = ANY(${sql.param([...identities])}::uuid[])
      OR ref.driver_id = ANY(${sql.param([...driverIds])}::uuid[])`)
  return rows.map(({ key }) => key)
}
