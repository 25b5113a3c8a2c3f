// Runs a command with a throw-away PostgreSQL of this machine in TEST_DATABASE_URL:
// npm run test-on-postgres -- server
import { spawn } from 'node:child_process'
import { startLocalPostgres } from '#test/database/local-postgres.ts'

const [command, ...args] = process.argv.slice(2)
if (!command) {
  console.error('Say what to run: node tools/with-postgres.ts COMMAND …')
  process.exit(2)
}

const postgres = await startLocalPostgres()
try {
  const child = spawn(command, args, {
    stdio: 'inherit',
    env: { ...process.env, TEST_DATABASE_URL: postgres.url },
  })
  // The server must be stopped also where the run is: the child ends first, and this goes on below.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
  process.exitCode = await new Promise<number>((resolve) => {
    child.on('error', (error) => {
      console.error(error.message)
      resolve(127)
    })
    child.on('exit', (code) => resolve(code ?? 1))
  })
} finally {
  await postgres.stop()
}
