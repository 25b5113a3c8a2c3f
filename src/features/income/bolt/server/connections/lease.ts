import { sql } from 'drizzle-orm'
import { instantIn, instantNow } from '#platform/server/clock.ts'
import type { Queries } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'

const LASTS_MS = 5 * 60_000
const SIGN_MS = 60_000

/**
 * Works in a connection's name while no other process does: Bolt is asked by one at a time, however many
 * machines there are. Whoever gives no sign of life for five minutes is dead; a lease longer than that was
 * given before the clock was set back, and holds up nobody.
 * @param holder a number of this process's own
 * @returns whether it was done
 */
export async function whileLeased(
  platform: Pick<Platform, 'database' | 'clock'>,
  connectionId: string,
  holder: string,
  work: () => Promise<void>,
): Promise<boolean> {
  const { clock, database } = platform
  const { queries } = database
  const now = instantNow(clock)
  const until = instantIn(clock, LASTS_MS)
  const { rows } = await queries.execute(sql`
    UPDATE bolt_connections SET lease_until = ${until}, lease_of = ${holder}
    WHERE id = ${connectionId}
      AND (lease_until IS NULL OR lease_until <= ${now} OR lease_until > ${until} OR lease_of = ${holder})
    RETURNING id`)
  if (rows.length === 0) return false
  const signs = setInterval(() => {
    lengthen(queries, connectionId, holder, instantIn(clock, LASTS_MS)).catch(() => undefined)
  }, SIGN_MS)
  try {
    await work()
  } finally {
    clearInterval(signs)
    await lengthen(queries, connectionId, holder, null)
  }
  return true
}

async function lengthen(queries: Queries, id: string, holder: string, until: string | null): Promise<void> {
  await queries.execute(sql`
    UPDATE bolt_connections SET lease_until = ${until}, lease_of = ${until === null ? null : holder}
    WHERE id = ${id} AND lease_of = ${holder}`)
}
