import { isRightOfToday, moneyHolders } from '#features/auth/server/public.ts'
import { fleetTime } from '#platform/server/clock.ts'
import type { Queries } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import { type Approval, approvalOf } from '../domain/who-approves.ts'
import { type BatchRow, sentAlone } from './batch-store.ts'
import { limitFor } from './export-batch.ts'

/**
 * Who may approve a prepared batch, and when; null where it waits for nobody. A batch whose author has the
 * right since today waits whatever it comes to, as long as the fleet has an amount for two persons.
 */
export async function approvalOfBatch(
  queries: Queries,
  platform: Platform,
  row: BatchRow,
  { needsSecond, isApproved, askingId }: { needsSecond: boolean; isApproved: boolean; askingId: string },
): Promise<Approval | null> {
  if (row.state !== 'prepared' || isApproved) return null
  const limit = await limitFor(queries, platform, row)
  if (!limit) return null
  const isPreparerOfToday = await isRightOfToday(queries, platform, row.preparedById)
  if (!needsSecond && !isPreparerOfToday) return null
  const today = fleetTime(platform.clock).date
  const holders = []
  for (const { id, name } of await moneyHolders(queries))
    holders.push({
      ...{ id, name },
      isOfToday: await isRightOfToday(queries, platform, id),
      canSendAlone: (await sentAlone(queries, id, today)) + row.total <= limit.over,
    })
  return approvalOf({ holders, preparedById: row.preparedById, isPreparerOfToday, askingId })
}
