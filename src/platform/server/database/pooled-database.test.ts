import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#test/database/test-database.ts'
import { Collided, type Database, DatabaseUnavailable, type Tx, violatedConstraint } from './database.ts'

let home: TestDatabase
let database: Database
beforeAll(async () => {
  home = await createTestDatabase()
  database = home.database
  await database.queries.execute(
    sql`CREATE TABLE things (name text CONSTRAINT one_name UNIQUE, day date, at timestamptz)`,
  )
})
beforeEach(() => home.reset())
afterAll(() => home.close())

async function names(): Promise<unknown[]> {
  const { rows } = await database.queries.execute(sql`SELECT name FROM things ORDER BY name`)
  return rows.map(({ name }) => name)
}

const add = (tx: Tx, name: string) => tx.execute(sql`INSERT INTO things (name) VALUES (${name})`)

test('a date is the text it was, an instant ISO 8601, a count a number', async () => {
  await database.queries.execute(
    sql`INSERT INTO things VALUES ('a', '2026-03-29', '2026-03-29T03:30:00+02:00')`,
  )
  const { rows } = await database.queries.execute(sql`SELECT day, at, count(*) OVER () AS n FROM things`)
  expect(rows).toEqual([{ day: '2026-03-29', at: '2026-03-29T01:30:00.000Z', n: 1 }])
})

test('a transaction that fails leaves nothing', async () => {
  const failing = database.transaction(async (tx) => {
    await add(tx, 'a')
    throw new Error('the rule says no')
  })
  await expect(failing).rejects.toThrow('the rule says no')
  expect(await names()).toEqual([])
})

test('a failed query whose error was swallowed fails the transaction with it, instead of losing all in silence', async () => {
  const swallowing = database.transaction(async (tx) => {
    await add(tx, 'a')
    await add(tx, 'a').catch(() => undefined)
  })
  expect(violatedConstraint(await swallowing.catch((reason: unknown) => reason))).toBe('one_name')
  expect(await names()).toEqual([])
})

test('inside a transaction the outer queries and a second transaction are refused at once', async () => {
  await database.transaction(async () => {
    await expect(names()).rejects.toThrow('inside of a transaction')
    await expect(database.transaction((tx) => add(tx, 'a'))).rejects.toThrow('inside of a transaction')
  })
  expect(await names()).toEqual([])
})

test('what a transaction left running can no longer write once it has ended', async () => {
  let kept: Tx | undefined
  await database.transaction(async (tx) => {
    kept = tx
  })
  await expect(add(kept as Tx, 'late')).rejects.toThrow('had ended')
  expect(await names()).toEqual([])
})

test('a transaction that collided is run again', async () => {
  let runs = 0
  await database.transaction(async (tx) => {
    runs += 1
    await add(tx, `run ${runs}`)
    if (runs < 3)
      await tx.execute(sql`DO $$ BEGIN RAISE EXCEPTION 'collided' USING ERRCODE = '40001'; END $$`)
  })
  expect(await names()).toEqual(['run 3'])
})

test('writes sent with COMMIT are stored once, and one that fails fails all of the transaction', async () => {
  await database.transaction(async (tx, withCommit) => {
    withCommit(add(tx, 'a'))
    withCommit(add(tx, 'b'))
  })
  expect(await names()).toEqual(['a', 'b'])
  const failing = database.transaction(async (tx, withCommit) => {
    await add(tx, 'c')
    withCommit(add(tx, 'a'))
    withCommit(add(tx, 'd'))
  })
  expect(violatedConstraint(await failing.catch((reason: unknown) => reason))).toBe('one_name')
  expect(await names()).toEqual(['a', 'b'])
})

test('nothing is stored where a write that COMMIT was to bring fails before it is sent', async () => {
  const failing = database.transaction(async (tx, withCommit) => {
    await add(tx, 'a')
    withCommit(Promise.reject(new Error('could not be written down')))
  })
  await expect(failing).rejects.toThrow('could not be written down')
  expect(await names()).toEqual([])
})

