import type { WeekRow } from '#features/roster/server/public.ts'
import type { Tx } from '#platform/server/database/database.ts'
import { readNotices, type StoredNotice } from './notices.ts'
import { keepReceipts } from './receipts-store.ts'
import { revisionOf } from './revision.ts'

/** Of a saved week. */
interface OwnAct {
  readonly row: WeekRow
  readonly driverId: string
  /** 0-13 */
  readonly slot: number
}

/** Whoever has picked a shift knows of it (D15), also where it is the one that the office had taken away. */
export function keepOwnPick(tx: Tx, act: OwnAct): Promise<void> {
  return keepRead(tx, act, ({ to }) => to?.slot === act.slot)
}

/** Whoever has said 'to nie ja' knows that the shift is no more. */
export function keepOwnReturn(tx: Tx, act: OwnAct): Promise<void> {
  return keepRead(tx, act, ({ from }) => from?.slot === act.slot)
}

async function keepRead(
  tx: Tx,
  { row, driverId }: OwnAct,
  isKnown: (notice: StoredNotice) => boolean,
): Promise<void> {
  const notices = await readNotices(tx, row.id)
  await keepReceipts(
    tx,
    notices
      .filter((notice) => notice.driverId === driverId && isKnown(notice))
      .map((notice) => ({
        changeId: notice.id,
        weekId: row.id,
        driverId,
        revision: revisionOf(notice),
        readAt: row.savedAt,
      })),
  )
}
