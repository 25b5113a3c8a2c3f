import { publishedOnly } from '#features/schedule/server/public.ts'
import type { ServerManifest } from '#platform/server/manifest.ts'
import { offersOfDrivers } from './driver-data.ts'
import { freeRoutes } from './free/free-routes.ts'
import { marketJobs } from './jobs.ts'
import { offerRoutes } from './offers/offer-routes.ts'
import { officeRoutes } from './office/office-routes.ts'

export const manifest: ServerManifest = {
  routes: (platform, { weekReader }) => {
    const reader = publishedOnly(weekReader)
    return [
      ...freeRoutes(platform, reader),
      ...offerRoutes(platform, reader),
      ...officeRoutes(platform, reader),
    ]
  },
  jobs: marketJobs,
  driverDataHolder: offersOfDrivers,
}
