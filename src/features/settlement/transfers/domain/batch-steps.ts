import { judgeAccountNumber } from '#features/settlement/accounts/domain/public.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type {
  Batch,
  BatchDraft,
  BatchRefusal,
  ConfirmedBatch,
  Deed,
  ExportedBatch,
  PreparedBatch,
  TwoPersonsLimit,
} from './batch.ts'
import { standingOrders } from './batch.ts'
import { writeElixir } from './elixir-file.ts'
import { writePain } from './pain-file.ts'
import { assertStatement, judgeWords, type Party } from './payment-order.ts'
import { tallyOf } from './tally.ts'
import type { WrittenFile } from './written-file.ts'

/**
 * Freezes the orders that `dividePayables` found. Refused without orders, and where no bank could take the
 * payer's own account, name or address. Throws for orders that it can't have made.
 */
export function prepareBatch(draft: BatchDraft, prepared: Deed): Result<PreparedBatch, BatchRefusal> {
  const { orders, payer, number, date, format, profile } = draft
  if (orders.length === 0) return fail({ code: 'nothing-to-transfer' })
  const account = judgeAccountNumber(payer.account)
  if (!account.ok) return fail({ code: 'payer-account', fault: account.error })
  const words = judgeWords(payer)
  if (!words.ok) return fail({ code: 'payer-unwritable', ...words.error })
  for (const { statement, amount } of orders) {
    assertStatement(statement)
    if (!Number.isSafeInteger(amount) || amount <= 0) throw new Error(`${amount} can't be transferred`)
  }
  if (new Set(orders.map(({ statement }) => statement)).size < orders.length) {
    throw new Error('A statement would be paid twice')
  }
  return ok({
    state: 'prepared',
    number,
    orders: orders.map((order) => ({ ...order, payee: copyOf(order.payee) })),
    tally: tallyOf(orders),
    payer: { ...copyOf(payer), account: account.value },
    date,
    format,
    profile: { ...profile },
    prepared,
    approvals: [],
  })
}

/** So that nothing that is changed in the record afterwards changes the batch. */
function copyOf({ name, address }: Party): Party {
  return { name, address: [...address] }
}

/** Another person than the one who prepared the batch says yes to it as it stands. Twice is once. */
export function approveBatch(batch: Batch, deed: Deed): Result<PreparedBatch, BatchRefusal> {
  if (batch.state !== 'prepared') return wrongState(batch, ['prepared'])
  if (deed.by === batch.prepared.by) return fail({ code: 'approver-prepared-it', by: deed.by })
  if (batch.approvals.some(({ by }) => by === deed.by)) return ok(batch)
  return ok({ ...batch, approvals: [...batch.approvals, deed] })
}

/**
 * The batch's files. The first time they are written; from then on they are given out again as they were, to
 * whoever asks, and the batch stays as it is.
 *
 * @param limit undefined where one person is enough, whatever the amount
 */
export function exportBatch(
  batch: Batch,
  deed: Deed,
  limit: TwoPersonsLimit | undefined,
): Result<ExportedBatch | ConfirmedBatch, BatchRefusal> {
  if (batch.state !== 'prepared') return ok(batch)
  if (limit && needsSecondPerson(batch, limit)) {
    return fail({ code: 'second-person-needed', total: batch.tally.total, ...limit })
  }
  return ok({ ...batch, state: 'exported', exported: deed, files: filesOf(batch), returned: [] })
}

/** Whether somebody else than who prepared the batch has to agree to it, and nobody has yet. */
export function needsSecondPerson(batch: Batch, { over, wentOut }: TwoPersonsLimit): boolean {
  return batch.approvals.length === 0 && wentOut + batch.tally.total > over
}

/** Throws where the files would not hold exactly what was approved. */
function filesOf(batch: PreparedBatch): WrittenFile[] {
  const files =
    batch.format === 'elixir-0'
      ? writeElixir(batch)
      : writePain({ ...batch, batch: batch.number, createdAt: batch.prepared.at })
  const written = tallyOf(files.map(({ total }) => ({ amount: total })))
  const count = files.reduce((sum, file) => sum + file.count, 0)
  if (written.total !== batch.tally.total || count !== batch.tally.count) {
    throw new Error('The files hold something else than the batch')
  }
  return files
}

/** A person has seen at the bank that the transfers went out. Twice is once. */
export function confirmBatch(batch: Batch, deed: Deed): Result<ConfirmedBatch, BatchRefusal> {
  if (batch.state === 'confirmed') return ok(batch)
  if (batch.state === 'prepared') return wrongState(batch, ['exported'])
  if (standingOrders(batch).length === 0) return fail({ code: 'nothing-left-to-confirm' })
  return ok({ ...batch, state: 'confirmed', confirmed: deed })
}

/** The bank refused or sent back one transfer: its statement is payable again, all others stay. */
export function returnOrder(
  batch: Batch,
  statement: string,
  reason: string,
  deed: Deed,
): Result<ExportedBatch | ConfirmedBatch, BatchRefusal> {
  if (batch.state === 'prepared') return wrongState(batch, ['exported', 'confirmed'])
  if (!batch.orders.some((order) => order.statement === statement)) {
    return fail({ code: 'no-such-order', statement })
  }
  const earlier = batch.returned.find((order) => order.statement === statement)
  if (earlier) return fail({ code: 'already-returned', statement, at: earlier.at })
  return ok({ ...batch, returned: [...batch.returned, { statement, reason, ...deed }] })
}

function wrongState(batch: Batch, needs: readonly Batch['state'][]): Result<never, BatchRefusal> {
  return fail({ code: 'not-in-state', is: batch.state, needs })
}
