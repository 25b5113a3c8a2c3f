import { planningVehicles } from '#features/fleet/vehicles/server/public.ts'
import { photoRoom } from '#features/photos/server/public.ts'
import { readSettings } from '#features/settings/server/public.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import type { Clock } from '#platform/server/clock.ts'
import type { Queries } from '#platform/server/database/database.ts'
import type { readWaiting } from '../../contract-office.ts'
import { serviceDue } from '../../domain/mileage.ts'
import { unplannedWaiting, unseenDamages, waitingObjections } from '../handover-store.ts'
import { servicesAhead } from '../readings-store.ts'
import { driversOfHandovers } from './drivers-of-handovers.ts'
import { namesOf } from './names.ts'

/** What hand-overs ask of the office, of all cars. */
export async function waitingForOffice(
  queries: Queries,
  clock: Clock,
): Promise<OutputOf<typeof readWaiting>> {
  const { on } = (await readSettings(queries, clock)).handover
  const damages = await unseenDamages(queries)
  const objections = await waitingObjections(queries)
  const unplanned = await unplannedWaiting(queries)
  const whose = await driversOfHandovers(
    queries,
    damages.map(({ handoverId }) => handoverId),
  )
  const name = await namesOf(queries, [
    ...whose.values(),
    ...[...objections, ...unplanned].map(({ driverId }) => driverId),
  ])
  const regs = new Map((await planningVehicles(queries)).map(({ id, reg }) => [id, reg]))
  const due = (await servicesAhead(queries)).flatMap(({ vehicleId, nextKm, newest }) => {
    const left = serviceDue(nextKm, newest)
    return left === undefined ? [] : [{ vehicle: vehicleId, reg: regs.get(vehicleId) ?? '', left, nextKm }]
  })
  return {
    on,
    damages: damages.map(({ id, vehicleId, x, y, kind, remark, notedAt, handoverId }) => ({
      ...{ id, vehicle: vehicleId, reg: regs.get(vehicleId) ?? '', x, y, kind, remark, notedAt },
      driver: name(whose.get(handoverId)),
    })),
    objections: objections.map(({ id, vehicleId, reg, at, driverId, objection }) => ({
      ...{ id, vehicle: vehicleId, reg, at, objection },
      driver: name(driverId),
    })),
    unplanned: unplanned.map(({ id, vehicleId, reg, at, kind, driverId }) => ({
      ...{ id, vehicle: vehicleId, reg, at, kind },
      driver: name(driverId),
    })),
    due: due.sort((a, b) => a.left - b.left),
    photos: await photoRoom(queries, clock),
  }
}
