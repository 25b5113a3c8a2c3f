import type { Tx } from '#platform/server/database/database.ts'
import { forgetNextService } from './readings-store.ts'

export { handoverJobs } from './jobs.ts'

/** The car has left the fleet: nobody waits for its next service. Who had it stays known. */
export function forgetCarMileage(tx: Tx, vehicleId: string): Promise<void> {
  return forgetNextService(tx, vehicleId)
}
