import { lockedVehicle, planningVehicles } from '#features/fleet/vehicles/server/public.ts'
import { photoFile } from '#features/photos/server/public.ts'
import { fail, ok } from '#kernel/result.ts'
import { mondayOf, weekOf } from '#kernel/week.ts'
import { instantNow } from '#platform/server/clock.ts'
import { nameOfCaller } from '#platform/server/http/caller.ts'
import { type Route, reads, writes } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import * as contract from '../../contract-office.ts'
import { drivenIsDueAbout, drivenIsDueOf } from '../driven/due-store.ts'
import { letNeededGoLast, photoOfHandover } from '../handover-photos.ts'
import { judgeUnplanned, settleObjection } from '../handover-store.ts'
import { forgetNextService, putNextService, readingOf } from '../readings-store.ts'
import { putReading } from './add-reading.ts'
import { carFacts, shownHandovers } from './car-facts.ts'
import { custodyAtTime } from './custody.ts'
import { repairDamage, seeDamage } from './see-damage.ts'
import { waitingForOffice } from './waiting.ts'

const DONE = ok({ status: 'ok' as const })

/** What the office sees and does of cars' hand-overs. */
export function officeRoutes(platform: Platform): Route[] {
  const { clock } = platform
  return [
    reads(contract.listHandovers, async ({ vehicle, before }, { queries }) =>
      ok(await shownHandovers(queries, vehicle, before)),
    ),
    reads(contract.readCarFacts, async ({ vehicle }, { queries }) =>
      ok(await carFacts(queries, clock, vehicle)),
    ),
    reads(contract.readCustody, async ({ vehicle, date, time }, { queries }) => {
      const cars = await planningVehicles(queries)
      if (!cars.some(({ id }) => id === vehicle)) return fail({ code: 'no_vehicle' as const })
      return ok(await custodyAtTime(queries, vehicle, date, time))
    }),
    reads(contract.readOfficePhoto, async ({ id, side }, { queries }) => {
      const photo = await photoOfHandover(queries, id, side)
      return photo ? ok(photoFile(side, photo)) : fail({ code: 'no_photo' as const })
    }),
    reads(contract.readWaiting, async (_input, { queries }) => ok(await waitingForOffice(queries, clock))),

    writes(contract.settleObjection, async ({ id, note }, { tx, caller, audit }) => {
      audit({ id })
      const settled = {
        settledAt: instantNow(clock),
        settledBy: nameOfCaller(caller),
        settledNote: note,
      }
      if (!(await settleObjection(tx, id, settled))) return fail({ code: 'settled' as const })
      await letNeededGoLast(tx, id)
      await drivenIsDueOf(tx, id)
      return DONE
    }),
    writes(contract.judgeHandover, async ({ id, counts }, { tx, caller, audit }) => {
      audit({ id, counts })
      const now = instantNow(clock)
      const judged = await judgeUnplanned(tx, id, {
        standing: counts ? 'counts' : 'rejected',
        judgedAt: now,
        judgedBy: nameOfCaller(caller),
      })
      if (!judged) return fail({ code: 'judged' as const })
      if (counts) {
        await readingOf(tx, judged, now)
        // Who had another car than planned did not drive the planned one.
        await drivenIsDueAbout(tx, mondayOf(weekOf(judged.date)))
      }
      return DONE
    }),
    writes(contract.setDamageSeen, async ({ id, seen }, { tx, caller, audit }) => {
      audit({ id, seen })
      return seeDamage(tx, clock, id, seen, nameOfCaller(caller))
    }),
    writes(contract.setDamageRepaired, async ({ id, repaired }, { tx, caller, audit }) => {
      audit({ id, repaired })
      return repairDamage(tx, clock, id, repaired, nameOfCaller(caller))
    }),
    writes(contract.addReading, async (reading, { tx, caller, audit }) => {
      audit({ vehicle: reading.vehicle, km: reading.km })
      return putReading(tx, clock, reading, nameOfCaller(caller))
    }),
    writes(contract.setNextService, async ({ vehicle, km }, { tx, caller, audit }) => {
      audit({ vehicle, km: km ?? 'none' })
      if (!(await lockedVehicle(tx, vehicle))) return fail({ code: 'no_vehicle' as const })
      if (km === null) await forgetNextService(tx, vehicle)
      else
        await putNextService(tx, {
          vehicleId: vehicle,
          km,
          setBy: nameOfCaller(caller),
          setAt: instantNow(clock),
        })
      return DONE
    }),
  ]
}
