import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#test/database/test-database.ts'
import { createSecrets } from '../secrets.ts'
import { chooseKey, type KeyChoice } from './choose-key.ts'
import { keptCheckValue } from './key-check.ts'
import { checkValueOf, KeyRefused, makeKeyFile } from './secret-key.ts'

let db: TestDatabase
let dataDir: string
let said: string[]
beforeAll(async () => {
  db = await createTestDatabase()
}, 60_000)
afterAll(() => db.close())
beforeEach(async () => {
  await db.reset()
  said = []
  dataDir = mkdtempSync(join(tmpdir(), 'flotylla-key-'))
  return () => rmSync(dataDir, { recursive: true, force: true })
})

const sealedWith = (key: Buffer) => async () => [createSecrets(key).seal('4711')]
const choose = (more: Partial<KeyChoice> = {}) =>
  chooseKey(db.database.queries, {
    dataDir,
    secretKey: undefined,
    newKey: false,
    samples: [],
    now: '2026-03-11T11:00:00Z',
    say: (sentence) => said.push(sentence),
    ...more,
  })
const file = () => join(dataDir, 'secret.key')
const OTHER = Buffer.alloc(32, 9)

test('a new database gets a key beside it, for its owner only, and knows it from then on', async () => {
  const key = await choose()
  expect(key).toHaveLength(32)
  expect(statSync(file()).mode & 0o777).toBe(0o600)
  expect(await keptCheckValue(db.database.queries)).toBe(checkValueOf(key))
  expect(await choose()).toEqual(key)
})

test('a lost key is refused with the ways out, never replaced', async () => {
  await choose()
  rmSync(file())
  const refusal = await choose().catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(KeyRefused)
  for (const way of [file(), 'SECRET_KEY', '--new-key']) expect(String(refusal)).toContain(way)
  expect(existsSync(file())).toBe(false)
})

test('another key is refused, from the file and from the environment; the right one may come by either way', async () => {
  const key = await choose()
  rmSync(file())
  await expect(choose({ secretKey: OTHER.toString('base64') })).rejects.toThrow('nie jest kluczem tej bazy')
  writeFileSync(file(), OTHER.toString('base64'))
  await expect(choose()).rejects.toThrow('nie jest kluczem tej bazy')
  rmSync(file())
  expect(await choose({ secretKey: key.toString('base64') })).toEqual(key)
})

test('SECRET_KEY and a file with another key are refused with a sentence', async () => {
  await choose()
  await expect(choose({ secretKey: OTHER.toString('base64') })).rejects.toThrow('dwa różne klucze')
})

test('a damaged key file stops the start', async () => {
  writeFileSync(file(), 'c2hvcnQ=')
  await expect(choose()).rejects.toThrow('uszkodzony')
  expect(readFileSync(file(), 'utf8')).toBe('c2hvcnQ=')
})

test('on wish a lost key is replaced, and it is said what is lost; the wish changes nothing where the key fits', async () => {
  const first = await choose()
  rmSync(file())
  const second = await choose({ newKey: true, samples: [sealedWith(first)] })
  expect(second).not.toEqual(first)
  expect(said.join()).toContain('Nie da się odczytać')
  expect(await choose({ newKey: true })).toEqual(second)
  expect(said.at(-1)).toContain('nic nie zmieniło')
})

test('data of an edition that knew no check value take the key that opens them, and refuse another and none', async () => {
  const key = makeKeyFile(dataDir)
  await expect(choose({ samples: [sealedWith(OTHER)] })).rejects.toBeInstanceOf(KeyRefused)
  expect(await keptCheckValue(db.database.queries)).toBeUndefined()
  expect(await choose({ samples: [sealedWith(key)] })).toEqual(key)
  expect(await keptCheckValue(db.database.queries)).toBe(checkValueOf(key))
  await db.reset()
  rmSync(file())
  await expect(choose({ samples: [sealedWith(key)] })).rejects.toThrow('Brakuje klucza')
  expect(existsSync(file())).toBe(false)
})

test('of two processes at their first start, each with a folder of its own, one key holds and the other is told', async () => {
  const elsewhere = mkdtempSync(join(tmpdir(), 'flotylla-key-'))
  const starts = await Promise.allSettled([choose(), choose({ dataDir: elsewhere })])
  rmSync(elsewhere, { recursive: true })
  expect(starts.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})
