import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes, randomInt } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { checkValueOf } from './keys/secret-key.ts'
import { createWaitingLine } from './waiting-line.ts'

/** What needs the key that lives outside the database (Q15). */
export interface Secrets {
  /** argon2id under the key. */
  hashPin(pin: string): Promise<string>
  pinMatches(hash: string, pin: string): Promise<boolean>
  /** argon2id. */
  hashPassword(password: string): Promise<string>
  passwordMatches(hash: string, password: string): Promise<boolean>
  /** The cost of a check without a secret to check against, so that both take the same time (Q12, Q13). */
  pretendToCheck(attempt: string): Promise<void>
  /** Encrypts what must be readable again (a PIN shown on request). AES-256-GCM. */
  seal(text: string): string
  /** @throws Unreadable where it was sealed with another key */
  open(sealed: string): string
  /** The same, undefined where it was sealed with another key. */
  tryOpen(sealed: string): string | undefined
  /** A keyed hash, for looking up what must not be readable in the database. */
  fingerprint(text: string): string
  /** Tells this key from others without giving it away. */
  readonly checkValue: string
}

/** It was sealed with a key that is lost: nobody can read it any more, and it has to be made anew. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable'
}

/** What a hash takes: memory in KiB, rounds over it, threads. */
export interface HashCost {
  readonly memoryCost: number
  readonly timeCost: number
  readonly parallelism: number
}

/** Argon2id (the package's default), by OWASP's smallest recommended cost. */
const COST: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/**
 * Each takes 19 MB and one of Node's four threads for files, names and packing: more at once than half of
 * them would hold up everybody else, and are no sooner done.
 */
const HASHES_AT_ONCE = 2

/**
 * @param key 32 bytes
 * @param cost of hashes that are made; a check takes what the hash that it checks took. Less than the usual
 * one is for tests alone.
 */
export function createSecrets(key: Buffer, cost = COST): Secrets {
  const pinKey = createHmac('sha256', key).update('pin').digest()
  const sealKey = createHmac('sha256', key).update('seal').digest()
  const lookupKey = createHmac('sha256', key).update('lookup').digest()
  let pretence: Promise<string> | undefined
  const line = createWaitingLine({
    atOnce: HASHES_AT_ONCE,
    longest: Number.POSITIVE_INFINITY,
    longestPerAsker: Number.POSITIVE_INFINITY,
  })
  const inTurn = async <T>(work: () => Promise<T>): Promise<T> =>
    ((await line.run('', work)) as { readonly value: T }).value
  const tryOpen = (sealed: string): string | undefined => {
    try {
      return unseal(sealKey, sealed)
    } catch {
      return undefined
    }
  }
  return {
    hashPin: (pin) => inTurn(() => hash(pin, { ...cost, secret: pinKey })),
    pinMatches: (stored, pin) => inTurn(() => verify(stored, pin, { secret: pinKey })),
    hashPassword: (password) => inTurn(() => hash(password, cost)),
    passwordMatches: (stored, password) => inTurn(() => verify(stored, password)),
    pretendToCheck: async (attempt) => {
      pretence ??= inTurn(() => hash(randomBytes(16), cost))
      const known = await pretence
      await inTurn(() => verify(known, attempt))
    },
    seal: (text) => {
      const nonce = randomBytes(NONCE)
      const cipher = createCipheriv('aes-256-gcm', sealKey, nonce, { authTagLength: TAG })
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')
    },
    open: (sealed) => {
      const text = tryOpen(sealed)
      if (text === undefined) throw new Unreadable('It was sealed with another key.')
      return text
    },
    tryOpen,
    checkValue: checkValueOf(key),
    fingerprint: (text) => createHmac('sha256', lookupKey).update(text).digest('base64url'),
  }
}

/** Bytes; a tag that was cut shorter would be guessed sooner, and is refused. */
const NONCE = 12
const TAG = 16

function unseal(sealKey: Buffer, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', sealKey, bytes.subarray(0, NONCE), { authTagLength: TAG })
  decipher.setAuthTag(bytes.subarray(NONCE, NONCE + TAG))
  return Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()]).toString('utf8')
}

/** An unguessable opaque token of 256 bits (D39). */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** How a token is kept: hashed, so that a stolen database opens no session (Q14). */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** Digits are random 1-9 (Spec 1 §5, D11). */
export function newPin(): string {
  return Array.from({ length: 4 }, () => randomInt(1, 10)).join('')
}
