import { randomUUID } from 'node:crypto'
import { driversByIds } from '#features/drivers/server/public.ts'
import { lockedVehicle, planningVehicles } from '#features/fleet/vehicles/server/public.ts'
import { namesOf } from '#features/income/matching/server/public.ts'
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts'
import { fail, ok } from '#kernel/result.ts'
import { mondayOf, weekOf } from '#kernel/week.ts'
import { fleetTime, instantNow } from '#platform/server/clock.ts'
import { nameOfCaller } from '#platform/server/http/caller.ts'
import { type Route, reads, writes } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import { HEADINGS } from '../contract.ts'
import { addStandingCharge, endStandingCharge, listStandingCharges } from '../contract-standing.ts'
import { overlaps } from '../domain/standing-charge.ts'
import { holdCharges } from './closed-weeks.ts'
import { openFrom, whoseWeeks } from './open-weeks.ts'
import { whoIsSettled } from './settled-for.ts'
import {
  allStanding,
  endStanding,
  insertStanding,
  markStandingTakenBack,
  standingForChange,
  standingOfSame,
} from './standing-store.ts'

const mondayBefore = (date: CalendarDate) => mondayOf(weekOf(date))

function stateOf(driver: { readonly active: boolean } | undefined): 'listed' | 'off' | 'removed' {
  if (!driver) return 'removed'
  return driver.active ? 'listed' : 'off'
}

export function standingRoutes({ clock }: Platform): Route[] {
  return [
    reads(listStandingCharges, async (_input, { queries }) => {
      const vehicles = (await planningVehicles(queries)).map(({ id, reg }) => ({ id, reg }))
      const regs = new Map(vehicles.map(({ id, reg }) => [id, reg]))
      const rows = await allStanding(queries)
      const ids = [...new Set(rows.flatMap(({ driverId }) => driverId ?? []))]
      const { nameOf } = await namesOf(queries, ids)
      const drivers = await driversByIds(queries, ids)
      const data = rows.map(({ takenBackAt: _at, takenBackBy: _by, ...row }) => ({
        ...row,
        name: row.driverId === null ? (regs.get(row.vehicleId ?? '') ?? '') : nameOf(row.driverId),
        driver: row.driverId === null ? null : stateOf(drivers.get(row.driverId)),
      }))
      return ok({ today: fleetTime(clock).date, data, vehicles })
    }),
    writes(addStandingCharge, async ({ again, ...input }, { tx, caller, audit }) => {
      const { kind, driverId, vehicleId, per, detail, from, to } = input
      if ((driverId === null) === (vehicleId === null)) return fail({ code: 'who_missing' as const })
      if (kind !== 'rent' && (driverId === null || per !== 'week'))
        return fail({ code: 'weeks_only' as const })
      if (kind === 'accountant' && !HEADINGS.some((heading) => heading === detail))
        return fail({ code: 'heading_missing' as const })
      if (to !== null && to < from) return fail({ code: 'ends_before' as const })
      const open = await openFrom(tx, mondayBefore(from), driverId === null ? 'all' : [driverId])
      if (!open.ok) return open
      if (driverId !== null) {
        if (!(await whoIsSettled(tx, mondayBefore(from), [driverId])).has(driverId))
          return fail({ code: 'no_such_driver' as const })
        const isListed = (await driversByIds(tx, [driverId])).has(driverId)
        if (!isListed && to === null) return fail({ code: 'end_missing' as const })
      }
      if (vehicleId !== null && !(await lockedVehicle(tx, vehicleId)))
        return fail({ code: 'no_such_vehicle' as const })
      const isTwice = (await standingOfSame(tx, input)).some((other) => overlaps(other, input))
      if (isTwice && kind === 'rent') return fail({ code: 'overlaps' as const })
      if (isTwice && !again) return fail({ code: 'perhaps_twice' as const })
      const id = randomUUID()
      audit({ standing: id, kind, startDate: from })
      const createdBy = nameOfCaller(caller)
      await insertStanding(tx, { id, ...input, createdAt: instantNow(clock), createdBy })
      return ok({ id })
    }),
    writes(endStandingCharge, async ({ id, to }, { tx, caller, audit }) => {
      // Before its row: closing and folding hold the charges first, and one of the two would wait for ever.
      await holdCharges(tx)
      const row = await standingForChange(tx, id)
      if (!row) return fail({ code: 'no_such_charge' as const })
      // The first day that changes: from there on no week may be closed.
      const formerEnd = row.to !== null && row.to < to ? row.to : to
      const first = to < row.from ? row.from : addDays(formerEnd, 1)
      const open = await openFrom(tx, mondayBefore(first), await whoseWeeks(tx, row.driverId))
      if (!open.ok) return open
      const later = { from: row.from, to }
      if (row.kind === 'rent' && to >= row.from) {
        const others = (await standingOfSame(tx, row)).filter((other) => other.id !== id)
        if (others.some((other) => overlaps(other, later))) return fail({ code: 'overlaps' as const })
      }
      audit({ standing: id, endDate: to })
      if (to < row.from) await markStandingTakenBack(tx, id, instantNow(clock), nameOfCaller(caller))
      else await endStanding(tx, id, to)
      return ok({ status: 'ok' as const })
    }),
  ]
}
