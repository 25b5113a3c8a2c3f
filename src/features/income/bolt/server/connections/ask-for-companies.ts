import type { Result } from '#kernel/result.ts'
import { instantNow } from '#platform/server/clock.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { BoltFault } from '../../domain/bolt-fault.ts'
import { lastWorkDay } from '../../domain/night-run.ts'
import type { BoltClient } from '../client/bolt-client.ts'
import { fleetZone } from '../fleet-zone.ts'
import { type Connection, noteCheck, noteCompanies } from './connection-store.ts'

/** Asks what the key opens and notes it, or why Bolt did not say; new companies begin with the last day. */
export async function askForCompanies(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  connection: Connection,
  client: BoltClient,
): Promise<Result<readonly number[], BoltFault>> {
  const answer = await client.getCompanies()
  const now = instantNow(clock)
  const firstDay = lastWorkDay(Math.floor(clock.now().getTime() / 1000), fleetZone)
  if (answer.ok)
    await database.transaction((tx) => noteCompanies(tx, connection.id, answer.value, firstDay, now))
  await noteCheck(database.queries, connection, answer.ok ? null : answer.error, now)
  return answer
}
