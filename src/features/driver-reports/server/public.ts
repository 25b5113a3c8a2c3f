import type { Slot } from '#kernel/slot.ts'
import type { Queries } from '#platform/server/database/database.ts'
import type { ReportKind } from '../domain/report.ts'
import { reportsOfSlot } from './store.ts'

/** What a driver told of a shift, as the driver is shown it. */
export interface OwnReport {
  readonly id: string
  readonly kind: ReportKind
  readonly minutes: number | null
  /** Instants; null while nobody at the office has taken it up. */
  readonly sentAt: string
  readonly takenAt: string | null
}

/** What the driver told of this shift and has not taken back, in the order of sending. */
export async function ownReports(queries: Queries, driverId: string, slot: Slot): Promise<OwnReport[]> {
  const rows = await reportsOfSlot(queries, driverId, slot)
  return rows.map(({ id, kind, minutes, sentAt, takenAt }) => ({ id, kind, minutes, sentAt, takenAt }))
}

export { illnessesReported } from './illnesses.ts'
