import { maskAccount } from '#features/settlement/accounts/domain/public.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { fleetTime } from '#platform/server/clock.ts'
import type { Queries } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { getTransferBatch } from '../contract.ts'
import { writeElixir } from '../domain/elixir-file.ts'
import { needsSecondPerson } from '../domain/prepare-batch.ts'
import { tallyOf } from '../domain/tally.ts'
import { approvalOfBatch } from './approval-of-batch.ts'
import { preparedOf } from './batch-of-rows.ts'
import {
  type ApprovalRow,
  approvalsOf,
  type BatchRow,
  batchRow,
  filesOf,
  type OrderRow,
  ordersOf,
  outsideOf,
} from './batch-store.ts'
import { limitFor } from './export-batch.ts'
import { batchOnWire } from './list-batches.ts'
import { namesOfOrders } from './names-of-orders.ts'
import { openOrder, orderOf } from './sealed-order.ts'

type OnWire = OutputOf<typeof getTransferBatch>

/** @param userId who asks */
export async function readBatch(
  queries: Queries,
  platform: Platform,
  id: string,
  userId: string,
): Promise<Result<OnWire, { readonly code: 'no_such_batch' }>> {
  const row = await batchRow(queries, id)
  if (!row) return fail({ code: 'no_such_batch' })
  const orders = await ordersOf(queries, id)
  const outside = await outsideOf(queries, id)
  const approvals = await approvalsOf(queries, id)
  const files = await filesOf(queries, id)
  const nameOf = await namesOfOrders(queries, [...orders, ...outside])
  const { secrets, clock } = platform
  const opened = orders.map((order) => openOrder(secrets, order.sealed))
  const unreadable = opened.includes(undefined)
  const returned = orders.filter(({ returnedAt }) => returnedAt !== null).length
  const second =
    row.state === 'prepared' && !unreadable
      ? await secondPerson(queries, platform, row, orders, approvals)
      : null
  const approval = await approvalOfBatch(queries, platform, row, {
    needsSecond: second !== null,
    isApproved: approvals.length > 0,
    askingId: userId,
  })
  const today = fleetTime(clock).date
  return ok({
    id,
    attributes: {
      ...batchOnWire(row, returned),
      payer: { name: row.payerName, account: maskAccount(row.payerAccount as never) },
      profile: { id: row.profile.id, letters: row.profile.letters, encoding: row.profile.encoding },
      approvals: approvals.map(({ at, by }) => ({ at, by })),
      second,
      approval: unreadable ? null : approval,
      dateTooSoon: row.date <= today,
      datePast: row.state === 'prepared' && row.date < today,
      unreadable,
      sample: unreadable ? null : sampleOf(platform, row, orders),
    },
    orders: orders.map((order, index) => ({
      statement: order.statement,
      driverId: order.driverId,
      driver: nameOf(order),
      grosze: order.grosze,
      account: opened[index] ? maskAccount(opened[index].account) : null,
      overriddenBy: order.overriddenBy,
      returned:
        order.returnedAt === null
          ? null
          : { at: order.returnedAt, by: order.returnedBy ?? '', reason: order.returnReason ?? '' },
    })),
    outside: outside.map(({ statement, driverId, grosze, why }) => ({
      statement,
      driverId,
      driver: nameOf({ driverId, statement }),
      grosze,
      why,
    })),
    inside: { count: row.orders, total: row.total },
    outsideTally: tallyOf(outside.map(({ grosze }) => ({ amount: grosze as never }))),
    files: files.map(({ part, parts, extension, digest, orders: count, total }) => ({
      part,
      parts,
      extension,
      digest,
      orders: count,
      total,
    })),
  })
}

async function secondPerson(
  queries: Queries,
  platform: Platform,
  row: BatchRow,
  orders: readonly OrderRow[],
  approvals: readonly ApprovalRow[],
): Promise<OnWire['attributes']['second']> {
  const limit = await limitFor(queries, platform, row)
  if (!limit) return null
  const batch = preparedOf(platform.secrets, row, orders, approvals)
  return needsSecondPerson(batch, limit) ? { over: limit.over, wentOut: limit.wentOut } : null
}

/** The first line of the file, with its accounts shown in part. */
function sampleOf({ secrets }: Platform, row: BatchRow, orders: readonly OrderRow[]): string | null {
  if (row.format !== 'elixir-0') return null
  const order = orders[0] && orderOf(secrets, orders[0])
  if (!order) return null
  const payer = { name: row.payerName, address: row.payerAddress, account: row.payerAccount as never }
  const profile = { ...row.profile, encoding: 'utf-8' as const }
  const [file] = writeElixir({ orders: [order], payer, date: row.date, profile })
  const line = new TextDecoder().decode(file?.bytes).trimEnd()
  return line.replace(/"(\d{4})\d{18}(\d{4})"/g, '"$1…$2"')
}
