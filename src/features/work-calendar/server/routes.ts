import { createPinProofs } from '#features/drivers/session/server/public.ts'
import type { WeekReader } from '#features/schedule/server/public.ts'
import type { Route } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { Throttle } from '#platform/server/throttle.ts'
import { calendarRoutes } from './calendar-routes.ts'
import { disownRoutes } from './disown-routes.ts'
import { ownChangesRoutes } from './own-changes-routes.ts'
import { pickRoutes } from './pick-routes.ts'
import { subscriptionRoutes } from './subscription-routes.ts'

export function workCalendarRoutes(platform: Platform, throttle: Throttle, reader: WeekReader): Route[] {
  const proofs = createPinProofs(platform, throttle)
  return [
    ...calendarRoutes(platform, proofs, reader),
    ...ownChangesRoutes(platform),
    ...pickRoutes(platform, proofs, reader),
    ...disownRoutes(platform, reader),
    ...subscriptionRoutes(platform, reader),
  ]
}
