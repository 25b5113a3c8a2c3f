import { auditJobs } from '#features/audit/server/jobs.ts'
import { writeAudit } from '#features/audit/server/public.ts'
import { auditRoutes } from '#features/audit/server/routes.ts'
import { authJobs } from '#features/auth/server/jobs.ts'
import { identifyCaller } from '#features/auth/server/public.ts'
import { authRoutes } from '#features/auth/server/routes.ts'
import { availabilityJobs } from '#features/availability/server/jobs.ts'
import { notSubmittedRoutes } from '#features/availability/server/not-submitted.ts'
import { availabilityRoutes } from '#features/availability/server/routes.ts'
import { pinRoutes } from '#features/board/server/pins/pins-routes.ts'
import { bonusRoutes } from '#features/bonuses/server/routes.ts'
import { driverJobs } from '#features/drivers/server/jobs.ts'
import { driverPinRevisions } from '#features/drivers/server/public.ts'
import { driverRoutes } from '#features/drivers/server/routes.ts'
import { releaseCar } from '#features/fleet/assigned-drivers/server/public.ts'
import { assignedDriverRoutes } from '#features/fleet/assigned-drivers/server/routes.ts'
import { forgetCarGroundings } from '#features/fleet/groundings/server/public.ts'
import { groundingRoutes } from '#features/fleet/groundings/server/routes.ts'
import { whyRentalKeepsCar } from '#features/fleet/rentals/server/public.ts'
import { rentalRoutes } from '#features/fleet/rentals/server/routes.ts'
import { forgetCarServices } from '#features/fleet/services/server/public.ts'
import { serviceRoutes } from '#features/fleet/services/server/routes.ts'
import { groundedCars } from '#features/fleet/unavailability/server/public.ts'
import { vehicleCatalogueRoutes } from '#features/fleet/vehicles/server/catalogue-routes.ts'
import { vehicleListRoutes } from '#features/fleet/vehicles/server/list-routes.ts'
import { vehicleRoutes } from '#features/fleet/vehicles/server/routes.ts'
import { fuelPasswordRevision } from '#features/fuel/server/public.ts'
import { fuelRoutes } from '#features/fuel/server/routes.ts'
import { limitRoutes } from '#features/limits/server/routes.ts'
import { messagingJobs } from '#features/messaging/server/public.ts'
import { messagingRoutes } from '#features/messaging/server/routes.ts'
import { changeTextRoutes } from '#features/notices/server/messages/messages-routes.ts'
import { forgetPapersOf } from '#features/papers/server/public.ts'
import { paperRoutes } from '#features/papers/server/routes.ts'
import { isPrescribed } from '#features/prescribed/domain/public.ts'
import { prescribedRoutes } from '#features/prescribed/server/routes.ts'
import { editorJobs, editorRoutes } from '#features/presence/server/editors-routes.ts'
import { removedShiftRoutes } from '#features/removals/server/removed-routes.ts'
import { reportRoutes } from '#features/reports/server/routes.ts'
import { resultJobs } from '#features/results/server/jobs.ts'
import { resultRoutes } from '#features/results/server/routes.ts'
import { prescribedFigureRoutes } from '#features/results/server/statistics/prescribed-routes.ts'
import { statisticsRoutes } from '#features/results/server/statistics/statistics-routes.ts'
import { safekeepingJobs } from '#features/safekeeping/server/jobs.ts'
import { safekeepingRoutes } from '#features/safekeeping/server/routes.ts'
import { planningAttentionRoutes } from '#features/schedule/server/attention/planning-attention.ts'
import { displacedRoutes } from '#features/schedule/server/displacing/displaced-routes.ts'
import { driverShiftRoutes } from '#features/schedule/server/drivers/driver-routes.ts'
import { generatedWeekRoutes } from '#features/schedule/server/history/weeks-routes.ts'
import { scheduleJobs } from '#features/schedule/server/jobs.ts'
import {
  type BaseCalendars,
  createBaseCalendars,
  createDisplacing,
  createWeekReader,
  type Displacing,
  publishedOnly,
  type WeekReader,
} from '#features/schedule/server/public.ts'
import { scheduleRoutes } from '#features/schedule/server/routes.ts'
import { readFleetPin } from '#features/settings/server/public.ts'
import { settingsRoutes } from '#features/settings/server/routes.ts'
import { workCalendarJobs } from '#features/work-calendar/server/jobs.ts'
import { workCalendarRoutes } from '#features/work-calendar/server/routes.ts'
import type { Tx } from '#platform/server/database/database.ts'
import type { MountPorts } from '#platform/server/http/mount.ts'
import type { Route } from '#platform/server/http/route.ts'
import type { Job } from '#platform/server/jobs.ts'
import type { Platform } from '#platform/server/platform.ts'
import { createThrottle, type Throttle } from '#platform/server/throttle.ts'
import { doorPorts } from './door-ports.ts'
import { driverPorts } from './driver-ports.ts'
import { sealedHolders } from './sealed-holders.ts'
import { upkeepJobs } from './upkeep.ts'

