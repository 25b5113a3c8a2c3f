import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import {
  freePort,
  programsFolder,
  unprivilegedAccount,
  untilItAnswers,
} from '#test/database/postgres-programs.ts'

const run = promisify(execFile)
const PROGRAMS = programsFolder()
const ACCOUNT = unprivilegedAccount()

interface Node {
  readonly port: number
  readonly data: string
  process?: ChildProcess
}

/**
 * A primary whose commits wait for its standby, both of the system's own programs, on the loopback address.
 */
export interface Cluster {
  readonly ports: readonly number[]
  /** Of the node that is the primary now, without anything in between. */
  primaryUrl(): string
  /** As by a power cut: all its processes at once. */
  killPrimary(): void
  /** Makes the standby the primary; its commits wait for nobody until there is a standby again. */
  promoteStandby(): Promise<void>
  /** Makes the dead node anew as the standby, and resolves once commits wait for it. */
  rebuildStandby(): Promise<void>
  stop(): void
}

export async function startCluster(): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'flotylla-failover-'))
  if (ACCOUNT) chownSync(folder, ACCOUNT.uid, ACCOUNT.gid)
  const nodeOf = async (name: string): Promise<Node> => ({ port: await freePort(), data: join(folder, name) })
  let primary = await nodeOf('a')
  let standby = await nodeOf('b')
  const as = { ...ACCOUNT, cwd: folder }

  const start = async (node: Node): Promise<void> => {
    const settings = {
      port: node.port,
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      wal_keep_size: '256MB',
      wal_retrieve_retry_interval: '500ms',
    }
    const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
    // A group of its own, so that one signal ends all of its processes.
    node.process = spawn(join(PROGRAMS, 'postgres'), ['-D', node.data, ...args], {
      ...as,
      detached: true,
      stdio: 'ignore',
    })
    await untilItAnswers(urlOf(node))
  }

  const initialise = ['-D', primary.data, '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--locale=C.UTF-8']
  await run(join(PROGRAMS, 'initdb'), initialise, as)
  await start(primary)
  const rebuildStandby = async (): Promise<void> => {
    rmSync(standby.data, { recursive: true, force: true })
    await run(
      join(PROGRAMS, 'pg_basebackup'),
      [
        '-h',
        '127.0.0.1',
        '-p',
        String(primary.port),
        '-U',
        'postgres',
        '-D',
        standby.data,
        '-R',
        '-c',
        'fast',
      ],
      as,
    )
    await start(standby)
    await ask(primary, `ALTER SYSTEM SET synchronous_standby_names = '*'`)
    await ask(primary, 'SELECT pg_reload_conf()')
    const inStep = `SELECT FROM pg_stat_replication WHERE sync_state = 'sync'`
    while ((await ask(primary, inStep)) === 0) await pause(50)
  }
  await rebuildStandby()

  const kill = (node: Node): void => {
    if (node.process?.pid !== undefined && node.process.exitCode === null)
      process.kill(-node.process.pid, 'SIGKILL')
  }
  const stop = (): void => {
    for (const node of [primary, standby]) {
      try {
        kill(node)
      } catch {
        // Gone already.
      }
    }
    rmSync(folder, { recursive: true, force: true })
  }
  process.once('exit', stop)
  return {
    ports: [primary.port, standby.port],
    primaryUrl: () => urlOf(primary),
    killPrimary: () => kill(primary),
    promoteStandby: async () => {
      // The setting came over with the copy.
      await ask(standby, 'ALTER SYSTEM RESET synchronous_standby_names')
      await ask(standby, 'SELECT pg_reload_conf()')
      await ask(standby, 'SELECT pg_promote(true, 60)')
      ;[primary, standby] = [standby, primary]
    },
    rebuildStandby,
    stop,
  }
}

function urlOf({ port }: Node): string {
  return `postgres://postgres@127.0.0.1:${port}/postgres`
}

/** @returns the number of rows */
async function ask(node: Node, statement: string): Promise<number> {
  const client = new pg.Client({ connectionString: urlOf(node) })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query(statement)).rowCount ?? 0
  } finally {
    await client.end()
  }
}

export interface Proxy {
  readonly url: string
  stop(): void
}

/**
 * HAProxy, which sends everyone to the node that says it is no standby, and cuts the connections to one that
 * has gone.
 */
export async function startProxy(ports: readonly number[]): Promise<Proxy> {
  const folder = mkdtempSync(join(tmpdir(), 'flotylla-haproxy-'))
  const port = await freePort()
  const file = join(folder, 'haproxy.cfg')
  const servers = ports.map((each, index) => `  server node${index} 127.0.0.1:${each} check`).join('\n')
  writeFileSync(
    file,
    `defaults
  mode tcp
  timeout connect 500ms
  retries 0
  timeout check 300ms
  timeout client 1h
  timeout server 1h
listen primary
  bind 127.0.0.1:${port}
  option tcp-check
  tcp-check connect
  tcp-check send-binary ${startMessage()}
  tcp-check expect binary ${READY}
  tcp-check send-binary ${queryMessage('SELECT pg_is_in_recovery()')}
  tcp-check expect binary ${ROW_OF_FALSE}
  tcp-check send-binary 5800000004
  default-server inter 300ms fall 2 rise 1 on-marked-down shutdown-sessions
${servers}
`,
  )
  const child = spawn('/usr/sbin/haproxy', ['-db', '-f', file], { stdio: 'ignore' })
  const stop = (): void => {
    child.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
  process.once('exit', stop)
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  await untilItAnswers(url)
  return { url, stop }
}

/** PostgreSQL's "ready for a query", and a row of one column that is `f`, as they come over the wire. */
const READY = '5a0000000549'
const ROW_OF_FALSE = '440000000b00010000000166'

function startMessage(): string {
  const body = Buffer.from('\0\x03\0\0user\0postgres\0database\0postgres\0\0', 'latin1')
  return Buffer.concat([lengthOf(body), body]).toString('hex')
}

function queryMessage(statement: string): string {
  const body = Buffer.from(`${statement}\0`)
  return Buffer.concat([Buffer.from('Q'), lengthOf(body), body]).toString('hex')
}

function lengthOf(body: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(body.length + 4)
  return length
}
