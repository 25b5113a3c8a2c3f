import { eq, inArray } from 'drizzle-orm'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import type { Channel } from '../domain/way-to-tell.ts'
import { ownStatementChannels } from './tables.ts'

/** Who has not chosen is missing. */
export async function chosenChannels(
  queries: Queries,
  driverIds: readonly string[],
): Promise<Map<string, Channel>> {
  if (driverIds.length === 0) return new Map()
  const rows = await queries
    .select()
    .from(ownStatementChannels)
    .where(inArray(ownStatementChannels.driverId, [...driverIds]))
  return new Map(rows.map(({ driverId, channel }) => [driverId, channel]))
}

export async function storeChannel(
  tx: Tx,
  driverId: string,
  channel: Channel,
  chosenAt: string,
): Promise<void> {
  await tx
    .insert(ownStatementChannels)
    .values({ driverId, channel, chosenAt })
    .onConflictDoUpdate({ target: ownStatementChannels.driverId, set: { channel, chosenAt } })
}

export async function forgetChannel(tx: Tx, driverId: string): Promise<void> {
  await tx.delete(ownStatementChannels).where(eq(ownStatementChannels.driverId, driverId))
}
