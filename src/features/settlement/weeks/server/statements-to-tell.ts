import { holderLookup, onTheWayByHolder, openLedgers } from '#features/settlement/ledger/server/public.ts'
import type { Week } from '#kernel/week.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { whatBecameOf } from '../domain/aftermath.ts'
import { type ApartOfStatement, apartOfStatement } from './apart-of-statement.ts'
import { correctionsOf } from './correction-store.ts'
import { statementsOfWeek } from './statement-store.ts'

/** A statement in force, as far as its driver is told of it by a message. */
export interface StatementToTell {
  /** Of the version. */
  readonly id: string
  readonly driverId: string
  readonly number: string
  readonly version: number
  /** As the payee was called at closing. */
  readonly payeeName: string
  /** Grosze. */
  readonly toPay: number
  readonly carry: number
  /** In full, so that nothing is to be paid any more. */
  readonly paid: boolean
  /** What is paid apart; null where nothing is. */
  readonly apart: Pick<ApartOfStatement, 'toPay' | 'carry' | 'state'> | null
  /** The last digits of the account; null where there was none. */
  readonly accountEnd: string | null
  /** Was to be paid in cash, whatever account was known. */
  readonly takesCash: boolean
  /** A newer statement holds what it left, and tells of it. */
  readonly rolledOver: boolean
  /** Accepted ones, oldest first. */
  readonly corrections: readonly {
    readonly id: string
    readonly grosze: number
    readonly apartGrosze: number
  }[]
}

/** All of the week that are in force, by number. */
export async function statementsToTell(queries: Queries, week: Week): Promise<StatementToTell[]> {
  const rows = await statementsOfWeek(queries, week)
  const corrections = await correctionsOf(
    queries,
    rows.map(({ id }) => id),
  )
  const ledgers = await openLedgers(queries, {
    ...{ driverIds: rows.map(({ driverId }) => driverId), since: week },
  })
  const holderOf = await holderLookup(queries)
  const onTheWay = await onTheWayByHolder(queries)
  const apartSources = {
    holderOf,
    apart: {
      ledgers: ledgers['own-car'],
      onTheWay: await onTheWayByHolder(queries, 'own-car'),
    },
  }
  return rows.map((statement) => {
    const { id, driverId, number, version, payeeName, toPayGrosze, carryGrosze, ...row } = statement
    const holder = holderOf(driverId)
    const away = onTheWay.get(holder)?.find(({ statement }) => statement === number)
    const { paid, rolledOver } = whatBecameOf(
      ledgers.week.get(holder) ?? [],
      { number, driver: driverId, toPay: toPayGrosze },
      away?.batch ?? null,
    )
    const apart = apartOfStatement(apartSources, statement)
    const isRolledOver = rolledOver && apart?.state !== 'closed'
    const accepted = (corrections.get(id) ?? []).filter(({ state }) => state === 'accepted')
    return {
      ...{ id, driverId, number, version, payeeName, toPay: toPayGrosze, carry: carryGrosze, paid },
      apart: apart && { toPay: apart.toPay, carry: apart.carry, state: apart.state },
      accountEnd: row.payeeAccountMasked?.slice(-4) ?? null,
      takesCash: row.payeeTakesCash,
      rolledOver: isRolledOver,
      corrections: accepted.map((one) => ({
        ...{ id: one.id, grosze: one.grosze, apartGrosze: one.apartGrosze },
      })),
    }
  })
}
