import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { delimiter, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

export interface Account {
  uid: number
  gid: number
}

/** @throws with how to get them where the system has none */
export function programsFolder(): string {
  const root = '/usr/lib/postgresql'
  const installed = existsSync(root) ? readdirSync(root).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...installed.map((version) => join(root, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ]
  const found = folders.find(
    (folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
  )
  if (!found) {
    throw new Error('No PostgreSQL server programs were found. Debian and Ubuntu: apt-get install postgresql')
  }
  return found
}

/** PostgreSQL and pgbouncer refuse to run as root. @returns undefined where nobody is root */
export function unprivilegedAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined
  for (const name of ['postgres', 'nobody']) {
    const line = readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .find((entry) => entry.startsWith(`${name}:`))
    const [, , uid, gid] = line?.split(':') ?? []
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) }
  }
  throw new Error('PostgreSQL does not run as root, and there is neither an account postgres nor nobody.')
}

/** Of the loopback address. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      )
    })
  })
}

/** @throws what a server that is not up after ten seconds answers */
export async function untilItAnswers(connectionString: string): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    const client = new pg.Client({ connectionString })
    client.on('error', () => undefined)
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      if (tries === 200) throw error
      await pause(50)
    }
  }
}
