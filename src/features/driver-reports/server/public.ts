import type { Slot } from '#kernel/slot.ts'
import type { Queries } from '#platform/server/database/database.ts'
import type { ReportKind } from '../domain/report.ts'
import { illSlots, reportsOfSlot } from './store.ts'

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
  return rows.flatMap(({ id, kind, minutes, sentAt, takenAt }) =>
    kind === 'well' ? [] : [{ id, kind, minutes, sentAt, takenAt }],
  )
}

export { illnessesReported, wellAgain } from './illnesses.ts'
export { takeBackIllness, tellWell } from './well-again.ts'

/** Shifts of which these drivers have reported being ill and not taken it back, in the order of time. */
export async function reportedIll(
  queries: Queries,
  driverIds: readonly string[],
): Promise<ReadonlyMap<string, readonly Slot[]>> {
  const slots = new Map<string, Slot[]>()
  for (const { driverId, date, shift } of await illSlots(queries, driverIds)) {
    const own = slots.get(driverId) ?? []
    if (!own.some((each) => each.date === date && each.shift === shift)) own.push({ date, shift })
    slots.set(driverId, own)
  }
  return slots
}
