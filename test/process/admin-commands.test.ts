import { spawn } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyEmbeddedTemplate, copyEngineTemplate } from '#test/database/embedded-template.ts'
import { startServerProcess } from '#test/processes/server-process.ts'

const ROOT = join(import.meta.dirname, '../..')
const SLOW = 300_000

let folder: string
let data: string
let backup: string
let key: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'flotylla-commands-'))
  data = join(folder, 'data')
  backup = join(folder, 'backup.gz')
  mkdirSync(data)
  await copyEmbeddedTemplate(data)
  const server = await startServerProcess({ DATA_DIR: data, DATABASE_URL: '' })
  key = readFileSync(join(data, 'secret.key'), 'utf8')
  // While the server runs: what it makes is what the other tests read.
  const made = await run('db-backup', data, backup)
  expect(made).toMatchObject({ code: 0, said: expect.stringContaining(`Written to ${backup}`) })
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
  await server.end('SIGTERM')
}, SLOW)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

interface Done {
  readonly code: number | null
  readonly said: string
}

function run(name: string, dataDir: string, ...args: string[]): Promise<Done> {
  return runWith({ DATA_DIR: dataDir }, name, ...args)
}

function runWith(env: Record<string, string>, name: string, ...args: string[]): Promise<Done> {
  const child = spawn(process.execPath, [join(ROOT, 'tools', `${name}.ts`), ...args], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => (said += piece))
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, said })))
}

const path = (name: string) => join(folder, name)
const place = (name: string, text: string | Buffer) => {
  writeFileSync(path(name), text)
  return path(name)
}

test(
  'a backup of a running server is whole, private, and goes into a new folder; it is said which key is needed',
  async () => {
    expect(statSync(backup).mode & 0o777).toBe(0o600)
    const target = path('restored')
    const restored = await run('db-restore', target, backup)
    expect(restored).toMatchObject({ code: 0, said: expect.stringContaining('all equal to the backup') })
    expect(restored.said).toContain(
      `put the key that belongs to this database there: ${join(target, 'secret.key')}`,
    )
    writeFileSync(join(target, 'secret.key'), key)
    const again = await run('db-restore', target, backup)
    expect(again).toMatchObject({ code: 1, said: expect.stringContaining('--force') })
    const forced = await run('db-restore', target, backup, '--force')
    expect(forced).toMatchObject({
      code: 0,
      said: expect.stringContaining('The key belongs to this database.'),
    })
  },
  SLOW,
)

test(
  'a move to a folder takes the key along, and never overwrites another one',
  async () => {
    const target = path('moved')
    mkdirSync(target)
    await copyEngineTemplate(target)
    const moved = await run('db-move', data, '--to', target)
    expect(moved).toMatchObject({
      code: 0,
      said: expect.stringContaining('The key belongs to this database.'),
    })
    expect(readFileSync(join(target, 'secret.key'), 'utf8')).toBe(key)
    const taken = path('taken')
    mkdirSync(taken)
    writeFileSync(join(taken, 'secret.key'), Buffer.alloc(32, 9).toString('base64'))
    const refused = await run('db-move', data, '--to', taken)
    expect(refused).toMatchObject({
      code: 1,
      said: expect.stringContaining('is another key than that of this database'),
    })
    expect(existsSync(join(taken, 'database'))).toBe(false)
  },
  SLOW,
)

test(
  'every fault of a command is one sentence with what to do, without a stack, and nothing is left behind',
  async () => {
    const whole = readFileSync(backup)
    const cut = place('cut.gz', whole)
    truncateSync(cut, Math.floor(whole.length / 2))
    const turned = Buffer.from(whole)
    turned[turned.length >> 1] = (turned[turned.length >> 1] ?? 0) ^ 0xff
    const newer = { format: 'flotylla-dump', version: 1, migration: { when: 9_999_999_999_999, hash: 'x' } }
    const line = (value: unknown) => gzipSync(`${JSON.stringify(value)}\n`)
    mkdirSync(path('not-a-database/database'), { recursive: true })
    writeFileSync(path('not-a-database/database/letters.txt'), 'mine')
    const into = (name: string) => path(`into-${name}`)
    // These are read into a database before the fault shows; making it is what the first test looks at.
    for (const name of ['cut', 'turned', 'newer']) {
      mkdirSync(into(name))
      await copyEngineTemplate(into(name))
    }
    const faults: [number, RegExp, () => Promise<Done>][] = [
      [2, /^Usage: npm run db:backup/, () => run('db-backup', data)],
      [2, /^Usage: npm run db:restore/, () => run('db-restore', data, '--force')],
      [2, /Usage: npm run db:move/, () => run('db-move', data, '--into', 'x')],
      [1, /There is no database in .*DATA_DIR/, () => run('db-backup', path('nowhere'), path('b.gz'))],
      [1, /is a folder; name a file/, () => run('db-backup', data, folder)],
      [1, /there is no such file or folder/, () => run('db-backup', data, path('no/such/b.gz'))],
      [1, /missing\.gz: there is no such file/, () => run('db-restore', into('missing'), path('missing.gz'))],
      [1, /damaged or cut off; take another copy/, () => run('db-restore', into('cut'), cut)],
      [1, /damaged/, () => run('db-restore', into('turned'), place('turned.gz', turned))],
      [
        1,
        /is no backup of Flotylla/,
        () => run('db-restore', into('text'), place('letter.gz', 'Dzień dobry')),
      ],
      [
        1,
        /is no backup of Flotylla/,
        () => run('db-restore', into('json'), place('json.gz', line({ a: 1 }))),
      ],
      [1, /newer edition/, () => run('db-restore', into('newer'), place('newer.gz', line(newer)))],
      [1, /same database/, () => run('db-move', data, '--to', data)],
      [1, /--to is not usable/, () => run('db-move', data, '--to', 'mysql://somewhere/x')],
      [1, /No PostgreSQL answers/, () => run('db-move', data, '--to', 'postgres://a@127.0.0.1:1/x')],
      [
        1,
        /DATABASE_URL is not usable/,
        () => runWith({ DATABASE_URL: 'nonsense' }, 'db-backup', path('b.gz')),
      ],
      [1, /holds something that is not a database/, () => run('db-restore', path('not-a-database'), backup)],
      [
        2,
        /Cannot read the instance from .*: there is no such file/,
        () => run('build-week', data, path('none.json')),
      ],
    ]
    // One after another: all at once they would take the cores from whatever runs beside them.
    for (const [code, sentence, command] of faults) {
      const done = await command()
      expect(done.said).toMatch(sentence)
      expect(done.said).not.toMatch(/^\s+at /m)
      expect(done.code, done.said).toBe(code)
    }
    expect(existsSync(path('b.gz'))).toBe(false)
    for (const name of ['text', 'json']) expect(existsSync(into(name))).toBe(false)
  },
  SLOW,
)

test(
  'a database of a newer edition is refused by the start with one sentence and left as it is',
  async () => {
    const newer = path('newer')
    cpSync(data, newer, { recursive: true })
    const { openEmbeddedPool } = await import('#platform/server/database/embedded/embedded-database.ts')
    const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }
    const open = await openEmbeddedPool({ dataDir: newer, log: silent, sync: false })
    await open.pool.query(
      `INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('of tomorrow', 9999999999999)`,
    )
    await open.close()
    await expect(startServerProcess({ DATA_DIR: newer, DATABASE_URL: '' })).rejects.toThrow(
      /nowszego wydania.*zaktualizuj program/,
    )
  },
  SLOW,
)
