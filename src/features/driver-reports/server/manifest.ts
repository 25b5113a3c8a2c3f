import { addDays } from '#kernel/calendar-date.ts'
import { fleetTime } from '#platform/server/clock.ts'
import type { ServerManifest } from '#platform/server/manifest.ts'
import { reportsOfDrivers } from './driver-data.ts'
import { reportRoutes } from './routes.ts'
import { forgetReportsBefore } from './store.ts'

/** After the shift; among them are words about illness. */
const KEPT_DAYS = 60

export const manifest: ServerManifest = {
  routes: reportRoutes,
  jobs: ({ database, clock }) => [
    {
      name: 'forget what drivers told of shifts',
      everySeconds: 24 * 3600,
      run: () =>
        database.transaction((tx) => forgetReportsBefore(tx, addDays(fleetTime(clock).date, -KEPT_DAYS))),
    },
  ],
  driverDataHolder: reportsOfDrivers,
}
