import { type AnyColumn, and, asc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { BroughtForward, Ledger, Purse } from '#features/settlement/domain/public.ts'
import type { Week } from '#kernel/week.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { standingEntries } from '../domain/stored-entry.ts'
import { holders, type LedgersByPurse, linksOf, membersOfAll, RULE_COLUMNS } from './entries.ts'
import { settlementLedger } from './tables.ts'

interface Asked {
  /** Whose, with everyone whose ledger is the same; all where left out. */
  readonly driverIds?: readonly string[]
  /** Statements of this week stand entry by entry too, with all that was booked since. */
  readonly since?: Week
}

/**
 * Both ledgers by the driver who holds them, as far as anything may still be paid, withdrawn or opened with:
 * each driver's newest standing statement and what was booked after it. What was before is one sum, made by
 * the database, so that years of closed weeks are not read whenever somebody pays.
 */
export async function openLedgers(
  queries: Queries,
  { driverIds, since }: Asked = {},
): Promise<LedgersByPurse> {
  const links = await linksOf(queries)
  const members = driverIds && membersOfAll(links, driverIds)
  const rows = members?.length === 0 ? [] : await keptRows(queries, members, since)
  const holderOf = holders(links)
  const ofPurse = (purse: Purse): Map<string, Ledger> => {
    const kept = rows.filter((row) => row.purse === purse || row.kind === 'link')
    const byHolder = Map.groupBy(kept, ({ driverId }) => holderOf(driverId))
    return new Map(
      [...byHolder].map(([holder, of]) => [
        holder,
        [...broughtForward(of.filter((row) => row.purse === purse)), ...standingEntries(of)],
      ]),
    )
  }
  return { week: ofPurse('week'), 'own-car': ofPurse('own-car') }
}

type KeptRow = Awaited<ReturnType<typeof keptRows>>[number]

function broughtForward(kept: readonly KeptRow[]): BroughtForward[] {
  const sums = new Map(kept.map(({ driverId, brought }) => [driverId, Number(brought ?? 0)]))
  return [...sums].map(([driver, grosze]) => ({ id: driver, driver, kind: 'brought-forward', grosze }))
}

/**
 * One statement, so that nothing that is booked meanwhile is in the sums and among the rows, or in neither.
 */
function keptRows(queries: Queries, members: readonly string[] | undefined, since: Week | undefined) {
  const ofMembers = members && inArray(settlementLedger.driverId, [...members])
  const past = pastOf(ofMembers, since)
  return queries
    .select({ ...RULE_COLUMNS, purse: settlementLedger.purse, brought: sql<string | null>`past.brought` })
    .from(settlementLedger)
    .leftJoin(
      past,
      sql`past.driver_id = ${settlementLedger.driverId} AND past.purse = ${settlementLedger.purse}`,
    )
    .where(
      and(
        ofMembers,
        or(sql`${settlementLedger.no} >= coalesce(past.first, 0)`, eq(settlementLedger.kind, 'link')),
      ),
    )
    .orderBy(asc(settlementLedger.no))
}

/** By driver and purse the number of the first entry that is kept, and what all before it come to. */
function pastOf(ofMembers: SQL | undefined, since: Week | undefined): SQL {
  const ofWeek = since
    ? sql`min(no) FILTER (WHERE year = ${since.year} AND week = ${since.week})`
    : sql`NULL::integer`
  // A statement that was reopened and its reopening are nothing together, wherever they stand.
  const reopened = sql`(SELECT of_entry FROM settlement_ledger WHERE kind = 'reopening' AND of_entry IS NOT NULL)`
  return sql`(
    SELECT firsts.*, (
      SELECT coalesce(sum(grosze), 0) FROM settlement_ledger
      WHERE driver_id = firsts.driver_id AND purse = firsts.purse AND no < firsts.first
        AND kind <> 'reopening' AND NOT (kind = 'settlement' AND id IN ${reopened})
    ) AS brought
    FROM (
      SELECT driver_id, purse, least(max(no), ${ofWeek}) AS first FROM settlement_ledger
      WHERE kind = 'settlement' AND id NOT IN ${reopened} AND ${ofMembers ?? sql`true`}
      GROUP BY driver_id, purse
    ) AS firsts
  ) AS past`
}

/** Of corrections: no statement that stands has this one as a line. @param correctionId the column */
export function inNoStatement(correctionId: AnyColumn): SQL {
  return sql`${correctionId} NOT IN (
    SELECT unnest(corrections) FROM settlement_ledger AS booked
    WHERE kind = 'settlement' AND corrections <> '{}' AND NOT EXISTS (
      SELECT FROM settlement_ledger AS reopening WHERE kind = 'reopening' AND of_entry = booked.id))`
}
