import { spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, unprivilegedAccount, untilItAnswers } from './postgres-programs.ts'

const PROGRAM = '/usr/sbin/pgbouncer'

export interface LocalPgbouncer {
  /** Of the same database through the pooler. */
  url: string
  stop(): Promise<void>
}

export function hasPgbouncer(): boolean {
  return existsSync(PROGRAM)
}

/**
 * Starts pgbouncer in transaction mode before a PostgreSQL server, with fewer connections than its callers
 * have.
 * @param settings further lines of its file
 */
export async function startPgbouncer(
  databaseUrl: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<LocalPgbouncer> {
  const { port: serverPort, pathname } = new URL(databaseUrl)
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), 'flotylla-pgbouncer-'))
  const file = join(folder, 'pgbouncer.ini')
  const account = unprivilegedAccount()
  const all = {
    listen_addr: '127.0.0.1',
    listen_port: String(port),
    unix_socket_dir: '',
    auth_type: 'any',
    pool_mode: 'transaction',
    default_pool_size: '3',
    ...settings,
  }
  const lines = Object.entries(all).map(([name, value]) => `${name} = ${value}`)
  writeFileSync(
    file,
    `[databases]\n* = host=127.0.0.1 port=${serverPort} user=postgres\n[pgbouncer]\n${lines.join('\n')}\n`,
  )
  if (account) for (const path of [folder, file]) chownSync(path, account.uid, account.gid)
  const child = spawn(PROGRAM, ['-q', file], { ...account, cwd: folder, stdio: 'ignore' })
  const gone = new Promise((resolve) => child.once('exit', resolve))
  const endWithMe = (): void => void child.kill('SIGKILL')
  process.once('exit', endWithMe)
  const url = `postgres://postgres@127.0.0.1:${port}${pathname}`
  await untilItAnswers(url)
  return {
    url,
    async stop() {
      process.off('exit', endWithMe)
      child.kill('SIGKILL')
      await gone
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
