/** The two shifts of a date; on one date day comes before night (D2). */
export type Shift = 'day' | 'night'

/** What a driver may choose for a date (Spec 1 §3 'Selected day'); `on-call` is 'Do dyspozycji' (D8). */
export type ShiftOption = 'day' | 'night' | 'day-reserve' | 'night-reserve' | 'on-call'

/** Reserve variants behave like their base shift (Spec 1 §4); on-call has none. */
export function baseShift(option: ShiftOption): Shift | undefined {
  if (option === 'day' || option === 'day-reserve') return 'day'
  if (option === 'night' || option === 'night-reserve') return 'night'
  return undefined
}

/**
 * Of a date a driver has one choice of each kind at most: a shift and its reserve variant exclude each other.
 */
export function kindOfOption(option: ShiftOption): Shift | 'on-call' {
  return baseShift(option) ?? 'on-call'
}

/** Takes a seat of the slot's limit (D4). */
export function isRegular(option: ShiftOption): option is Shift {
  return option === 'day' || option === 'night'
}

export function isReserve(option: ShiftOption): option is 'day-reserve' | 'night-reserve' {
  return option === 'day-reserve' || option === 'night-reserve'
}

export function reserveOf(shift: Shift): 'day-reserve' | 'night-reserve' {
  return shift === 'day' ? 'day-reserve' : 'night-reserve'
}
