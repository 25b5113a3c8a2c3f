import { asc, eq } from 'drizzle-orm'
import type { DriverDataHolder } from '#features/drivers/server/public.ts'
import { planningVehicles } from '#features/fleet/vehicles/server/public.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import { assignTexts } from '../texts-office.ts'
import type { CarDriverRow } from './store.ts'
import { carDrivers } from './tables.ts'

/** Which cars drivers are assigned to. */
export function assignmentsOfDrivers(): DriverDataHolder {
  return {
    async read(queries, driverId) {
      const cars = new Map((await planningVehicles(queries)).map(({ id, reg }) => [id, reg]))
      const rows = await assignmentsOf(queries, driverId)
      return [
        {
          name: 'cars',
          title: assignTexts.ofDriver,
          columns: { reg: assignTexts.reg, primaryCar: assignTexts.primary },
          rows: rows.map(({ carId, primaryCar }) => ({ reg: cars.get(carId) ?? '', primaryCar })),
        },
      ]
    },
    removed: releaseDriver,
    async merged(tx, { stays, foldedId }) {
      return { cars: await giveCars(tx, foldedId, stays.id) }
    },
    erased: (tx, { id }) => releaseDriver(tx, id),
  }
}

/**
 * All cars of both; the primary one of the driver who stays wins, the other stays without being it.
 * @returns how many came over
 */
async function giveCars(tx: Tx, fromId: string, toId: string): Promise<number> {
  const there = await assignmentsOf(tx, toId, 'lock')
  const coming = await assignmentsOf(tx, fromId, 'lock')
  const hasPrimary = there.some(({ primaryCar }) => primaryCar)
  await releaseDriver(tx, fromId)
  for (const row of coming) {
    const primaryCar = row.primaryCar && !hasPrimary
    const same = there.find(({ carId }) => carId === row.carId)
    if (!same) await tx.insert(carDrivers).values({ ...row, driverId: toId, primaryCar })
    else if (primaryCar) await tx.update(carDrivers).set({ primaryCar }).where(eq(carDrivers.id, same.id))
  }
  return coming.length
}

async function assignmentsOf(
  queries: Queries,
  driverId: string,
  lock: 'lock' | 'look' = 'look',
): Promise<CarDriverRow[]> {
  const query = queries
    .select()
    .from(carDrivers)
    .where(eq(carDrivers.driverId, driverId))
    .orderBy(asc(carDrivers.carId))
  return lock === 'lock' ? query.for('update') : query
}

async function releaseDriver(tx: Tx, driverId: string): Promise<void> {
  await tx.delete(carDrivers).where(eq(carDrivers.driverId, driverId))
}
