import { writeAudit } from '#features/audit/server/public.ts'
import { instantNow } from '#platform/server/clock.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { actorOf, type Caller } from '#platform/server/http/caller.ts'
import type { Platform } from '#platform/server/platform.ts'
import { confirmService } from '../contract.ts'
import { fingerprintOf } from './confirmation-key.ts'
import { awaitsConfirmation, storeConfirmation } from './store.ts'

export interface OpenLink {
  readonly fingerprint: string
}

/**
 * The link that this key is of, if it is still to be confirmed. A guess leaves no row in the audit log: a
 * flood of them must not fill the database.
 */
export async function openLink(
  { secrets }: Platform,
  queries: Queries,
  key: string,
): Promise<OpenLink | undefined> {
  const fingerprint = fingerprintOf(secrets, key)
  return (await awaitsConfirmation(queries, fingerprint)) ? { fingerprint } : undefined
}

/** Marks the service of this link as confirmed, once; the first time stays. */
export async function confirm(
  { clock, database }: Platform,
  { fingerprint }: OpenLink,
  caller: Caller,
): Promise<void> {
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
