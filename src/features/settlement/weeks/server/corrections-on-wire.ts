import type { OutputOf } from '#platform/pure/endpoint.ts'
import type { Queries } from '#platform/server/database/database.ts'
import type { readStatement } from '../contract-statement.ts'
import { changedSince, countChanged } from '../domain/changed-rows.ts'
import type { CorrectionRow } from './correction-store.ts'
import { takenBackLoads } from './loads-of-week.ts'
import type { Proposal } from './proposals.ts'
import { type CorrectedRow, rowsOfCorrection } from './rows-of-correction.ts'

type WireCorrection = OutputOf<typeof readStatement>['corrections'][number]

/** @param settledIn the statement that has each as a line; null while it waits for one */
export function decidedOnWire(
  queries: Queries,
  decided: readonly CorrectionRow[],
  settledIn: (id: string) => WireCorrection['settledIn'],
): Promise<WireCorrection[]> {
  return Promise.all(
    decided.map(async (row, at) => {
      const { id, state, grosze, apartGrosze, breakdown, added, removed, changed } = row
      const { rowsDigest, decidedAt, decidedBy, reason } = row
      return {
        ...{ id, state, grosze, apartGrosze, breakdown, added, removed, changed },
        ...(await cameAbout(queries, rowsOfLast(decided.slice(0, at)), row.rows, decidedAt)),
        ...{ rowsDigest, decidedAt, decidedBy, reason, settledIn: settledIn(id) },
      }
    }),
  )
}

/** @param decided of the same statements, by which rows they were corrected already */
export function proposedOnWire(
  queries: Queries,
  proposals: readonly Proposal[],
  decided: readonly CorrectionRow[],
): Promise<WireCorrection[]> {
  return Promise.all(
    proposals.map(async ({ correction, digest, frozen, rows: now, statement }) => {
      const { grosze, apart: apartGrosze, breakdown, added, removed, changed } = correction
      const rows = await rowsOfCorrection(queries, frozen, now, correction)
      const settled = rowsOfLast(decided.filter(({ versionId }) => versionId === statement.id))
      return {
        ...{ id: null, state: 'proposed' as const, grosze, apartGrosze, breakdown },
        ...{ added, removed, changed, rowsDigest: digest },
        ...(await cameAbout(queries, settled, rows, null)),
        ...{ decidedAt: null, decidedBy: null, reason: '', settledIn: null },
      }
    }),
  )
}

/** What the statement and its accepted corrections have settled, as it differs from the statement alone. */
function rowsOfLast(decided: readonly CorrectionRow[]): readonly CorrectedRow[] {
  return decided.findLast(({ state }) => state === 'accepted')?.rows ?? []
}

/** @param until when it was decided: what was taken back later is no cause of it */
async function cameAbout(
  queries: Queries,
  settled: readonly CorrectedRow[],
  now: readonly CorrectedRow[],
  until: string | null,
): Promise<Pick<WireCorrection, 'rows' | 'counts' | 'takenBack'>> {
  const rows = changedSince(settled, now)
  const gone = rows.filter(({ change }) => change === 'removed' || change === 'before')
  const loads = [...new Set(gone.flatMap(({ file }) => (file ? [file.loadId] : [])))]
  const takenBack = (await takenBackLoads(queries, loads)).filter(({ at }) => until === null || at <= until)
  return { rows, counts: countChanged(rows), takenBack }
}
