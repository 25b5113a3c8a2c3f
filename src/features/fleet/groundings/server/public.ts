import { deleteGroundingsOfCar } from '#features/fleet/unavailability/server/public.ts'
import type { Tx } from '#platform/server/database/database.ts'

export { groundCar } from './save-grounding.ts'

/** Deletes the groundings of a car that leaves the fleet, in the transaction that deletes it (D26). */
export async function forgetCarGroundings(tx: Tx, carId: string): Promise<void> {
  await deleteGroundingsOfCar(tx, carId)
}
