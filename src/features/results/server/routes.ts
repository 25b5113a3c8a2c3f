import type { Route } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import { resultFileRoutes } from './files/file-routes.ts'
import { fillRoutes } from './files/fill-routes.ts'
import { queueRoutes } from './matching/queue-routes.ts'
import { mileageRoutes } from './mileage/mileage-routes.ts'
import { outlookRoutes } from './outlook/outlook-routes.ts'
import { planRealityRoutes } from './plan-reality/plan-reality-routes.ts'
import { sourceRoutes } from './sources/source-routes.ts'
import { templateRoutes } from './template/template-routes.ts'
import { winnerRoutes } from './winners/winners-routes.ts'

/** Files, whom they speak of, mileage, and what figures are made of. */
export function resultRoutes(platform: Platform): Route[] {
  return [
    ...resultFileRoutes(platform),
    ...fillRoutes(platform),
    ...queueRoutes(platform),
    ...mileageRoutes(platform),
    ...sourceRoutes(),
    ...templateRoutes(),
    ...winnerRoutes(),
    ...planRealityRoutes(platform),
    ...outlookRoutes(platform),
  ]
}
