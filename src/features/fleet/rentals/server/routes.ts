import { randomUUID } from 'node:crypto'
import {
  allRentals,
  deleteRental,
  lockedRental,
  type RentalRow,
} from '#features/fleet/unavailability/server/public.ts'
import type { Displacing } from '#features/schedule/server/public.ts'
import { fail, ok } from '#kernel/result.ts'
import { fleetTime, instantNow } from '#platform/server/clock.ts'
import { actorOf, authorOf, type Caller } from '#platform/server/http/caller.ts'
import { type Route, reads, writes } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import { addRental, editRental, listRentals, RENTAL_TYPE_ON_WIRE, removeRental } from '../contract.ts'
import { faultOfEnd, type RentalForm, readRental } from '../domain/rental-form.ts'
import { rentalTexts } from '../texts.ts'
import { endProblem, formProblem } from '../texts-faults.ts'
import { fieldsOf, rentalOnWire } from './on-wire.ts'
import { carOf, namesCar } from './rented-car.ts'
import { saveRental } from './save-rental.ts'

const ENDS = ['end_date', 'end_time', 'mileage_end'] as const

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
      const ended = ENDS.filter((field) => String(input[field] ?? '').trim() !== '')
      if (ended.length > 0) {
        const fields = Object.fromEntries(ended.map((field) => [field, rentalTexts.endsLater]))
        return fail({ code: 'invalid_rental' as const, fields })
      }
      const form = { ...input, end_date: null, end_time: null, mileage_end: null }
      const read = readRental(form as RentalForm, namesCar(input))
      if (!read.ok) return fail(formProblem(read.error))
      const carId = await carOf(tx, input)
      if (carId === undefined) return fail({ code: 'no_such_vehicle' as const })
      const id = randomUUID()
      audit({ rental: id, vehicle: carId })
      const { type = 'Wyłączność', notOnStation = false, seen } = input
      const row: RentalRow = {
        ...read.value,
        id,
        carId,
        // Replaced by the vehicle's own once it is locked.
        reg: '',
        kind: kindOf(type),
        notOnStation,
        createdAt: instantNow(clock),
        createdBy: actorOf(caller),
      }
      const saved = await saveRental(tx, saving(caller, seen), row, undefined)
      return saved.ok ? ok({ id, moved: saved.value }) : saved
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

function kindOf(type: (typeof RENTAL_TYPE_ON_WIRE)[RentalRow['kind']]): RentalRow['kind'] {
  return type === RENTAL_TYPE_ON_WIRE.exclusive ? 'exclusive' : 'rental'
}

/** Without the fields that were left out. */
function definedOf<T extends object>(input: T): { [Key in keyof T]: Exclude<T[Key], undefined> } {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)) as never
}
