import { fail, ok } from '#kernel/result.ts'
import { type Clock, instantNow } from '#platform/server/clock.ts'
import type { Tx } from '#platform/server/database/database.ts'
import { letNeededGoLast } from '../handover-photos.ts'
import { changeDamage, lockDamage } from '../handover-store.ts'

/**
 * Somebody of the office has seen the damage, or it is to be looked at again. Of two at once the first one's
 * name and hour stay, and the second one is told.
 * @param by the name of who does it
 */
export async function seeDamage(tx: Tx, clock: Clock, id: string, seen: boolean, by: string) {
  const damage = await lockDamage(tx, id)
  if (!damage) return fail({ code: 'no_damage' as const })
  if (seen && damage.seenAt)
    return ok({ status: 'ok' as const, already: { by: damage.seenBy, at: damage.seenAt } })
  const change = seen ? { seenAt: instantNow(clock), seenBy: by } : { seenAt: null, seenBy: '' }
  await changeDamage(tx, id, change)
  return ok({ status: 'ok' as const, already: null })
}

/** Repaired, or not after all. Who says either has seen it. */
export async function repairDamage(tx: Tx, clock: Clock, id: string, repaired: boolean, by: string) {
  const damage = await lockDamage(tx, id)
  if (!damage) return fail({ code: 'no_damage' as const })
  const now = instantNow(clock)
  await changeDamage(tx, id, {
    ...(repaired ? { repairedAt: now, repairedBy: by } : { repairedAt: null, repairedBy: '' }),
    ...(damage.seenAt ? {} : { seenAt: now, seenBy: by }),
  })
  await letNeededGoLast(tx, damage.handoverId)
  return ok({ status: 'ok' as const })
}
