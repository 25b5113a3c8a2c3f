import { createPinProofs } from '#features/drivers/session/server/public.ts'
import type { WeekReader } from '#features/schedule/server/public.ts'
import type { Route } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { Throttle } from '#platform/server/throttle.ts'
import { afterAllRoutes } from './after-all/after-all-routes.ts'
import { calendarRoutes } from './calendars/calendar-routes.ts'
import { ownChangesRoutes } from './calendars/own-changes-routes.ts'
import { subscriptionRoutes } from './calendars/subscription-routes.ts'
import { pickRoutes } from './picks/pick-routes.ts'
import { disownRoutes } from './pin-picks/disown-routes.ts'

export function workCalendarRoutes(platform: Platform, throttle: Throttle, reader: WeekReader): Route[] {
  const proofs = createPinProofs(platform, throttle)
  return [
    ...calendarRoutes(platform, proofs, reader),
    ...ownChangesRoutes(platform),
    ...afterAllRoutes(platform, reader),
    ...pickRoutes(platform, proofs, reader),
    ...disownRoutes(platform, reader),
    ...subscriptionRoutes(platform, reader),
  ]
}
