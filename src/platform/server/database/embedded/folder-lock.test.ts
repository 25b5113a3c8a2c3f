import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { FolderTaken, lockFolder } from './folder-lock.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'flotylla-test-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('a folder is taken by one at a time; the refusal names it in Polish and English (Q8)', async () => {
  const lock = await lockFolder(folder)
  const refusal = await lockFolder(folder).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(FolderTaken)
  expect(String(refusal)).toMatch(new RegExp(`Folder danych ${folder} .*The data folder ${folder} is in use`))
  lock.release()
})

test('once given back it can be taken again', async () => {
  const lock = await lockFolder(folder)
  lock.release()
  const again = await lockFolder(folder)
  again.release()
})

test('of many at once exactly one gets it', async () => {
  const tried = await Promise.allSettled(Array.from({ length: 5 }, () => lockFolder(folder)))
  const got = tried.filter((one) => one.status === 'fulfilled')
  expect(got).toHaveLength(1)
  for (const { value: lock } of got) lock.release()
})

test('a lock file that is deleted under its holder lets nobody in, and is back in a moment (Q8)', async () => {
  const file = join(folder, 'database.lock')
  const lock = await lockFolder(folder)
  rmSync(file)
  await expect(lockFolder(folder)).rejects.toBeInstanceOf(FolderTaken)
  await expect.poll(() => existsSync(file)).toBe(true)
  await expect(lockFolder(folder)).rejects.toBeInstanceOf(FolderTaken)
  lock.release()
})

test('whoever locks a new file where the deleted one was, on another machine or in a container, loses it again', async () => {
  const file = join(folder, 'database.lock')
  mkdirSync(join(folder, 'database'))
  const lock = await lockFolder(folder)
  rmSync(file)
  const other = new DatabaseSync(file, { timeout: 0 })
  other.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE')
  const third = () => {
    const found = new DatabaseSync(file, { timeout: 0 })
    try {
      found.exec('BEGIN EXCLUSIVE')
      return 'free'
    } catch {
      return 'taken'
    } finally {
      found.close()
    }
  }
  expect(third()).toBe('taken')
  other.close()
  await expect.poll(third).toBe('taken')
  lock.release()
  expect(third()).toBe('free')
})
