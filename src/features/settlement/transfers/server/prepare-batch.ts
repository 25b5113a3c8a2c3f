import { randomUUID } from 'node:crypto'
import { beginLedger, holdOrders } from '#features/settlement/ledger/server/public.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { fleetTime, instantNow } from '#platform/server/clock.ts'
import type { Tx } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import { nextBatchNumber } from '../domain/batch-number.ts'
import type { DividedPayables } from '../domain/divide-payables.ts'
import { changedOrders, type SeenOrder } from '../domain/order-mark.ts'
import { profileOf } from '../domain/payer-settings.ts'
import { prepareBatch } from '../domain/prepare-batch.ts'
import { type SentAgain, unaskedReturns } from '../domain/returned-before.ts'
import { transferDayFault } from '../domain/transfer-day.ts'
import type { ProposalChanged } from '../texts.ts'
import { addBatch, usedNumbers } from './batch-store.ts'
import { proposalNow } from './proposal.ts'
import { sealOrder } from './sealed-order.ts'
import { readTransferSettings } from './settings-store.ts'

/** Who does something: the id decides whether two persons are two, the name is what is read later. */
export interface Person {
  readonly id: string
  readonly name: string
}

interface Wanted {
  readonly accountId: string
  readonly date: CalendarDate
  /** What the person has seen. */
  readonly orders: readonly SeenOrder[]
  /** Where money came back and goes again all the same. */
  readonly again: readonly SentAgain[]
  readonly count: number
  readonly total: number
}

type Refused =
  | { readonly code: 'proposal_changed'; readonly facts: ProposalChanged }
  | {
      readonly code: 'returned_unasked'
      readonly facts: { readonly statements: string; readonly more: number }
    }
  | {
      readonly code:
        | 'no_payer'
        | 'no_such_account'
        | 'date_past'
        | 'date_far'
        | 'nothing'
        | 'unwritable_payer'
    }

/**
 * Freezes what a person has seen as a batch, and holds its statements in the ledger. Of two who prepare the
 * same at once the second finds the statements held, and is told that the list has changed.
 */
export async function prepareTransfers(
  tx: Tx,
  platform: Platform,
  { accountId, date, count, total, orders: seen, again }: Wanted,
  person: Person,
): Promise<Result<{ readonly id: string; readonly number: string }, Refused>> {
  const { clock } = platform
  const { name, address, accounts } = await readTransferSettings(tx)
  if (name === '' || accounts.length === 0) return fail({ code: 'no_payer' })
  const account = accounts.find(({ id }) => id === accountId)
  if (!account) return fail({ code: 'no_such_account' })
  const day = transferDayFault(date, fleetTime(clock).date)
  if (day) return fail({ code: day === 'past' ? 'date_past' : 'date_far' })
  await beginLedger(tx)
  const { divided, markOf, returnOf } = await proposalNow(platform, tx)
  const { inside } = divided.tallies
  const changes = changedOrders(
    seen,
    divided.orders.map((order) => ({ statement: order.statement, mark: markOf(order) })),
  )
  if (changes.length > 0 || inside.count !== count || inside.total !== total) return otherBy(changes)
  if (count === 0) return fail({ code: 'nothing' })
  const unasked = unaskedReturns(divided.orders, returnOf, again)
  if (unasked.length > 0) {
    const statements = unasked.slice(0, MOST_NAMED).join(', ')
    const more = Math.max(0, unasked.length - MOST_NAMED)
    return fail({ code: 'returned_unasked', facts: { statements, more } })
  }

  const at = instantNow(clock)
  const profile = profileOf(account)
  const number = await freeNumber(tx, divided)
  const payer = { name, address, account: account.number }
  const { orders } = divided
  const draft = { number, orders, payer, date, format: account.format, profile }
  const prepared = prepareBatch(draft, { by: person.id, at })
  if (!prepared.ok) return fail({ code: 'unwritable_payer' })
  const held = await holdOrders(
    tx,
    number,
    orders.map(({ statement, driver, amount }) => ({ statement, driverId: driver, grosze: amount })),
    at,
  )
  if (!held.ok) return otherBy([{ statement: held.error.statement, what: 'amount' }])
  const id = randomUUID()
  await addBatch(
    tx,
    {
      id,
      number,
      state: 'prepared',
      date,
      format: account.format,
      profile,
      payerName: name,
      payerAddress: [...address],
      payerAccount: prepared.value.payer.account,
      orders: inside.count,
      total: inside.total,
      preparedAt: at,
      preparedById: person.id,
      preparedBy: person.name,
    },
    orders.map((order, position) => ({
      batchId: id,
      position,
      statement: order.statement,
      driverId: order.driver,
      grosze: order.amount,
      sealed: sealOrder(platform.secrets, order),
      overriddenBy: order.overriddenBy ?? null,
      standing: true,
    })),
    divided.outside.map(({ statement, driver, amount, why }) => ({
      batchId: id,
      statement,
      driverId: driver,
      grosze: amount,
      why,
    })),
  )
  return ok({ id, number })
}

/** The first few of what is another than it was seen. */
function otherBy(changes: ProposalChanged['changes']) {
  const named = changes.slice(0, MOST_NAMED)
  return fail({
    code: 'proposal_changed' as const,
    facts: { changes: named, more: changes.length - named.length },
  })
}

const MOST_NAMED = 5

/** Under the ledger's lock, so that no two batches take one number. */
async function freeNumber(tx: Tx, { orders }: DividedPayables): Promise<string> {
  const statements = orders.map(({ statement }) => statement)
  const first = nextBatchNumber(statements, [])
  return nextBatchNumber(statements, await usedNumbers(tx, first.replace(/\d+$/, '')))
}
