import { type CalendarDate, parseDate } from '#kernel/calendar-date.ts'
import type { Shift } from '#kernel/shift.ts'
import { SHIFT_ON_WIRE, shiftFromWire } from '#platform/pure/wire.ts'
import { isRecord } from '#platform/web/device-memory.ts'
import type { PendingGrounding } from '../../domain/session/pending-groundings.ts'

type ShiftOnWire = (typeof SHIFT_ON_WIRE)[Shift]

/** As it is sent, and as this device keeps it. */
export interface GroundingOnWire {
  readonly carId: string
  readonly dayStart: CalendarDate
  readonly shiftStart: ShiftOnWire
  readonly dayEnd: CalendarDate
  readonly shiftEnd: ShiftOnWire
  readonly groundedReason: string
  readonly notOnStation: boolean
}

export function groundingOnWire(grounding: PendingGrounding): GroundingOnWire {
  const { carId, from, to, reason, notOnStation } = grounding
  return {
    ...{ carId, dayStart: from.date, shiftStart: SHIFT_ON_WIRE[from.shift] },
    ...{ dayEnd: to.date, shiftEnd: SHIFT_ON_WIRE[to.shift], groundedReason: reason, notOnStation },
  }
}

/** Undefined where the device has kept something else. */
export function groundingFromDevice(value: unknown): PendingGrounding | undefined {
  if (!isRecord(value)) return undefined
  const { carId, dayStart, shiftStart, dayEnd, shiftEnd, groundedReason: reason, notOnStation } = value
  if (typeof carId !== 'string' || typeof reason !== 'string') return undefined
  const [from, to] = [slotOf(dayStart, shiftStart), slotOf(dayEnd, shiftEnd)]
  return from && to && { carId, from, to, reason, notOnStation: notOnStation === true }
}

function slotOf(day: unknown, shiftOnWire: unknown) {
  const date = parseDate(String(day))
  const shift = shiftFromWire(String(shiftOnWire))
  return date && shift && { date, shift }
}
