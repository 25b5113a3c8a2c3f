import { type CalendarDate, parseStateDay } from '#kernel/calendar-date.ts'
import type { ShiftOption } from '#kernel/shift.ts'
import { shiftOptionFromWire } from '#platform/pure/wire.ts'

/** One shift of the driver's own. */
export interface OwnShift {
  readonly date: CalendarDate
  readonly option: ShiftOption
  /** Empty while there is no car. */
  readonly reg: string
  /** `Toyota Corolla`, empty without a car. */
  readonly car: string
  readonly service: string | null
  /** PLN */
  readonly bonus: number | null
}

interface OwnShiftOnWire {
  readonly stateDay: string
  readonly shift: string
  readonly reg: string
  readonly make: string
  readonly model: string
  readonly service: string | null
  readonly bonus: number | null
}

/** In the order of time; what this page can't read is left out rather than shown wrong. */
export function ownShifts(onWire: readonly OwnShiftOnWire[]): readonly OwnShift[] {
  return onWire
    .flatMap(({ stateDay, shift, reg, make, model, service, bonus }): OwnShift[] => {
      const date = parseStateDay(stateDay)
      const option = shiftOptionFromWire(shift)
      return date && option ? [{ date, option, reg, car: `${make} ${model}`.trim(), service, bonus }] : []
    })
    .sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
}
