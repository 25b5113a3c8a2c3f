import type pg from 'pg'

/** A database as those see it who handle it as a whole: backups, restores, moves. */
export interface OpenPool {
  pool: pg.Pool
  /** Lets single statements take longer than a request's may. */
  patiently<T>(work: () => Promise<T>): Promise<T>
  close(): Promise<void>
}
