import { isSpot, type Spot } from '../places.ts'
import { type SlotSeats, spotsOfSlot, type WeekPlan } from './week-plan.ts'

/** What a driver has instead of a spot in the same slot. */
export interface ChangedSpot {
  readonly driverId: string
  readonly from: Spot
  readonly to: Spot
}

/** How two plans of one week differ, driver by driver. */
export interface PlanDiff {
  /** By slot, and in a slot as the earlier plan has them. */
  readonly changed: readonly ChangedSpot[]
  /** By driver the spots of slots in which the driver stands nowhere any more, in the order of time. */
  readonly lost: ReadonlyMap<string, readonly Spot[]>
  /** By driver the spots of slots in which the driver stood nowhere, in the order of time. */
  readonly gained: ReadonlyMap<string, readonly Spot[]>
}

/** One spot for another; null for nowhere. */
export type SpotPair = readonly [from: Spot | null, to: Spot | null]

/**
 * What differs between two plans of a week. The one comparison: unsaved moves (`movesBetween`) and recorded
 * changes (`changesOf`) are readings of it. Slots that both plans share are not looked at. The order within
 * lists is no difference.
 */
export function diffOf(base: WeekPlan, now: WeekPlan): PlanDiff {
  const changed: ChangedSpot[] = []
  const lost = new Map<string, Spot[]>()
  const gained = new Map<string, Spot[]>()
  for (const [slot, seats] of now.entries()) {
    const before: SlotSeats | undefined = base[slot]
    if (!before || before === seats) continue
    const were = spotsOfSlot(before, slot)
    const are = spotsOfSlot(seats, slot)
    for (const [driverId, from] of were) {
      const to = are.get(driverId)
      if (!to) add(lost, driverId, from)
      else if (!isSpot(from, to)) changed.push({ driverId, from, to })
    }
    for (const [driverId, to] of are) if (!were.has(driverId)) add(gained, driverId, to)
  }
  return { changed, lost, gained }
}

/** The first lost with the first gained, and so on; what has no partner goes to, or comes from, nowhere. */
export function pairedInOrder(lost: readonly Spot[], gained: readonly Spot[]): SpotPair[] {
  return Array.from({ length: Math.max(lost.length, gained.length) }, (_, at) => [
    lost[at] ?? null,
    gained[at] ?? null,
  ])
}

function add(map: Map<string, Spot[]>, driverId: string, spot: Spot): void {
  const spots = map.get(driverId)
  if (spots) spots.push(spot)
  else map.set(driverId, [spot])
}
