import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import {
  administratorFromConfiguration,
  firstStartCode,
  firstStartIsNeeded,
} from '#features/auth/server/first-start.ts'
import { type Clock, instantNow } from '#platform/server/clock.ts'
import { type Configuration, ConfigurationError } from '#platform/server/configuration.ts'
import type { Database } from '#platform/server/database/database.ts'
import { openSnapshotDoor } from '#platform/server/database/embedded/snapshot-door.ts'
import { startJobs } from '#platform/server/jobs.ts'
import { chooseKey } from '#platform/server/keys/choose-key.ts'
import type { Log } from '#platform/server/log.ts'
import { noOfficeGateways } from '#platform/server/message-gateways.ts'
import type { Platform } from '#platform/server/platform.ts'
import { createSecrets } from '#platform/server/secrets.ts'
import { operatorTexts } from '#platform/server/texts-operator.ts'
import { createThrottle } from '#platform/server/throttle.ts'
import { letAdministratorsBackIn } from '../features/auth/server/sealed-second-factors.ts'
import { beforeListening } from './before-listening.ts'
import { prepareDemo } from './prepare-demo.ts'
import { allSealedSamples } from './sealed-data-holders.ts'
import { createServer } from './server.ts'
import { stopper } from './stop-listening.ts'
import { allJobs } from './wiring.ts'

export interface RunOptions {
  readonly configuration: Configuration
  /**
   * Being opened already, so that it gets ready while the program is still loaded. Closed with the server.
   */
  readonly database: Promise<Database>
  readonly clock: Clock
  readonly log: Log
  /** Says a sentence to the person who starts the server. */
  say(sentence: string): void
  readonly demo: boolean
  /** Starts with another key than the one that belongs to the database. */
  readonly newKey: boolean
  readonly checkOutput: boolean
}

export interface RunningServer {
  /** Takes no further connections, answers what is under way, ends the jobs, and closes the database. */
  stop(): Promise<void>
}

/**
 * Finds the key that belongs to the database, and listens. Rejects with a sentence where one of these can't
 * be.
 */
export async function runServer(options: RunOptions): Promise<RunningServer> {
  const { configuration, clock, log, say, demo, checkOutput } = options
  const database = await options.database
  try {
    const platform = await platformOver(database, options)
    if (demo) await prepareDemo(platform, say)
    await administratorFromConfiguration(platform)
    if (options.newKey && (await letAdministratorsBackIn(platform)) > 0) say(operatorTexts.secondFactorsOff)
    const app = await createServer(platform, { checkOutput })
    let draining = false
    app.addHook('onSend', async (_request, reply) => {
      if (draining) reply.header('connection', 'close')
    })
    const stopListening = stopper(app.server)
    await beforeListening(platform)
    await listen(app, configuration)
    const door = database.copyTo && (await openSnapshotDoor(configuration.dataDir, database.copyTo))
    const jobs = startJobs({ log }, allJobs(platform))
    say(`Flotylla: ${addressOf(app.server.address() as AddressInfo)}`)
    database.checkWrites().catch(() => say(TAKES_NO_WRITES))
    if (await firstStartIsNeeded(database.queries)) {
      say(operatorTexts.firstStartCode(firstStartCode(platform)))
    }
    return {
      stop: async () => {
        draining = true
        door?.close()
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

  /**
   * What a key opens is asked before there is one, so the features that know are given one that opens
   * nothing.
   */
  async function platformOver(database: Database, { newKey }: RunOptions): Promise<Platform> {
    const without: Platform = {
      officeGateways: noOfficeGateways(),
      configuration,
      database,
      clock,
      log,
      secrets: createSecrets(Buffer.alloc(0)),
    }
    const key = await chooseKey(database.queries, {
      dataDir: configuration.dataDir,
      secretKey: configuration.secretKey,
      newKey,
      samples: allSealedSamples(without, createThrottle(without)),
      now: instantNow(clock),
      say,
    })
    return { ...without, secrets: createSecrets(key) }
  }
}

const TAKES_NO_WRITES =
  operatorTexts.noWrites +
  'The database answers, but takes no writes (disk full, standby away, or read-only); meanwhile writes are answered with 503.'

async function listen(app: FastifyInstance, { host, port }: Configuration): Promise<void> {
  try {
    await app.listen({ port, host })
  } catch (error) {
    const why = LISTEN_REFUSALS[(error as NodeJS.ErrnoException).code ?? '']
    throw why === undefined ? error : new ConfigurationError(why(host, port))
  }
}

/** In Polish, and in short in English. */
const LISTEN_REFUSALS: Readonly<Record<string, (host: string, port: number) => string>> = {
  EADDRINUSE: (host, port) => operatorTexts.portInUse(port, host),
  EACCES: (_host, port) => operatorTexts.portForbidden(port),
  EADDRNOTAVAIL: (host) => operatorTexts.noAddress(host),
  ENOTFOUND: (host) => operatorTexts.noSuchHost(host),
}

function addressOf({ address, family, port }: AddressInfo): string {
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`
}
