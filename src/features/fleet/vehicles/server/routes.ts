import { randomUUID } from 'node:crypto'
import { fail, ok } from '#kernel/result.ts'
import type { Tx } from '#platform/server/database/database.ts'
import { type Route, reads, writes } from '#platform/server/http/route.ts'
import { addVehicle, deleteVehicle, editVehicle, getVehicleCatalogue, listVehicles } from '../contract.ts'
import { vehicleCatalogue } from './catalogue.ts'
import { saveVehicle } from './save-vehicle.ts'
import { removeVehicle, type VehicleRow, vehiclesByRegistration } from './store.ts'

/** @param forgetVehicle lets the features that lean on vehicles forget a deleted one, in the same transaction */
export function vehicleRoutes(forgetVehicle: (tx: Tx, id: string) => Promise<void>): Route[] {
  return [
    reads(listVehicles, async (_input, { queries }) => {
      const rows = await vehiclesByRegistration(queries)
      return ok({ data: rows.map(vehicleOnWire) })
    }),
    writes(addVehicle, async (form, { tx, audit }) => {
      const id = randomUUID()
      audit({ vehicle: id })
      const saved = await saveVehicle(tx, 'add', id, form)
      return saved.ok ? ok({ id }) : saved
    }),
    writes(editVehicle, async ({ id, ...form }, { tx, audit }) => {
      audit({ vehicle: id })
      const saved = await saveVehicle(tx, 'change', id, form)
      if (!saved.ok) return saved
      return saved.value ? ok({ status: 'ok' as const }) : fail({ code: 'no_such_vehicle' as const })
    }),
    writes(deleteVehicle, async ({ id }, { tx, audit }) => {
      audit({ vehicle: id })
      if (!(await removeVehicle(tx, id))) return fail({ code: 'no_such_vehicle' as const })
      await forgetVehicle(tx, id)
      return ok({ status: 'ok' as const })
    }),
    reads(getVehicleCatalogue, async (_input, { queries }) => ok(await vehicleCatalogue(queries))),
  ]
}

function vehicleOnWire({ id, sortOrder, serviceDate, ...rest }: VehicleRow) {
  return { id, attributes: { ...rest, sort: sortOrder, service: serviceDate } }
}
