import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { FolderTaken, lockFolder } from './folder-lock.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'flotylla-test-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('a folder is taken by one at a time; the refusal names it in Polish and English (Q8)', async () => {
  const unlock = await lockFolder(folder)
  const refusal = await lockFolder(folder).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(FolderTaken)
  expect(String(refusal)).toMatch(new RegExp(`Folder danych ${folder} .*The data folder ${folder} is in use`))
  unlock()
})

test('once given back it can be taken again', async () => {
  const unlock = await lockFolder(folder)
  unlock()
  const again = await lockFolder(folder)
  again()
})

test('of many at once exactly one gets it', async () => {
  const tried = await Promise.allSettled(Array.from({ length: 5 }, () => lockFolder(folder)))
  const got = tried.filter((one) => one.status === 'fulfilled')
  expect(got).toHaveLength(1)
  for (const { value: unlock } of got) unlock()
})
