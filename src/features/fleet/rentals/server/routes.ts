import {
  allRentals,
  deleteRental,
  lockedRental,
  type RentalRow,
} from '#features/fleet/unavailability/server/public.ts'
import { authorOf } from '#features/roster/server/public.ts'
import type { Displacing } from '#features/schedule/server/public.ts'
import { fail, ok } from '#kernel/result.ts'
import { fleetTime } from '#platform/server/clock.ts'
import { actorOf, type Caller } from '#platform/server/http/caller.ts'
import { type Route, reads, writes } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import { addRental, editRental, listRentals, RENTAL_TYPE_ON_WIRE, removeRental } from '../contract.ts'
import { faultOfEnd, readRental } from '../domain/rental-form.ts'
import { endProblem, formProblem } from '../texts-faults.ts'
import { kindOf, newRentalRow } from './new-rental.ts'
import { fieldsOf, rentalOnWire } from './on-wire.ts'
import { carOf, namesCar } from './rented-car.ts'
import { saveRental } from './save-rental.ts'

export function rentalRoutes({ clock }: Platform, displacing: Displacing): Route[] {
  const saving = (caller: Caller, seen: string | undefined) => ({
    displacing,
    today: fleetTime(clock).date,
    author: authorOf(caller),
    seen,
  })
  return [
    reads(listRentals, async (_input, { queries }) => {
      const { date: today } = fleetTime(clock)
      const rows = await allRentals(queries)
      return ok({ today, data: rows.map((row) => rentalOnWire(row, today)) })
    }),
    writes(addRental, async (input, { tx, caller, audit }) => {
      const row = await newRentalRow(tx, clock, input, actorOf(caller))
      if (!row.ok) return row
      audit({ rental: row.value.id, vehicle: row.value.carId })
      const saved = await saveRental(tx, saving(caller, input.seen), row.value, undefined)
      return saved.ok ? ok({ id: row.value.id, moved: saved.value }) : saved
    }),
    writes(editRental, async ({ id, ...input }, { tx, caller, audit }) => {
      const before = await lockedRental(tx, id)
      if (!before) return fail({ code: 'no_such_rental' as const })
      const named = input.carId !== undefined || input.rented_car !== undefined
      const read = readRental({ ...fieldsOf(before), ...definedOf(input) }, !named || namesCar(input))
      if (!read.ok) return fail(formProblem(read.error))
      const wrongEnd = faultOfEnd(read.value)
      if (wrongEnd) return fail(endProblem(wrongEnd))
      const carId = named ? await carOf(tx, input, before) : before.carId
      if (carId === undefined) return fail({ code: 'no_such_vehicle' as const })
      audit({ rental: id, vehicle: carId })
      const { type = RENTAL_TYPE_ON_WIRE[before.kind], notOnStation = before.notOnStation, seen } = input
      const row: RentalRow = { ...before, ...read.value, carId, kind: kindOf(type), notOnStation }
      const saved = await saveRental(tx, saving(caller, seen), row, before)
      return saved.ok ? ok({ moved: saved.value }) : saved
    }),
    writes(removeRental, async ({ id }, { tx, audit }) => {
      audit({ rental: id })
      return (await deleteRental(tx, id))
        ? ok({ status: 'ok' as const })
        : fail({ code: 'no_such_rental' as const })
    }),
  ]
}

/** Without the fields that were left out. */
function definedOf<T extends object>(input: T): { [Key in keyof T]: Exclude<T[Key], undefined> } {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)) as never
}
