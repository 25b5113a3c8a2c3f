import type { Platform } from '#platform/server/platform.ts'
import { newToken } from '#platform/server/secrets.ts'

/**
 * How the last part of `/ps/{id}` is kept: a keyed hash to find it by, and encrypted to be sent again (D27).
 */
export interface KeptKey {
  readonly keyFingerprint: string
  readonly sealedKey: string
}

/** A new unguessable key of 256 bits. */
export function newKey({ secrets }: Platform): KeptKey {
  const key = newToken()
  return { keyFingerprint: fingerprintOf(secrets, key), sealedKey: secrets.seal(key) }
}

export function fingerprintOf(secrets: Platform['secrets'], key: string): string {
  return secrets.fingerprint(`service confirmation\n${key}`)
}

/** The address of the confirmation page; undefined where it was sealed with a key that is lost. */
export function confirmationUrl({ secrets, configuration }: Platform, sealedKey: string): string | undefined {
  const key = secrets.tryOpen(sealedKey)
  return key === undefined ? undefined : `${configuration.publicUrl}/ps/${key}`
}
