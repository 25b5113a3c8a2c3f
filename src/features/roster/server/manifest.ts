import type { ServerManifest } from '#platform/server/manifest.ts'
import { pinsOfDrivers } from './pins-of-drivers.ts'

export const manifest: ServerManifest = { driverDataHolder: pinsOfDrivers }
