import { SLOTS_IN_WEEK, slotsOfWeekday, weekdayOfSlot } from '#kernel/slot.ts'

/**
 * The weekday whose shift is being driven, 0-6; undefined of a week that has not begun, or of which the last
 * shift has.
 * @param begun slots of the week that have begun
 */
export function todayOf(begun: number): number | undefined {
  return begun > 0 && begun < SLOTS_IN_WEEK ? weekdayOfSlot(begun - 1) : undefined
}

/**
 * How many slots of the week stand back: those of days before today, or all that have begun of a week in
 * which no day is.
 * @param begun slots of the week that have begun
 */
export function pastSlots(begun: number): number {
  const today = todayOf(begun)
  return today === undefined ? begun : slotsOfWeekday(today)[0]
}
