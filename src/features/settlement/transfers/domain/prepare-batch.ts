import { judgeAccountNumber } from '#features/settlement/accounts/domain/public.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { BatchDraft, BatchRefusal, Deed, PreparedBatch, TwoPersonsLimit } from './batch.ts'
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

/**
 * The batch's files, from the same orders the same bytes. Nothing is written that another person still has to
 * agree to. Throws where the files would not hold exactly what was prepared.
 *
 * @param limit undefined where one person is enough, whatever the amount
 */
export function filesOf(
  batch: PreparedBatch,
  limit: TwoPersonsLimit | undefined,
): Result<WrittenFile[], BatchRefusal> {
  if (limit && needsSecondPerson(batch, limit)) {
    return fail({ code: 'second-person-needed', total: batch.tally.total, ...limit })
  }
  return ok(written(batch))
}

/** Whether somebody else than who prepared the batch has to agree to it, and nobody has yet. */
export function needsSecondPerson(batch: PreparedBatch, { over, wentOut }: TwoPersonsLimit): boolean {
  return batch.approvals.length === 0 && wentOut + batch.tally.total > over
}

function written(batch: PreparedBatch): WrittenFile[] {
  const files =
    batch.format === 'elixir-0'
      ? writeElixir(batch)
      : writePain({ ...batch, batch: batch.number, createdAt: batch.prepared.at })
  const all = tallyOf(files.map(({ total }) => ({ amount: total })))
  const count = files.reduce((sum, file) => sum + file.count, 0)
  if (all.total !== batch.tally.total || count !== batch.tally.count) {
    throw new Error('The files hold something else than the batch')
  }
  return files
}
