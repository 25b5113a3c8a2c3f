import {
  balanceOf,
  type Ledger,
  type Purse,
  parseStatementNumber,
  purseOf,
  statementOfNumber,
  unpaidOf,
  waitsForNext,
} from '#features/settlement/domain/public.ts'
import { fail, ok } from '#kernel/result.ts'
import { addWeeks } from '#kernel/week.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { nameOfCaller } from '#platform/server/http/caller.ts'
import { type Route, reads, writes } from '#platform/server/http/route.ts'
import type { Shared } from '#platform/server/manifest.ts'
import type { Platform } from '#platform/server/platform.ts'
import {
  addPayIn,
  payOutInCash,
  readDriverLedger,
  readReceipt,
  takeBackCash,
  undoCashStorno,
} from '../contract.ts'
import { takenBackNow } from '../domain/taken-back.ts'
import { withOrders } from '../domain/with-orders.ts'
import { payIn, payOut } from './cash.ts'
import { entriesToRead, holderLookup, ledgerOf, membersOf } from './entries.ts'
import { nameOnReceipt, type PayeeNameOf } from './name-on-receipt.ts'
import {
  type BatchesGone,
  type OrderOnTheWay,
  onTheWayByHolder,
  type ReturnedOrder,
  type ReturnedOrders,
} from './orders.ts'
import { receiptOf } from './receipts.ts'
import { isCash, stornoOfReceipt, takeBack, undoStorno } from './storno.ts'

export function ledgerRoutes(
  platform: Platform,
  { payeeNameOf, payerOf, statementPaid, ...batches }: Shared,
): Route[] {
  return [
    reads(readDriverLedger, async ({ driverId }, { queries }) => {
      const read = await readLedger(queries, driverId, payeeNameOf, batches)
      return read ? ok(read) : fail({ code: 'no_such_driver' as const })
    }),
    reads(readReceipt, async ({ number }, { queries }) => {
      const found = await receiptOf(queries, number)
      if (!found) return fail({ code: 'no_such_receipt' as const })
      const { madeAt, madeBy, payerAddress, ...told } = found
      const storno = await stornoOfReceipt(queries, number)
      const takenBack = storno ? { at: storno.bookedAt, by: storno.bookedBy, reason: storno.note } : null
      return ok({ ...told, payerAddress: payerAddress ?? [], at: madeAt, by: madeBy, takenBack })
    }),
    writes(addPayIn, async (input, { tx, caller, audit }) => {
      const { driverId, grosze, inCash, purse } = input
      audit({ driver: driverId, grosze, inCash, ...(purse === 'own-car' ? { purse } : {}) })
      return payIn(tx, platform, { payeeNameOf, payerOf }, { ...input, by: nameOfCaller(caller) })
    }),
    writes(takeBackCash, async ({ id, reason }, { tx, caller, audit }) => {
      const done = await takeBack(tx, platform, { id, reason, by: nameOfCaller(caller) })
      if (!done.ok) return done
      const { driverId, grosze, balanceGrosze } = done.value
      audit({ driver: driverId, grosze })
      return ok({ balanceGrosze })
    }),
    writes(undoCashStorno, async ({ id, reason }, { tx, caller, audit }) => {
      const done = await undoStorno(tx, platform, { id, reason, by: nameOfCaller(caller) })
      if (!done.ok) return done
      const { driverId, grosze, balanceGrosze } = done.value
      audit({ driver: driverId, grosze })
      return ok({ balanceGrosze })
    }),
    writes(payOutInCash, async (input, { tx, caller, audit }) => {
      audit({ driver: input.driverId, statement: input.statement, grosze: input.grosze })
      const { driverId, statement } = input
      const paid = await payOut(
        tx,
        platform,
        { payeeNameOf, payerOf },
        { ...input, by: nameOfCaller(caller) },
      )
      if (paid.ok) await statementPaid(tx, { statement, driverId })
      return paid
    }),
  ]
}

type OnWire = OutputOf<typeof readDriverLedger>
type EntryOnWire = OnWire['entries'][number]

async function readLedger(
  queries: Queries,
  driverId: string,
  payeeNameOf: PayeeNameOf,
  batches: Batches,
): Promise<OnWire | undefined> {
  const holder = (await holderLookup(queries))(driverId)
  const ledger = await ledgerOf(queries, holder)
  const name = await nameOnReceipt(queries, payeeNameOf, holder, ledger)
  const weeks = await ledgerOnWire(queries, holder, 'week', batches)
  if (name === undefined && weeks.entries.length === 0) return undefined
  const apart = await ledgerOnWire(queries, holder, 'own-car', batches)
  const isUsed = apart.entries.some(({ kind }) => kind !== 'link')
  return { driver: { id: holder, fullName: name ?? '' }, ...weeks, apart: isUsed ? apart : null }
}

