import { ok } from '#kernel/result.ts'
import { SHIFT_ON_WIRE, SHIFT_OPTION_ON_WIRE } from '#platform/pure/wire.ts'
import { type Route, reads } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import { listDriverShifts } from '../../contract-driver.ts'
import { driverShifts } from './driver-shifts.ts'

export function driverShiftRoutes({ clock }: Platform): Route[] {
  return [
    reads(listDriverShifts, async ({ driverId, year, week }, { queries }) => {
      const before = year === undefined || week === undefined ? undefined : { year, week }
      const { weeks, older } = await driverShifts(queries, clock, driverId, before)
      return ok({
        data: weeks.map(({ week: which, generated, shifts, removed }) => ({
          ...which,
          generated,
          shifts: shifts.map(({ option, shift, ...told }) => ({
            ...told,
            option: SHIFT_OPTION_ON_WIRE[option],
            shift: shift && SHIFT_ON_WIRE[shift],
          })),
          removed: removed.map(({ slot, ...told }) => ({
            date: slot.date,
            shift: SHIFT_ON_WIRE[slot.shift],
            ...told,
          })),
        })),
        older,
      })
    }),
  ]
}
