import type pg from 'pg'
import { describeError } from '../log.ts'
import type { DatabaseLog } from './database-log.ts'

/** A lost connection is an event that would end the process if nobody listened. */
export function survive(pool: pg.Pool, log: DatabaseLog): void {
  pool.on('error', (error) => log.warn(describeError(error), 'an idle connection to the database was lost'))
  pool.on('connect', (client) => {
    // While a connection is lent out, the query that fails tells of the loss.
    client.on('error', () => undefined)
  })
}
