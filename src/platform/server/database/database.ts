import type { NodePgDatabase } from 'drizzle-orm/node-postgres'

/** What may be asked of the database: Drizzle's builders, without its relational `query`, which version 1.0 removes. */
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

/** One database for the whole process, embedded or PostgreSQL; the code above can't tell which. */
export interface Database {
  readonly engine: 'embedded' | 'postgres'
  /** Outside of a transaction. Used inside one it throws at once, since the embedded database has one session only. */
  readonly queries: Queries
  /**
   * Runs `work` in one transaction, and again where the database asks for it (40001, 40P01), so `work` must have no
   * effect besides its queries. Rejects with `DatabaseUnavailable` when the connection is lost.
   */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** Rejects when the database does not answer within two seconds. */
  ping(): Promise<void>
  /** Stops cleanly; every later use rejects with `DatabaseUnavailable`. */
  close(): Promise<void>
}

/** The database can't be used now (connection lost, disk full, shutting down); the call may be tried again later. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable'
}

export interface DatabaseLog {
  info(details: object, message?: string): void
  warn(details: object, message?: string): void
  error(details: object, message?: string): void
}

export interface DatabaseOptions {
  /** Folder of the embedded database; used only without `databaseUrl`. */
  dataDir: string
  databaseUrl?: string | undefined
  log: DatabaseLog
  /** Connections to PostgreSQL, 10 unless told. The embedded database always has one. */
  poolSize?: number | undefined
  /** Folder of migrations; the project's own unless told. */
  migrationsDir?: string | undefined
}

/** Opens the database that the options name, and brings it up to the newest migration. */
export async function openDatabase(_options: DatabaseOptions): Promise<Database> {
  throw new DatabaseUnavailable('not built yet')
}
