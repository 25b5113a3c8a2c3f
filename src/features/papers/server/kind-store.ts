import { asc } from 'drizzle-orm'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import { type PaperKind, USUAL_KINDS } from '../domain/usual-kinds.ts'
import { paperKinds } from './tables.ts'

/** The fleet's kinds in their order; before the first change of any, the usual ones, which are no rows yet. */
export async function kindsOfFleet(queries: Queries): Promise<readonly PaperKind[]> {
  const rows = await queries.select().from(paperKinds).orderBy(asc(paperKinds.position), asc(paperKinds.id))
  return rows.length === 0 ? USUAL_KINDS : rows
}

/**
 * Makes the usual kinds rows, once: whoever stores the first of them stores the rest, and all others wait for that and find them there,
 * whatever has been changed of them since.
 */
export async function keepUsualKinds(tx: Tx): Promise<void> {
  const [first, ...rest] = USUAL_KINDS
  if (!first) return
  const stored = await tx
    .insert(paperKinds)
    .values(first)
    .onConflictDoNothing()
    .returning({ id: paperKinds.id })
  if (stored.length > 0) await tx.insert(paperKinds).values(rest)
}
