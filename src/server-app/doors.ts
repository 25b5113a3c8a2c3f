import type { Doors } from '#features/auth/server/public.ts'
import type { Platform } from '#platform/server/platform.ts'
import { serverManifests } from './manifests/server-manifests.ts'

/** Every door at which somebody may guess, each told by the feature that keeps its secret. */
export function gatherDoors(platform: Platform): Doors {
  const told: Partial<Doors> = Object.assign(
    {},
    ...[...serverManifests.values()].map(({ doors }) => doors?.(platform)),
  )
  const { login, fuel } = told
  const { 'fleet-pin': fleetPin, 'driver-pin': driverPin } = told
  if (!login || !fuel || !fleetPin || !driverPin) throw new Error('No feature tells of one of the doors.')
  return { login, fuel, 'fleet-pin': fleetPin, 'driver-pin': driverPin }
}
