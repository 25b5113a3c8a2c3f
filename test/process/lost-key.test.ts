import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { copyEmbeddedTemplate } from '#test/database/embedded-template.ts'
import { createEmptyDatabase } from '#test/database/test-database.ts'
import { startServerProcess } from '#test/processes/server-process.ts'

let folder: string
let close: () => Promise<void>
let env: Record<string, string>
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'flotylla-process-'))
  const database = await createEmptyDatabase()
  close = database.close
  if (!database.databaseUrl) await copyEmbeddedTemplate(folder)
  env = { DATA_DIR: folder, DATABASE_URL: database.databaseUrl }
}, 60_000)
afterEach(async () => {
  rmSync(folder, { recursive: true, force: true })
  await close()
})

const statusOf = async (url: string) => (await fetch(`${url}/readyz`)).status

test('a start without the key is refused with the ways out, and goes through with --new-key (Q25)', async () => {
  const key = join(folder, 'secret.key')
  const first = await startServerProcess(env)
  expect(await statusOf(first.url)).toBe(200)
  await first.end('SIGTERM')
  rmSync(key)

  await expect(startServerProcess(env)).rejects.toThrow(/Brakuje klucza .*SECRET_KEY.*--new-key/)

  const renewed = await startServerProcess(env, ['--new-key'])
  expect(await statusOf(renewed.url)).toBe(200)
  await renewed.end('SIGTERM')
}, 240_000)
