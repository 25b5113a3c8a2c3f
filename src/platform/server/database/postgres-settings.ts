import pg from 'pg'
import { WAITS } from './commit-answer.ts'

const STATEMENT_MS = 30_000

/**
 * What every connection to PostgreSQL is started with. Compiling a plan takes longer than running it: rows
 * that were just loaded are guessed at, so that a search by keys looks dear.
 */
export const START_PARAMETERS = {
  statement_timeout: STATEMENT_MS,
  lock_timeout: WAITS.lock,
  idle_in_transaction_session_timeout: STATEMENT_MS,
  options: '-c TimeZone=UTC -c DateStyle=ISO -c IntervalStyle=postgres -c jit=off',
} satisfies pg.ClientConfig

/** The same for one transaction, where a connection is another one after each; SQL. */
export const TRANSACTION_SETTINGS = [
  `SET LOCAL statement_timeout = ${STATEMENT_MS}`,
  `SET LOCAL lock_timeout = ${WAITS.lock}`,
  `SET LOCAL idle_in_transaction_session_timeout = ${STATEMENT_MS}`,
  `SET LOCAL TimeZone = 'UTC'`,
  `SET LOCAL DateStyle = 'ISO'`,
  `SET LOCAL IntervalStyle = 'postgres'`,
  `SET LOCAL jit = off`,
].join('; ')

/** Of a protocol that the other side doesn't speak to the end. */
const PROTOCOL_VIOLATION = '08P01'

/**
 * Whether what answers is a pooler such as pgbouncer, which refuses what a connection is started with, or
 * leaves it out where it was told to. Its connections keep nothing from one transaction to the next.
 * @throws what PostgreSQL or the network answers otherwise
 */
export async function isPooler(connectionString: string): Promise<boolean> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: WAITS.connection,
    ...START_PARAMETERS,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ ms: string }>(
      `SELECT setting AS ms FROM pg_settings WHERE name = 'statement_timeout'`,
    )
    return Number(rows[0]?.ms) !== STATEMENT_MS
  } catch (error) {
    const { code, message } = error as { code?: unknown; message?: unknown }
    if (code === PROTOCOL_VIOLATION && /startup parameter/.test(String(message))) return true
    throw error
  } finally {
    await client.end().catch(() => undefined)
  }
}
