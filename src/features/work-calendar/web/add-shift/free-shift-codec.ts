import { parseDate } from '#kernel/calendar-date.ts'
import type { Slot } from '#kernel/slot.ts'
import type { InputOf } from '#platform/pure/endpoint.ts'
import { SHIFT_ON_WIRE, shiftFromWire } from '#platform/pure/wire.ts'
import type { pickFreeShifts } from '../../contract.ts'

/** A slot with the wire's words put into ours; undefined for anything else. */
export function slotFromWire(value: unknown): Slot | undefined {
  if (typeof value !== 'object' || value === null || !('date' in value) || !('shift' in value))
    return undefined
  const date = parseDate(String(value.date))
  const shift = shiftFromWire(String(value.shift))
  return date && shift ? { date, shift } : undefined
}

/** The slots that a refusal names as gone. */
export function goneFromDetails(details: unknown): readonly Slot[] {
  const gone: unknown = typeof details === 'object' && details !== null && 'gone' in details && details.gone
  return Array.isArray(gone) ? gone.flatMap((slot) => slotFromWire(slot) ?? []) : []
}

export function addedDaysOnWire(slots: readonly Slot[]): InputOf<typeof pickFreeShifts>['addedDays'] {
  return slots.map(({ date, shift }) => ({ date, shift: SHIFT_ON_WIRE[shift] as 'Dzień' | 'Noc' }))
}
