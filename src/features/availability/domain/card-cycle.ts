import { baseShift, reserveOf, type ShiftOption } from '#kernel/shift.ts'

/** Free places of one date (D4). */
export interface FreePlaces {
  readonly day: number
  readonly night: number
}

/** Whether the office has closed a shift by a limit of 0: no place of it can come free. */
export interface ClosedShifts {
  readonly day: boolean
  readonly night: boolean
}

/**
 * The state of a day card after a click: Wolne -> Dzień (or its reserve) -> Noc (or its reserve) -> Wolne.
 * Reserve variants behave like their base shift (Spec 1 §4); 'Do dyspozycji' is left by a click to Wolne
 * (D8). A closed shift is passed over: a reserve that nobody will ever be called from is none.
 * @param option undefined is Wolne
 */
export function nextOption(
  option: ShiftOption | undefined,
  free: FreePlaces,
  closed: ClosedShifts = { day: false, night: false },
): ShiftOption | undefined {
  if (option === undefined && !closed.day) return free.day > 0 ? 'day' : reserveOf('day')
  if ((option === undefined || baseShift(option) === 'day') && !closed.night)
    return free.night > 0 ? 'night' : reserveOf('night')
  return undefined
}
