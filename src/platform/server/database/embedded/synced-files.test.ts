import { appendFileSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { systemClock } from '../../clock.ts'
import { syncFiles } from './synced-files.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'flotylla-test-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const HOUR_MS = 3_600_000
const changeOf = (path: string) => statSync(path, { bigint: true })

test('names every file of the folder by the change that is on the disk', async () => {
  mkdirSync(join(folder, 'base'))
  const paths = [join(folder, 'control'), join(folder, 'base', '1')]
  for (const path of paths) writeFileSync(path, 'a')
  const synced = await syncFiles(folder, systemClock.now().getTime() + HOUR_MS)
  expect(synced.size).toBe(2)
  for (const path of paths) expect(synced.get(changeOf(path).ino)).toBe(changeOf(path).ctimeNs)
})

test('a file written since then is no longer the one that was synced', async () => {
  const path = join(folder, 'wal')
  writeFileSync(path, 'a')
  const before = changeOf(path)
  const synced = await syncFiles(folder, systemClock.now().getTime() + HOUR_MS)
  while (changeOf(path).ctimeNs === before.ctimeNs) appendFileSync(path, 'b')
  expect(synced.get(before.ino)).not.toBe(changeOf(path).ctimeNs)
})

test('a file changed a moment ago is not relied on: the file system may not tell its next change from that one', async () => {
  writeFileSync(join(folder, 'wal'), 'a')
  expect((await syncFiles(folder, systemClock.now().getTime())).size).toBe(0)
})
