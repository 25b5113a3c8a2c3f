import { formatStateDay } from '#kernel/calendar-date.ts'
import type { Shift } from '#kernel/shift.ts'
import type { Slot } from '#kernel/slot.ts'
import type { SlotSpan } from '#kernel/slot-span.ts'

const SHIFTS: Readonly<Record<Shift, string>> = { day: 'Dzień', night: 'Noc' }

/** A car, and when it is grounded already. */
export interface Overlap {
  readonly reg: string
  readonly span: SlotSpan
}

/** Which grounding is in the way. */
export function overlappingText({ reg, span }: Overlap): string {
  return `Auto ${reg} jest już uziemione ${spanText(span)}. Zmień tamto uziemienie, zamiast dodawać drugie.`
}

/** `od 12.3.2026 (Dzień) do 14.3.2026 (Noc)` */
export function spanText({ from, to }: SlotSpan): string {
  return `od ${slotText(from)} do ${slotText(to)}`
}

function slotText({ date, shift }: Slot): string {
  return `${formatStateDay(date)} (${SHIFTS[shift]})`
}
