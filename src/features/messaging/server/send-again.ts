import { instantIn, instantNow } from '#platform/server/clock.ts'
import type { Tx } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import { makeDue, type StoredMessage } from './store.ts'

/** How long one that had expired may still be sent once the office wants it all the same: as long as a shift. */
const LATE_MS = 12 * 3_600_000

/**
 * Has a message that did not get through sent again (D30). However many ask at once, it goes out once: the gateway knows it by its key.
 * @returns false where it is under way, has arrived or was withdrawn
 */
export function sendAgain(
  tx: Tx,
  { configuration, clock }: Platform,
  { id, kind }: Pick<StoredMessage, 'id' | 'kind'>,
): Promise<boolean> {
  const isConfigured = (kind === 'email' ? configuration.smtp : configuration.sms) !== undefined
  const state = isConfigured ? 'waiting' : 'no-gateway'
  return makeDue(tx, id, state, { now: instantNow(clock), until: instantIn(clock, LATE_MS) })
}
