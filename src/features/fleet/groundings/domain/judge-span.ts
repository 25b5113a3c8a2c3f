import { isSpan, type SlotSpan } from '#kernel/slot-span.ts'

/**
 * Which end field is too early (D17): the day, or, on one day, the shift. Undefined where the span is one.
 */
export function endTooEarly(span: SlotSpan): 'dayEnd' | 'shiftEnd' | undefined {
  if (isSpan(span)) return undefined
  return span.to.date < span.from.date ? 'dayEnd' : 'shiftEnd'
}
