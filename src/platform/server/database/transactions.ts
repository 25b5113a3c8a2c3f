import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { commitAnswered, commitMs, WAITS } from './commit-answer.ts'
import type { Tx, WithCommit } from './database-interface.ts'
import { FirstRefusal } from './first-refusal.ts'
import { LastWrites } from './last-writes.ts'
import { giveBack, rolledBack, say, within } from './lent-connection.ts'
import { queriesOver, type RunQuery } from './session.ts'
import { DatabaseUnavailable, wantsRetry } from './unavailable.ts'

const ATTEMPTS = 6
/** A transaction that is open for longer holds everyone else up, and on the embedded database stops them. */
const LONGEST_MS = 60_000
const BEGIN_MS = 5_000

const openTransaction = new AsyncLocalStorage<{ open: boolean }>()

/**
 * Throws where a transaction is open: its own `tx` must be used, or the embedded database would wait for
 * itself.
 */
export function refuseInsideTransaction(what: string): void {
  if (openTransaction.getStore()?.open) {
    throw new Error(`${what} was used inside of a transaction; use the transaction's own tx.`)
  }
}

/** Where transactions get their connections, and how they begin. */
export interface Connections {
  readonly engine: 'embedded' | 'postgres'
  connect(): Promise<pg.PoolClient>
  /**
   * Hears where it is known that a COMMIT would get no answer.
   * @returns to be called when the transaction is over
   */
  whenInVain?(cut: () => void): () => void
  /** BEGIN, with what else a transaction is to be told first. */
  readonly begin: string
}

type Work<T> = (tx: Tx, withCommit: WithCommit) => Promise<T>

/** Runs `work` in a transaction on a connection of the pool, again where the database asks for it. */
export async function runTransaction<T>(connections: Connections, work: Work<T>): Promise<T> {
  const asked = performance.now()
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await tryTransaction(connections, work, asked)
    } catch (error) {
      if (!wantsRetry(error) || attempt === ATTEMPTS) throw error
      await pause(Math.random() * 10 * 2 ** attempt)
    }
  }
}

async function tryTransaction<T>(connections: Connections, work: Work<T>, asked: number): Promise<T> {
  const client = await connections.connect()
  const state = { open: true }
  const first = new FirstRefusal()
  let broken: Error | undefined
  try {
    const late = () => new DatabaseUnavailable('BEGIN got no answer in time.')
    await within(BEGIN_MS, late, say(client, connections.begin))
    const last = new LastWrites()
    const { stream } = client.connection
    const { result, committed } = await limited({ state, connections, asked }, async () => {
      const given = await work(txOf(client, state, first), last.add)
      stream.cork()
      try {
        await last.sent()
        const committed = say(client, 'COMMIT')
        committed.catch(() => undefined)
        return { result: given, committed }
      } finally {
        stream.uncork()
      }
    })
    await commitAnswered(
      last.answered().then(() => committed),
      commitMs(connections.engine, asked),
    )
    return result
  } catch (heard) {
    const error = first.behind(heard)
    broken = await rolledBack(client, error)
    throw error
  } finally {
    giveBack(client, broken)
  }
}

/**
 * What `work` left running must not write on the connection once the transaction is over. Queries of the same
 * moment go out as one packet.
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

interface Limits {
  readonly state: { open: boolean }
  readonly connections: Connections
  /** When whoever waits began to, by `performance.now()` */
  readonly asked: number
}

async function limited<T>({ state, connections, asked }: Limits, work: () => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  let forget: (() => void) | undefined
  const over = new Promise<never>((_resolve, reject) => {
    const cutAfter = (ms: number): void => {
      clearTimeout(timer)
      const late = () => reject(new DatabaseUnavailable('The transaction was open for too long.'))
      timer = setTimeout(late, ms).unref()
    }
    cutAfter(LONGEST_MS)
    forget = connections.whenInVain?.(() => cutAfter(Math.max(0, WAITS.whole - (performance.now() - asked))))
  })
  try {
    return await Promise.race([openTransaction.run(state, work), over])
  } finally {
    clearTimeout(timer)
    forget?.()
    state.open = false
  }
}
