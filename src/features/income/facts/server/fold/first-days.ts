import { sql } from 'drizzle-orm'
import type { Database } from '#platform/server/database/database.ts'
import { foldTouched } from './fold-slots.ts'
import { beginResults } from './touched-slots.ts'

/** In one transaction, so that none takes long. */
const DRIVERS_AT_ONCE = 100

/**
 * Earlier editions kept sums over days and folded none: folds those of drivers of whom nothing is folded yet.
 * Several processes may do so at once, and one that ends on the way is gone on from.
 */
export async function foldFirstDays(database: Database): Promise<void> {
  const { rows } = await database.queries.execute<{ id: string }>(unfolded())
  const ids = rows.map(({ id }) => id)
  for (let from = 0; from < ids.length; from += DRIVERS_AT_ONCE) {
    const slice = sql.param(ids.slice(from, from + DRIVERS_AT_ONCE))
    await database.transaction(async (tx) => {
      await beginResults(tx)
      // Another process may have been quicker.
      await tx.execute(sql`
        INSERT INTO touched_slots (driver_id, date, shift, until)
        SELECT DISTINCT ref.driver_id, told.date, NULL, told.until
        FROM platform_drivers AS ref JOIN income_statements AS told ON told.ref_id = ref.id
        WHERE told.until IS NOT NULL AND told.holds AND ref.driver_id = ANY(${slice}::uuid[])
          AND ref.driver_id IN (${unfolded()})`)
      await foldTouched(tx)
    })
  }
}

/** Drivers with sums over days of whom nothing is folded. */
function unfolded() {
  return sql`
    SELECT DISTINCT ref.driver_id AS id FROM platform_drivers AS ref
    WHERE ref.driver_id IS NOT NULL
      AND NOT EXISTS (SELECT FROM unsplit_results AS folded WHERE folded.driver_id = ref.driver_id)
      AND EXISTS (
        SELECT FROM income_statements AS told WHERE told.ref_id = ref.id AND told.until IS NOT NULL AND told.holds)`
}
