import { formatStateDay } from '#kernel/calendar-date.ts'
import { WEEKDAY_NAMES } from '#kernel/polish-text.ts'
import { reserveOf, type Shift } from '#kernel/shift.ts'
import { slotAt, weekdayOfSlot } from '#kernel/slot.ts'
import type { Week } from '#kernel/week.ts'
import { SHIFT_OPTION_ON_WIRE } from '#platform/pure/wire.ts'
import type { Spot } from './domain/places.ts'

/** @returns the word for a car's shift, a reserve or the on-call list */
export function shiftWord(shift: Shift, { carId, onCall }: Omit<Spot, 'slot'>): string {
  if (carId !== null) return SHIFT_OPTION_ON_WIRE[shift]
  return SHIFT_OPTION_ON_WIRE[onCall ? 'on-call' : reserveOf(shift)]
}

/** Where somebody was or is, as a recorded change tells it (Spec 2 §3); empty words for nowhere. */
export function sideWords(week: Week, spot: Spot | null, reg: string) {
  if (!spot) return { day: '', weekDay: '', shift: '', reg: '' }
  const { date, shift } = slotAt(week, spot.slot)
  return {
    day: formatStateDay(date),
    weekDay: WEEKDAY_NAMES[weekdayOfSlot(spot.slot)] ?? '',
    shift: shiftWord(shift, spot),
    reg,
  }
}
