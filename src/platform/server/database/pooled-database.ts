import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import type { Database, Queries, Tx, WithCommit } from './database-interface.ts'
import { queriesOver, type RunQuery } from './session.ts'
import { refuseInsideTransaction, runTransaction } from './transactions.ts'
import { DatabaseUnavailable } from './unavailable.ts'

const PING_MS = 2_000
/** How long a stop waits for what is under way. */
const DRAIN_MS = 10_000
const FAREWELL_MS = 1_000

/** The database over a pool of connections, whichever engine stands behind it. */
export class PooledDatabase implements Database {
  readonly engine: 'embedded' | 'postgres'
  readonly queries: Queries
  readonly copyTo: Database['copyTo']
  readonly #pool: pg.Pool
  readonly #stop: () => Promise<void>
  #underWay = 0
  #idle: (() => void) | undefined
  #closing: Promise<void> | undefined

  /** @param stop what remains to be stopped once the pool is empty */
  constructor(
    engine: 'embedded' | 'postgres',
    pool: pg.Pool,
    stop: () => Promise<void>,
    copyTo?: (folder: string) => Promise<void>,
  ) {
    this.engine = engine
    this.copyTo = copyTo && ((folder) => this.#counted(() => copyTo(folder)))
    this.#pool = pool
    this.#stop = stop
    const run = pool.query.bind(pool) as RunQuery
    this.queries = queriesOver((config, values) => {
      refuseInsideTransaction('database.queries')
      return this.#counted(() => run(config, values))
    })
  }

  async transaction<T>(work: (tx: Tx, withCommit: WithCommit) => Promise<T>): Promise<T> {
    refuseInsideTransaction('database.transaction')
    return this.#counted(() => runTransaction(this.#pool, work))
  }

  async ping(): Promise<void> {
    const late = pause(PING_MS, undefined, { ref: false }).then(() => {
      throw new DatabaseUnavailable('The database did not answer within two seconds.')
    })
    await Promise.race([this.#counted(() => this.#pool.query('select 1')), late])
  }

  close(): Promise<void> {
    this.#closing ??= this.#close()
    return this.#closing
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
    await this.#stop()
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
