import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Tx, WithCommit } from './database-interface.ts'
import { FirstRefusal, RolledBackInSilence } from './first-refusal.ts'
import { LastWrites } from './last-writes.ts'
import { queriesOver, type RunQuery } from './session.ts'
import { DatabaseUnavailable, translated, wantsRetry } from './unavailable.ts'

const ATTEMPTS = 6
/** A transaction that is open for longer holds everyone else up, and on the embedded database stops them. */
const LONGEST_MS = 60_000

const openTransaction = new AsyncLocalStorage<{ open: boolean }>()

/** Throws where a transaction is open: its own `tx` must be used, or the embedded database would wait for itself. */
export function refuseInsideTransaction(what: string): void {
  if (openTransaction.getStore()?.open) {
    throw new Error(`${what} was used inside of a transaction; use the transaction's own tx.`)
  }
}

type Work<T> = (tx: Tx, withCommit: WithCommit) => Promise<T>

/** Runs `work` in a transaction on a connection of the pool, again where the database asks for it. */
export async function runTransaction<T>(pool: pg.Pool, work: Work<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await tryTransaction(pool, work)
    } catch (error) {
      if (!wantsRetry(error) || attempt === ATTEMPTS) throw error
      await pause(Math.random() * 10 * 2 ** attempt)
    }
  }
}

async function tryTransaction<T>(pool: pg.Pool, work: Work<T>): Promise<T> {
  const client = await pool.connect().catch(rethrowTranslated)
  const say = (command: string): Promise<pg.QueryResult> => client.query(command).catch(rethrowTranslated)
  const state = { open: true }
  const first = new FirstRefusal()
  let broken: Error | undefined
  try {
    await say('BEGIN')
    const last = new LastWrites()
    const { stream } = client.connection
    const { result, committed } = await limited(state, async () => {
      const given = await work(txOf(client, state, first), last.add)
      stream.cork()
      try {
        await last.sent()
        const committed = say('COMMIT')
        committed.catch(() => undefined)
        return { result: given, committed }
      } finally {
        stream.uncork()
      }
    })
    await last.answered()
    const { command } = await committed
    if (command !== 'COMMIT') throw new RolledBackInSilence()
    return result
  } catch (heard) {
    const error = first.behind(heard)
    // Only where the server itself has answered does the connection still stand.
    const lost = error instanceof DatabaseUnavailable && !(error.cause instanceof pg.DatabaseError)
    broken = lost ? error : await say('ROLLBACK').then(() => undefined, asError)
    throw error
  } finally {
    client.release(broken)
  }
}

function rethrowTranslated(error: unknown): never {
  throw translated(error)
}

/**
 * What `work` left running must not write on the connection once the transaction is over. Queries of the same moment go
 * out as one packet.
 */
function txOf(client: pg.PoolClient, state: { open: boolean }, first: FirstRefusal): Tx {
  const run = client.query.bind(client) as RunQuery
  const { stream } = client.connection
  return queriesOver(async (config, values) => {
    if (!state.open) throw new Error('A tx was used after its transaction had ended.')
    if (!stream.writableCorked) {
      stream.cork()
      process.nextTick(() => stream.uncork())
    }
    return run(config, values).catch((error: unknown) => {
      first.note(error)
      throw error
    })
  })
}

async function limited<T>(state: { open: boolean }, work: () => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const tooLong = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new DatabaseUnavailable('The transaction was open for too long.')),
      LONGEST_MS,
    )
    timer.unref()
  })
  try {
    return await Promise.race([openTransaction.run(state, work), tooLong])
  } finally {
    clearTimeout(timer)
    state.open = false
  }
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error))
}
