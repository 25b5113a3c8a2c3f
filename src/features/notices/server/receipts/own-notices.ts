import type { Spot } from '#features/roster/domain/public.ts'
import { findWeek, lockWeek, readContents, type WeekRow } from '#features/roster/server/public.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { type Slot, slotAt } from '#kernel/slot.ts'
import type { Week } from '#kernel/week.ts'
import { type Clock, instantNow } from '#platform/server/clock.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { Notice } from '../../domain/notices.ts'
import { readNotices, type StoredNotice } from './notices.ts'
import { keepReceipts, noteSeen, type Receipt, receiptsOf } from './receipts-store.ts'
import { revisionOf } from './revision.ts'

/** Where a driver was, or is, as the driver reads it. */
export interface OwnSpot {
  readonly slot: Slot
  readonly kind: 'drive' | 'reserve' | 'on-call'
  /** Empty without a car. */
  readonly reg: string
}

/** What a driver is to know of a week, and whether it was read as it is now. */
export interface OwnNotice {
  readonly id: string
  /** Names this state of it. */
  readonly revision: string
  readonly kind: Notice['kind']
  readonly from: OwnSpot | null
  readonly to: OwnSpot | null
  /** Instant */
  readonly at: string
  /** Its author's name, as saved with it. */
  readonly by: string
  readonly readAt: string | null
}

/**
 * A driver's own changes of a saved week, in the order in which they were made; none where it is not
 * generated. Whoever was shown one knows of it: if it comes to nothing, the driver hears of that too.
 */
export async function showOwnNotices(
  queries: Queries,
  clock: Clock,
  week: Week,
  driverId: string,
): Promise<OwnNotice[]> {
  const row = await findWeek(queries, week)
  if (!row?.publishedAt) return []
  const notices = await noticesOf(queries, row, driverId)
  if (notices.length === 0) return []
  const { cars } = await readContents(queries, row.id)
  const regs = new Map(cars.map(({ id, reg }) => [id, reg]))
  const receipts = await receiptsOf(
    queries,
    notices.map(({ id }) => id),
  )
  const readAt = instantNow(clock)
  const unseen = notices.filter(({ id }) => !receipts.has(id))
  await noteSeen(
    queries,
    unseen.map(({ id }) => ({ changeId: id, weekId: row.id, driverId, readAt })),
  )
  // A version saved between these reads would give a week that never was.
  if ((await findWeek(queries, week))?.version !== row.version)
    return showOwnNotices(queries, clock, week, driverId)
  const spot = (at: Spot | null): OwnSpot | null =>
    at && {
      slot: slotAt(week, at.slot),
      kind: at.carId !== null ? 'drive' : at.onCall ? 'on-call' : 'reserve',
      reg: regs.get(at.carId ?? '') ?? '',
    }
  return notices.map((notice) => {
    const revision = revisionOf(notice)
    const receipt = receipts.get(notice.id)
    return {
      id: notice.id,
      revision,
      kind: notice.kind,
      from: spot(notice.from),
      to: spot(notice.to),
      at: notice.at,
      by: notice.by,
      readAt: receipt?.revision === revision ? receipt.readAt : null,
    }
  })
}

/** A notice as the driver had it on the screen. */
export interface SeenNotice {
  readonly id: string
  readonly revision: string
}

/**
 * Keeps that a driver has read these of the own changes in these weeks. What has moved on since the driver
 * saw it is not taken for read; the weeks stay locked, so that nobody saves meanwhile. `moved-on`: one of
 * them reads otherwise by now, or is no change of this driver.
 * @param weeks in the order of time
 */
export async function readOwnNotices(
  tx: Tx,
  { clock }: Platform,
  weeks: readonly Week[],
  driverId: string,
  seen: readonly SeenNotice[],
): Promise<Result<number, 'moved-on'>> {
  const wanted = new Map(seen.map(({ id, revision }) => [id, revision]))
  const readAt = instantNow(clock)
  const receipts: Receipt[] = []
  for (const week of weeks) {
    const row = await lockWeek(tx, week)
    const notices = row ? await noticesOf(tx, row, driverId) : []
    for (const notice of notices) {
      const revision = revisionOf(notice)
      if (row && wanted.get(notice.id) === revision)
        receipts.push({ changeId: notice.id, weekId: row.id, driverId, revision, readAt })
    }
  }
  if (receipts.length < wanted.size) return fail('moved-on')
  await keepReceipts(tx, receipts)
  return ok(receipts.length)
}

async function noticesOf(queries: Queries, { id }: WeekRow, driverId: string): Promise<StoredNotice[]> {
  return (await readNotices(queries, id)).filter((notice) => notice.driverId === driverId)
}
