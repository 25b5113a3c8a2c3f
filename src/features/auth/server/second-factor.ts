import { createHash, randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import type { Platform } from '#platform/server/platform.ts'

const STEP_SECONDS = 30
/** Half-minutes that the clock of a phone may be off, either way. */
const TOLERANCE = 1
/** How long the picture on the screen may be waited with. */
const OFFER_MS = 30 * 60_000
const RECOVERY_CODES = 10
/** Without letters and digits that look alike on paper. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** A secret for an authenticator app, as the app wants it. */
export interface Offer {
  /** Base32, to be typed where no picture can be taken. */
  readonly secret: string
  readonly uri: string
  /** The sealed offer, which comes back with the first code; nothing of it is kept meanwhile. */
  readonly offer: string
}

function totp(secret: Secret, login: string): TOTP {
  return new TOTP({ issuer: 'Flotylla', label: login, secret, period: STEP_SECONDS, digits: 6 })
}

/** A new secret of 160 bits for this user. */
export function newOffer({ secrets, clock }: Platform, user: { id: string; login: string }): Offer {
  const secret = new Secret({ size: 20 })
  const until = clock.now().getTime() + OFFER_MS
  return {
    secret: secret.base32,
    uri: totp(secret, user.login).toString(),
    offer: secrets.seal(JSON.stringify({ user: user.id, secret: secret.base32, until })),
  }
}

/** The secret of an offer made to this user lately; undefined for any other text. */
export function secretOffered(
  { secrets, clock }: Platform,
  userId: string,
  offer: string,
): string | undefined {
  try {
    const { user, secret, until } = JSON.parse(secrets.open(offer)) as Record<string, unknown>
    const holds = user === userId && typeof until === 'number' && until >= clock.now().getTime()
    return holds && typeof secret === 'string' ? secret : undefined
  } catch {
    return undefined
  }
}

/**
 * The half-minute that this code stands for, or undefined where it is no code of now (RFC 6238).
 * @param secret base32
 */
export function stepOfCode(
  { clock }: Pick<Platform, 'clock'>,
  secret: string,
  code: string,
): number | undefined {
  const timestamp = clock.now().getTime()
  const token = plainCode(code)
  if (!/^\d{6}$/.test(token)) return undefined
  const delta = totp(Secret.fromBase32(secret), '').validate({ token, timestamp, window: TOLERANCE })
  return delta === null ? undefined : Math.floor(timestamp / 1000 / STEP_SECONDS) + delta
}

/** `ABCDE-FGHJK`, 50 bits each: tries are throttled, and a code is of no use without the password. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const letters = [...randomBytes(10)].map((byte) => LETTERS[byte % LETTERS.length]).join('')
    return `${letters.slice(0, 5)}-${letters.slice(5)}`
  })
}

/** How a recovery code is kept: of one user, in whatever case, with or without its dash. */
export function hashRecoveryCode(userId: string, code: string): string {
  return createHash('sha256')
    .update(`${userId}\n${plainCode(code)}`)
    .digest('base64url')
}

function plainCode(code: string): string {
  return code.toUpperCase().replace(/[\s-]/g, '')
}
