import type { SlotSpan } from '#kernel/slot-span.ts'
import type { GroundingRow } from './groundings.ts'

export function spanOfRow({ dayStart, shiftStart, dayEnd, shiftEnd }: GroundingRow): SlotSpan {
  return { from: { date: dayStart, shift: shiftStart }, to: { date: dayEnd, shift: shiftEnd } }
}
