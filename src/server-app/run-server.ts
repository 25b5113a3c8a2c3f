import type { AddressInfo } from 'node:net'
import {
  administratorFromConfiguration,
  firstStartCode,
  firstStartIsNeeded,
} from '#features/auth/server/first-start.ts'
import type { Clock } from '#platform/server/clock.ts'
import type { Configuration } from '#platform/server/configuration.ts'
import { openDatabase } from '#platform/server/database/database.ts'
import { startJobs } from '#platform/server/jobs.ts'
import type { Log } from '#platform/server/log.ts'
import type { Platform } from '#platform/server/platform.ts'
import { createSecrets, loadSecretKey } from '#platform/server/secrets.ts'
import { prepareDemo } from './prepare-demo.ts'
import { createServer } from './server.ts'
import { stopper } from './stop-listening.ts'
import { allJobs } from './wiring.ts'

export interface RunOptions {
  readonly configuration: Configuration
  readonly clock: Clock
  readonly log: Log
  /** Says a sentence to the person who starts the server. */
  say(sentence: string): void
  readonly demo: boolean
  readonly checkOutput: boolean
}

export interface RunningServer {
  /** Takes no further connections, answers what is under way, ends the jobs, and closes the database. */
  stop(): Promise<void>
}

/** Opens the database, brings it up to date, and listens. Rejects with a sentence where one of these can't be. */
export async function runServer({
  configuration,
  clock,
  log,
  say,
  demo,
  checkOutput,
}: RunOptions): Promise<RunningServer> {
  const secrets = createSecrets(loadSecretKey(configuration.dataDir, configuration.secretKey))
  const database = await openDatabase({
    dataDir: configuration.dataDir,
    databaseUrl: configuration.databaseUrl,
    log,
  })
  const platform: Platform = { configuration, database, clock, secrets, log }
  try {
    if (demo) await prepareDemo(platform, say)
    await administratorFromConfiguration(platform)
    const app = await createServer(platform, { checkOutput })
    let draining = false
    app.addHook('onSend', async (_request, reply) => {
      if (draining) reply.header('connection', 'close')
    })
    const stopListening = stopper(app.server)
    await app.listen({ port: configuration.port, host: configuration.host })
    const jobs = startJobs(platform, allJobs(platform))
    say(`Flotylla: ${addressOf(app.server.address() as AddressInfo)}`)
    if (await firstStartIsNeeded(database.queries)) {
      say(`Kod pierwszego uruchomienia (pierwszy administrator, strona /login): ${firstStartCode(platform)}`)
    }
    return {
      stop: async () => {
        draining = true
        const jobsEnded = jobs.stop()
        await stopListening()
        await Promise.all([jobsEnded, app.close()])
        await database.close()
      },
    }
  } catch (error) {
    await database.close()
    throw error
  }
}

function addressOf({ address, family, port }: AddressInfo): string {
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`
}
