import { type Clock, instantIn, instantNow } from '#platform/server/clock.ts'
import type { Tx } from '#platform/server/database/database.ts'
import { gatewaysOf } from '#platform/server/message-gateways.ts'
import type { Platform } from '#platform/server/platform.ts'
import { TEST_KIND } from '../domain/message-about.ts'
import { isAmong, REPEATABLE } from '../domain/message-state.ts'
import { rewrite } from './leave-out.ts'
import { makeDue, type StoredMessage } from './store.ts'
import { lockMessage } from './topics-store.ts'

/**
 * How long one that had expired may still be sent once the office wants it all the same: as long as a shift.
 */
const LATE_MS = 12 * 3_600_000

/**
 * Has a message that did not get through sent again (D30), without what came otherwise since. However many
 * ask at once, it goes out once: the gateway knows it by its key.
 * @returns false where it is under way, has arrived or was withdrawn, or is a test message
 */
export async function sendAgain(
  tx: Tx,
  platform: Platform,
  { id, kind }: Pick<StoredMessage, 'id' | 'kind'>,
): Promise<boolean> {
  const { clock } = platform
  const { smtp, sms } = gatewaysOf(platform)
  const gateways = { email: smtp, sms, push: true }
  const isConfigured = gateways[kind] !== undefined
  const state = isConfigured ? 'waiting' : 'no-gateway'
  const message = await lockMessage(tx, id)
  if (!message || !isAmong(REPEATABLE, message.state) || message.aboutKind === TEST_KIND) return false
  await rewrite(tx, platform, message)
  return makeDue(tx, id, state, { now: instantNow(clock), until: lateUntil(clock) })
}

/** Until when that may still be sent which is too late already. */
export function lateUntil(clock: Clock): string {
  return instantIn(clock, LATE_MS)
}
