import { randomUUID } from 'node:crypto'
import { lockedVehicle } from '#features/fleet/vehicles/server/public.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { ParsedOf } from '#platform/pure/endpoint.ts'
import { type Clock, instantNow } from '#platform/server/clock.ts'
import type { Tx } from '#platform/server/database/database.ts'
import type { FailedOf } from '#platform/server/http/route.ts'
import type { addReading } from '../../contract-office.ts'
import { officeDoubtOf } from '../../domain/mileage.ts'
import { drivenIsDueOf } from '../driven/due-store.ts'
import { insertReading, lockReading, markCorrected, newestReading } from '../readings-store.ts'

const ODD = { low: 'km_low', high: 'km_high' } as const

type Refused = FailedOf<typeof addReading, 'no_vehicle' | 'no_reading' | 'km_first' | 'km_low' | 'km_high'>

/**
 * What the office reads, or corrects. An odd mileage is asked about, as drivers are asked: against the last
 * one that held at that moment.
 * @param by the name of who reads
 */
export async function putReading(
  tx: Tx,
  clock: Clock,
  { vehicle, km, corrects, sure }: ParsedOf<typeof addReading>,
  by: string,
): Promise<Result<{ readonly status: 'ok' }, Refused>> {
  if (!(await lockedVehicle(tx, vehicle))) return fail({ code: 'no_vehicle' })
  const now = instantNow(clock)
  const former = corrects === undefined ? undefined : await lockReading(tx, corrects)
  if (corrects !== undefined && former?.vehicleId !== vehicle) return fail({ code: 'no_reading' })
  const last = await newestReading(tx, vehicle, former)
  const doubt = sure ? undefined : officeDoubtOf(km, last?.km ?? null)
  if (doubt === 'first') return fail({ code: 'km_first' })
  if (doubt && last) return fail({ code: ODD[doubt], facts: { km: last.km } })
  const id = randomUUID()
  await insertReading(tx, {
    ...{ id, vehicleId: vehicle, km },
    // A correction is of the moment that it corrects.
    at: former?.at ?? now,
    source: 'office',
    handoverId: former?.handoverId ?? null,
    author: by,
    notedAt: now,
    correctedBy: null,
  })
  if (former) {
    await markCorrected(tx, former.id, id)
    await drivenIsDueOf(tx, former.handoverId)
  }
  return ok({ status: 'ok' })
}
