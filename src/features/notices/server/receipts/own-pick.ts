import type { StoredChange, WeekRow } from '#features/roster/server/public.ts'
import type { Tx } from '#platform/server/database/database.ts'
import { readNotices } from './notices.ts'
import { keepReceipts } from './receipts-store.ts'
import { revisionOf } from './revision.ts'

/** Whoever has picked a shift knows of that change (D15). */
export async function keepOwnPick(
  tx: Tx,
  { row, changes }: { readonly row: WeekRow; readonly changes: readonly StoredChange[] },
  driverId: string,
  slot: number,
): Promise<void> {
  const own = changes.filter((change) => change.driverId === driverId && change.to?.slot === slot)
  await keepReceipts(
    tx,
    own.map((change) => ({
      changeId: change.id,
      weekId: row.id,
      driverId,
      revision: revisionOf(change),
      readAt: row.savedAt,
    })),
  )
}

/** Whoever has said 'to nie ja' knows that the shift is no more. */
export async function keepOwnReturn(
  tx: Tx,
  { row }: { readonly row: WeekRow },
  driverId: string,
  slot: number,
): Promise<void> {
  const notices = await readNotices(tx, row.id)
  await keepReceipts(
    tx,
    notices
      .filter((notice) => notice.driverId === driverId && notice.from?.slot === slot)
      .map((notice) => ({
        changeId: notice.id,
        weekId: row.id,
        driverId,
        revision: revisionOf(notice),
        readAt: row.savedAt,
      })),
  )
}
