import type { ChosenDay } from '#features/submissions/domain/public.ts'
import type { ShiftOption } from '#kernel/shift.ts'

export interface ChoiceCounts {
  readonly day: number
  readonly night: number
  readonly dayReserve: number
  readonly nightReserve: number
  readonly onCall: number
  /** All of them. */
  readonly total: number
  /** Day and night, reserve included, on-call not: what the bonus tiers count (D10). */
  readonly forBonus: number
}

/** The counts of the sidebar 'Wybrane zmiany' and of the office's badges (Spec 1 §2). */
export function countChoices(days: readonly ChosenDay[]): ChoiceCounts {
  const of = (option: ShiftOption): number => days.filter((day) => day.option === option).length
  const [day, night, dayReserve, nightReserve, onCall] = [
    of('day'),
    of('night'),
    of('day-reserve'),
    of('night-reserve'),
    of('on-call'),
  ]
  const forBonus = day + night + dayReserve + nightReserve
  return { day, night, dayReserve, nightReserve, onCall, total: forBonus + onCall, forBonus }
}
