import type { NodePgDatabase } from 'drizzle-orm/node-postgres'

/**
 * What may be asked of the database: Drizzle's builders, without its relational `query`, which version 1.0
 * removes.
 */
export type Queries = Pick<
  NodePgDatabase,
  | 'select'
  | 'selectDistinct'
  | 'selectDistinctOn'
  | 'insert'
  | 'update'
  | 'delete'
  | 'execute'
  | 'with'
  | '$with'
  | '$count'
>

/** The same surface inside a transaction. */
export type Tx = Queries

/**
 * Sends a write together with COMMIT, so that no row stays locked while its answer travels: nobody waits for
 * it, and where it fails the whole transaction fails. All of its statements must be on their way by the time
 * that `work` ends; none may wait for another's answer.
 */
export type WithCommit = (write: Promise<unknown>) => void

/** One database for the whole process, embedded or PostgreSQL; the code above can't tell which. */
export interface Database {
  readonly engine: 'embedded' | 'postgres'
  /**
   * Outside of a transaction. Used inside one it throws at once, since the embedded database has one session
   * only.
   */
  readonly queries: Queries
  /**
   * Runs `work` in one transaction, and again where the database asks for it (40001, 40P01), so `work` must
   * have no effect besides its queries. Rejects with `DatabaseUnavailable` when the connection is lost, with
   * its kind `CommitInDoubt` where that is after the COMMIT was sent, and where the COMMIT gets no answer:
   * the wait for a connection and for the COMMIT together is over after ten seconds.
   */
  transaction<T>(work: (tx: Tx, withCommit: WithCommit) => Promise<T>): Promise<T>
  /**
   * How many writes have ended so far, whatever became of them: while it stays the same, who reads again
   * reads the same. Undefined where other processes write too.
   */
  readonly writes: number | undefined
  /**
   * Copies the data folder to another one while it is in use, for backups; others wait for moments only.
   * Undefined where the database is a server, which is read by a connection of its own.
   */
  readonly copyTo: ((folder: string) => Promise<void>) | undefined
  /**
   * Rejects with `DatabaseUnavailable` unless the database has just taken a write, at the latest after three
   * seconds. At most one write a second, which all who ask share.
   */
  checkWrites(): Promise<void>
  /** Stops cleanly; every later use rejects with `DatabaseUnavailable`. */
  close(): Promise<void>
}
