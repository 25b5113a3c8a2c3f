import { SLOTS_IN_WEEK, weekdayOfSlot } from '#kernel/slot.ts'

/**
 * The weekday whose shift is being driven, 0-6; undefined of a week that has not begun, or of which the last
 * shift has.
 * @param begun slots of the week that have begun
 */
export function todayOf(begun: number): number | undefined {
  return begun > 0 && begun < SLOTS_IN_WEEK ? weekdayOfSlot(begun - 1) : undefined
}
