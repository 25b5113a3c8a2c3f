import { systemClock } from '#platform/server/clock.ts'
import { ConfigurationError, readConfiguration } from '#platform/server/configuration.ts'
import { FolderTaken } from '#platform/server/database/database.ts'
import { jsonLog } from '#platform/server/log.ts'
import { runServer } from './run-server.ts'
import { inPlainWords } from './start-refusal.ts'

/** Says what a person must know. The log goes to standard error, so that the two don't mix. */
function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`)
}

async function main(args: readonly string[]): Promise<void> {
  const unknown = args.filter((arg) => arg !== '--demo')
  if (unknown.length > 0)
    throw new ConfigurationError(`Unknown option: ${unknown.join(' ')}. There is only --demo.`)
  const configuration = readConfiguration(process.env)
  const server = await runServer({
    configuration,
    clock: systemClock,
    log: jsonLog((line) => process.stderr.write(line), systemClock.now),
    say,
    demo: args.includes('--demo'),
    checkOutput: process.env.NODE_ENV === 'development',
  }).catch((error: unknown) => {
    throw inPlainWords(error, configuration)
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

try {
  await main(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  // 2: trying again would not help.
  process.exit(error instanceof ConfigurationError || error instanceof FolderTaken ? 2 : 1)
}
