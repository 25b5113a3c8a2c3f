import { driversByIds } from '#features/drivers/server/public.ts'
import { planningVehicles } from '#features/fleet/vehicles/server/public.ts'
import { addDays } from '#kernel/calendar-date.ts'
import { mondayOf, type Week } from '#kernel/week.ts'
import { SHIFT_ON_WIRE } from '#platform/pure/wire.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { happeningsOn } from './store.ts'

/**
 * What has happened to a week, as it is sent.
 * @param admin is told what happened to drivers too, as the reasons of removals are (D22)
 */
export async function happeningsOfWeek(queries: Queries, week: Week, admin: boolean) {
  const monday = mondayOf(week)
  const rows = await happeningsOn(queries, monday, addDays(monday, 6))
  const drivers = await driversByIds(
    queries,
    rows.flatMap(({ driverId }) => driverId ?? []),
  )
  const cars = new Map((await planningVehicles(queries)).map(({ id, reg }) => [id, reg]))
  return rows.map(({ kind, carId, driverId, shiftStart, shiftEnd, note, ...row }) => {
    const tells = driverId === null || admin
    return {
      ...{ id: row.id, kind: tells ? kind : null, carId, driverId },
      subject: (carId ? cars.get(carId) : drivers.get(driverId ?? '')?.fullName) ?? '',
      ...{ dayStart: row.dayStart, shiftStart: SHIFT_ON_WIRE[shiftStart] },
      ...{ dayEnd: row.dayEnd, shiftEnd: SHIFT_ON_WIRE[shiftEnd], note: tells ? note : '' },
      ...{ createdAt: row.createdAt, createdBy: row.createdBy },
      ...{ undoneAt: row.undoneAt, undoneBy: row.undoneBy ?? '' },
    }
  })
}
