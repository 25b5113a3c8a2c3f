/**
 * The start. What can refuse it at once, wrong options and a folder in use, comes before the program is loaded; the
 * database then gets ready while the rest is.
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

async function main(args: readonly string[]): Promise<void> {
  const unknown = args.filter((arg) => !OPTIONS.includes(arg))
  if (unknown.length > 0)
    throw new ConfigurationError(`Unknown option: ${unknown.join(' ')}. There are: ${OPTIONS.join(', ')}.`)
  const configuration = readConfiguration(process.env)
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

  let asked = false
  const end = (): void => {
    if (asked) process.exit(1)
    asked = true
    server.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error instanceof Error ? error.message : error)
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', end)
  process.on('SIGINT', end)
  // Under `npm start`, which brings a process that died back up: it is told that this one lives, and its own end is the end here.
  if (process.send) {
    process.once('disconnect', end)
    process.send('ready')
  }
}

function openEarly(
  { dataDir, databaseUrl }: Configuration,
  log: Log,
  lock: Awaited<ReturnType<typeof lockFolder>> | undefined,
): Promise<Database> {
  const opening = import('#platform/server/database/database.ts').then(({ openDatabase }) =>
    openDatabase({ dataDir, databaseUrl, log, lock }),
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
