import { isRightOfToday } from '#features/auth/server/public.ts'
import { markExported } from '#features/settlement/ledger/server/public.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { fleetTime, instantNow } from '#platform/server/clock.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { TwoPersonsLimit } from '../domain/batch.ts'
import { limitInForce } from '../domain/payer-settings.ts'
import { filesOf } from '../domain/prepare-batch.ts'
import { transferDayFault } from '../domain/transfer-day.ts'
import { preparedOf } from './batch-of-rows.ts'
import {
  addFiles,
  approvalsOf,
  type BatchRow,
  batchRow,
  changeBatch,
  ordersOf,
  sentAlone,
} from './batch-store.ts'
import { type LessOwed, lessOwed } from './less-owed.ts'
import type { Person } from './prepare-batch.ts'
import { returnsOf } from './returned-orders.ts'
import { orderOf } from './sealed-order.ts'
import { readTransferSettings } from './settings-store.ts'

type Refused =
  | { readonly code: 'no_such_batch' | 'wrong_state' | 'batch_date_past' | 'prepared_today' }
  | {
      readonly code: 'second_person'
      readonly facts: { readonly total: number; readonly over: number; readonly wentOut: number }
    }
  | { readonly code: 'returned_since'; readonly facts: { readonly statement: string } }
  | { readonly code: 'less_owed'; readonly facts: LessOwed }

/**
 * Writes a batch's files and keeps them, in the one transaction that says that they left: a process that dies
 * in between has given out nothing. A batch that has left already is told as done, and its files stay.
 */
export async function exportTransfers(
  tx: Tx,
  platform: Platform,
  id: string,
  person: Person,
): Promise<Result<{ readonly orders: number; readonly wrote: boolean }, Refused>> {
  // The settings first: batches leave one by one, or two small ones at once would get round the amount.
  const limit = await limitFor(tx, platform, await batchRow(tx, id), 'lock')
  const row = await batchRow(tx, id, 'lock')
  if (!row) return fail({ code: 'no_such_batch' })
  if (row.state === 'cancelled') return fail({ code: 'wrong_state' })
  if (row.state !== 'prepared') return ok({ orders: row.orders, wrote: false })
  if (transferDayFault(row.date, fleetTime(platform.clock).date) === 'past')
    return fail({ code: 'batch_date_past' })
  const approvals = await approvalsOf(tx, id)
  const orders = await ordersOf(tx, id)
  const at = instantNow(platform.clock)
  const batch = preparedOf(platform.secrets, row, orders, approvals)
  // With an amount for two persons, each login would begin with a day's amount of its own.
  if (limit && approvals.length === 0 && (await isRightOfToday(tx, platform, row.preparedById)))
    return fail({ code: 'prepared_today' })
  const files = filesOf(batch, limit)
  if (!files.ok) {
    if (files.error.code !== 'second-person-needed') throw new Error(files.error.code)
    const { total, over, wentOut } = files.error
    return fail({ code: 'second_person', facts: { total, over, wentOut } })
  }
  const less = await lessOwed(tx, row)
  if (less) return fail({ code: 'less_owed', facts: less })
  const returned = await returnedSince(tx, platform, row)
  if (returned !== undefined) return fail({ code: 'returned_since', facts: { statement: returned } })
  await addFiles(
    tx,
    files.value.map((file) => ({
      batchId: id,
      part: file.part,
      parts: file.parts,
      extension: file.extension,
      digest: file.digest,
      orders: file.count,
      total: file.total,
      sealed: platform.secrets.seal(Buffer.from(file.bytes).toString('base64')),
    })),
  )
  await markExported(tx, row.number, at)
  await changeBatch(tx, id, {
    state: 'exported',
    exportedAt: at,
    exportedBy: person.name,
    exportedOn: fleetTime(platform.clock).date,
  })
  return ok({ orders: row.orders, wrote: true })
}

/** The amount for two persons as it stands for who prepared this batch; undefined where there is none. */
export async function limitFor(
  queries: Queries,
  { clock }: Platform,
  row: BatchRow | undefined,
  how: 'look' | 'lock' = 'look',
): Promise<TwoPersonsLimit | undefined> {
  const today = fleetTime(clock).date
  const over = limitInForce((await readTransferSettings(queries, how)).twoPersons, today)
  if (over === undefined || !row) return undefined
  return { over, wentOut: await sentAlone(queries, row.preparedById, today) }
}

/** Money came back from an account of the batch after whoever prepared it was asked about returns. */
async function returnedSince(
  tx: Tx,
  { secrets }: Platform,
  { id, preparedAt }: BatchRow,
): Promise<string | undefined> {
  const rows = await ordersOf(tx, id)
  const cameBack = await returnsOf(
    tx,
    secrets,
    rows.map(({ driverId }) => driverId),
  )
  return rows
    .flatMap((row) => orderOf(secrets, row) ?? [])
    .find(({ driver, account }) => {
      const found = cameBack(driver, account)
      return found !== undefined && Date.parse(found.at) > Date.parse(preparedAt)
    })?.statement
}
