import { randomUUID } from 'node:crypto'
import type { Tx, WithCommit } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import { newToken } from '#platform/server/secrets.ts'
import { storeUnproven, type UnprovenForm } from './unproven-store.ts'

/** Tells links of forms from those of picked shifts; no key has it in itself. */
const OF_FORM = 'f.'

export function fingerprintOfFormLink({ secrets }: Platform, key: string): string {
  return secrets.fingerprint(`unproven form link\n${key}`)
}

type Kept = Pick<
  UnprovenForm,
  'driverId' | 'submissionId' | 'year' | 'week' | 'sentAt' | 'asked' | 'reason' | 'reasonText'
>

/**
 * Keeps a form that came for a driver without the driver's own session, with what the driver may disown.
 * @param mayLink a letter goes to the driver's own address: an address that only the form knows gets no link
 * @returns the link 'To nie ja'
 */
export function keepUnproven(
  tx: Tx,
  withCommit: WithCommit,
  platform: Platform,
  form: Kept,
  mayLink: boolean,
): string | undefined {
  const key = mayLink ? OF_FORM + newToken() : undefined
  withCommit(
    storeUnproven(tx, {
      id: randomUUID(),
      keyFingerprint: key === undefined ? null : fingerprintOfFormLink(platform, key),
      ...form,
      answer: null,
      answeredAt: null,
      outcome: null,
      settledAt: null,
    }),
  )
  // Behind the '#' it is sent to no server by merely opening the page, and stands in no log.
  return key && `${platform.configuration.publicUrl}/to-nie-ja#${key}`
}
