import { systemClock } from '#platform/server/clock.ts'
import { ConfigurationError, readConfiguration } from '#platform/server/configuration.ts'
import { jsonLog } from '#platform/server/log.ts'
import { runServer } from './run-server.ts'

/** Says what a person must know. The log goes to standard error, so that the two don't mix. */
function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`)
}

async function main(args: readonly string[]): Promise<void> {
  const unknown = args.filter((arg) => arg !== '--demo')
  if (unknown.length > 0)
    throw new ConfigurationError(`Unknown option: ${unknown.join(' ')}. There is only --demo.`)
  const server = await runServer({
    configuration: readConfiguration(process.env),
    clock: systemClock,
    log: jsonLog((line) => process.stderr.write(line), systemClock.now),
    say,
    demo: args.includes('--demo'),
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
}

try {
  await main(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(error instanceof ConfigurationError ? 2 : 1)
}
