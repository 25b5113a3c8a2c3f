import { randomUUID } from 'node:crypto'
import { fail, ok } from '#kernel/result.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import { type Route, reads, writes } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import { addVehicle, deleteVehicle, editVehicle, listVehicles } from '../contract.ts'
import type { RentedCar } from '../texts.ts'
import { vehicleForChange } from './public.ts'
import { saveVehicle } from './save-vehicle.ts'
import { recordOf, removeVehicle, type VehicleRow, vehiclesByRegistration, vehicleToChange } from './store.ts'
import { withoutUndefined } from './without-undefined.ts'

/** What the features that lean on vehicles know of them. */
export interface VehiclePorts {
  /** Lets them forget a deleted one, in the same transaction. */
  forgetVehicle(tx: Tx, id: string): Promise<void>
  /** The running or coming rental that can't do without the vehicle yet. */
  whyKept(tx: Tx, id: string): Promise<RentedCar | undefined>
  /** The vehicles that are grounded at this moment. */
  groundedCars(queries: Queries): Promise<ReadonlySet<string>>
}

export function vehicleRoutes(
  platform: Platform,
  { forgetVehicle, whyKept, groundedCars }: VehiclePorts,
): Route[] {
  return [
    reads(listVehicles, async (_input, { queries }) => {
      const rows = await vehiclesByRegistration(queries)
      const grounded = await groundedCars(queries)
      return ok({ data: rows.map((row) => vehicleOnWire(row, grounded.has(row.id))) })
    }),
    writes(addVehicle, async (form, { tx, audit }) => {
      const id = randomUUID()
      audit({ vehicle: id })
      const saved = await saveVehicle(tx, platform, id, form)
      return saved.ok ? ok({ id }) : saved
    }),
    writes(editVehicle, async ({ id, ...form }, { tx, audit }) => {
      audit({ vehicle: id })
      const row = await vehicleToChange(tx, id)
      if (!row) return fail({ code: 'no_such_vehicle' as const })
      const before = recordOf(row)
      const saved = await saveVehicle(tx, platform, id, { ...before, ...withoutUndefined(form) }, before)
      return saved.ok ? ok({ status: 'ok' as const }) : saved
    }),
    writes(deleteVehicle, async ({ id }, { tx, audit }) => {
      audit({ vehicle: id })
      if (!(await vehicleForChange(tx, id))) return fail({ code: 'no_such_vehicle' as const })
      const rented = await whyKept(tx, id)
      if (rented) return fail({ code: 'vehicle_in_use' as const, facts: rented })
      await removeVehicle(tx, id)
      await forgetVehicle(tx, id)
      return ok({ status: 'ok' as const })
    }),
  ]
}

function vehicleOnWire(row: VehicleRow, grounded: boolean) {
  return { id: row.id, attributes: { ...recordOf(row), grounded } }
}
