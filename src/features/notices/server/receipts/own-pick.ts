import type { WeekRow } from '#features/roster/server/public.ts'
import type { Tx } from '#platform/server/database/database.ts'
import { readNotices, type StoredNotice } from './notices.ts'
import { keepReceipts, ONLY_SEEN, receiptsOf } from './receipts-store.ts'
import { revisionOf } from './revision.ts'

/** Of a saved week. */
interface OwnAct {
  readonly row: WeekRow
  readonly driverId: string
  /** 0-13 */
  readonly slot: number
}

/**
 * Whoever has picked a shift knows of it (D15), also where it is the one that the office had taken away; not
 * of another shift that the office took and that goes with this one as one change, unless that was read.
 */
export function keepOwnPick(tx: Tx, act: OwnAct): Promise<void> {
  return keepRead(
    tx,
    act,
    ({ kind, from, to }, wasRead) =>
      to?.slot === act.slot && (kind === 'returned' || !from || from.slot === act.slot || wasRead),
  )
}

/** Whoever has said 'to nie ja' knows that the shift is no more. */
export function keepOwnReturn(tx: Tx, act: OwnAct): Promise<void> {
  return keepRead(tx, act, ({ from }) => from?.slot === act.slot)
}

async function keepRead(
  tx: Tx,
  { row, driverId }: OwnAct,
  isKnown: (notice: StoredNotice, wasRead: boolean) => boolean,
): Promise<void> {
  const own = (await readNotices(tx, row.id)).filter((notice) => notice.driverId === driverId)
  const receipts = await receiptsOf(
    tx,
    own.map(({ id }) => id),
  )
  const wasRead = ({ id }: StoredNotice) => (receipts.get(id)?.revision ?? ONLY_SEEN) !== ONLY_SEEN
  await keepReceipts(
    tx,
    own
      .filter((notice) => isKnown(notice, wasRead(notice)))
      .map((notice) => ({
        changeId: notice.id,
        weekId: row.id,
        driverId,
        revision: revisionOf(notice),
        readAt: row.savedAt,
      })),
  )
}
