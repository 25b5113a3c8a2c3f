import type { LightMyRequestResponse } from 'fastify'
import { submitAvailability } from '#features/availability/contract.ts'
import { changeSettings } from '#features/settings/server/store.ts'
import { type TestClock, testClock } from '#platform/server/clock.ts'
import { readConfiguration } from '#platform/server/configuration.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { Log } from '#platform/server/log.ts'
import { noOfficeGateways } from '#platform/server/message-gateways.ts'
import type { Platform } from '#platform/server/platform.ts'
import { createSecrets } from '#platform/server/secrets.ts'
import { createServer } from '#server-app/server.ts'

export interface SubmittedServer {
  readonly platform: Platform
  readonly clock: TestClock
  submit(form: object, key?: string): Promise<LightMyRequestResponse>
  /** What whoever watches the process is told. */
  ready(): Promise<{ readonly status: number }>
  close(): Promise<void>
}

/**
 * The whole server over a database of whoever asks, asked without a network. Forms of drivers it never saw
 * are let in.
 */
export async function serverOver(database: Database, log: Log): Promise<SubmittedServer> {
  const clock = testClock('2026-03-11T11:00:00Z')
  const platform: Platform = {
    officeGateways: noOfficeGateways(),
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
    ready: async () => ({ status: (await app.inject('/readyz')).statusCode }),
    close: async () => {
      await app.close()
      await database.close()
    },
  }
}

/** Crowds are all new, which a fleet would let wait for the office (D44). */
async function letEverybodyIn(database: Database): Promise<void> {
  await database.transaction((tx) => changeSettings(tx, { confirmUnknown: 'never' }))
}
