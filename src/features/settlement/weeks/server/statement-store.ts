import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Week } from '#kernel/week.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import { settlementNumbers, settlementStatements } from './tables.ts'

export type StatementRow = typeof settlementStatements.$inferSelect
/** Without the frozen text, which is read of single statements alone. */
export type ListedStatement = Omit<StatementRow, 'frozen'>

const LISTED = {
  id: settlementStatements.id,
  driverId: settlementStatements.driverId,
  year: settlementStatements.year,
  week: settlementStatements.week,
  sequence: settlementStatements.sequence,
  number: settlementStatements.number,
  version: settlementStatements.version,
  frozenSha256: settlementStatements.frozenSha256,
  inputsHash: settlementStatements.inputsHash,
  rowsDigest: settlementStatements.rowsDigest,
  openingGrosze: settlementStatements.openingGrosze,
  resultGrosze: settlementStatements.resultGrosze,
  toPayGrosze: settlementStatements.toPayGrosze,
  carryGrosze: settlementStatements.carryGrosze,
  apart: settlementStatements.apart,
  figures: settlementStatements.figures,
  scheme: settlementStatements.scheme,
  payeeName: settlementStatements.payeeName,
  payeeAddress: settlementStatements.payeeAddress,
  payeeAccount: settlementStatements.payeeAccount,
  payeeAccountMasked: settlementStatements.payeeAccountMasked,
  payeeTakesCash: settlementStatements.payeeTakesCash,
  closedAt: settlementStatements.closedAt,
  closedBy: settlementStatements.closedBy,
  reopenedAt: settlementStatements.reopenedAt,
  reopenedBy: settlementStatements.reopenedBy,
  reopenReason: settlementStatements.reopenReason,
  replacedBy: settlementStatements.replacedBy,
}

/** Those in force, by number. @param driverIds all where left out */
export function statementsOfWeek(
  queries: Queries,
  { year, week }: Week,
  driverIds?: readonly string[],
): Promise<ListedStatement[]> {
  return queries
    .select(LISTED)
    .from(settlementStatements)
    .where(
      and(
        eq(settlementStatements.year, year),
        eq(settlementStatements.week, week),
        isNull(settlementStatements.reopenedAt),
        driverIds ? inArray(settlementStatements.driverId, [...driverIds]) : undefined,
      ),
    )
    .orderBy(settlementStatements.number)
}

/** Every version of the driver's week, the newest first. */
export function versionsOfWeek(
  queries: Queries,
  { year, week }: Week,
  driverId: string,
): Promise<ListedStatement[]> {
  return queries
    .select(LISTED)
    .from(settlementStatements)
    .where(
      and(
        eq(settlementStatements.year, year),
        eq(settlementStatements.week, week),
        eq(settlementStatements.driverId, driverId),
      ),
    )
    .orderBy(desc(settlementStatements.version))
}

export async function statementById(queries: Queries, id: string): Promise<StatementRow | undefined> {
  const [row] = await queries.select().from(settlementStatements).where(eq(settlementStatements.id, id))
  return row
}

/** The frozen texts of these versions, by id. */
export async function frozenTexts(queries: Queries, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await queries
    .select({ id: settlementStatements.id, frozen: settlementStatements.frozen })
    .from(settlementStatements)
    .where(inArray(settlementStatements.id, [...ids]))
  return new Map(rows.map(({ id, frozen }) => [id, frozen]))
}

/** The last version, in force or not, of each of these drivers' weeks. */
export async function lastVersions(
  queries: Queries,
  { year, week }: Week,
  driverIds: readonly string[],
): Promise<Map<string, Pick<StatementRow, 'id' | 'number' | 'sequence' | 'version'>>> {
  if (driverIds.length === 0) return new Map()
  const { driverId, id, number, sequence, version } = settlementStatements
  const rows = await queries
    .selectDistinctOn([driverId], { driverId, id, number, sequence, version })
    .from(settlementStatements)
    .where(
      and(
        eq(settlementStatements.year, year),
        eq(settlementStatements.week, week),
        inArray(driverId, [...driverIds]),
      ),
    )
    .orderBy(driverId, desc(version))
  return new Map(rows.map((row) => [row.driverId, row]))
}

/**
 * Takes the next running numbers of the week. Its row stays locked until the transaction ends, and goes back
 * with it: so numbers have no gaps, whatever is killed.
 * @returns the first of them
 */
export async function takeNumbers(tx: Tx, { year, week }: Week, count: number): Promise<number> {
  const [row] = await tx
    .insert(settlementNumbers)
    .values({ year, week, last: count })
    .onConflictDoUpdate({
      target: [settlementNumbers.year, settlementNumbers.week],
      set: { last: sql`${settlementNumbers.last} + ${count}` },
    })
    .returning({ last: settlementNumbers.last })
  return (row?.last ?? count) - count + 1
}

/**
 * Rows of one statement travel together, so many at once: a week's frozen texts are some megabytes, and
 * others have their turn after each.
 */
const AT_ONCE = 10

export async function storeStatements(tx: Tx, rows: readonly StatementRow[]): Promise<void> {
  for (let at = 0; at < rows.length; at += AT_ONCE)
    await tx.insert(settlementStatements).values(rows.slice(at, at + AT_ONCE))
}

/** @returns whether it was in force */
export async function markReopened(
  tx: Tx,
  id: string,
  { at, by, reason }: { readonly at: string; readonly by: string; readonly reason: string },
): Promise<boolean> {
  const done = await tx
    .update(settlementStatements)
    .set({ reopenedAt: at, reopenedBy: by, reopenReason: reason })
    .where(and(eq(settlementStatements.id, id), isNull(settlementStatements.reopenedAt)))
    .returning({ id: settlementStatements.id })
  return done.length > 0
}

export async function markReplaced(tx: Tx, pairs: ReadonlyMap<string, string>): Promise<void> {
  for (const [id, replacedBy] of pairs)
    await tx.update(settlementStatements).set({ replacedBy }).where(eq(settlementStatements.id, id))
}

/** The newest week of each of these drivers that is closed. */
export async function newestWeeks(
  queries: Queries,
  driverIds: readonly string[],
): Promise<Map<string, Week>> {
  if (driverIds.length === 0) return new Map()
  const { driverId, year, week } = settlementStatements
  const rows = await queries
    .selectDistinctOn([driverId], { driverId, year, week })
    .from(settlementStatements)
    .where(and(inArray(driverId, [...new Set(driverIds)]), isNull(settlementStatements.reopenedAt)))
    .orderBy(driverId, desc(year), desc(week))
  return new Map(rows.map((row) => [row.driverId, { year: row.year, week: row.week }]))
}

/**
 * The newest version of each statement of these drivers, in force or not; the newest week first.
 * @param number of that one alone
 */
export async function newestVersions(
  queries: Queries,
  driverIds: readonly string[],
  number?: string,
): Promise<ListedStatement[]> {
  const { driverId, number: numbers, version } = settlementStatements
  const newest = queries
    .selectDistinctOn([numbers], LISTED)
    .from(settlementStatements)
    .where(
      and(
        inArray(driverId, [...driverIds]),
        number === undefined ? undefined : eq(settlementStatements.number, number),
      ),
    )
    .orderBy(numbers, desc(version))
    .as('newest')
  return queries.select().from(newest).orderBy(desc(newest.year), desc(newest.week), newest.number)
}
