import { randomUUID } from 'node:crypto'
import { lockedVehicle, planningVehicles } from '#features/fleet/vehicles/server/public.ts'
import { readSettings } from '#features/settings/server/public.ts'
import { fail, ok } from '#kernel/result.ts'
import { mondayOf, weekOf } from '#kernel/week.ts'
import { instantNow } from '#platform/server/clock.ts'
import { nameOfCaller } from '#platform/server/http/caller.ts'
import { type Route, reads, writes } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import * as contract from '../../contract-office.ts'
import { serviceDue } from '../../domain/mileage.ts'
import { drivenIsDueAbout, drivenIsDueOf } from '../driven/due-store.ts'
import {
  changeDamage,
  judgeUnplanned,
  settleObjection,
  unplannedWaiting,
  waitingObjections,
} from '../handover-store.ts'
import { photoFile } from '../photos/photo-file.ts'
import { photoOf, photoSpace } from '../photos/photo-store.ts'
import {
  forgetNextService,
  insertReading,
  lockReading,
  markCorrected,
  putNextService,
  readingOf,
  servicesAhead,
} from '../readings-store.ts'
import { carFacts, shownHandovers } from './car-facts.ts'
import { custodyAtTime } from './custody.ts'
import { namesOf } from './names.ts'

const DONE = ok({ status: 'ok' as const })
const MEGABYTE = 1_000_000

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
      const photo = await photoOf(queries, id, side)
      return photo ? ok(photoFile(side, photo)) : fail({ code: 'no_photo' as const })
    }),
    reads(contract.readWaiting, async (_input, { queries }) => {
      const { on, megabytes } = (await readSettings(queries, clock)).handover
      const objections = await waitingObjections(queries)
      const unplanned = await unplannedWaiting(queries)
      const name = await namesOf(
        queries,
        [...objections, ...unplanned].map(({ driverId }) => driverId),
      )
      const regs = new Map((await planningVehicles(queries)).map(({ id, reg }) => [id, reg]))
      const due = (await servicesAhead(queries)).flatMap(({ vehicleId, nextKm, newest }) => {
        const left = serviceDue(nextKm, newest)
        return left === undefined
          ? []
          : [{ vehicle: vehicleId, reg: regs.get(vehicleId) ?? '', left, nextKm }]
      })
      return ok({
        on,
        objections: objections.map(({ id, vehicleId, reg, at, driverId, objection }) => ({
          id,
          vehicle: vehicleId,
          reg,
          at,
          driver: name(driverId),
          objection,
        })),
        unplanned: unplanned.map(({ id, vehicleId, reg, at, kind, driverId }) => ({
          ...{ id, vehicle: vehicleId, reg, at, kind },
          driver: name(driverId),
        })),
        due: due.sort((a, b) => a.left - b.left),
        photos: { ...(await photoSpace(queries)), mostBytes: megabytes * MEGABYTE },
      })
    }),

    writes(contract.settleObjection, async ({ id, note }, { tx, caller, audit }) => {
      audit({ id })
      const settled = {
        settledAt: instantNow(clock),
        settledBy: nameOfCaller(caller),
        settledNote: note,
      }
      if (!(await settleObjection(tx, id, settled))) return fail({ code: 'settled' as const })
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
    writes(contract.setDamageRepaired, async ({ id, repaired }, { tx, caller, audit }) => {
      audit({ id, repaired })
      const change = repaired
        ? { repairedAt: instantNow(clock), repairedBy: nameOfCaller(caller) }
        : { repairedAt: null, repairedBy: '' }
      return (await changeDamage(tx, id, change)) ? DONE : fail({ code: 'no_damage' as const })
    }),
    writes(contract.addReading, async ({ vehicle, km, corrects }, { tx, caller, audit }) => {
      audit({ vehicle, km })
      if (!(await lockedVehicle(tx, vehicle))) return fail({ code: 'no_vehicle' as const })
      const now = instantNow(clock)
      const former = corrects === undefined ? undefined : await lockReading(tx, corrects)
      if (corrects !== undefined && former?.vehicleId !== vehicle)
        return fail({ code: 'no_reading' as const })
      const id = randomUUID()
      await insertReading(tx, {
        id,
        vehicleId: vehicle,
        // A correction is of the moment that it corrects.
        at: former?.at ?? now,
        km,
        source: 'office',
        handoverId: former?.handoverId ?? null,
        author: nameOfCaller(caller),
        notedAt: now,
        correctedBy: null,
      })
      if (former) {
        await markCorrected(tx, former.id, id)
        await drivenIsDueOf(tx, former.handoverId)
      }
      return DONE
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
