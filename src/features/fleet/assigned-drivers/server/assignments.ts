import { type Driver, driversByIds } from '#features/drivers/server/public.ts'
import { planningVehicles } from '#features/fleet/vehicles/server/public.ts'
import { polishSortKey } from '#kernel/polish-text.ts'
import type { Queries } from '#platform/server/database/database.ts'
import type { CarDriverRow } from './store.ts'

/** An assignment whose car and driver are both still there. */
export interface Assignment extends CarDriverRow {
  readonly reg: string
  readonly driver: Driver
}

/** By the driver's name in Polish order, then by registration (D38). */
export async function withCarAndDriver(
  queries: Queries,
  rows: readonly CarDriverRow[],
): Promise<Assignment[]> {
  const cars = new Map((await planningVehicles(queries)).map((car) => [car.id, car]))
  const drivers = await driversByIds(
    queries,
    rows.map((row) => row.driverId),
  )
  return rows
    .flatMap((row) => {
      const car = cars.get(row.carId)
      const driver = drivers.get(row.driverId)
      if (!car || !driver) return []
      const sortKey = `${polishSortKey(driver.fullName)} ${car.reg}`
      return [{ assignment: { ...row, reg: car.reg, driver }, sortKey }]
    })
    .sort((a, b) => (a.sortKey < b.sortKey ? -1 : 1))
    .map(({ assignment }) => assignment)
}

export function assignmentOnWire({ id, carId, reg, driverId, primaryCar, driver }: Assignment) {
  const { fullName, phone } = driver
  return { id, attributes: { carId, reg, driverId, fullName, phoneNumber: phone, primaryCar } }
}
