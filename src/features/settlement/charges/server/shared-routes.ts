import { randomUUID } from 'node:crypto'
import { driversByIds } from '#features/drivers/server/public.ts'
import { splitByShifts } from '#features/settlement/domain/public.ts'
import { fail, ok } from '#kernel/result.ts'
import { instantNow } from '#platform/server/clock.ts'
import { nameOfCaller } from '#platform/server/http/caller.ts'
import { type Route, reads, writes } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import { addSharedCost, listSharers, takeBackSharedCost } from '../contract.ts'
import { isDateFarFromWeek } from '../domain/date-of-charge.ts'
import { closedIn, holdCharges } from './closed-weeks.ts'
import { givenBackSince } from './one-off-store.ts'
import { dateFar, givenBack, mondayIn, openWeekOf } from './open-weeks.ts'
import { hasSharedLike, insertShared, markSharedTakenBack, sharedForChange } from './shared-store.ts'
import { carsOfWeek } from './week-sources.ts'

export function sharedRoutes({ clock }: Platform): Route[] {
  return [
    reads(listSharers, async (week, { queries }) => {
      const cars = mondayIn(week) === undefined ? [] : await carsOfWeek(queries, week)
      const people = await driversByIds(queries, [...new Set(cars.map(({ driverId }) => driverId))])
      const data = [...Map.groupBy(cars, ({ reg, driverId }) => `${reg} ${driverId}`).values()].flatMap(
        (slots) => {
          const [first] = slots
          const name = first && people.get(first.driverId)?.fullName
          return name ? [{ driverId: first.driverId, name, reg: first.reg, shifts: slots.length }] : []
        },
      )
      return ok({ data: data.toSorted((a, b) => (a.reg < b.reg ? -1 : 1)) })
    }),
    writes(addSharedCost, async ({ date, grosze, note, shifts, again, ...week }, { tx, caller, audit }) => {
      const monday = mondayIn(week)
      if (monday === undefined) return fail({ code: 'no_such_week' as const })
      if (isDateFarFromWeek(date, monday)) return dateFar(monday)
      // Who had two cars is named twice, and bears the shifts of both.
      const by = new Map<string, number>()
      for (const one of shifts) by.set(one.driverId, (by.get(one.driverId) ?? 0) + one.shifts)
      const shares = [...by].map(([driver, count]) => ({ driver, shifts: count }))
      const open = await openWeekOf(tx, monday, [...by.keys()])
      if (!open.ok) return open
      if (!again && (await hasSharedLike(tx, { monday, grosze, date, shifts: shares })))
        return fail({ code: 'perhaps_twice' as const })
      const id = randomUUID()
      audit({ cost: id, week: monday, drivers: by.size })
      await insertShared(tx, {
        id,
        monday,
        grosze,
        date,
        note,
        shifts: shares,
        createdAt: instantNow(clock),
        createdBy: nameOfCaller(caller),
      })
      return ok({ id })
    }),
    writes(takeBackSharedCost, async ({ id, again }, { tx, caller, audit }) => {
      await holdCharges(tx)
      const row = await sharedForChange(tx, id)
      if (!row) return fail({ code: 'no_such_charge' as const })
      const drivers = row.shifts.map(({ driver }) => driver)
      if ((await closedIn(tx, row.monday, drivers)).size > 0) return fail({ code: 'week_closed' as const })
      const parts = splitByShifts(row.grosze, row.shifts)
      const back = again ? [] : await givenBackSince(tx, { monday: row.monday, kind: null }, parts)
      if (back.length > 0) return givenBack(tx, back)
      audit({ cost: id })
      await markSharedTakenBack(tx, id, instantNow(clock), nameOfCaller(caller))
      return ok({ status: 'ok' as const })
    }),
  ]
}
