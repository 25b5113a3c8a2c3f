import type { Tx } from '#platform/server/database/database.ts'
import type { StoredChange } from '../history/store-history.ts'
import type { WeekRow } from '../week/store-week.ts'
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
