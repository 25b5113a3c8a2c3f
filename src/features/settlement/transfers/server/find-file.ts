import { fail, ok, type Result } from '#kernel/result.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { fleetTime } from '#platform/server/clock.ts'
import type { Queries } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { findTransferFile } from '../contract-file.ts'
import { batchRow, fileByDigest, ordersOf } from './batch-store.ts'
import { batchOnWire } from './list-batches.ts'
import { namesOfOrders } from './names-of-orders.ts'

const MOST_NAMED = 10

/** Whose file has this digest, and what became of that batch since. */
export async function findFile(
  queries: Queries,
  { clock }: Platform,
  digest: string,
): Promise<Result<OutputOf<typeof findTransferFile>, { readonly code: 'no_such_file' }>> {
  const file = await fileByDigest(queries, digest)
  const row = file && (await batchRow(queries, file.batchId))
  // A batch that is only prepared has given out nothing.
  if (!row || row.state === 'prepared') return fail({ code: 'no_such_file' })
  const back = (await ordersOf(queries, row.id)).flatMap((order) =>
    order.returnedAt === null ? [] : [{ ...order, returnedAt: order.returnedAt }],
  )
  const named = back.slice(0, MOST_NAMED)
  const nameOf = await namesOfOrders(queries, named)
  const { number, date, orders, returned, exported, confirmed, cancelled } = batchOnWire(row, back.length)
  return ok({
    ...file,
    ...{ number, state: row.state, date, datePast: date < fleetTime(clock).date },
    ...{ exported, confirmed, cancelled, orders, returned },
    cameBack: named.map(({ statement, driverId, returnedAt }) => ({
      statement,
      driver: nameOf({ driverId, statement }),
      at: returnedAt,
    })),
  })
}
