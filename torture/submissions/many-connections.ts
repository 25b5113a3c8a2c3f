import type { LightMyRequestResponse } from 'fastify'
import { submitAvailability } from '#features/availability/contract.ts'
import { changeSettings } from '#features/settings/server/store.ts'
import { type TestClock, testClock } from '#platform/server/clock.ts'
import { readConfiguration } from '#platform/server/configuration.ts'
import { type Database, openDatabase } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import { createSecrets } from '#platform/server/secrets.ts'
import { createServer } from '#server-app/server.ts'
import { startLocalPostgres } from '#test/database/local-postgres.ts'

export interface CrowdedServer {
  readonly platform: Platform
  readonly clock: TestClock
  submit(form: object, key?: string): Promise<LightMyRequestResponse>
  close(): Promise<void>
}

const CONNECTIONS = 50
const WEEK_MS = 7 * 86_400_000

/** The whole server on PostgreSQL with many connections, where races happen that the embedded database hides. */
export async function startCrowdedServer(): Promise<CrowdedServer> {
  const postgres = await startLocalPostgres()
  const log = { info: () => undefined, warn: () => undefined, error: console.error }
  const database = await openDatabase({ dataDir: '', databaseUrl: postgres.url, poolSize: CONNECTIONS, log })
  const clock = testClock('2026-03-11T11:00:00Z')
  const platform: Platform = {
    configuration: readConfiguration({ REQUESTS_PER_MINUTE: '10000000' }),
    database,
    clock,
    secrets: createSecrets(Buffer.alloc(32, 7)),
    log,
  }
  const app = await createServer(platform)
  await letEverybodyIn(database)
  return {
    platform,
    clock,
    submit: (form, key) =>
      app.inject({
        method: submitAvailability.method,
        url: submitAvailability.path,
        payload: form,
        ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
      }),
    close: async () => {
      await app.close()
      await database.close()
      await postgres.stop()
    },
  }
}

/** Crowds are all new, which a fleet would let wait for the office (D44). */
async function letEverybodyIn(database: Database): Promise<void> {
  await database.transaction((tx) => changeSettings(tx, { confirmUnknown: 'never' }))
}

/** The next round has a week of its own, so that nothing of the one before needs to be cleared. */
export function nextWeek(clock: TestClock): void {
  clock.advance(WEEK_MS)
}
