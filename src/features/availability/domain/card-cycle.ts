import { baseShift, reserveOf, type ShiftOption } from '#kernel/shift.ts'

/** Free places of one date (D4). */
export interface FreePlaces {
  readonly day: number
  readonly night: number
}

/**
 * The state of a day card after a click: Wolne -> Dzień (or its reserve) -> Noc (or its reserve) -> Wolne. Reserve
 * variants behave like their base shift (Spec 1 §4); 'Do dyspozycji' is left by a click to Wolne (D8).
 * @param option undefined is Wolne
 */
export function nextOption(option: ShiftOption | undefined, free: FreePlaces): ShiftOption | undefined {
  if (option === undefined) return free.day > 0 ? 'day' : reserveOf('day')
  if (baseShift(option) === 'day') return free.night > 0 ? 'night' : reserveOf('night')
  return undefined
}
