import type { Phone } from '#kernel/phone.ts'
import type { Queries } from '#platform/server/database/database.ts'
import type { DoorKeys } from '#platform/server/throttle.ts'

export interface DriverAtDoor {
  readonly id: string
  readonly door: DoorKeys
  readonly fullName: string
  readonly phone: Phone
  /** Empty for none. */
  readonly email: string
  readonly active: boolean
}

/** What is known of the doors by features that lean on this one. */
export interface DoorPorts {
  fleetPin(queries: Queries): Promise<DoorKeys>
  fuelPassword(queries: Queries): Promise<DoorKeys>
  driverWithPhone(queries: Queries, phone: Phone): Promise<DriverAtDoor | undefined>
  /** Those that are still on the list. */
  driversWithIds(queries: Queries, ids: readonly string[]): Promise<readonly DriverAtDoor[]>
  /** Whether the fleet tells drivers PINs by SMS. */
  sendsPinBySms(queries: Queries): Promise<boolean>
}
