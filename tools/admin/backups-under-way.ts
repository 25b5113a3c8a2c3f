import type pg from 'pg'

/**
 * A backup holds the note of its own making, as under way. In the restored database nobody is at it, and it
 * did not fail.
 */
export async function forgetBackupsUnderWay(pool: pg.Pool): Promise<void> {
  await pool.query(`DELETE FROM backup_runs WHERE state IN ('asked', 'running')`)
}