test('where the work fails, what it left for COMMIT is not stored either', async () => {
  const failing = database.transaction(async (tx, withCommit) => {
    withCommit(add(tx, 'a'))
    throw new Error('the rule says no')
  })
  await expect(failing).rejects.toThrow('the rule says no')
  expect(await names()).toEqual([])
})

test('a collision told by a write that travels with COMMIT runs the work again', async () => {
  let runs = 0
  await database.transaction(async (tx, withCommit) => {
    runs += 1
    await add(tx, `run ${runs}`)
    if (runs < 3) withCommit(Promise.reject(new Collided('too late')))
  })
  expect(await names()).toEqual(['run 3'])
})

test('queries of the same moment go out together and are answered in their order', async () => {
  const seen = await database.transaction((tx) =>
    Promise.all([
      add(tx, 'a'),
      tx.execute(sql`SELECT count(*) AS n FROM things`),
      add(tx, 'b'),
      tx.execute(sql`SELECT count(*) AS n FROM things`),
    ]),
  )
  expect([seen[1]?.rows, seen[3]?.rows]).toEqual([[{ n: 1 }], [{ n: 2 }]])
})

test('a duplicate is told by the name of its constraint, and not run again', async () => {
  let runs = 0
  const twice = database.transaction(async (tx) => {
    runs += 1
    await add(tx, 'a')
    await add(tx, 'a')
  })
  const error = await twice.catch((reason: unknown) => reason)
  expect(violatedConstraint(error)).toBe('one_name')
  expect(runs).toBe(1)
})

/** A query that PostgreSQL refuses with this code. */
const refused = (tx: Tx, code: string) =>
  tx.execute(sql.raw(`DO $$ BEGIN RAISE EXCEPTION 'refused' USING ERRCODE = '${code}'; END $$`))

/** The same answer, told later than that of a query that was asked for after it. */
async function toldLate(query: Promise<unknown>): Promise<void> {
  const outcome = await query.then(
    () => undefined,
    (error: unknown) => ({ error }),
  )
  await new Promise((resolve) => setTimeout(resolve, 20))
  if (outcome) throw outcome.error
}

test('a full disk is "try again later" also where a later query of the same moment is the first to tell', async () => {
  const failing = database.transaction((tx) =>
    Promise.all([toldLate(refused(tx, '53100')), add(tx, 'a'), add(tx, 'b')]),
  )
  await expect(failing).rejects.toBeInstanceOf(DatabaseUnavailable)
  const swallowing = database.transaction(async (tx) => {
    await refused(tx, '53100').catch(() => undefined)
  })
  await expect(swallowing).rejects.toBeInstanceOf(DatabaseUnavailable)
  const withCommit = database.transaction(async (tx, withCommit) => {
    withCommit(toldLate(refused(tx, '53100')))
    withCommit(add(tx, 'a'))
  })
  await expect(withCommit).rejects.toBeInstanceOf(DatabaseUnavailable)
  expect(await names()).toEqual([])
})

test.each(['40001', '40P01'])(
  'a collision (%s) behind which a later query tells first is run again',
  async (code) => {
    let runs = 0
    await database.transaction(async (tx) => {
      runs += 1
      const first = runs < 3 ? toldLate(refused(tx, code)) : undefined
      await Promise.all([first, add(tx, `run ${runs}`)])
    })
    expect(await names()).toEqual(['run 3'])
  },
)

test('what the work itself says of a query that failed stands', async () => {
  const failing = database.transaction(async (tx) => {
    await refused(tx, '53100').catch(() => undefined)
    throw new Error('the rule says no')
  })
  await expect(failing).rejects.toThrow('the rule says no')
})

test('many transactions at once all have their turn', async () => {
  await Promise.all(
    Array.from({ length: 100 }, (_, index) => database.transaction((tx) => add(tx, `${index}`))),
  )
  expect(await names()).toHaveLength(100)
})

test('closing lets what is under way finish, and refuses what comes later as "try again later"', async () => {
  const other = await createTestDatabase()
  const underWay = other.database.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_sleep(0.05)`)
    return 'done'
  })
  const closing = other.database.close()
  await expect(other.database.checkWrites()).rejects.toBeInstanceOf(DatabaseUnavailable)
  await expect(underWay).resolves.toBe('done')
  await closing
  await other.close()
})
