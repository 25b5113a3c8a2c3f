import { and, asc, eq } from 'drizzle-orm'
import type { DriverDataHolder } from '#features/drivers/server/public.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import { driverPaperTexts } from '../texts-driver-data.ts'
import { removePapersOf } from './store.ts'
import { paperKinds, papers } from './tables.ts'

/** Drivers' own papers. */
export function papersOfDrivers(): DriverDataHolder {
  return {
    async read(queries, driverId) {
      const rows = await papersOf(queries, driverId)
      return [
        {
          name: 'papers',
          ...driverPaperTexts,
          rows: rows.map(({ name, number, issuedOn, expiresOn }) => ({ name, number, issuedOn, expiresOn })),
        },
      ]
    },
    removed: removePapersOf,
    merged: (tx, { stays, foldedId }) => unitePapers(tx, foldedId, stays.id),
    erased: (tx, { id }) => removePapersOf(tx, id),
  }
}

/**
 * Of two papers of a kind the one that expires later stays; the other one's kind and expiry are told for the
 * audit log.
 */
async function unitePapers(tx: Tx, fromId: string, toId: string): Promise<Record<string, string | number>> {
  const there = await papersOf(tx, toId, 'lock')
  const coming = await papersOf(tx, fromId, 'lock')
  const told: Record<string, string | number> = { papers: coming.length }
  for (const paper of coming) {
    const other = there.find(({ kindId }) => kindId === paper.kindId)
    const loser = other && (other.expiresOn < paper.expiresOn ? other : paper)
    if (loser) {
      await tx.delete(papers).where(eq(papers.id, loser.id))
      told[`formerly ${loser.kindId}`] = loser.expiresOn
    }
    if (loser !== paper) await tx.update(papers).set({ subjectId: toId }).where(eq(papers.id, paper.id))
  }
  return told
}

async function papersOf(queries: Queries, driverId: string, lock: 'lock' | 'look' = 'look') {
  const query = queries
    .select({
      id: papers.id,
      kindId: papers.kindId,
      name: paperKinds.name,
      number: papers.number,
      issuedOn: papers.issuedOn,
      expiresOn: papers.expiresOn,
    })
    .from(papers)
    .innerJoin(paperKinds, eq(paperKinds.id, papers.kindId))
    .where(and(eq(papers.subjectId, driverId), eq(paperKinds.subject, 'driver')))
    .orderBy(asc(paperKinds.position), asc(papers.id))
  return lock === 'lock' ? query.for('update', { of: papers }) : query
}
