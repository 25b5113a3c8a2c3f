import { spotOf, type WeekPlan } from '#features/roster/domain/public.ts'
import { shiftOfSlot, weekdayOfSlot } from '#kernel/slot.ts'

/** Days and shifts as the modal asks for them. */
export interface DaysAndShifts {
  /** 0-6 */
  readonly days: readonly number[]
  readonly mornings: boolean
  readonly afternoons: boolean
}

/**
 * What is probably meant for a driver: the shift in which the driver stands more often, on those days;
 * nothing that has begun.
 */
export function likelyChoice(board: WeekPlan, begun: number, driverId: string | undefined): DaysAndShifts {
  const slots = board.flatMap((_, slot) =>
    driverId !== undefined && slot >= begun && spotOf(board, slot, driverId) ? [slot] : [],
  )
  const nights = slots.filter((slot) => shiftOfSlot(slot) === 'night')
  const days = slots.filter((slot) => shiftOfSlot(slot) === 'day')
  const night = nights.length > days.length
  return { days: (night ? nights : days).map(weekdayOfSlot), mornings: !night, afternoons: night }
}
