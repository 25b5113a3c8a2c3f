import { timingSafeEqual } from 'node:crypto'
import type { Platform } from '#platform/server/platform.ts'
import { smsStatusByGet } from '../contract-reports.ts'

export interface Handed {
  readonly id: string
  readonly round: number
}

/** The key under which a gateway knows a message; a message sent again by the office has another one. */
export function keyOfMessage({ id, round }: Handed): string {
  return `${id}.${round}`
}

/**
 * Where the gateway reports what became of this message: nobody else can tell it, since it is signed (D30).
 */
export function reportUrl({ configuration, secrets }: Platform, handed: Handed): string {
  const key = keyOfMessage(handed)
  const query = new URLSearchParams({ m: key, k: signatureOf(secrets, key) })
  return `${configuration.publicUrl}${smsStatusByGet.path}?${query}`
}

/** The message that a report is of; undefined for a forged key. */
export function messageOfReport({ secrets }: Platform, m: string, k: string): Handed | undefined {
  const given = Buffer.from(k)
  const wanted = Buffer.from(signatureOf(secrets, m))
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return undefined
  const [id, round] = m.split('.')
  return id === undefined ? undefined : { id, round: Number(round) }
}

function signatureOf({ fingerprint }: Platform['secrets'], key: string): string {
  return fingerprint(`sms-report:${key}`)
}
