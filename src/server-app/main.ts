/**
 * The start. What can refuse it at once, wrong options and a folder in use, comes before the program is
 * loaded; the database then gets ready while the rest is.
 */
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { systemClock } from '#platform/server/clock.ts'
import { type Configuration, ConfigurationError, readConfiguration } from '#platform/server/configuration.ts'
import type { Database } from '#platform/server/database/database.ts'
import { sentenceOf } from '#platform/server/database/dump/refusal.ts'
import { FolderTaken, lockFolder } from '#platform/server/database/embedded/folder-lock.ts'
import { jsonLog, type Log } from '#platform/server/log.ts'

const OPTIONS = ['--demo', '--new-key']

/** Says what a person must know. The log goes to standard error, so that the two don't mix. */
function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`)
}

interface Ending {
  /** What a signal does: the first asks for an orderly end, the second doesn't wait for it. */
  readonly ask: () => void
  /** Says how to end; at once where it was asked for before anything could be ended. */
  readonly endWith: (stop: () => Promise<void>) => void
}

/**
 * Signals are listened to from the start: one that comes between the first answer and the end of the starting
 * would else kill the process with requests under way.
 */
function listenForTheEnd(): Ending {
  const asked = Promise.withResolvers<void>()
  let times = 0
  const ask = (): void => {
    times += 1
    if (times > 1) process.exit(1)
    asked.resolve()
  }
  process.on('SIGTERM', ask)
  process.on('SIGINT', ask)
  return {
    ask,
    endWith: (stop) => {
      asked.promise.then(stop).then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error instanceof Error ? error.message : error)
          process.exit(1)
        },
      )
    },
  }
}

async function main(args: readonly string[]): Promise<void> {
  const unknown = args.filter((arg) => !OPTIONS.includes(arg))
  if (unknown.length > 0)
    throw new ConfigurationError(`Unknown option: ${unknown.join(' ')}. There are: ${OPTIONS.join(', ')}.`)
  const configuration = readConfiguration(process.env)
  const ending = listenForTheEnd()
  const log = jsonLog((line) => process.stderr.write(line), systemClock.now)
  const lock = configuration.databaseUrl ? undefined : await lockFolder(configuration.dataDir)
  enableCompileCache(join(import.meta.dirname, '../../node_modules/.cache/compiled'))
  const database = openEarly(configuration, log, lock)
  const { runServer } = await import('./run-server.ts')
  const server = await runServer({
    configuration,
    database,
    clock: systemClock,
    log,
    say,
    demo: args.includes('--demo'),
    newKey: args.includes('--new-key'),
    checkOutput: process.env.NODE_ENV === 'development',
  })
  ending.endWith(() => server.stop())
  // Under `npm start`, which brings a process that died back up: it is told that this one lives, and its own
  // end is the end here.
  if (process.send) {
    process.once('disconnect', ending.ask)
    process.send('ready')
  }
}

function openEarly(
  { dataDir, databaseUrl, backupDir }: Configuration,
  log: Log,
  lock: Awaited<ReturnType<typeof lockFolder>> | undefined,
): Promise<Database> {
  const opening = import('#platform/server/database/database.ts').then(({ openDatabase }) =>
    openDatabase({ dataDir, databaseUrl, backupDir, log, lock, say }),
  )
  // It is waited for once the program is loaded; a refusal before that is not one that nobody handles.
  opening.catch(() => undefined)
  return opening
}

try {
  await main(process.argv.slice(2))
} catch (error) {
  console.error(sentenceOf(error) ?? (error instanceof Error ? error.message : error))
  // 2: trying again would not help.
  process.exit(error instanceof ConfigurationError || error instanceof FolderTaken ? 2 : 1)
}
