import pg from 'pg'
import { DatabaseUnavailable, translated } from './unavailable.ts'

/** A ROLLBACK of a server that is there comes back at once, or when the query before it gives up its lock. */
const ROLLBACK_MS = 9_000

/** Rejects with `late` where the answer takes longer; what it says then is for nobody. */
export async function within<T>(ms: number, late: () => DatabaseUnavailable, answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const over = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(late()), ms)
    timer.unref()
  })
  try {
    return await Promise.race([answer, over])
  } finally {
    clearTimeout(timer)
  }
}

/** One command without values. */
export function say(client: pg.PoolClient, command: string): Promise<pg.QueryResult> {
  return client.query(command).catch(rethrowTranslated)
}

export function rethrowTranslated(error: unknown): never {
  throw translated(error)
}

/**
 * Gives a connection back to the pool. A broken one is closed at once: the driver's own farewell waits for
 * the answers that are still due, and the pool's next caller for the farewell.
 */
export function giveBack(client: pg.PoolClient, broken: Error | undefined): void {
  if (broken) client.connection.stream.destroy()
  client.release(broken)
}

/**
 * Ends the transaction of a connection on which something failed.
 * @returns why the connection can't be used again; undefined where it can
 */
export async function rolledBack(client: pg.PoolClient, failure: unknown): Promise<Error | undefined> {
  // Only where the server itself has answered does the connection still stand.
  if (failure instanceof DatabaseUnavailable && !(failure.cause instanceof pg.DatabaseError)) return failure
  const late = () => new DatabaseUnavailable('ROLLBACK got no answer.')
  return within(ROLLBACK_MS, late, say(client, 'ROLLBACK')).then(() => undefined, asError)
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error))
}
