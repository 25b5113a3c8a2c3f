import { SLOTS } from './instance.ts'

/** Slots as bits: bit s is slot s. Even bits are days, odd bits nights (D2). */
const ALL_SLOTS = (1 << SLOTS) - 1
const NIGHTS = 0b10_1010_1010_1010

/** The rules about a driver's own hours, each told apart because each is told to the driver. */
export type HoursRule = 'PREV_WEEK_NIGHT' | 'REST_BEFORE_DAY' | 'REST_AFTER_NIGHT' | 'SAME_DATE'

function isNight(slot: number): boolean {
  return (slot & 1) === 1
}

/** No Monday day after last week's Sunday night (D7). */
export function breaksRestAfterLastWeek(slot: number, workedPreviousSundayNight: boolean): boolean {
  return slot === 0 && workedPreviousSundayNight
}

/** The night just before this day, if the driver has it: no day after the night before (D7). */
export function nightBefore(slot: number, held: number): number | null {
  return !isNight(slot) && slot > 0 && (held & (1 << (slot - 1))) !== 0 ? slot - 1 : null
}

/** The day just after this night, if the driver has it: the same rule seen from the night. */
export function dayAfter(slot: number, held: number): number | null {
  return isNight(slot) && slot + 1 < SLOTS && (held & (1 << (slot + 1))) !== 0 ? slot + 1 : null
}

/** The other shift of the same date, if the driver has it and may not drive both (D2, `allowDayAndNight`). */
export function otherShiftOfDate(slot: number, held: number, allowDayAndNight: boolean): number | null {
  const other = slot ^ 1
  return !allowDayAndNight && (held & (1 << other)) !== 0 ? other : null
}

/**
 * The first rule about hours that this slot would break beside the slots already held, with the slot that
 * blocks.
 */
export function brokenHours(
  slot: number,
  held: number,
  driver: { readonly allowDayAndNight: boolean; readonly workedPreviousSundayNight: boolean },
): { readonly rule: HoursRule; readonly blockedBy: number | null } | null {
  if (breaksRestAfterLastWeek(slot, driver.workedPreviousSundayNight))
    return { rule: 'PREV_WEEK_NIGHT', blockedBy: null }
  const day = dayAfter(slot, held)
  if (day !== null) return { rule: 'REST_BEFORE_DAY', blockedBy: day }
  const night = nightBefore(slot, held)
  if (night !== null) return { rule: 'REST_AFTER_NIGHT', blockedBy: night }
  const other = otherShiftOfDate(slot, held, driver.allowDayAndNight)
  return other === null ? null : { rule: 'SAME_DATE', blockedBy: other }
}

/**
 * Whether one driver may drive all these slots. Two neighbouring slots are always either a date or a night
 * and its day after.
 */
export function mayHoldTogether(slots: number, allowDayAndNight: boolean): boolean {
  const neighbours = slots & (slots >> 1)
  return (allowDayAndNight ? neighbours & NIGHTS : neighbours) === 0
}

/** The slots that stand in no conflict with those held. */
export function freeBeside(held: number, allowDayAndNight: boolean): number {
  let open = ALL_SLOTS
  for (let slot = 0; slot < SLOTS; slot++) {
    if (!mayHoldTogether((held & ((0b111 << slot) >> 1)) | (1 << slot), allowDayAndNight))
      open &= ~(1 << slot)
  }
  return open
}

/** min(limit, available cars): a renter holds the car and does not use up the limit. */
export function capacityOf(limit: number | null, availableCars: number): number {
  return limit === null ? availableCars : Math.min(limit, availableCars)
}

export function has(slots: number, slot: number): boolean {
  return (slots & (1 << slot)) !== 0
}

export function countOf(slots: number): number {
  let count = 0
  for (let rest = slots; rest !== 0; rest &= rest - 1) count++
  return count
}
