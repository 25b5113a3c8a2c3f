import { dateParts } from '#kernel/calendar-date.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { ParsedOf } from '#platform/pure/endpoint.ts'
import { fleetTime } from '#platform/server/clock.ts'
import { type Tx, violatedConstraint } from '#platform/server/database/database.ts'
import type { Failed } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { addVehicle } from '../contract.ts'
import { type ChosenField, notOffered } from '../domain/offered.ts'
import { judgeIdentity, leavesBeforeEntering, type VehicleRecord } from '../domain/vehicle.ts'
import { vehicleTexts } from '../texts.ts'
import { vehicleCatalogue } from './catalogue.ts'
import { changeVehicle, insertVehicle, rowOf, type VehicleRow, vehiclesAlike } from './store.ts'

export type VehicleForm = ParsedOf<typeof addVehicle>
type Refused = Failed<'invalid_vehicle' | 'registration_taken' | 'vin_taken'>

const NOT_OFFERED: Readonly<Record<ChosenField, string>> = {
  make: vehicleTexts.unknownMake,
  model: vehicleTexts.unknownModel,
  color: vehicleTexts.unknownColor,
  insName: vehicleTexts.unknownInsurer,
  year: vehicleTexts.unknownYear,
}
const WRONG = { reg: vehicleTexts.registration, vin: vehicleTexts.vin }

/**
 * Adds the vehicle under this id, or changes the one that has it, which is locked.
 * @param before as it was; undefined: it is new
 */
export async function saveVehicle(
  tx: Tx,
  { clock }: Platform,
  id: string,
  form: VehicleForm,
  before?: VehicleRecord,
): Promise<Result<undefined, Refused>> {
  const identity = judgeIdentity(form)
  const fields: Record<string, string> = identity.ok
    ? {}
    : Object.fromEntries(identity.error.map((field) => [field, WRONG[field]]))
  if (leavesBeforeEntering(form)) fields.exitDate = vehicleTexts.exitBeforeEntry
  const { year: thisYear } = dateParts(fleetTime(clock).date)
  for (const field of notOffered(form, before, await vehicleCatalogue(tx), thisYear))
    fields[field] = NOT_OFFERED[field]
  if (!identity.ok || Object.keys(fields).length > 0) return fail({ code: 'invalid_vehicle', fields })
  const row = rowOf(id, { ...form, ...identity.value })
  const taken = await takenBy(tx, row)
  if (taken) return fail(taken)
  try {
    await (before ? changeVehicle(tx, row) : insertVehicle(tx, row))
    return ok(undefined)
  } catch (error) {
    // Another got in since we looked; who it is, nobody can be asked any more in this transaction.
    const constraint = violatedConstraint(error)
    if (constraint === 'vehicles_reg_once')
      return fail({ code: 'registration_taken', fields: { reg: vehicleTexts.registrationTaken } })
    if (constraint === 'vehicles_vin_once')
      return fail({ code: 'vin_taken', fields: { vin: vehicleTexts.vinTaken } })
    throw error
  }
}

/** Which other vehicle has this registration or VIN, in words. */
async function takenBy(tx: Tx, row: VehicleRow): Promise<Refused | undefined> {
  const others = await vehiclesAlike(tx, row)
  const sameReg = others.find(({ reg }) => reg === row.reg)
  const sameVin = others.find(({ vin }) => vin === row.vin)
  if (!sameReg && !sameVin) return undefined
  const fields = {
    ...(sameReg ? { reg: vehicleTexts.registrationTakenBy(sameReg) } : {}),
    ...(sameVin ? { vin: vehicleTexts.vinTakenBy(sameVin) } : {}),
  }
  return { code: sameReg ? 'registration_taken' : 'vin_taken', fields }
}