async function ledgerOnWire(queries: Queries, holder: string, purse: Purse, batches: Batches) {
  const rows = await entriesToRead(queries, holder, purse)
  const ledger = await ledgerOf(queries, holder, purse)
  const away = (await onTheWayByHolder(queries, purse)).get(holder) ?? []
  const back = takenBackNow(rows)
  const kinds = new Map(rows.map(({ id, kind }) => [id, kind]))
  const stornos = new Set(
    [...back.standing.values()].flatMap(({ id, kind }) => (kind === 'storno' ? id : [])),
  )
  const gone = await batches.batchesGone(
    queries,
    away.map(({ batch }) => batch),
  )
  const returned = await batches.returnedOrders(queries, await membersOf(queries, holder))
  const cameBack = returned.filter(({ statement }) => purseOf(statement) === purse).flatMap(sentAndBack)
  const booked = rows.map((row): Told => {
    const { id, kind, grosze, statement, batch, receipt, note, year, week } = row
    return {
      ...{ id, kind, grosze, statement, batch, receipt, note },
      week: year === null || week === null ? null : { year, week },
      at: row.bookedAt,
      by: row.bookedBy,
      folded: row.driverId !== holder,
      cameBack: false,
      takenBack: isCash(row) ? back.standing.has(id) : null,
      mayUndo: stornos.has(id),
      undoes: back.undoing.has(id) ? (kinds.get(row.ofEntry ?? '') === 'storno' ? 'storno' : 'return') : null,
    }
  })
  let balanceGrosze = 0
  const entries = withOrders<Told, OrderOnTheWay | ReturnStep>(booked, [...away, ...cameBack]).map(
    (row): EntryOnWire => {
      const told = 'step' in row ? returnOnWire(row) : 'since' in row ? orderOnWire(row, gone) : row
      balanceGrosze += told.grosze
      return { ...told, balanceGrosze }
    },
  )
  return {
    balanceGrosze: balanceOf(ledger, holder),
    payable: unpaidOf(ledger, holder, away).map(({ statement, grosze }) => ({ statement, grosze })),
    onTheWay: away.map(({ statement, grosze, batch }) => ({ statement, grosze, batch })),
    waits: waitsOf(ledger, holder, away),
    entries,
  }
}

/** With the week after the newest that is closed. */
function waitsOf(ledger: Ledger, holder: string, away: readonly OrderOnTheWay[]): OnWire['waits'] {
  const grosze = waitsForNext(ledger, holder, away)
  if (grosze === 0) return null
  const newest = ledger.findLast((entry) => entry.kind === 'settlement')
  const week =
    newest?.kind === 'settlement'
      ? parseStatementNumber(statementOfNumber(newest.statement))?.week
      : undefined
  return { grosze, from: week ? addWeeks(week, 1) : null }
}

interface Batches {
  readonly batchesGone: BatchesGone
  readonly returnedOrders: ReturnedOrders
}

/** An order that came back unconfirmed stands twice: as it went, and as it returned. */
interface ReturnStep extends ReturnedOrder {
  readonly step: 'sent' | 'came-back'
}

function sentAndBack(order: ReturnedOrder): ReturnStep[] {
  // Where a clock went back, it came back no earlier than it went.
  const isLater = Date.parse(order.returnedAt) > Date.parse(order.since)
  const back = isLater ? order.returnedAt : order.since
  return [
    { ...order, step: 'sent' },
    { ...order, step: 'came-back', since: back },
  ]
}

function returnOnWire({ step, statement, batch, grosze, since, ...of }: ReturnStep): Told {
  const isBack = step === 'came-back'
  return {
    ...{ id: `${batch} ${statement} ${step}`, kind: step, grosze: isBack ? grosze : 0 - grosze },
    ...{ statement, batch, receipt: null, folded: false, takenBack: null },
    ...{ mayUndo: false, undoes: null },
    // That it went says the return beside it.
    ...{ note: isBack ? of.reason : '', at: since, by: isBack ? of.returnedBy : '' },
    week: parseStatementNumber(statementOfNumber(statement))?.week ?? null,
    cameBack: !isBack,
  }
}

type Told = Omit<EntryOnWire, 'balanceGrosze'>

/** Not booked yet, and no part of what is owed beside it. */
function orderOnWire({ statement, batch, grosze, since }: OrderOnTheWay, gone: ReadonlySet<string>): Told {
  return {
    ...{ id: `${batch} ${statement}`, kind: gone.has(batch) ? 'sent' : 'prepared', grosze: 0 - grosze },
    ...{ statement, batch, receipt: null, note: '', at: since, by: '', folded: false },
    ...{ cameBack: false, takenBack: null, mayUndo: false, undoes: null },
    week: parseStatementNumber(statementOfNumber(statement))?.week ?? null,
  }
}
