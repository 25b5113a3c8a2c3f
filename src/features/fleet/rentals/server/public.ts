import { activeRentalOfCar } from '#features/fleet/unavailability/server/public.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { rentedText } from '../texts.ts'

/**
 * Why a vehicle can't be deleted yet: somebody has it, or will. Undefined where nobody does; rentals of the
 * history keep their registration.
 */
export async function whyRentalKeepsCar(queries: Queries, carId: string): Promise<string | undefined> {
  const rental = await activeRentalOfCar(queries, carId)
  return rental && rentedText(rental)
}
