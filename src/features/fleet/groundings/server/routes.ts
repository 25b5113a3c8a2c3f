import {
  deleteGrounding,
  findGrounding,
  type GroundingRow,
  groundingsOf,
  groundingsTouching,
} from '#features/fleet/unavailability/server/public.ts'
import { planningVehicles, vehicleForChange } from '#features/fleet/vehicles/server/public.ts'
import type { Displacing } from '#features/schedule/server/public.ts'
import { fail, ok } from '#kernel/result.ts'
import { weekOf } from '#kernel/week.ts'
import { SHIFT_ON_WIRE } from '#platform/pure/wire.ts'
import { type Clock, fleetTime, instantNow } from '#platform/server/clock.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { authorOf } from '#platform/server/http/caller.ts'
import { type Route, reads, writes } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import {
  addGrounding,
  editGrounding,
  listCarGroundings,
  listGroundings,
  removeGrounding,
} from '../contract.ts'
import { saveChangedGrounding, saveNewGrounding } from './save-grounding.ts'

/** @param displacing what taking a car off does to weeks that are generated already; the wiring knows it */
export function groundingRoutes({ clock }: Platform, displacing: Displacing): Route[] {
  return [
    reads(listCarGroundings, async ({ id }, { queries }) =>
      ok(await onWire(queries, clock, await groundingsOf(queries, id))),
    ),
    reads(listGroundings, async ({ from, to }, { queries }) =>
      ok(await onWire(queries, clock, await groundingsTouching(queries, from, to))),
    ),
    writes(addGrounding, async (input, { tx, audit, ...context }) => {
      const saved = await saveNewGrounding(tx, displacing, input, authorOf(context.caller), instantNow(clock))
      if (saved.ok) audit({ grounding: saved.value.id, vehicle: input.carId, moved: saved.value.moved })
      return saved
    }),
    writes(editGrounding, async (input, { tx, audit, ...context }) => {
      const saved = await saveChangedGrounding(tx, displacing, input, authorOf(context.caller))
      audit({ grounding: input.id, ...(saved.ok ? { moved: saved.value.moved } : {}) })
      return saved
    }),
    writes(removeGrounding, async ({ id }, { tx, audit }) => {
      audit({ grounding: id })
      const row = await findGrounding(tx, id)
      if (!row) return fail({ code: 'no_such_grounding' as const })
      await vehicleForChange(tx, row.carId)
      return (await deleteGrounding(tx, id))
        ? ok({ status: 'ok' as const })
        : fail({ code: 'no_such_grounding' as const })
    }),
  ]
}

/** With the registrations of now, should one have changed since. */
async function onWire(queries: Queries, clock: Clock, rows: readonly GroundingRow[]) {
  const cars = new Map((await planningVehicles(queries)).map((car) => [car.id, car.reg]))
  return {
    today: fleetTime(clock).date,
    data: rows.map(({ id, carId, reg, dayStart, shiftStart, dayEnd, shiftEnd, ...row }) => ({
      id,
      attributes: {
        carId,
        carReg: cars.get(carId) ?? reg,
        dayStart,
        shiftStart: SHIFT_ON_WIRE[shiftStart],
        dayEnd,
        shiftEnd: SHIFT_ON_WIRE[shiftEnd],
        notOnStation: row.notOnStation,
        groundedReason: row.reason,
        ...weekOf(dayStart),
        createdBy: row.createdBy,
      },
    })),
  }
}
