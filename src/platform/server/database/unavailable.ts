/**
 * The database can't be used now (connection lost, disk full, shutting down); the call may be tried again
 * later.
 */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable'
}

interface MaybeCoded {
  code?: unknown
  cause?: unknown
  message?: unknown
}

/** Classes and codes of PostgreSQL, and names of the system, that say "not now" rather than "not so". */
const NOT_NOW = new Set([
  '25006', // read-only: a standby after a fail-over, or the embedded database while the disk is nearly full
  '53000',
  '53100', // disk full
  '53200', // out of memory
  '53300', // too many connections
  '55P03', // lock not available
  '57014', // statement timeout
  '57P01', // shut down by the administrator
  '57P02',
  '57P03', // still starting
  '57P05',
  '25P03', // idle for too long inside a transaction
  '25P04', // transaction took too long
  '58030', // the disk answered with an error
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  'ENOSPC',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
])

/** Sentences of the driver, which gives these errors no code, and one of PostgreSQL without a telling one. */
const LOST =
  /^(could not write init file|Connection terminated|timeout exceeded when trying to connect|Cannot use a pool after|Client has encountered a connection error|Client was closed|The client is closed)/

/**
 * What the caller is to see of an error: the driver's own without Drizzle's wrapper and without the row's
 * values.
 */
export function translated(error: unknown): unknown {
  const inner = innermost(error)
  if (inner instanceof DatabaseUnavailable) return inner
  const code = codeOf(inner)
  if ((code && (NOT_NOW.has(code) || code.startsWith('08'))) || LOST.test(messageOf(inner))) {
    return new DatabaseUnavailable(messageOf(inner), { cause: inner })
  }
  // The detail quotes the values of the row, and so would every log that prints the error.
  if (inner instanceof Error && 'detail' in inner) delete inner.detail
  return inner
}

/** Thrown out of a transaction's work it asks for the work to be run again, as PostgreSQL does by itself. */
export class Collided extends Error {
  override readonly name = 'Collided'
  readonly code = '40001'
}

/** PostgreSQL asks for the whole transaction to be run again: it collided with another one. */
export function wantsRetry(error: unknown): boolean {
  const code = codeOf(innermost(error))
  return code === '40001' || code === '40P01'
}

/**
 * Name of the constraint that refused a write (unique, foreign key, check, not null), or undefined when the
 * error is another one.
 */
export function violatedConstraint(error: unknown): string | undefined {
  const inner = innermost(error)
  if (!codeOf(inner)?.startsWith('23')) return undefined
  const { constraint } = inner as { constraint?: unknown }
  return typeof constraint === 'string' ? constraint : ''
}

/** Drizzle wraps the driver's error, and prints the query's parameters in its own message. */
function innermost(error: unknown): unknown {
  let current = error
  while (current instanceof Error && !codeOf(current) && current.cause instanceof Error) {
    if (current instanceof DatabaseUnavailable) return current
    current = current.cause
  }
  return current
}

function codeOf(error: unknown): string | undefined {
  const { code } = (error ?? {}) as MaybeCoded
  return typeof code === 'string' ? code : undefined
}

function messageOf(error: unknown): string {
  const { message } = (error ?? {}) as MaybeCoded
  return typeof message === 'string' ? message : String(error)
}
