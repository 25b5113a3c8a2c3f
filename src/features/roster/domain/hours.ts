import { otherSlotOfDate, SLOTS_IN_WEEK, shiftOfSlot } from '#kernel/slot.ts'

/**
 * The rules about one driver's own hours in a week (D2, D7), each told apart because each is told to the
 * driver. Here they stand once for whoever asks about a driver with slots 0-13: builder and repair (which
 * also hold them in a form for their searches, `planning/domain/builder/rules.ts`), late seats, who waits,
 * warnings. What a driver chooses or picks by dates is judged by the same neighbours (`slotAcrossRest` of the
 * kernel), with other duties: the form names the nights to change (`nightsBeforeDays`), a pick is refused
 * with what stands in its way (`refusedPicks`).
 */
export type HoursRule = 'PREV_WEEK_NIGHT' | 'REST_BEFORE_DAY' | 'REST_AFTER_NIGHT' | 'SAME_DATE'

/** What of a driver stands beside the slots of the week. */
export interface HoursAround {
  /** The office gave the driver both shifts of a date: that is its leave. */
  readonly allowDayAndNight: boolean
  readonly workedPreviousSundayNight: boolean
  /** Drives on the Monday after this week, by day; where nothing is known of it, it binds nobody. */
  readonly worksNextMonday?: boolean
}

const SUNDAY_NIGHT = SLOTS_IN_WEEK - 1

/** No Monday day after last week's Sunday night (D7). */
export function breaksRestAfterLastWeek(slot: number, workedPreviousSundayNight: boolean): boolean {
  return slot === 0 && workedPreviousSundayNight
}

/**
 * The night just before this day, if the driver has it: no day after the night before (D7).
 * @param held slots of the driver as bits: bit s is slot s
 */
export function nightBefore(slot: number, held: number): number | null {
  return shiftOfSlot(slot) === 'day' && slot > 0 && holds(held, slot - 1) ? slot - 1 : null
}

/** The day just after this night, if the driver has it: the same rule seen from the night. */
export function dayAfter(slot: number, held: number): number | null {
  return shiftOfSlot(slot) === 'night' && slot < SUNDAY_NIGHT && holds(held, slot + 1) ? slot + 1 : null
}

/** The other shift of the same date, if the driver has it and may not drive both (D2, `allowDayAndNight`). */
export function otherShiftOfDate(slot: number, held: number, allowDayAndNight: boolean): number | null {
  const other = otherSlotOfDate(slot)
  return !allowDayAndNight && holds(held, other) ? other : null
}

/**
 * The first rule about hours that this slot would break beside the slots already held, with the slot that
 * blocks: null where it lies in the week before, 0 for the Monday after this week too.
 */
export function brokenHours(
  slot: number,
  held: number,
  driver: HoursAround,
): { readonly rule: HoursRule; readonly blockedBy: number | null } | null {
  if (breaksRestAfterLastWeek(slot, driver.workedPreviousSundayNight))
    return { rule: 'PREV_WEEK_NIGHT', blockedBy: null }
  const day = dayAfter(slot, held)
  if (day !== null) return { rule: 'REST_BEFORE_DAY', blockedBy: day }
  const night = nightBefore(slot, held)
  if (night !== null) return { rule: 'REST_AFTER_NIGHT', blockedBy: night }
  const other = otherShiftOfDate(slot, held, driver.allowDayAndNight)
  if (other !== null) return { rule: 'SAME_DATE', blockedBy: other }
  return slot === SUNDAY_NIGHT && driver.worksNextMonday ? { rule: 'REST_BEFORE_DAY', blockedBy: 0 } : null
}

function holds(held: number, slot: number): boolean {
  return (held & (1 << slot)) !== 0
}
