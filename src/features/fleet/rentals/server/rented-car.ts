import type { RentalRow } from '#features/fleet/unavailability/server/public.ts'
import { planningVehicles } from '#features/fleet/vehicles/server/public.ts'
import type { Queries } from '#platform/server/database/database.ts'

/** How a call says which car. */
interface NamedCar {
  readonly carId?: string | undefined
  readonly rented_car?: string | null | undefined
}

export function namesCar({ carId, rented_car }: NamedCar): boolean {
  return carId !== undefined || (rented_car ?? '').trim() !== ''
}

/**
 * By its id, else by its registration, however that is typed.
 * @param before a rental whose car may have left the fleet since
 */
export async function carOf(
  queries: Queries,
  { carId, rented_car }: NamedCar,
  before?: RentalRow,
): Promise<string | undefined> {
  if (carId !== undefined) return carId
  const reg = (rented_car ?? '').replace(/\s/gu, '').toLocaleUpperCase('pl')
  if (reg === before?.reg) return before.carId
  return (await planningVehicles(queries)).find((vehicle) => vehicle.reg === reg)?.id
}
