import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { copyEmbeddedTemplate } from '#test/database/embedded-template.ts'
import { startServerProcess } from '#test/processes/server-process.ts'

let folder: string
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'flotylla-process-'))
  await copyEmbeddedTemplate(folder)
}, 60_000)
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('a second process is refused, also once the lock file of the first was deleted; the first goes on (Q8)', async () => {
  const env = { DATA_DIR: folder, DATABASE_URL: '' }
  const first = await startServerProcess(env)
  await expect(startServerProcess(env)).rejects.toThrow('jest już używany')
  rmSync(join(folder, 'database.lock'))
  await expect(startServerProcess(env)).rejects.toThrow('jest już używany')
  expect((await fetch(`${first.url}/readyz`)).status).toBe(200)
  await first.end('SIGTERM')
}, 240_000)
