import { driverOfCar } from '#features/roster/server/public.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { ParsedOf } from '#platform/pure/endpoint.ts'
import { fleetTime, instantNow } from '#platform/server/clock.ts'
import type { Failed, WriteContext } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { confirmOwnService } from '../contract-own.ts'
import { hasPassed, slotOfVisit } from '../domain/visit.ts'
import { changeService, lockedService } from './store.ts'

/**
 * Confirms a service from the own calendar by the rule of its link (D27, 0027): what the driver has read, and
 * no other date, hour or place; by who has the car then; once, and before its hour.
 */
export async function confirmOwn(
  { clock }: Platform,
  seen: ParsedOf<typeof confirmOwnService>,
  { tx, caller, audit }: WriteContext,
): Promise<Result<undefined, Failed<'not_yours' | 'moved' | 'past'>>> {
  audit({ service: seen.id })
  const service = await lockedService(tx, seen.id)
  if (!service) return fail({ code: 'not_yours' })
  const { id, carId, serviceDate: date, serviceTime: time, place, confirmedAt } = service
  const seated = await driverOfCar(tx, carId, slotOfVisit(date, time))
  if (!caller.driver || seated?.id !== caller.driver.id) return fail({ code: 'not_yours' })
  if (date !== seen.date || time !== seen.hour || place !== seen.place) return fail({ code: 'moved' })
  if (confirmedAt !== null) return ok(undefined)
  if (hasPassed({ date, time }, fleetTime(clock))) return fail({ code: 'past' })
  await changeService(tx, id, { confirmedAt: instantNow(clock) })
  return ok(undefined)
}
