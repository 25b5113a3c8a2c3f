import { sql } from 'drizzle-orm'
import type { Week } from '#kernel/week.ts'
import type { Tx } from '#platform/server/database/database.ts'
import { lockNumber } from '#platform/server/database/named-lock.ts'

/** A week that is not there has no row to lock: this stands for it, until the transaction ends. */
function birthOf({ year, week }: Week) {
  return lockNumber(`schedule: birth of ${year}-${week}`)
}

/**
 * For whoever promises something of a week that is not generated yet: many may at once, while nobody
 * generates it.
 */
export async function holdUngenerated(tx: Tx, week: Week): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock_shared(${birthOf(week)})`)
}

/** For whoever generates it: what was promised meanwhile is there to be read. */
export async function holdBirth(tx: Tx, week: Week): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${birthOf(week)})`)
}
