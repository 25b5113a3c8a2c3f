import { sql } from 'drizzle-orm'
import type { Tx } from '#platform/server/database/database.ts'
import { lockNumber } from '#platform/server/database/named-lock.ts'

/** Of two who remind at once the second one finds what the first has told. */
export async function holdReminders(tx: Tx): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${lockNumber('reminders')})`)
}
