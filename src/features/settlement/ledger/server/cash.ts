import { randomUUID } from 'node:crypto'
import {
  balanceOf,
  besideTransfers,
  type Purse,
  purseOf,
  unpaidOf,
} from '#features/settlement/domain/public.ts'
import { fail, ok } from '#kernel/result.ts'
import { fleetTime, instantNow } from '#platform/server/clock.ts'
import type { Tx } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import { appendEntries, beginLedger, holderLookup, ledgersOf, type NewEntry } from './entries.ts'
import { nameOnReceipt, type PayeeNameOf } from './name-on-receipt.ts'
import { onTheWayByHolder } from './orders.ts'
import type { PayerOf } from './payer.ts'
import { bookOn, payoutEntry } from './payouts.ts'
import { makeReceipt } from './receipts.ts'
import { sameToday } from './storno.ts'

interface Cash {
  readonly driverId: string
  /** Over 0. */
  readonly grosze: number
  readonly note: string
  /** Another one of the same amount that day, knowingly. */
  readonly again: boolean
  readonly by: string
}

/** @param paid the driver is whose statement it is */
export type StatementPaid = (
  tx: Tx,
  paid: { readonly statement: string; readonly driverId: string },
) => Promise<void>

export interface NamesOnReceipt {
  readonly payeeNameOf: PayeeNameOf
  readonly payerOf: PayerOf
}

async function onReceipt(tx: Tx, payerOf: PayerOf) {
  const payer = await payerOf(tx)
  return { payer: payer?.name ?? null, payerAddress: payer ? [...payer.address] : null }
}

/** What a driver paid in, in the office's cash or to its account. Of a folded driver it is the holder's. */
export async function payIn(
  tx: Tx,
  platform: Platform,
  { payeeNameOf, payerOf }: NamesOnReceipt,
  paid: Cash & { readonly inCash: boolean; readonly purse: Purse; readonly beyondDebt: boolean },
) {
  await beginLedger(tx)
  const holder = (await holderLookup(tx))(paid.driverId)
  const ledgers = await ledgersOf(tx, holder)
  const name = await nameOnReceipt(tx, payeeNameOf, holder, ledgers.week.get(holder) ?? [])
  if (name === undefined) return fail({ code: 'no_such_driver' as const })
  const { grosze, note, by, purse } = paid
  const { clock } = platform
  const same =
    !paid.again && (await sameToday(tx, platform, { driverId: holder, kind: 'pay-in', purse, grosze }))
  if (same) return fail({ code: 'perhaps_twice' as const, facts: { grosze, by: same.bookedBy } })
  const away = (await onTheWayByHolder(tx, purse)).get(holder) ?? []
  const { owed } = besideTransfers(balanceOf(ledgers[purse].get(holder) ?? [], holder), away)
  const debt = Math.max(0, 0 - owed)
  if (grosze > debt && !paid.beyondDebt) return fail({ code: 'over_debt' as const, facts: { grosze, debt } })
  const at = instantNow(clock)
  const receipt = paid.inCash
    ? await makeReceipt(tx, fleetTime(clock).date, {
        ...{ kind: 'paid-in', purse, driverId: holder, name, grosze, statement: null, note },
        ...{ madeAt: at, madeBy: by, ...(await onReceipt(tx, payerOf)) },
      })
    : null
  const entry: NewEntry = {
    ...{ id: randomUUID(), driverId: holder, kind: 'pay-in', purse, grosze, receipt, note },
    ...{ bookedAt: at, bookedBy: by },
  }
  const booked = bookOn(ledgers, holder, entry)
  if (!booked.ok) throw new Error(`A pay-in can't be booked: ${booked.error.code}`)
  await appendEntries(tx, [entry])
  return ok({ balanceGrosze: balanceOf(ledgers[purse].get(holder) ?? [], holder), receipt })
}

/**
 * Pays a statement, or its car rental, in cash, up to what is payable under that number. The payout is
 * booked on the driver whose
 * statement it is, be that one folded or removed since.
 */
export async function payOut(
  tx: Tx,
  platform: Platform,
  { payeeNameOf, payerOf }: NamesOnReceipt,
  paid: Cash & { readonly statement: string },
) {
  const { driverId, grosze, statement, note, by } = paid
  await beginLedger(tx)
  const holder = (await holderLookup(tx))(driverId)
  const ledgers = await ledgersOf(tx, holder)
  const purse = purseOf(statement)
  const ledger = ledgers[purse].get(holder) ?? []
  const name = await nameOnReceipt(tx, payeeNameOf, holder, ledgers.week.get(holder) ?? [])
  if (name === undefined) return fail({ code: 'no_such_driver' as const })
  const away = (await onTheWayByHolder(tx, purse)).get(holder) ?? []
  const held = away.find((order) => order.statement === statement)
  if (held) return fail({ code: 'on_the_way' as const, facts: { statement, batch: held.batch } })
  const left = unpaidOf(ledger, holder, away).find((one) => one.statement === statement)?.grosze ?? 0
  if (grosze > left) return fail({ code: 'nothing_to_pay' as const, facts: { statement, left } })
  const told = { driverId: holder, kind: 'payout', purse, grosze: 0 - grosze } as const
  const same = !paid.again && (await sameToday(tx, platform, told))
  if (same) return fail({ code: 'perhaps_twice' as const, facts: { grosze, by: same.bookedBy } })
  const { clock } = platform
  const owner = ledger.find((entry) => entry.kind === 'settlement' && entry.statement === statement)?.driver
  const at = instantNow(clock)
  const receipt = await makeReceipt(tx, fleetTime(clock).date, {
    ...{ kind: 'paid-out', purse, driverId: holder, name, grosze, statement, note },
    ...{ madeAt: at, madeBy: by, ...(await onReceipt(tx, payerOf)) },
  })
  const entry = payoutEntry({ driverId: owner ?? holder, statement, grosze, at, by, receipt, note })
  const booked = bookOn(ledgers, holder, entry)
  if (!booked.ok) return fail({ code: 'nothing_to_pay' as const, facts: { statement, left } })
  await appendEntries(tx, [entry])
  return ok({ balanceGrosze: balanceOf(ledgers[purse].get(holder) ?? [], holder), receipt })
}
