import { formatStateDay, weekday } from '#kernel/calendar-date.ts'
import { WEEKDAY_NAMES } from '#kernel/polish-text.ts'
import { ok } from '#kernel/result.ts'
import { isSpan } from '#kernel/slot-span.ts'
import { SHIFT_ON_WIRE, spanFromWire } from '#platform/pure/wire.ts'
import { type Route, reads } from '#platform/server/http/route.ts'
import { previewUnavailable } from '../../contract-displaced.ts'
import { displacedMark } from './displaced-mark.ts'
import type { DisplacedDriver, Displacing } from './displacing.ts'

export function displacedRoutes(displacing: Displacing): Route[] {
  return [
    reads(previewUnavailable, async (input, { queries }) => {
      const { carId, kind, replaces } = input
      const span = spanFromWire(input)
      const off = { id: '', carId, span, kind, reason: '', notOnStation: false, renter: '' }
      const moves = isSpan(span) ? await displacing.preview(queries, [off], replaces) : []
      return ok({ mark: displacedMark(moves), moves: moves.map(moveOnWire) })
    }),
  ]
}

/** A move as the calls that take cars off tell it. */
export function moveOnWire({ week, slot, driverId, fullName, fromReg, toReg }: DisplacedDriver) {
  return {
    ...week,
    day: formatStateDay(slot.date),
    weekDay: WEEKDAY_NAMES[weekday(slot.date)] ?? '',
    shift: SHIFT_ON_WIRE[slot.shift],
    driverId,
    fullName,
    fromReg,
    toReg,
  }
}
