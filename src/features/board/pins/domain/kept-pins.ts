import type { Spot, WeekPin } from '#features/roster/domain/public.ts'
import { movesBetween, spotOf, type WeekPlan } from '#features/roster/domain/public.ts'

type Pinned = Pick<WeekPin, 'driverId' | 'slot' | 'carId'>

/** Whether the board is as the pin wants it: the driver in that car, or, kept off, in none. */
export function isKept(board: WeekPlan, { driverId, slot, carId }: Pinned): boolean {
  return (spotOf(board, slot, driverId)?.carId ?? null) === carId
}

export interface Strayed<P extends Pinned> {
  readonly pin: P
  /** Where the driver went; null for nowhere. */
  readonly to: Spot | null
}

/** Pins that the step from one board to the next has broken: the office is asked what becomes of them. */
export function strayedPins<P extends Pinned>(
  pins: readonly P[],
  before: WeekPlan,
  now: WeekPlan,
): Strayed<P>[] {
  const strayed = pins.filter((pin) => isKept(before, pin) && !isKept(now, pin))
  if (strayed.length === 0) return []
  const moves = movesBetween(before, now)
  return strayed.map((pin) => {
    const { driverId, slot } = pin
    const move = moves.find(({ driverId: id, from, to }) => id === driverId && (from ?? to)?.slot === slot)
    return { pin, to: spotOf(now, slot, driverId) ?? move?.to ?? null }
  })
}
