import { createAudit, deedsOfUsers } from '#features/audit/server/public.ts'
import { type Doors, identifyCaller, namesOfUsers } from '#features/auth/server/public.ts'
import { messagePeople } from '#features/drivers/office/server/public.ts'
import { pinRevisions } from '#features/drivers/session/server/public.ts'
import { releaseCar } from '#features/fleet/assigned-drivers/server/public.ts'
import { forgetCarGroundings } from '#features/fleet/groundings/server/public.ts'
import { whyRentalKeepsCar } from '#features/fleet/rentals/server/public.ts'
import { forgetCarServices } from '#features/fleet/services/server/public.ts'
import { groundedCars } from '#features/fleet/unavailability/server/public.ts'
import { fuelPasswordRevision } from '#features/fuel/server/public.ts'
import { forgetCarMileage } from '#features/handover/server/public.ts'
import { forgetPapersOf } from '#features/papers/server/public.ts'
import { isPrescribed } from '#features/prescribed/domain/public.ts'
import { createBaseCalendars, createDisplacing, createWeekReader } from '#features/schedule/server/public.ts'
import { payeesOfStatements } from '#features/settlement/accounts/server/public.ts'
import { tellAnswer, withdrawTellings } from '#features/settlement/own-statements/server/public.ts'
import {
  batchesGone,
  dropSaidOfReopened,
  endLeftOutOfPaid,
  payerOf,
  returnedOrders,
} from '#features/settlement/transfers/server/public.ts'
import { closedWeeksOf, payeeNameOf, waitingCorrectionsOf } from '#features/settlement/weeks/server/public.ts'
import { actionOf } from '#platform/pure/manifest.ts'
import type { Tx } from '#platform/server/database/database.ts'
import type { MountPorts } from '#platform/server/http/mount.ts'
import type { Route } from '#platform/server/http/route.ts'
import type { Job } from '#platform/server/jobs.ts'
import type { Shared } from '#platform/server/manifest.ts'
import type { Platform } from '#platform/server/platform.ts'
import { createThrottle } from '#platform/server/throttle.ts'
import { driverPorts } from './driver-ports.ts'
import { allEndpoints } from './endpoints.ts'
import { serverManifests } from './manifests/server-manifests.ts'
import { sealedDataHolders } from './sealed-data-holders.ts'
import { upkeepJobs } from './upkeep.ts'

/**
 * What the features share beside the platform, and what a feature needs of those that lean on it.
 * @param spokenFolder of the build; the project's own unless told
 */
export function createShared(platform: Platform, spokenFolder?: string): Shared {
  const { clock } = platform
  const throttle = createThrottle(platform)
  const weekReader = createWeekReader(platform)
  return {
    throttle,
    spokenFolder,
    moneyActions: new Set(
      allEndpoints.filter(({ access }) => access === 'money').map((endpoint) => actionOf(endpoint)),
    ),
    weekReader,
    displacing: createDisplacing(platform, weekReader),
    baseCalendars: createBaseCalendars(),
    doors: gatherDoors(platform),
    driverPorts: driverPorts(platform),
    messagePeople: messagePeople(driverPorts(platform).holders),
    officeDeeds: async (queries, asked) => {
      const deeds = await deedsOfUsers(queries, asked)
      const names = await namesOfUsers(
        queries,
        deeds.map(({ byId }) => byId),
      )
      return deeds.map((deed) => ({ ...deed, by: names.get(deed.byId) ?? '' }))
    },
    vehiclePorts: {
      forgetVehicle: forgetVehicle(platform),
      whyKept: whyRentalKeepsCar,
      groundedCars: (queries) => groundedCars(queries, clock),
    },
    payeesOf: payeesOfStatements(platform),
    payeeNameOf,
    closedWeeksOf,
    waitingCorrectionsOf,
    batchesGone,
    returnedOrders,
    payerOf,
    statementPaid: (tx, paid) => endLeftOutOfPaid(tx, [paid]),
    statementReopened: async (tx, { id, number }) => {
      await withdrawTellings(platform)(tx, id)
      await dropSaidOfReopened(tx, number)
    },
    correctionUndone: withdrawTellings(platform),
    questionAnswered: tellAnswer(platform),
    sealedDataHolders: sealedDataHolders(platform, throttle),
  }
}

export function allRoutes(platform: Platform, shared: Shared): Route[] {
  return [...serverManifests.values()].flatMap(({ routes }) => routes?.(platform, shared) ?? [])
}

/**
 * One line a feature that knows something of vehicles: a deleted one is gone from what is not yet generated
 * (D26).
 */
function forgetVehicle({ clock }: Platform) {
  return async (tx: Tx, id: string): Promise<void> => {
    await releaseCar(tx, id)
    await forgetPapersOf(tx, id)
    await forgetCarGroundings(tx, id)
    await forgetCarServices(tx, clock, id)
    await forgetCarMileage(tx, id)
  }
}

/** The timed work of the platform and of every feature. */
export function allJobs(platform: Platform): Job[] {
  return [
    ...upkeepJobs(platform),
    ...[...serverManifests.values()].flatMap(({ jobs }) => jobs?.(platform) ?? []),
  ]
}

export function mountPorts(platform: Platform, checkOutput: boolean): MountPorts {
  return {
    identify: identifyCaller(platform, {
      ...pinRevisions,
      fuelPasswordRevision,
    }),
    audit: createAudit(platform.database.queries),
    checkOutput,
    takesTokenInQuery: isPrescribed,
    bodyThread: new URL('./body-thread.ts', import.meta.url),
  }
}

/** Every door at which somebody may guess, each told by the feature that keeps its secret. */
function gatherDoors(platform: Platform): Doors {
  const told: Partial<Doors> = Object.assign(
    {},
    ...[...serverManifests.values()].map(({ doors }) => doors?.(platform)),
  )
  const { login, fuel } = told
  const { 'fleet-pin': fleetPin, 'driver-pin': driverPin } = told
  if (!login || !fuel || !fleetPin || !driverPin) throw new Error('No feature tells of one of the doors.')
  return { login, fuel, 'fleet-pin': fleetPin, 'driver-pin': driverPin }
}
