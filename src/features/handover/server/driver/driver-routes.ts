import { photoFile, readSentPhoto } from '#features/photos/server/public.ts'
import { publishedOnly, type WeekReader } from '#features/schedule/server/public.ts'
import { readSettings } from '#features/settings/server/public.ts'
import { fail, ok } from '#kernel/result.ts'
import { instantNow } from '#platform/server/clock.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { type Route, reads, writes } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import * as contract from '../../contract.ts'
import { keepHandoverPhoto, photoOfHandover } from '../handover-photos.ts'
import { handoverById, lastOfVehicle } from '../handover-store.ts'
import { ownCars } from './own-cars.ts'
import { ownHandovers, ownUnplanned } from './read-own.ts'
import { missingSides, takeHandover } from './take-handover.ts'

/** Hours: so long a phone may be without network and have its cars. */
const AHEAD = 24

/** Hand-overs on the driver's phone, by the own session alone. */
export function driverRoutes(platform: Platform, weekReader: WeekReader): Route[] {
  const { clock } = platform
  const reader = publishedOnly(weekReader)

  /** An own one; or the last one of a car that is the driver's about now. */
  const maySee = async (queries: Queries, driverId: string, id: string): Promise<boolean> => {
    const handover = await handoverById(queries, id)
    if (!handover) return false
    if (handover.driverId === driverId) return true
    const cars = await ownCars(queries, clock, reader, driverId)
    if (!cars.some(({ car }) => car.id === handover.vehicleId)) return false
    return (await lastOfVehicle(queries, handover.vehicleId))?.id === id
  }

  return [
    reads(contract.readHandover, async ({ ahead }, { queries, caller: { driver } }) => {
      const { handover } = await readSettings(queries, clock)
      const me = driver?.id ?? ''
      const cars = handover.on ? await ownHandovers(queries, clock, reader, me, ahead ? AHEAD : 0) : []
      const unplanned = handover.on ? await ownUnplanned(queries, clock, me) : []
      return ok({ on: handover.on, me, now: instantNow(clock), cars, unplanned })
    }),

    writes(contract.putHandover, async (sent, { tx, caller, audit }) => {
      const { vehicle, date, shift, sure } = sent
      audit({ id: sent.id, vehicle, kind: `${sent.kind}-car`, date, shift, ...(sure ? { sure } : {}) })
      return takeHandover(tx, platform, caller.driver?.id ?? '', sent)
    }),

    writes(contract.putHandoverPhoto, async ({ id, side, data }, { tx, caller, audit }) => {
      audit({ id, side })
      const handover = await handoverById(tx, id)
      if (!handover || handover.driverId !== caller.driver?.id) return fail({ code: 'no_handover' as const })
      const photo = readSentPhoto(data)
      if (!photo.ok) return fail({ code: photo.error })
      const missing = await missingSides(tx, id)
      if (!missing.includes(side)) return ok({ missing })
      await keepHandoverPhoto(tx, clock, handover, side, photo.value)
      return ok({ missing: missing.filter((each) => each !== side) })
    }),

    reads(contract.readHandoverPhoto, async ({ id, side }, { queries, caller: { driver } }) => {
      const photo = (await maySee(queries, driver?.id ?? '', id))
        ? await photoOfHandover(queries, id, side)
        : undefined
      if (!photo) return fail({ code: 'no_photo' as const })
      return ok(photoFile(side, photo))
    }),
  ]
}
