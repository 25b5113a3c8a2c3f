import { isRightOfToday } from '#features/auth/server/public.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { instantNow } from '#platform/server/clock.ts'
import { type Caller, nameOfCaller } from '#platform/server/http/caller.ts'
import { type Route, reads, writes } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import {
  approveTransferBatch,
  cancelTransferBatch,
  confirmTransferBatch,
  downloadTransferFile,
  exportTransferBatch,
  getTransferBatch,
  listTransferBatches,
  prepareTransferBatch,
  returnTransferOrder,
} from '../contract.ts'
import { findTransferFile } from '../contract-file.ts'
import { undoTransferReturn } from '../contract-undo-return.ts'
import { approveTransfers, cancelTransfers, confirmTransfers, returnTransfer } from './batch-steps.ts'
import { batchRow, filesOf } from './batch-store.ts'
import { exportTransfers } from './export-batch.ts'
import { findFile } from './find-file.ts'
import { listBatches } from './list-batches.ts'
import { type Person, prepareTransfers } from './prepare-batch.ts'
import { readBatch } from './read-batch.ts'
import { undoReturnOfTransfer } from './undo-return.ts'

const personOf = (caller: Caller): Person => ({ id: caller.user?.id ?? '', name: nameOfCaller(caller) })

/** Batches, their steps and their files. */
export function batchRoutes(platform: Platform): Route[] {
  const now = () => instantNow(platform.clock)
  return [
    reads(listTransferBatches, async (asked, { queries }) => ok(await listBatches(queries, asked))),
    reads(getTransferBatch, ({ id }, { queries, caller }) =>
      readBatch(queries, platform, id, personOf(caller).id),
    ),
    writes(prepareTransferBatch, async (wanted, { tx, caller, audit }) => {
      const prepared = await prepareTransfers(tx, platform, wanted, personOf(caller))
      if (prepared.ok) {
        audit({ batch: prepared.value.number, orders: wanted.count, grosze: wanted.total })
        if (wanted.again.length > 0) audit({ sentAgain: wanted.again.length })
      }
      return prepared
    }),
    writes(approveTransferBatch, async ({ id }, { tx, caller, audit }) => {
      audit({ batch: await numberOf(tx, id) })
      if (await isRightOfToday(tx, platform, caller.user?.id ?? ''))
        return fail({ code: 'right_of_today' as const })
      return done(await approveTransfers(tx, platform, id, personOf(caller)))
    }),
    writes(exportTransferBatch, async ({ id }, { tx, caller, audit }) => {
      audit({ batch: await numberOf(tx, id) })
      const exported = await exportTransfers(tx, platform, id, personOf(caller))
      if (exported.ok) audit({ orders: exported.value.orders })
      return done(exported)
    }),
    reads(downloadTransferFile, async ({ id, part }, { queries, audit }) => {
      const row = await batchRow(queries, id)
      if (!row) return fail({ code: 'no_such_batch' as const })
      audit({ batch: row.number })
      const files = await filesOf(queries, id)
      const file = files.find((one) => one.part === part)
      if (!file)
        return files.length === 0
          ? fail({ code: 'not_exported' as const })
          : fail({ code: 'no_such_part' as const, facts: { parts: files.length } })
      const ending = file.parts > 1 ? `-${part}-z-${file.parts}` : ''
      return ok({
        fileName: `przelewy-${row.number.replaceAll('/', '-')}${ending}.${file.extension}`,
        contentType: 'application/octet-stream',
        body: Buffer.from(platform.secrets.open(file.sealed), 'base64'),
      })
    }),
    writes(confirmTransferBatch, async (asked, { tx, caller, audit }) => {
      audit({ batch: await numberOf(tx, asked.id) })
      const confirmed = await confirmTransfers(tx, asked, personOf(caller), now())
      return confirmed.ok ? ok({ status: 'ok' as const, ...confirmed.value }) : confirmed
    }),
    writes(returnTransferOrder, async (order, { tx, caller, audit }) => {
      audit({ batch: await numberOf(tx, order.id), statement: order.statement })
      return done(await returnTransfer(tx, order, personOf(caller), now()))
    }),
    writes(undoTransferReturn, async (order, { tx, caller, audit }) => {
      audit({ batch: await numberOf(tx, order.id), statement: order.statement, reason: order.reason })
      return done(await undoReturnOfTransfer(tx, order, personOf(caller), now()))
    }),
    writes(cancelTransferBatch, async ({ id }, { tx, caller, audit }) => {
      audit({ batch: await numberOf(tx, id) })
      return done(await cancelTransfers(tx, id, personOf(caller), now()))
    }),
    reads(findTransferFile, ({ digest }, { queries }) => findFile(queries, platform, digest)),
  ]

  async function numberOf(queries: Parameters<typeof batchRow>[0], id: string): Promise<string> {
    return (await batchRow(queries, id))?.number ?? 'none'
  }
}

function done<E>(result: Result<unknown, E>) {
  return result.ok ? ok({ status: 'ok' as const }) : result
}
