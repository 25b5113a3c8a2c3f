import { and, asc, desc, eq, isNull, lte, sql } from 'drizzle-orm'
import type { SchemeOwner } from '#features/settlement/domain/public.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import { lockNumber } from '#platform/server/database/named-lock.ts'
import { schemeVersions } from './tables.ts'

export type VersionRow = typeof schemeVersions.$inferSelect

/** Versions that hold or will hold, begun by this Monday, of all owners. */
export function versionsBegunBy(queries: Queries, monday: CalendarDate): Promise<VersionRow[]> {
  return queries
    .select()
    .from(schemeVersions)
    .where(and(lte(schemeVersions.fromMonday, monday), isNull(schemeVersions.withdrawnAt)))
    .orderBy(asc(schemeVersions.version))
}

/** Every version that holds or will hold, by owner and number. */
export function standingVersions(queries: Queries): Promise<VersionRow[]> {
  return queries
    .select()
    .from(schemeVersions)
    .where(isNull(schemeVersions.withdrawnAt))
    .orderBy(asc(schemeVersions.version))
}

/** The newest number of each owner, by its kind and id; withdrawn ones keep theirs. */
export async function latestNumbers(queries: Queries): Promise<Map<string, number>> {
  const rows = await queries
    .select({
      ownerKind: schemeVersions.ownerKind,
      ownerId: schemeVersions.ownerId,
      version: schemeVersions.version,
    })
    .from(schemeVersions)
    .orderBy(asc(schemeVersions.version))
  return new Map(rows.map((row) => [`${row.ownerKind} ${row.ownerId}`, row.version]))
}

/** Of one owner, withdrawn ones too, the newest first. */
export function versionsOf(queries: Queries, owner: SchemeOwner): Promise<VersionRow[]> {
  return queries.select().from(schemeVersions).where(isOf(owner)).orderBy(desc(schemeVersions.version))
}

export async function versionById(queries: Queries, id: string): Promise<VersionRow | undefined> {
  const [row] = await queries.select().from(schemeVersions).where(eq(schemeVersions.id, id))
  return row
}

/** Takes a version out of all weeks. */
export async function withdrawVersion(tx: Tx, id: string, at: string, by: string): Promise<void> {
  await tx.update(schemeVersions).set({ withdrawnAt: at, withdrawnBy: by }).where(eq(schemeVersions.id, id))
}

/** Whoever changes schemes goes one after another: versions count without a gap. */
export async function holdSchemes(tx: Tx): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${lockNumber('settlement schemes')})`)
}

export async function addVersion(tx: Tx, row: typeof schemeVersions.$inferInsert): Promise<void> {
  await tx.insert(schemeVersions).values(row)
}

/** Whose version it is, as the domain says it. */
export function ownerOf({ ownerKind, ownerId }: Pick<VersionRow, 'ownerKind' | 'ownerId'>): SchemeOwner {
  if (ownerKind === 'driver') return { kind: 'driver', driver: ownerId }
  return ownerKind === 'group' ? { kind: 'group', group: ownerId } : { kind: 'fleet' }
}

export function ownerColumns(owner: SchemeOwner): Pick<VersionRow, 'ownerKind' | 'ownerId'> {
  if (owner.kind === 'driver') return { ownerKind: 'driver', ownerId: owner.driver }
  return owner.kind === 'group'
    ? { ownerKind: 'group', ownerId: owner.group }
    : { ownerKind: 'fleet', ownerId: '' }
}

function isOf(owner: SchemeOwner) {
  const { ownerKind, ownerId } = ownerColumns(owner)
  return and(eq(schemeVersions.ownerKind, ownerKind), eq(schemeVersions.ownerId, ownerId))
}
