import {
  type HeldPayable,
  parseStatementNumber,
  statementOfNumber,
} from '#features/settlement/domain/public.ts'
import { entriesToRead } from '#features/settlement/ledger/server/public.ts'
import type { Week } from '#kernel/week.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { type FrozenStatement, thaw } from '../domain/frozen.ts'
import { statementById } from './statement-store.ts'

/** A closed statement as it was frozen, for whoever prints or shows it. */
export interface StatementToShow {
  readonly id: string
  readonly driverId: string
  readonly week: Week
  readonly version: number
  /** False of a version that was reopened since: it is no document any more. */
  readonly inForce: boolean
  /** Instant. */
  readonly closedAt: string
  readonly closedBy: string
  /** Lines, input, scheme, payee, files: byte for byte what was stored. */
  readonly frozen: FrozenStatement
  /** `10 1050 •••• 9123`; null where the driver had no account. */
  readonly accountMasked: string | null
  /** What was booked up to the closing and with it, oldest first, each with the balance after it. */
  readonly ledger: readonly {
    /** Of `on-the-way` when it was prepared; null where nobody kept that. */
    readonly bookedAt: string | null
    /** `on-the-way`: an order of an older statement, without which this one opened. */
    readonly kind: Entry['kind'] | 'on-the-way'
    readonly statement: string | null
    readonly week: Week | null
    readonly grosze: number
    readonly balance: number
  }[]
}

/** Undefined where there is no such version. @param id of the version */
export async function statementOf(queries: Queries, id: string): Promise<StatementToShow | undefined> {
  const row = await statementById(queries, id)
  if (!row) return undefined
  let balance = 0
  const held = heldAtClosing(await entriesToRead(queries, row.driverId, 'week'), row)
  const entries = withOnTheWay(held, row.id).map((entry) => {
    balance += entry.grosze
    const { bookedAt, kind, statement, year, week, grosze } = entry
    const of = year === null || week === null ? null : { year, week }
    return { bookedAt, kind, statement, week: of, grosze, balance }
  })
  return {
    ...{ id, driverId: row.driverId, week: { year: row.year, week: row.week }, version: row.version },
    ...{ inForce: row.reopenedAt === null, closedAt: row.closedAt, closedBy: row.closedBy },
    frozen: thaw(row.frozen),
    accountMasked: row.payeeAccountMasked,
    ledger: entries,
  }
}

type Shown = Pick<Entry, 'statement' | 'year' | 'week' | 'grosze'> & {
  readonly bookedAt: string | null
  readonly kind: Entry['kind'] | 'on-the-way'
}

/**
 * So that the balances come to what the statement opened with, and to what it has paid: each order stands
 * where it was prepared, or beside the closing where nobody kept that.
 */
function withOnTheWay(entries: readonly Entry[], versionId: string): Shown[] {
  const closing = entries.find((entry) => entry.versionId === versionId)
  return (closing?.onTheWay ?? []).reduce<Shown[]>((shown, held) => {
    const row = onTheWayRow(held)
    const since = row.bookedAt
    const later = shown.findIndex(
      (entry) =>
        entry === closing ||
        (since !== null && entry.bookedAt !== null && Date.parse(entry.bookedAt) > Date.parse(since)),
    )
    return shown.toSpliced(later, 0, row)
  }, entries.slice())
}

function onTheWayRow({ statement, grosze, since }: HeldPayable): Shown {
  const { year = null, week = null } = parseStatementNumber(statementOfNumber(statement))?.week ?? {}
  return { bookedAt: since ?? null, kind: 'on-the-way', statement, year, week, grosze: 0 - grosze }
}

type Entry = Awaited<ReturnType<typeof entriesToRead>>[number]

/**
 * What the driver's ledger was when this version was closed, and so whatever came later: a record that was
 * folded in since brought entries of its own along, some of them older.
 */
function heldAtClosing(
  entries: readonly Entry[],
  { id, driverId }: { readonly id: string; readonly driverId: string },
): Entry[] {
  const then = entries.slice(0, entries.findIndex(({ versionId }) => versionId === id) + 1)
  const members = new Set([driverId])
  // The newest link first: who was folded into a folded record came along with it.
  for (const { driverId: holder, foldedId } of then.toReversed())
    if (foldedId !== null && members.has(holder)) members.add(foldedId)
  return then.filter((entry) => members.has(entry.driverId))
}
