import { fail, ok, type Result } from '#kernel/result.ts'
import type { ParsedOf } from '#platform/pure/endpoint.ts'
import { type Tx, violatedConstraint } from '#platform/server/database/database.ts'
import type { Failed } from '#platform/server/http/route.ts'
import type { addVehicle } from '../contract.ts'
import { judgeIdentity } from '../domain/vehicle.ts'
import { vehicleTexts } from '../texts.ts'
import { changeVehicle, insertVehicle, type VehicleRow } from './store.ts'

export type VehicleForm = ParsedOf<typeof addVehicle>
type Refused = Failed<'invalid_vehicle' | 'registration_taken' | 'vin_taken'>

const WRONG = { reg: vehicleTexts.registration, vin: vehicleTexts.vin }

/** Adds the vehicle under this id, or changes the one that has it. The value is false where it is to be changed and is not there. */
export async function saveVehicle(
  tx: Tx,
  how: 'add' | 'change',
  id: string,
  form: VehicleForm,
): Promise<Result<boolean, Refused>> {
  const identity = judgeIdentity(form)
  if (!identity.ok) {
    const fields = Object.fromEntries(identity.error.map((field) => [field, WRONG[field]]))
    return fail({ code: 'invalid_vehicle', fields })
  }
  const { sort, service, ...rest } = form
  const row: VehicleRow = { ...rest, ...identity.value, id, sortOrder: sort, serviceDate: service }
  try {
    if (how === 'change') return ok(await changeVehicle(tx, row))
    await insertVehicle(tx, row)
    return ok(true)
  } catch (error) {
    const constraint = violatedConstraint(error)
    if (constraint === 'vehicles_reg_once')
      return fail({ code: 'registration_taken', fields: { reg: vehicleTexts.registrationTaken } })
    if (constraint === 'vehicles_vin_once')
      return fail({ code: 'vin_taken', fields: { vin: vehicleTexts.vinTaken } })
    throw error
  }
}
