import type { ServerManifest } from '#platform/server/manifest.ts'
import { changeTextRoutes } from './messages/messages-routes.ts'
import { receiptsOfDrivers } from './receipts/receipts-driver-data.ts'

export const manifest: ServerManifest = { routes: changeTextRoutes, driverDataHolder: receiptsOfDrivers }
