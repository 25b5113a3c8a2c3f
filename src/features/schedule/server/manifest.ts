import type { ServerManifest } from '#platform/server/manifest.ts'
import { fleetTodayRoutes } from './attention/fleet-today.ts'
import { planningAttentionRoutes } from './attention/planning-attention.ts'
import type { BaseCalendars } from './base/base-calendars.ts'
import { displacedRoutes } from './displacing/displaced-routes.ts'
import type { Displacing } from './displacing/displacing.ts'
import { weeksOfDrivers } from './drivers/driver-data.ts'
import { driverShiftRoutes } from './drivers/driver-routes.ts'
import { generatedWeekRoutes } from './history/weeks-routes.ts'
import { scheduleJobs } from './jobs.ts'
import { readersRoutes } from './publishing/readers-routes.ts'
import { scheduleRoutes } from './routes.ts'
import type { WeekReader } from './week/week-reader.ts'

declare module '#platform/server/manifest.ts' {
  interface Shared {
    readonly weekReader: WeekReader
    readonly displacing: Displacing
    readonly baseCalendars: BaseCalendars
  }
}

export const manifest: ServerManifest = {
  routes: (platform, { weekReader, displacing, baseCalendars }) => [
    ...scheduleRoutes(platform, weekReader, baseCalendars),
    ...displacedRoutes(displacing),
    ...driverShiftRoutes(platform),
    ...generatedWeekRoutes(weekReader),
    ...planningAttentionRoutes(platform, weekReader),
    ...fleetTodayRoutes(platform, weekReader),
    ...readersRoutes(platform),
  ],
  jobs: scheduleJobs,
  driverDataHolder: weeksOfDrivers,
}
