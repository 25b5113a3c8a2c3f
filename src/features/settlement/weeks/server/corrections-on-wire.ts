import type { OutputOf } from '#platform/pure/endpoint.ts'
import type { Queries } from '#platform/server/database/database.ts'
import type { readStatement } from '../contract-statement.ts'
import type { CorrectionRow } from './correction-store.ts'
import type { Proposal } from './proposals.ts'
import { rowsOfCorrection } from './rows-of-correction.ts'

type WireCorrection = OutputOf<typeof readStatement>['corrections'][number]

/** @param settledIn the statement that has it as a line; null while it waits for one */
export function decidedOnWire(row: CorrectionRow, settledIn: WireCorrection['settledIn']): WireCorrection {
  const { id, state, grosze, apartGrosze, breakdown, added, removed, changed, rows } = row
  const { rowsDigest, decidedAt, decidedBy, reason } = row
  return {
    ...{ id, state, grosze, apartGrosze, breakdown, added, removed, changed, rows },
    ...{ rowsDigest, decidedAt, decidedBy, reason, settledIn },
  }
}

export function proposedOnWire(queries: Queries, proposals: readonly Proposal[]): Promise<WireCorrection[]> {
  return Promise.all(
    proposals.map(async ({ correction, digest, frozen, rows: now }) => {
      const { grosze, apart: apartGrosze, breakdown, added, removed, changed } = correction
      const rows = await rowsOfCorrection(queries, frozen, now, correction)
      return {
        ...{ id: null, state: 'proposed' as const, grosze, apartGrosze, breakdown },
        ...{ added, removed, changed, rows, rowsDigest: digest },
        ...{ decidedAt: null, decidedBy: null, reason: '', settledIn: null },
      }
    }),
  )
}
