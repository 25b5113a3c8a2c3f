import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes, randomInt } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hash, verify } from '@node-rs/argon2'

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
  open(sealed: string): string
  /** A keyed hash, for looking up what must not be readable in the database. */
  fingerprint(text: string): string
}

export const SECRET_KEY_BYTES = 32

/** Argon2id (the package's default), by OWASP's smallest recommended cost. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** @param key 32 bytes */
export function createSecrets(key: Buffer): Secrets {
  const pinKey = createHmac('sha256', key).update('pin').digest()
  const sealKey = createHmac('sha256', key).update('seal').digest()
  const lookupKey = createHmac('sha256', key).update('lookup').digest()
  let pretence: Promise<string> | undefined
  return {
    hashPin: (pin) => hash(pin, { ...COST, secret: pinKey }),
    pinMatches: (stored, pin) => verify(stored, pin, { secret: pinKey }),
    hashPassword: (password) => hash(password, COST),
    passwordMatches: (stored, password) => verify(stored, password),
    pretendToCheck: async (attempt) => {
      pretence ??= hash(randomBytes(16), COST)
      await verify(await pretence, attempt)
    },
    seal: (text) => {
      const nonce = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', sealKey, nonce)
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')
    },
    open: (sealed) => {
      const bytes = Buffer.from(sealed, 'base64url')
      const decipher = createDecipheriv('aes-256-gcm', sealKey, bytes.subarray(0, 12))
      decipher.setAuthTag(bytes.subarray(12, 28))
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
    },
    fingerprint: (text) => createHmac('sha256', lookupKey).update(text).digest('base64url'),
  }
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

/**
 * The key from the environment, or from `secret.key` beside the data, which is made on the first start.
 * @param encoded base64 of 32 bytes, if the environment has one
 */
export function loadSecretKey(dataDir: string, encoded: string | undefined): Buffer {
  if (encoded !== undefined) return Buffer.from(encoded, 'base64')
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const file = join(dataDir, 'secret.key')
  try {
    writeFileSync(file, `${randomBytes(SECRET_KEY_BYTES).toString('base64')}\n`, { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  const key = Buffer.from(readFileSync(file, 'utf8').trim(), 'base64')
  if (key.length !== SECRET_KEY_BYTES)
    throw new Error(`The key file ${file} is damaged: it must hold 32 bytes in base64.`)
  return key
}
