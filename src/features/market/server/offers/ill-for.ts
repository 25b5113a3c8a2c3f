import { reportedIll } from '#features/driver-reports/server/public.ts'
import { compareSlots, type Slot } from '#kernel/slot.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { inReturnOf } from './exchange.ts'
import type { Offer } from './offers-store.ts'

/** Whether a driver has reported ill for a slot and not taken it back; of the drivers asked for. */
export type IllFor = (driverId: string, slot: Slot) => boolean

/**
 * What is reported ill is the office's to see to: its driver gives it to nobody, and it is not asked for in
 * return. Read once, for all drivers and slots.
 */
export async function illFor(queries: Queries, driverIds: readonly string[]): Promise<IllFor> {
  const ill = await reportedIll(queries, [...new Set(driverIds)])
  return (driverId, slot) => (ill.get(driverId) ?? []).some((each) => compareSlots(each, slot) === 0)
}

/** @param takerId who would take it; null while that may be anyone: then nothing is wanted in return */
export function isSomebodyIll(isIll: IllFor, offer: Offer, takerId: string | null): boolean {
  const inReturn = inReturnOf(offer)
  return (
    isIll(offer.giverId, offer) || (inReturn !== undefined && takerId !== null && isIll(takerId, inReturn))
  )
}
