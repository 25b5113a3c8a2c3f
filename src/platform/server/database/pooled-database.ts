import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { writeChecks } from '../tables.ts'
import { CommitUnanswered } from './commit-answer.ts'
import type { Database, Queries, Tx, WithCommit } from './database-interface.ts'
import { rethrowTranslated } from './lent-connection.ts'
import { queriesOver } from './session.ts'
import { mayStandInTransaction, mayWrite, runAlone, runQuestion } from './single-statements.ts'
import { type Connections, refuseInsideTransaction, runTransaction } from './transactions.ts'
import { DatabaseUnavailable } from './unavailable.ts'
import { WriteCheck } from './write-check.ts'

/** How long a stop waits for what is under way. */
const DRAIN_MS = 10_000
const FAREWELL_MS = 1_000

export interface PooledOptions {
  readonly engine: 'embedded' | 'postgres'
  readonly pool: pg.Pool
  /** What each transaction is told first, where connections can't be told once for all; SQL. */
  readonly tellEachTransaction?: string | undefined
  /** What remains to be stopped once the pool is empty. */
  readonly stop?: (() => Promise<void>) | undefined
  readonly copyTo?: ((folder: string) => Promise<void>) | undefined
}

/** The database over a pool of connections, whichever engine stands behind it. */
export class PooledDatabase implements Database {
  readonly engine: 'embedded' | 'postgres'
  readonly queries: Queries
  readonly copyTo: Database['copyTo']
  readonly #pool: pg.Pool
  readonly #stop: PooledOptions['stop']
  readonly #writeCheck: WriteCheck
  readonly #connections: Connections
  #underWay = 0
  #written = 0
  #idle: (() => void) | undefined
  #closing: Promise<void> | undefined

  constructor({ engine, pool, tellEachTransaction, stop, copyTo }: PooledOptions) {
    this.engine = engine
    this.copyTo = copyTo && ((folder) => this.#counted(() => copyTo(folder)))
    this.#pool = pool
    this.#stop = stop
    const begin = tellEachTransaction ? `BEGIN; ${tellEachTransaction}` : 'BEGIN'
    const connect = (): Promise<pg.PoolClient> => pool.connect().catch(rethrowTranslated)
    const plain = { engine, begin, connect }
    const check = new WriteCheck(() => runTransaction(plain, (tx) => smallWrite(tx, engine)))
    this.#writeCheck = check
    this.#connections = {
      ...plain,
      connect: () => this.#connectToWrite(),
      whenInVain: (cut) => check.whenInVain(cut),
    }
    this.queries = queriesOver((config, values) => {
      refuseInsideTransaction('database.queries')
      if (mayWrite(config.text))
        return this.#counted(() => this.#answered(runAlone(this.#connections, config, values)))
      const isTold = tellEachTransaction !== undefined && mayStandInTransaction(config.text)
      return this.#counted(() => (isTold ? runAlone : runQuestion)(plain, config, values))
    })
  }

  get writes(): number | undefined {
    return this.engine === 'embedded' ? this.#written : undefined
  }

  async transaction<T>(work: (tx: Tx, withCommit: WithCommit) => Promise<T>): Promise<T> {
    refuseInsideTransaction('database.transaction')
    return this.#counted(() => this.#answered(runTransaction(this.#connections, work)))
  }

  async checkWrites(): Promise<void> {
    refuseInsideTransaction('database.checkWrites')
    await this.#counted(() => this.#writeCheck.ask())
  }

  close(): Promise<void> {
    this.#closing ??= this.#close()
    return this.#closing
  }

  /**
   * While a COMMIT is without an answer, further ones are not begun: also by those who waited for a
   * connection.
   */
  async #connectToWrite(): Promise<pg.PoolClient> {
    for (;;) {
      await this.#writeCheck.resolved()
      const client = await this.#pool.connect().catch(rethrowTranslated)
      if (!this.#writeCheck.isDoubted) return client
      client.release()
    }
  }

  async #answered<T>(writing: Promise<T>): Promise<T> {
    try {
      return await writing
    } catch (error) {
      if (error instanceof CommitUnanswered) this.#writeCheck.doubt()
      throw error
    } finally {
      this.#written += 1
    }
  }

  async #close(): Promise<void> {
    if (this.#underWay > 0) {
      const drained = new Promise<void>((resolve) => {
        this.#idle = resolve
      })
      await Promise.race([drained, pause(DRAIN_MS, undefined, { ref: false })])
    }
    // What is still under way after that is cut off with the connections.
    const ended = this.#pool.end().catch(() => undefined)
    await Promise.race([ended, pause(FAREWELL_MS, undefined, { ref: false })])
    await this.#stop?.()
  }

  async #counted<T>(work: () => Promise<T>): Promise<T> {
    if (this.#closing) throw new DatabaseUnavailable('The database is shutting down.')
    this.#underWay += 1
    try {
      return await work()
    } finally {
      this.#underWay -= 1
      if (this.#underWay === 0) this.#idle?.()
    }
  }
}

/**
 * One row, so that where its COMMIT gets no answer the next check stops at its lock, and no connections pile
 * up. A row that is there takes no space, so a full disk is found by a result too large for the memory that
 * it is given; the embedded database watches its disk itself.
 */
async function smallWrite(tx: Tx, engine: Database['engine']): Promise<void> {
  const at = sql`now()`
  const row = tx
    .insert(writeChecks)
    .values({ id: 'write', at })
    .onConflictDoUpdate({ target: writeChecks.id, set: { at } })
  if (engine === 'embedded') return void (await row)
  await Promise.all([
    tx.execute(sql`SET LOCAL lock_timeout = '1s'`),
    tx.execute(sql`SET LOCAL work_mem = '64kB'`),
    tx.execute(sql`SELECT count(*) FROM generate_series(1, 20000)`),
    row,
  ])
}
