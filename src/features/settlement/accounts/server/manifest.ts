import type { ServerManifest } from '#platform/server/manifest.ts'
import { accountsOfDrivers } from './driver-data.ts'
import { accountRoutes } from './routes.ts'
import { sealedAccounts } from './sealed-accounts.ts'

export const manifest: ServerManifest = {
  routes: accountRoutes,
  driverDataHolder: accountsOfDrivers,
  sealed: { name: 'payeeAccounts', holder: sealedAccounts },
}
