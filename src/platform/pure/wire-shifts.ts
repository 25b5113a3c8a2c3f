import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Shift, ShiftOption } from '#kernel/shift.ts'
import type { SlotSpan } from '#kernel/slot-span.ts'

/** Spellings of the wire (Spec 1 §3, Spec 2 §9). Inside the code there is only `day` and `night`. */
export const SHIFT_OPTION_ON_WIRE = {
  day: 'Dzień',
  night: 'Noc',
  'day-reserve': 'Dzień rezerwa',
  'night-reserve': 'Noc rezerwa',
  'on-call': 'Do dyspozycji',
} as const satisfies Readonly<Record<ShiftOption, string>>

export const SHIFT_ON_WIRE = { day: 'Dzień', night: 'Noc' } as const satisfies Record<Shift, string>

const OPTION_FROM_WIRE = new Map<string, ShiftOption>(
  Object.entries(SHIFT_OPTION_ON_WIRE).map(([option, wire]) => [wire, option as ShiftOption]),
)

/** Undefined for a spelling that the wire does not know. */
export function shiftOptionFromWire(text: string): ShiftOption | undefined {
  return OPTION_FROM_WIRE.get(text)
}

/** Takes `Dzień`, `dzień` or `day` (the specification has all three). */
export function shiftFromWire(text: string): Shift | undefined {
  const lower = text.toLowerCase()
  if (lower === 'dzień' || lower === 'day') return 'day'
  return lower === 'noc' || lower === 'night' ? 'night' : undefined
}

/** From a day or night to another one, both included; words that are no shift mean the whole of the date. */
export function spanFromWire({
  dayStart,
  shiftStart,
  dayEnd,
  shiftEnd,
}: {
  readonly dayStart: CalendarDate
  readonly shiftStart: string
  readonly dayEnd: CalendarDate
  readonly shiftEnd: string
}): SlotSpan {
  return {
    from: { date: dayStart, shift: shiftFromWire(shiftStart) ?? 'day' },
    to: { date: dayEnd, shift: shiftFromWire(shiftEnd) ?? 'night' },
  }
}
