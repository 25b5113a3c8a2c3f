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
    readonly bookedAt: string
    readonly kind: string
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
  const entries = (await entriesToRead(queries, row.driverId)).map((entry) => {
    balance += entry.grosze
    const { bookedAt, kind, statement, year, week, grosze } = entry
    const of = year === null || week === null ? null : { year, week }
    return { entry, shown: { bookedAt, kind, statement, week: of, grosze, balance } }
  })
  const closing = entries.findIndex(({ entry }) => entry.versionId === id)
  return {
    ...{ id, driverId: row.driverId, week: { year: row.year, week: row.week }, version: row.version },
    ...{ inForce: row.reopenedAt === null, closedAt: row.closedAt, closedBy: row.closedBy },
    frozen: thaw(row.frozen),
    accountMasked: row.payeeAccountMasked,
    ledger: entries.slice(0, closing + 1).map(({ shown }) => shown),
  }
}
