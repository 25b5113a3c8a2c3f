import { statfsSync } from 'node:fs'
import { dirname } from 'node:path'

/** A sentence for whoever runs a command: what is wrong, and what to do. */
export class Refusal extends Error {
  override readonly name: string = 'Refusal'
}

interface Coded {
  readonly code?: unknown
  readonly path?: unknown
  readonly message?: unknown
  readonly cause?: unknown
  readonly errors?: readonly unknown[]
}

const FILES: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  ENOTDIR: 'a part of this path is a file, not a folder',
  EISDIR: 'this is a folder; name a file',
  EACCES: 'this user may not use it; change its permissions or run the command as its owner',
  EPERM: 'this user may not use it; change its permissions or run the command as its owner',
  EROFS: 'this disk can only be read; name another place',
  ENOSPC: 'the disk is full; make space or name another place',
  EDQUOT: 'the quota of this user is used up; make space or name another place',
  EMFILE: 'too many files are open; raise the limit (ulimit -n)',
}

const SERVERS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'No PostgreSQL answers at this address; is it started, and are host and port right?',
  ENOTFOUND: 'There is no such host; check the address of the database.',
  EAI_AGAIN: 'The host could not be looked up; check the address of the database and the network.',
  EHOSTUNREACH: 'The host of the database can not be reached; check the address and the network.',
  ENETUNREACH: 'The host of the database can not be reached; check the address and the network.',
  ETIMEDOUT: 'The host of the database does not answer; check the address and the network.',
  ECONNRESET: 'The database closed the connection; is it PostgreSQL that answers at this address?',
  '28P01': 'PostgreSQL refuses user or password; check the address of the database.',
  '28000': 'PostgreSQL refuses this user; check the address of the database and its pg_hba.conf.',
  '3D000': 'PostgreSQL has no database of this name; make it first (createdb NAME), or check the address.',
  '42501': 'This PostgreSQL user may not do that; give it the rights of the owner of the database.',
  '53100': 'The disk of the database is full; make space and try again.',
  '53300': 'PostgreSQL has no connection left; try again later or raise max_connections.',
  '57P03': 'PostgreSQL is just starting; try again in a moment.',
}

/**
 * What to tell whoever runs a command of an error, in one sentence; undefined for one that nobody foresaw.
 * @param error anything that was thrown
 */
export function sentenceOf(error: unknown): string | undefined {
  for (let current = error; current !== undefined && current !== null; current = (current as Coded).cause) {
    const { code, path, message, errors } = current as Coded
    if (isSentence(current)) return String(message)
    const known = typeof code === 'string' ? code : undefined
    if (known && typeof path === 'string' && FILES[known]) return `${path}: ${FILES[known]}.`
    if (known && SERVERS[known]) return SERVERS[known]
    if (known && FILES[known]) return `The disk or the folder refused: ${FILES[known]}.`
    // What a connection is greeted with then has no code of its own.
    if (/^could not write init file/.test(String(message))) return SERVERS['53100']
    if (/^The embedded database/.test(String(message)))
      return `${message} Is the disk full, or the folder damaged? Make space, or restore a backup into a new folder.`
    if (/^COMMIT got no answer/.test(String(message)))
      return 'PostgreSQL answers no COMMIT; is its synchronous standby away? Bring it back, or take it out of synchronous_standby_names.'
    if (errors?.[0]) return sentenceOf(errors[0])
    if (/SSL|certificate/i.test(String(message)))
      return `The encrypted connection to PostgreSQL failed (${message}); check sslmode in the address of the database.`
    if (
      /Connection terminated|^timeout expired|timeout exceeded when trying to connect/.test(String(message))
    )
      return 'The database closed the connection or did not answer; check its address, and that it is PostgreSQL 15 or newer.'
  }
  return undefined
}

const SENTENCES = [
  'Refusal',
  'RestoreRefused',
  'KeyRefused',
  'FolderTaken',
  'FolderFull',
  'OtherEdition',
  'UpgradeFailed',
  'ConfigurationError',
]

function isSentence(error: unknown): boolean {
  return (
    error instanceof Error && (SENTENCES.includes(error.name) || SENTENCES.includes(error.constructor.name))
  )
}

/**
 * Refuses a work that the disk has no room for before it is begun.
 * @param bytes that it takes at least
 */
export function refuseWithoutSpace(path: string, bytes: number): void {
  const { bavail, bsize } = statfsSync(nearest(path))
  const free = bavail * bsize
  if (free >= bytes) return
  const mb = (size: number) => `${Math.ceil(size / 2 ** 20)} MB`
  throw new Refusal(
    `There is not enough space at ${path}: about ${mb(bytes)} are needed, ${mb(free)} are free; make space or name another place.`,
  )
}

function nearest(path: string): string {
  try {
    statfsSync(path)
    return path
  } catch {
    const above = dirname(path)
    return above === path ? path : nearest(above)
  }
}
