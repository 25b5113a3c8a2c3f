import pg from 'pg'
import { SilentRollback } from './first-refusal.ts'
import { within } from './lent-connection.ts'
import { DatabaseUnavailable } from './unavailable.ts'

/**
 * Milliseconds. Whoever waits for a connection and then for a COMMIT has an answer within the whole (Q25).
 */
export const WAITS = {
  /** For a connection of the pool, and for a lock. In a rush callers take their turn. */
  connection: 6_000,
  lock: 6_000,
  whole: 9_000,
  shortestCommit: 3_000,
  longestCommit: 5_500,
} as const

/**
 * Whether a transaction was committed is not known: the connection was lost on the way. Repeated under its
 * request id it is settled.
 */
export class CommitInDoubt extends DatabaseUnavailable {}

/** The same, where the database itself is silent. */
export class CommitUnanswered extends CommitInDoubt {
  constructor() {
    super('COMMIT got no answer in time.')
  }
}

/**
 * How long a COMMIT is waited for, in milliseconds.
 * @param asked when whoever waits began to, by `performance.now()`
 */
export function commitMs(engine: 'embedded' | 'postgres', asked: number): number {
  // Nobody but the disk can keep it waiting, and the engine's own watch ends a thread that hangs.
  if (engine === 'embedded') return WAITS.whole
  const left = WAITS.whole - (performance.now() - asked)
  return Math.min(WAITS.longestCommit, Math.max(WAITS.shortestCommit, left))
}

/**
 * Waits for the answer to a COMMIT that is on its way. It may never come, as where a synchronous standby is
 * away. It is not cancelled then, since PostgreSQL would keep the transaction without the standby having it:
 * the connection is closed.
 * @throws CommitUnanswered, or CommitInDoubt where the connection is lost meanwhile
 */
export async function commitAnswered(committed: Promise<pg.QueryResult>, ms: number): Promise<void> {
  const answer = await within(ms, () => new CommitUnanswered(), committed).catch(rethrowInDoubt)
  if (answer.command !== 'COMMIT') throw new SilentRollback()
}

/**
 * For the failure of what was sent with its COMMIT: a server's refusal is certain, the loss of the way to it
 * is not.
 */
export function rethrowInDoubt(error: unknown): never {
  const isLost =
    error instanceof DatabaseUnavailable &&
    !(error instanceof CommitInDoubt) &&
    !(error.cause instanceof pg.DatabaseError && !isFarewell(error.cause))
  throw isLost ? new CommitInDoubt(error.message, { cause: error }) : error
}

/**
 * A server that is told to stop says so to a COMMIT too that it has carried out, and that waits for a
 * standby.
 */
function isFarewell({ code }: pg.DatabaseError): boolean {
  return code?.startsWith('57P0') ?? false
}
