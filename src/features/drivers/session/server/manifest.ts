import type { Door } from '#features/auth/server/public.ts'
import { fleetDoor, readFleetPin } from '#features/settings/server/public.ts'
import type { ServerManifest } from '#platform/server/manifest.ts'
import { linksOfDrivers } from './driver-data.ts'
import { driverDoorsByIds } from './driver-pins.ts'
import { driverPinJobs } from './jobs.ts'
import { sessionRoutes } from './routes.ts'
import { sealedLinks } from './sealed-links.ts'
import { sealedDriverPins } from './sealed-pins.ts'

/**
 * The fleet's PIN and the drivers', for the office to see who guesses at them and to give entry codes (Q22).
 */
const pinDoors: { readonly 'fleet-pin': Door; readonly 'driver-pin': Door } = {
  'fleet-pin': { keysOf: async (queries) => fleetDoor(await readFleetPin(queries)) },
  'driver-pin': {
    keysOf: async (queries, id) =>
      id === undefined ? undefined : (await driverDoorsByIds(queries, [id]))[0]?.door,
    peopleOf: async (queries, ids) =>
      (await driverDoorsByIds(queries, ids)).map(({ id, fullName }) => ({ id, name: fullName })),
  },
}

export const manifest: ServerManifest = {
  routes: (platform, { throttle }) => sessionRoutes(platform, throttle),
  jobs: driverPinJobs,
  doors: () => pinDoors,
  driverDataHolder: linksOfDrivers,
  sealed: [
    { name: 'driverPins', holder: sealedDriverPins },
    { name: 'subscriptions', holder: sealedLinks },
  ],
}
