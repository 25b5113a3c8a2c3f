import { heardOf, withdrawMessagesAbout } from '#features/messaging/server/public.ts'
import type { Place } from '#features/roster/domain/public.ts'
import type { StoredChange } from '#features/roster/server/public.ts'
import type { Tx } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import { returnOf } from '../../domain/notices.ts'
import { noticeOf } from './notices.ts'
import { receiptsOf } from './receipts-store.ts'
import { exchangeReturns, type StoredReturn } from './returns.ts'
import { revisionOf } from './revision.ts'

interface Followed {
  /** Recorded before this saving, and with it. */
  readonly earlier: readonly StoredChange[]
  readonly changes: readonly StoredChange[]
  /** Before this saving. */
  readonly returns: readonly StoredReturn[]
  /** As saved now. */
  readonly places: readonly Place[]
}

/**
 * Sees to it, in the transaction that saves the week, that nobody is left with something that is not so any
 * more: messages about an earlier state that still wait are withdrawn, and of a change that is no more a
 * return is kept where its driver may know of it.
 */
export async function followChanges(
  tx: Tx,
  platform: Platform,
  weekId: string,
  { earlier, changes, returns, places }: Followed,
  stamp: { readonly at: string; readonly by: string },
): Promise<void> {
  const kept = new Set(changes.map(({ id }) => id))
  const gone = earlier.filter(({ id }) => !kept.has(id))
  const known = await knownOf(
    tx,
    gone.map(({ id }) => id),
  )
  const candidates = [
    ...returns.map(({ change }) => change).filter(({ id }) => !kept.has(id)),
    ...gone.filter(({ id }) => known.has(id)).map((change) => ({ ...change, ...stamp })),
  ]
  const now = candidates.flatMap((change): StoredReturn[] => {
    const found = returnOf(change, places)
    return found ? [{ change, stands: found.stands }] : []
  })
  const before = new Map(returns.map((each) => [each.change.id, each]))
  const same = new Set(
    now
      .filter(({ change, stands }) => before.get(change.id)?.stands === stands)
      .map(({ change }) => change.id),
  )
  await exchangeReturns(
    tx,
    weekId,
    returns.map(({ change }) => change.id).filter((id) => !same.has(id)),
    now.filter(({ change }) => !same.has(change.id)),
  )
  const revisions = new Map([...changes, ...now.map(noticeOf)].map((each) => [each.id, revisionOf(each)]))
  const outdated = [...earlier, ...returns.map(noticeOf)].filter(
    (each) => revisions.get(each.id) !== revisionOf(each),
  )
  await withdrawMessagesAbout(
    tx,
    platform,
    outdated.map(({ id }) => id),
  )
}

/** Those changes which the driver has read or seen, or of which a message may have arrived. */
async function knownOf(tx: Tx, ids: readonly string[]): Promise<Set<string>> {
  const [told, read] = [await heardOf(tx, ids), await receiptsOf(tx, ids)]
  return new Set([...told, ...read.keys()])
}