/** What the features share beside the platform. */
export interface Shared {
  readonly throttle: Throttle
  readonly weekReader: WeekReader
  readonly displacing: Displacing
  readonly baseCalendars: BaseCalendars
}

export function createShared(platform: Platform): Shared {
  const weekReader = createWeekReader(platform)
  return {
    throttle: createThrottle(platform),
    weekReader,
    displacing: createDisplacing(platform, weekReader),
    baseCalendars: createBaseCalendars(),
  }
}

/** One line a feature: its routes. Its contract stands in endpoints.ts. */
export function allRoutes(platform: Platform, shared: Shared): Route[] {
  const { throttle, weekReader, displacing, baseCalendars } = shared
  return [
    ...settingsRoutes(platform, throttle),
    ...authRoutes(platform, throttle, doorPorts(platform)),
    ...limitRoutes(platform, weekReader),
    ...auditRoutes(),
    ...availabilityRoutes(platform, weekReader),
    ...notSubmittedRoutes(),
    ...bonusRoutes(platform),
    ...driverRoutes(platform, throttle, driverPorts(platform)),
    ...messagingRoutes(platform),
    ...vehicleRoutes(platform, {
      forgetVehicle: forgetVehicle(platform),
      whyKept: whyRentalKeepsCar,
      groundedCars: (queries) => groundedCars(queries, platform.clock),
    }),
    ...vehicleCatalogueRoutes(),
    ...vehicleListRoutes(platform),
    ...assignedDriverRoutes(platform),
    ...displacedRoutes(displacing),
    ...groundingRoutes(platform, displacing),
    ...rentalRoutes(platform, displacing),
    ...serviceRoutes(platform),
    ...paperRoutes(platform),
    ...scheduleRoutes(platform, weekReader, baseCalendars),
    ...prescribedRoutes(platform, weekReader, baseCalendars),
    ...pinRoutes(platform),
    ...driverShiftRoutes(platform),
    ...removedShiftRoutes(platform),
    ...changeTextRoutes(platform),
    ...generatedWeekRoutes(weekReader),
    ...editorRoutes(platform, weekReader),
    ...planningAttentionRoutes(platform, weekReader),
    ...statisticsRoutes(),
    ...prescribedFigureRoutes(platform),
    ...workCalendarRoutes(platform, throttle, publishedOnly(weekReader)),
    ...resultRoutes(platform),
    ...fuelRoutes(platform, throttle, publishedOnly(weekReader)),
    ...reportRoutes(platform),
    ...safekeepingRoutes(platform, sealedHolders(platform, throttle)),
  ]
}

/** One line a feature that knows something of vehicles: a deleted one is gone from what is not yet generated (D26). */
function forgetVehicle({ clock }: Platform) {
  return async (tx: Tx, id: string): Promise<void> => {
    await releaseCar(tx, id)
    await forgetPapersOf(tx, id)
    await forgetCarGroundings(tx, id)
    await forgetCarServices(tx, clock, id)
  }
}

/** One line a feature: its timed work. */
export function allJobs(platform: Platform): Job[] {
  return [
    ...upkeepJobs(platform),
    ...authJobs(platform),
    ...auditJobs(platform),
    ...driverJobs(platform),
    ...availabilityJobs(platform),
    ...messagingJobs(platform),
    ...scheduleJobs(platform),
    ...editorJobs(platform),
    ...workCalendarJobs(platform),
    ...resultJobs(platform),
    ...safekeepingJobs(platform),
  ]
}

export function mountPorts(platform: Platform, checkOutput: boolean): MountPorts {
  return {
    identify: identifyCaller(platform, {
      fleetPinRevision: async (queries) => (await readFleetPin(queries))?.revision,
      driverPinRevisions,
      fuelPasswordRevision,
    }),
    audit: writeAudit,
    checkOutput,
    takesTokenInQuery: isPrescribed,
    bodyThread: new URL('./body-thread.ts', import.meta.url),
  }
}
