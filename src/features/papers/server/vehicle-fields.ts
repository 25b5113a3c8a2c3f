import { type VehiclePapers, vehiclePapers } from '#features/fleet/vehicles/server/public.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Queries } from '#platform/server/database/database.ts'
import type { PaperKind } from '../domain/usual-kinds.ts'

/** A paper whose date stands on the vehicle itself. */
export interface VehiclePaper {
  readonly kind: PaperKind
  readonly carId: string
  readonly reg: string
  readonly number: string
  readonly expiresOn: CalendarDate
}

/**
 * The papers of these kinds that stand on vehicles themselves.
 * @param until gives the last expiry that is asked for, by kind; all where left out
 */
export async function papersOnVehicles(
  queries: Queries,
  kinds: readonly PaperKind[],
  until?: (kind: PaperKind) => CalendarDate,
): Promise<VehiclePaper[]> {
  const asked = kinds.filter(({ vehicleField }) => vehicleField !== null)
  if (asked.length === 0) return []
  const vehicles = await vehiclePapers(
    queries,
    until &&
      asked.map((kind) => ({
        date: kind.vehicleField === 'inspection' ? 'serviceDate' : 'insEnd',
        by: until(kind),
      })),
  )
  return vehicles.flatMap((vehicle) =>
    asked
      .map((kind) => paperOnVehicle(vehicle, kind))
      .filter(({ kind, expiresOn }) => !until || expiresOn <= until(kind)),
  )
}

/** Of a kind that stands on vehicles. */
export function paperOnVehicle(
  { id, reg, serviceDate, insEnd, insNum }: VehiclePapers,
  kind: PaperKind,
): VehiclePaper {
  return kind.vehicleField === 'inspection'
    ? { kind, carId: id, reg, number: '', expiresOn: serviceDate }
    : { kind, carId: id, reg, number: insNum, expiresOn: insEnd }
}
