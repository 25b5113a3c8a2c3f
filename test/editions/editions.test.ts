import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterEach, describe, expect, test } from 'vitest'
import { EDITIONS, PROGRAM_VERSION } from '#platform/server/database/edition/editions.ts'
import { copyEngineTemplate } from '#test/database/embedded-template.ts'
import { createEmptyDatabase } from '#test/database/test-database.ts'
import { startServerProcess } from '#test/processes/server-process.ts'
import { type Facts, factsOf, type KeptEdition } from './facts.ts'

const ROOT = join(import.meta.dirname, '../..')
const NO_ADMINISTRATOR = { ADMIN_LOGIN: '', ADMIN_PASSWORD: '' }

const undo: (() => Promise<void> | void)[] = []
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step()
})

const editions = readdirSync(import.meta.dirname).filter((name) => name.startsWith('edition-'))

test('every edition that went out is kept, and has a heading in the changelog; so has this one, above them', () => {
  const numberOf = (version: string) => version.split('.')[0]
  expect(editions.sort()).toEqual(EDITIONS.map(({ version }) => `edition-${numberOf(version)}`).sort())
  const headings = readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8').matchAll(/^## (\S+),/gm)
  const told = Array.from(headings, ([, version]) => version)
  expect(told[0]).toBe(PROGRAM_VERSION)
  expect(told).toEqual(expect.arrayContaining(EDITIONS.map(({ version }) => version)))
})

/** Whole data are unpacked, migrated and compared: over a minute where other tests keep the cores busy. */
const PATIENCE_MS = 240_000

describe.each(editions)('%s opens in this edition with all its facts equal (D52)', (edition) => {
  const home = join(import.meta.dirname, edition)
  const kept = JSON.parse(readFileSync(join(home, 'edition.json'), 'utf8')) as KeptEdition
  const facts = JSON.parse(readFileSync(join(home, 'facts.json'), 'utf8')) as Facts

  async function compare(env: Record<string, string>, from: string): Promise<void> {
    const server = await startServerProcess({ ...NO_ADMINISTRATOR, ...env })
    undo.push(() => server.end('SIGTERM'))
    expect(server.said.join('\n')).toContain(`Flotylla ${PROGRAM_VERSION}, dane z wydania ${from}`)
    const found = await factsOf(server.url, kept)
    for (const name of Object.keys(facts)) expect(found[name], name).toEqual(facts[name])
  }

  // A folder is of the embedded database only, so the run on PostgreSQL has nothing to add to it.
  test.runIf(!process.env.TEST_DATABASE_URL)(
    'from its data folder',
    async () => {
      const folder = unpacked(home)
      const [{ version = '' } = {}] = EDITIONS.filter(
        (each) => edition === `edition-${each.version.split('.')[0]}`,
      )
      await compare({ DATA_DIR: folder }, `${version} przeniesione`)
      expect(readdirSync(join(folder, 'backups'))[0]).toContain(
        `flotylla-${version}-before-${PROGRAM_VERSION}-`,
      )
    },
    PATIENCE_MS,
  )

  test(
    'from its backup',
    async () => {
      const { databaseUrl, close } = await createEmptyDatabase()
      undo.push(close)
      // The key is not part of a backup: whoever restores puts it beside the data, as here.
      const folder = unpacked(home)
      rmSync(join(folder, 'database'), { recursive: true })
      if (!databaseUrl) await copyEngineTemplate(folder)
      const env = { DATA_DIR: folder, DATABASE_URL: databaseUrl }
      execFileSync(process.execPath, [join(ROOT, 'tools/db-restore.ts'), join(home, 'backup.gz')], {
        env: { ...process.env, ...env },
        stdio: 'pipe',
      })
      await compare(env, PROGRAM_VERSION)
    },
    PATIENCE_MS,
  )
})

/** The kept data folder, as its server left it, in a folder of its own. */
function unpacked(home: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'flotylla-edition-'))
  undo.push(() => rmSync(folder, { recursive: true, force: true }))
  const archive = join(folder, 'data.tar')
  writeFileSync(archive, brotliDecompressSync(readFileSync(join(home, 'data.tar.br'))))
  execFileSync('tar', ['-xf', archive, '-C', folder])
  rmSync(archive)
  return folder
}
