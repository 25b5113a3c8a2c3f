import type { DoorPorts, DriverAtDoor } from '#features/auth/server/public.ts'
import { driverDoorsByIds, findDriverByPhone } from '#features/drivers/server/public.ts'
import { fuelDoorOfNow } from '#features/fuel/server/public.ts'
import { fleetDoor, readFleetPin, readSettings } from '#features/settings/server/public.ts'
import type { Queries } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'

/** What auth needs of features that lean on it, to tell the office who is at which door. */
export function doorPorts({ clock }: Platform): DoorPorts {
  const driversWithIds = (queries: Queries, ids: readonly string[]): Promise<readonly DriverAtDoor[]> =>
    driverDoorsByIds(queries, ids)
  return {
    fleetPin: async (queries) => fleetDoor(await readFleetPin(queries)),
    fuelPassword: fuelDoorOfNow,
    driverWithPhone: async (queries, phone) => {
      const driver = await findDriverByPhone(queries, phone)
      return driver && (await driversWithIds(queries, [driver.id]))[0]
    },
    driversWithIds,
    sendsPinBySms: async (queries) => (await readSettings(queries, clock)).sendPinBySms,
  }
}
