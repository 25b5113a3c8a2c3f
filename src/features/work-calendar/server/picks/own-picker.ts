import { driversByIds } from '#features/drivers/server/public.ts'
import type { Slot } from '#kernel/slot.ts'
import type { Queries } from '#platform/server/database/database.ts'
import type { PickObstacle } from '../../domain/pick-rules.ts'
import type { Picker } from '../../domain/picker.ts'
import { obstacleTo, pickFacts } from './pick-obstacle.ts'

export interface OwnPicker {
  /** The e-mail is empty where the office knows none. */
  readonly person: Picker
  /**
   * Why the booking would refuse it, for each of the slots on its own; undefined where it would not.
   */
  readonly obstacles: readonly (PickObstacle | undefined)[]
}

/**
 * What a driver with an own session may know before anything is typed: whom the office takes the driver for,
 * and which of the free shifts are not for the driver. Of nobody else.
 * @param slots in the order of time; undefined where the driver has left the list
 */
export async function ownPicker(
  queries: Queries,
  driverId: string,
  slots: readonly Slot[],
): Promise<OwnPicker | undefined> {
  const driver = (await driversByIds(queries, [driverId])).get(driverId)
  if (!driver) return undefined
  const { fullName, email, phone, active } = driver
  const facts = await pickFacts(queries, { id: driverId, phone, active }, slots)
  return {
    person: { fullName, email, phone },
    obstacles: slots.map((slot) => obstacleTo([slot], facts)),
  }
}
