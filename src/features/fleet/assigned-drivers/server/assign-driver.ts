import { randomUUID } from 'node:crypto'
import { findDriverByPhone } from '#features/drivers/server/public.ts'
import { lockedVehicle, vehicleWithRegistration } from '#features/fleet/vehicles/server/public.ts'
import { normalizeFullName } from '#kernel/person-name.ts'
import { normalizePhone } from '#kernel/phone.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { ParsedOf } from '#platform/pure/endpoint.ts'
import { type Tx, violatedConstraint } from '#platform/server/database/database.ts'
import type { Failed } from '#platform/server/http/route.ts'
import type { assignDriverToCar } from '../contract.ts'
import { wantedCar } from '../domain/wanted-car.ts'
import { changePrimary, insertAssignment } from './store.ts'

type Refused = Failed<
  'which_vehicle' | 'no_such_vehicle' | 'no_such_driver' | 'other_name' | 'already_assigned' | 'other_primary'
>

/**
 * Ties a driver of the list, known by phone (D6), to a car; at most one primary car per driver, held by the
 * database.
 */
export async function assignDriver(
  tx: Tx,
  { fullName, phoneNumber, ...sent }: ParsedOf<typeof assignDriverToCar>,
): Promise<Result<{ id: string; driverId: string; carId: string }, Refused>> {
  const wanted = wantedCar(sent)
  if (!wanted) return fail({ code: 'which_vehicle' })
  const { primaryCar } = wanted
  const carId = 'id' in wanted ? wanted.id : await vehicleWithRegistration(tx, wanted.registration)
  if (carId === undefined || !(await lockedVehicle(tx, carId))) return fail({ code: 'no_such_vehicle' })
  const phone = normalizePhone(phoneNumber)
  const driver = phone && (await findDriverByPhone(tx, phone))
  if (!driver) return fail({ code: 'no_such_driver' })
  if (fullName.trim() !== '' && nameKey(fullName) !== nameKey(driver.fullName))
    return fail({ code: 'other_name' })
  const id = randomUUID()
  try {
    await insertAssignment(tx, { id, carId, driverId: driver.id, primaryCar })
  } catch (error) {
    const constraint = violatedConstraint(error)
    if (constraint === 'car_drivers_once') return fail({ code: 'already_assigned' })
    if (constraint === 'car_drivers_one_primary') return fail({ code: 'other_primary' })
    throw error
  }
  return ok({ id, driverId: driver.id, carId })
}

function nameKey(name: string): string {
  return normalizeFullName(name).toLocaleLowerCase('pl')
}

/** Makes an assignment the driver's primary car, or an ordinary one again. */
export async function switchPrimary(
  tx: Tx,
  id: string,
  primaryCar: boolean,
): Promise<Result<null, Failed<'no_such_assignment' | 'other_primary'>>> {
  try {
    return (await changePrimary(tx, id, primaryCar)) ? ok(null) : fail({ code: 'no_such_assignment' })
  } catch (error) {
    if (violatedConstraint(error) === 'car_drivers_one_primary') return fail({ code: 'other_primary' })
    throw error
  }
}
