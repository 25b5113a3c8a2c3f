import { ok } from '#kernel/result.ts'
import { fleetTime } from '#platform/server/clock.ts'
import { type Route, reads, writes } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import { exportVehicles, getVehicleTemplate, importVehicles } from '../contract-lists.ts'
import { EXAMPLE_ROW, IMPORT_FILES } from '../texts-import.ts'
import { vehicleList } from './export-list.ts'
import { importList } from './import-list.ts'
import { recordOf, vehiclesByRegistration } from './store.ts'

/** The vehicle list as a whole: out as a file, and in. */
export function vehicleListRoutes({ clock }: Platform): Route[] {
  return [
    writes(importVehicles, async ({ rows }, { tx, audit }) => {
      const imported = await importList(tx, rows)
      if (imported.ok) audit({ ...imported.value })
      return imported
    }),
    reads(exportVehicles, async ({ format }, { queries, audit }) => {
      const vehicles = (await vehiclesByRegistration(queries)).map(recordOf)
      audit({ format, vehicles: vehicles.length })
      return ok(await vehicleList(vehicles, format, IMPORT_FILES.list, fleetTime(clock).date))
    }),
    reads(getVehicleTemplate, async ({ format }) =>
      ok(await vehicleList([EXAMPLE_ROW], format, IMPORT_FILES.template, fleetTime(clock).date)),
    ),
  ]
}
