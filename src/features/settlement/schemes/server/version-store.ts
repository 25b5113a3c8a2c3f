import { and, asc, desc, eq, isNull, lte } from 'drizzle-orm'
import type { SchemeOwner } from '#features/settlement/domain/public.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'
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

/** Every version there ever was, the newest first. */
export function allVersions(queries: Queries): Promise<VersionRow[]> {
  return queries
    .select()
    .from(schemeVersions)
    .orderBy(desc(schemeVersions.createdAt), desc(schemeVersions.version))
}

/** Of one owner, withdrawn ones too, the newest first. */
export function versionsOf(queries: Queries, owner: SchemeOwner): Promise<VersionRow[]> {
  return queries.select().from(schemeVersions).where(isOf(owner)).orderBy(desc(schemeVersions.version))
}

export async function versionById(queries: Queries, id: string): Promise<VersionRow | undefined> {
  const [row] = await queries.select().from(schemeVersions).where(eq(schemeVersions.id, id))
  return row
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
