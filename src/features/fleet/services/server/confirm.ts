import { writeAudit } from '#features/audit/server/public.ts'
import { instantNow } from '#platform/server/clock.ts'
import { actorOf } from '#platform/server/http/caller.ts'
import type { CallContext } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import { confirmService } from '../contract.ts'
import { fingerprintOf } from './confirmation-key.ts'
import { awaitsConfirmation, storeConfirmation } from './store.ts'

/**
 * Marks the service of this link as confirmed, once; the first time stays. A key that is unknown, or confirmed already, changes nothing and leaves no
 * row in the audit log: a flood of guesses must not fill the database.
 */
export async function confirm(
  platform: Platform,
  key: string,
  { queries, caller }: CallContext,
): Promise<void> {
  const { clock, database, secrets } = platform
  const fingerprint = fingerprintOf(secrets, key)
  if (!(await awaitsConfirmation(queries, fingerprint))) return
  const at = instantNow(clock)
  await database.transaction(async (tx) => {
    const id = await storeConfirmation(tx, fingerprint, at)
    if (id === undefined) return
    await writeAudit(tx, {
      at,
      actor: actorOf(caller),
      action: `${confirmService.method} ${confirmService.path}`,
      outcome: 'done',
      details: { service: id },
    })
  })
}
