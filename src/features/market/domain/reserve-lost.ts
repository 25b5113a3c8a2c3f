import { refusedPicks } from '#features/work-calendar/domain/public.ts'
import { compareSlots, type Slot } from '#kernel/slot.ts'

/**
 * What a shift costs: those of the driver's reserve places that the rules allow no more beside it (D15).
 * Waiting for the very shift is no cost: it has come.
 */
export function reserveLost(gets: Slot, reserve: readonly Slot[]): Slot[] {
  return reserve
    .filter((place) => compareSlots(place, gets) !== 0 && !goTogether(place, gets))
    .sort(compareSlots)
}

function goTogether(...slots: readonly [Slot, Slot]): boolean {
  return refusedPicks([...slots].sort(compareSlots), { choices: [], driven: [] }) === undefined
}
