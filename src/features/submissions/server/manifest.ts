import type { ServerManifest } from '#platform/server/manifest.ts'
import { submissionsOfDrivers } from './driver-data.ts'

export const manifest: ServerManifest = { driverDataHolder: submissionsOfDrivers }
