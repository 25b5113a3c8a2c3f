import { driversByIds } from '#features/drivers/server/public.ts'
import { planningVehicles } from '#features/fleet/vehicles/server/public.ts'
import { polishSortKey } from '#kernel/polish-text.ts'
import { fail, ok } from '#kernel/result.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { type Route, reads, writes } from '#platform/server/http/route.ts'
import { assignDriverToCar, listAssignedDrivers, listCarDrivers, releaseDriverFromCar } from '../contract.ts'
import { assignDriver } from './assign-driver.ts'
import { allAssignments, assignmentsOfCar, type CarDriverRow, removeAssignment } from './store.ts'

export function assignedDriverRoutes(): Route[] {
  return [
    reads(listCarDrivers, async ({ id }, { queries }) =>
      ok({ data: await onWire(queries, await assignmentsOfCar(queries, id)) }),
    ),
    reads(listAssignedDrivers, async (_input, { queries }) =>
      ok({ data: await onWire(queries, await allAssignments(queries)) }),
    ),
    writes(assignDriverToCar, async (input, { tx, audit }) => {
      const assigned = await assignDriver(tx, input)
      if (!assigned.ok) return assigned
      const { id, driverId } = assigned.value
      audit({ assignment: id, driver: driverId, vehicle: input.carId })
      return ok({ id })
    }),
    writes(releaseDriverFromCar, async ({ id }, { tx, audit }) => {
      audit({ assignment: id })
      return (await removeAssignment(tx, id))
        ? ok({ status: 'ok' as const })
        : fail({ code: 'no_such_assignment' as const })
    }),
  ]
}

/** By the driver's name in Polish order, then by registration (D38). */
async function onWire(queries: Queries, rows: readonly CarDriverRow[]) {
  const cars = new Map((await planningVehicles(queries)).map((car) => [car.id, car]))
  const drivers = await driversByIds(
    queries,
    rows.map((row) => row.driverId),
  )
  return rows
    .flatMap(({ id, carId, driverId, primaryCar }) => {
      const car = cars.get(carId)
      const driver = drivers.get(driverId)
      if (!car || !driver) return []
      const sortKey = `${polishSortKey(driver.fullName)} ${car.reg}`
      return [{ id, carId, reg: car.reg, driverId, primaryCar, driver, sortKey }]
    })
    .sort((a, b) => (a.sortKey < b.sortKey ? -1 : 1))
    .map(({ id, carId, reg, driverId, primaryCar, driver }) => ({
      id,
      attributes: {
        carId,
        reg,
        driverId,
        fullName: driver.fullName,
        phoneNumber: driver.phone,
        primaryCar,
      },
    }))
}
