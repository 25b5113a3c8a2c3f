import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#test/database/test-database.ts'
import { SharedReads } from './shared-reads.ts'

let testDatabase: TestDatabase
beforeAll(async () => {
  testDatabase = await createTestDatabase()
})
afterAll(() => testDatabase.close())

/** A reading that ends when it is told to. */
function slow() {
  const readings: PromiseWithResolvers<string>[] = []
  const read = () => {
    const reading = Promise.withResolvers<string>()
    readings.push(reading)
    return reading.promise
  }
  return { readings, read }
}

test('who asks for the same meanwhile shares it; who asks for something else, or later, does not', async () => {
  const reads = new SharedReads<string>({ writes: 3 })
  const { readings, read } = slow()
  const both = [reads.read('week 47', read), reads.read('week 47', read)]
  const other = reads.read('week 48', read)
  expect(readings).toHaveLength(2)
  readings[0]?.resolve('47')
  readings[1]?.resolve('48')
  expect(await Promise.all([...both, other])).toEqual(['47', '47', '48'])

  const later = reads.read('week 47', read)
  readings[2]?.resolve('47 anew')
  expect(await later).toBe('47 anew')
})

test('a reading that fails fails for both, and is tried anew by the next', async () => {
  const reads = new SharedReads<string>({ writes: 3 })
  const { readings, read } = slow()
  const both = Promise.allSettled([reads.read('week', read), reads.read('week', read)])
  readings[0]?.reject(new Error('lost'))
  expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  const next = reads.read('week', read)
  readings[1]?.resolve('there')
  expect(await next).toBe('there')
})

test('after a write nobody is told what was so before it', async () => {
  const { database } = testDatabase
  const reads = new SharedReads<string>(database)
  const { readings, read } = slow()
  const before = reads.read('week', read)
  await database.transaction((tx) => tx.execute(sql`INSERT INTO throttle_buckets VALUES ('b', 1, now())`))
  const after = reads.read('week', read)
  await database.queries.execute(sql`DELETE FROM throttle_buckets`)
  const last = reads.read('week', read)
  expect(readings).toHaveLength(3)
  for (const [at, reading] of readings.entries()) reading.resolve(String(at))
  expect(await Promise.all([before, after, last])).toEqual(['0', '1', '2'])
})

test('where others write too nothing is shared', () => {
  const reads = new SharedReads<string>({ writes: undefined })
  const { readings, read } = slow()
  void reads.read('week', read)
  void reads.read('week', read)
  expect(readings).toHaveLength(2)
})
