import { isRightOfToday } from '#features/auth/server/public.ts'
import { sumOf } from '#features/settlement/domain/public.ts'
import { bookPayout, bookReturn, releaseOrders } from '#features/settlement/ledger/server/public.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { instantNow } from '#platform/server/clock.ts'
import type { Tx } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import {
  addApproval,
  type BatchRow,
  batchRow,
  changeBatch,
  markPaid,
  markReturned,
  ordersOf,
  releaseRows,
} from './batch-store.ts'
import { endLeftOutOfPaid } from './left-out-of-paid.ts'
import { type LessOwed, lessOwed } from './less-owed.ts'
import type { Person } from './prepare-batch.ts'

type Step<Code extends string> = Promise<
  Result<{ readonly orders: number }, { readonly code: 'no_such_batch' | 'wrong_state' | Code }>
>

/**
 * Another person than who prepared it, by the user and not by the name; who prepared it has had the right
 * since before today, and all of it is owed still. Twice is once.
 */
export async function approveTransfers(
  tx: Tx,
  platform: Platform,
  id: string,
  person: Person,
): Promise<
  Result<
    { readonly orders: number },
    | { readonly code: 'no_such_batch' | 'wrong_state' | 'own_batch' | 'prepared_today' }
    | { readonly code: 'less_owed'; readonly facts: LessOwed }
  >
> {
  const row = await inState(tx, id, ['prepared'])
  if (!row.ok) return row
  const { preparedById } = row.value
  if (preparedById === person.id) return fail({ code: 'own_batch' })
  if (await isRightOfToday(tx, platform, preparedById)) return fail({ code: 'prepared_today' })
  const less = await lessOwed(tx, row.value)
  if (less) return fail({ code: 'less_owed', facts: less })
  await addApproval(tx, { batchId: id, userId: person.id, at: instantNow(platform.clock), by: person.name })
  return ok({ orders: row.value.orders })
}

/**
 * The transfers went out, as a person has seen at the bank: each is a payout in its driver's ledger. Twice is
 * once.
 */
export async function confirmTransfers(
  tx: Tx,
  { id, seen }: { readonly id: string; readonly seen?: Confirmed | undefined },
  person: Person,
  at: string,
): Promise<
  Result<
    Confirmed,
    | { readonly code: 'no_such_batch' | 'wrong_state' | 'nothing_left' }
    | { readonly code: 'orders_changed'; readonly facts: Confirmed }
  >
> {
  const row = await inState(tx, id, ['exported', 'confirmed'])
  if (!row.ok) return row
  const standing = (await ordersOf(tx, id)).filter((order) => order.standing)
  if (standing.length === 0) return fail({ code: 'nothing_left' })
  const now = { orders: standing.length, grosze: sumOf(standing.map(({ grosze }) => grosze)) }
  if (row.value.state === 'confirmed') return ok(now)
  if (seen && (seen.orders !== now.orders || seen.grosze !== now.grosze))
    return fail({ code: 'orders_changed', facts: now })
  const booked = await bookPayout(tx, row.value.number, { at, by: person.name })
  if (booked !== standing.length) throw new Error(`${row.value.number} has other orders than the ledger`)
  await markPaid(tx, id)
  await endLeftOutOfPaid(tx, standing)
  await changeBatch(tx, id, { state: 'confirmed', confirmedAt: at, confirmedBy: person.name })
  return ok(now)
}

/** Orders of a batch that stand, and what they come to. */
interface Confirmed {
  readonly orders: number
  readonly grosze: number
}

/** One transfer came back: its statement alone is payable again. */
export async function returnTransfer(
  tx: Tx,
  { id, statement, reason }: { readonly id: string; readonly statement: string; readonly reason: string },
  person: Person,
  at: string,
): Step<'no_such_order' | 'already_returned'> {
  const row = await inState(tx, id, ['exported', 'confirmed'])
  if (!row.ok) return row
  const order = (await ordersOf(tx, id)).find((one) => one.statement === statement)
  if (!order) return fail({ code: 'no_such_order' })
  if (!order.standing) return fail({ code: 'already_returned' })
  const { number, state } = row.value
  if (state === 'confirmed') {
    await bookReturn(tx, { batch: number, statement, at, by: person.name, note: reason })
  } else await releaseOrders(tx, number, [statement])
  await markReturned(tx, { batchId: id, statement }, { at, by: person.name, reason })
  return ok({ orders: 1 })
}

/** A batch that never left is thrown away; its number is not given again. */
export async function cancelTransfers(tx: Tx, id: string, person: Person, at: string): Step<never> {
  const row = await inState(tx, id, ['prepared'])
  if (!row.ok) return row
  await releaseOrders(tx, row.value.number)
  await releaseRows(tx, id)
  await changeBatch(tx, id, { state: 'cancelled', cancelledAt: at, cancelledBy: person.name })
  return ok({ orders: row.value.orders })
}

/** Locked, so that of two steps at once the second sees what the first has made of it. */
export async function inState(
  tx: Tx,
  id: string,
  states: readonly BatchRow['state'][],
): Promise<Result<BatchRow, { readonly code: 'no_such_batch' | 'wrong_state' }>> {
  const row = await batchRow(tx, id, 'lock')
  if (!row) return fail({ code: 'no_such_batch' })
  return states.includes(row.state) ? ok(row) : fail({ code: 'wrong_state' })
}
