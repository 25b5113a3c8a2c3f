import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { freePort, programsFolder, unprivilegedAccount, untilItAnswers } from './postgres-programs.ts'

export interface LocalPostgres {
  url: string
  /**
   * Changes settings that a running server takes over, as its administrator would; resolves when they are in
   * force.
   */
  set(settings: Readonly<Record<string, string>>): Promise<void>
  /**
   * Ends the server as its administrator would (`fast`) or as a crash would (`immediate`), and starts it
   * again.
   */
  restart(how: 'fast' | 'immediate', downMs?: number): Promise<void>
  stop(): Promise<void>
}

/** Whether the system has the programs of a PostgreSQL server. */
export function hasLocalPostgres(): boolean {
  try {
    programsFolder()
    return true
  } catch {
    return false
  }
}

/**
 * Starts a throw-away PostgreSQL server of the system's own programs, on a free port of the loopback address.
 * @param options.sync whether commits reach the disk, and wait for a standby where one is named
 * @throws with how to get one where the system has none
 */
export async function startLocalPostgres({ sync = false } = {}): Promise<LocalPostgres> {
  const programs = programsFolder()
  const account = unprivilegedAccount()
  const folder = mkdtempSync(join(tmpdir(), 'flotylla-postgres-'))
  if (account) chownSync(folder, account.uid, account.gid)
  const data = join(folder, 'data')
  const as = account ?? {}
  const initialise = [
    '-D',
    data,
    '-A',
    'trust',
    '-U',
    'postgres',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
    '--no-sync',
  ]
  execFileSync(join(programs, 'initdb'), initialise, { ...as, cwd: folder, stdio: 'ignore' })

  const port = await freePort()
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 200,
    fsync: sync ? 'on' : 'off',
    synchronous_commit: sync ? 'on' : 'off',
    full_page_writes: sync ? 'on' : 'off',
  }
  const args = [
    '-D',
    data,
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]
  const start = (): ChildProcess =>
    spawn(join(programs, 'postgres'), args, { ...as, cwd: folder, stdio: 'ignore' })
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    const gone = new Promise((resolve) => server.once('exit', resolve))
    if (server.exitCode === null && server.kill(signal)) await gone
  }

  let server = start()
  // A run that fails half-way must not leave a server behind.
  const endWithMe = (): void => {
    server.kill('SIGQUIT')
  }
  process.once('exit', endWithMe)
  await untilItAnswers(url)
  return {
    url,
    set: (wanted) => setUp(url, wanted),
    async restart(how, downMs = 0) {
      await end(how === 'fast' ? 'SIGINT' : 'SIGQUIT')
      await pause(downMs)
      server = start()
      await untilItAnswers(url)
    },
    async stop() {
      process.off('exit', endWithMe)
      await end('SIGQUIT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function setUp(connectionString: string, settings: Readonly<Record<string, string>>): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    for (const [name, value] of Object.entries(settings))
      await client.query(`ALTER SYSTEM SET ${name} = ${client.escapeLiteral(value)}`)
    await client.query('SELECT pg_reload_conf()')
    for (const [name, value] of Object.entries(settings)) {
      while ((await client.query(`SHOW ${name}`)).rows[0]?.[name] !== value) await pause(20)
    }
  } finally {
    await client.end()
  }
}
