import { activeRentalOfCar } from '#features/fleet/unavailability/server/public.ts'
import type { RentedCar } from '#features/fleet/vehicles/texts.ts'
import type { Queries } from '#platform/server/database/database.ts'

export { rentCar } from './new-rental.ts'

/**
 * Why a vehicle can't be deleted yet: somebody has it, or will. Undefined where nobody does; rentals of the
 * history keep their registration.
 */
export async function whyRentalKeepsCar(queries: Queries, carId: string): Promise<RentedCar | undefined> {
  const rental = await activeRentalOfCar(queries, carId)
  if (!rental) return undefined
  const { reg, firstName, lastName, startDate, endDate } = rental
  return { reg, firstName, lastName, startDate, endDate }
}
