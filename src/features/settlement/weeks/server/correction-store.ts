import { and, desc, eq, inArray } from 'drizzle-orm'
import { type Charge, isCorrection } from '#features/settlement/domain/public.ts'
import { inNoStatement } from '#features/settlement/ledger/server/public.ts'
import { addWeeks, mondayOf, sameWeek, type Week } from '#kernel/week.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import { newestWeeks } from './statement-store.ts'
import { settlementCorrections } from './tables.ts'

export type CorrectionRow = typeof settlementCorrections.$inferSelect

/** Decisions on these versions, oldest first. */
export async function correctionsOf(
  queries: Queries,
  versionIds: readonly string[],
): Promise<Map<string, CorrectionRow[]>> {
  if (versionIds.length === 0) return new Map()
  const rows = await queries
    .select()
    .from(settlementCorrections)
    .where(inArray(settlementCorrections.versionId, [...versionIds]))
    .orderBy(settlementCorrections.versionId, settlementCorrections.no)
  return Map.groupBy(rows, ({ versionId }) => versionId)
}

/** What was excluded of a version, where that was the last decision on it: grosze of week and rental. */
export function excludedLast(
  decided: readonly CorrectionRow[],
): { readonly grosze: number; readonly reason: string; readonly at: string; readonly by: string } | null {
  const last = decided.at(-1)
  if (last?.state !== 'declined') return null
  const { grosze, apartGrosze, reason, decidedAt, decidedBy } = last
  return { grosze: grosze + apartGrosze, reason, at: decidedAt, by: decidedBy }
}

export async function correctionById(tx: Tx, id: string): Promise<CorrectionRow | undefined> {
  const [row] = await tx.select().from(settlementCorrections).where(eq(settlementCorrections.id, id))
  return row
}

/** Whether no statement that stands has it as a line. */
export async function isUnsettled(queries: Queries, id: string): Promise<boolean> {
  const rows = await queries
    .select({ id: settlementCorrections.id })
    .from(settlementCorrections)
    .where(and(eq(settlementCorrections.id, id), inNoStatement(settlementCorrections.id)))
  return rows.length > 0
}

export async function removeCorrection(tx: Tx, id: string): Promise<void> {
  await tx.delete(settlementCorrections).where(eq(settlementCorrections.id, id))
}

export async function addCorrection(tx: Tx, row: CorrectionRow): Promise<void> {
  await tx.insert(settlementCorrections).values(row)
}

export async function lastCorrectionNo(queries: Queries, versionId: string): Promise<number> {
  const [row] = await queries
    .select({ no: settlementCorrections.no })
    .from(settlementCorrections)
    .where(eq(settlementCorrections.versionId, versionId))
    .orderBy(desc(settlementCorrections.no))
    .limit(1)
  return row?.no ?? 0
}

/**
 * Accepted corrections that no statement has settled yet and that this week takes: each goes into its
 * driver's first week after the newest one that is closed, so that none goes into a week long past in which
 * there was nothing to close.
 * @param holderOf to whom a driver was folded
 */
export async function correctionsForWeek(
  queries: Queries,
  week: Week,
  holderOf: (driverId: string) => string,
): Promise<Map<string, Charge[]>> {
  const waiting = await queries
    .select()
    .from(settlementCorrections)
    .where(and(eq(settlementCorrections.state, 'accepted'), inNoStatement(settlementCorrections.id)))
    .orderBy(settlementCorrections.year, settlementCorrections.week, settlementCorrections.statement)
  const newest = await newestWeeks(
    queries,
    waiting.flatMap(({ driverId }) => [driverId, holderOf(driverId)]),
  )
  const charges = new Map<string, Charge[]>()
  for (const { id, driverId, grosze, apartGrosze, statement, ...of } of waiting) {
    const holder = holderOf(driverId)
    const corrected = { year: of.year, week: of.week }
    const closed = [corrected, newest.get(driverId) ?? corrected, newest.get(holder) ?? corrected]
    if (!sameWeek(addWeeks(latestOf(closed), 1), week)) continue
    const told = { week: corrected, statement }
    const own: Charge[] = []
    if (grosze !== 0 || apartGrosze === 0) own.push({ ...told, id, kind: 'correction', grosze })
    if (apartGrosze !== 0)
      own.push({ ...told, id: apartOf(id), kind: 'own-car-correction', grosze: apartGrosze })
    charges.set(holder, [...(charges.get(holder) ?? []), ...own])
  }
  return charges
}

function latestOf(weeks: readonly Week[]): Week {
  return weeks.reduce((last, one) => (mondayOf(one) > mondayOf(last) ? one : last))
}

const APART = ':own-car'

/** The charge that settles what a correction changes of a rental, beside the one of the week. */
function apartOf(correctionId: string): string {
  return `${correctionId}${APART}`
}

/** Which corrections stand as lines among these charges, in the week's result or apart: each once. */
export function correctionIdsOf(charges: readonly Charge[]): string[] {
  return [...new Set(charges.filter(isCorrection).map(({ id }) => id.replace(APART, '')))]
}
