import type { TestClock } from '#platform/server/clock.ts'
import { openDatabase } from '#platform/server/database/database.ts'
import { startLocalPostgres } from '#test/database/local-postgres.ts'
import { type SubmittedServer, serverOver } from './server-over.ts'

const CONNECTIONS = 50
const WEEK_MS = 7 * 86_400_000

/**
 * The whole server on PostgreSQL with many connections, where races happen that the embedded database hides.
 */
export async function startCrowdedServer(): Promise<SubmittedServer> {
  const postgres = await startLocalPostgres()
  const log = { info: () => undefined, warn: () => undefined, error: console.error }
  const database = await openDatabase({ dataDir: '', databaseUrl: postgres.url, poolSize: CONNECTIONS, log })
  const server = await serverOver(database, log)
  return {
    ...server,
    close: async () => {
      await server.close()
      await postgres.stop()
    },
  }
}

/** The next round has a week of its own, so that nothing of the one before needs to be cleared. */
export function nextWeek(clock: TestClock): void {
  clock.advance(WEEK_MS)
}
