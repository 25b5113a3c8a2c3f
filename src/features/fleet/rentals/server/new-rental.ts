import { randomUUID } from 'node:crypto'
import type { RentalRow } from '#features/fleet/unavailability/server/public.ts'
import type { Author } from '#features/roster/server/public.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { ParsedOf } from '#platform/pure/endpoint.ts'
import { type Clock, fleetTime, instantNow } from '#platform/server/clock.ts'
import type { Tx } from '#platform/server/database/database.ts'
import type { Failed } from '#platform/server/http/route.ts'
import { type addRental, RENTAL_TYPE_ON_WIRE } from '../contract.ts'
import { type RentalForm, readRental } from '../domain/rental-form.ts'
import { rentalTexts } from '../texts.ts'
import { formProblem } from '../texts-faults.ts'
import { carOf, namesCar } from './rented-car.ts'
import { storeRental } from './save-rental.ts'

type NewRental = Omit<ParsedOf<typeof addRental>, 'seen'>

const ENDS = ['end_date', 'end_time', 'mileage_end'] as const

/** A rental as it is typed, read into a row that is not stored yet (Spec 2 §5); its end comes later. */
export async function newRentalRow(
  tx: Tx,
  clock: Clock,
  input: NewRental,
  createdBy: string,
): Promise<Result<RentalRow, Failed<'invalid_rental' | 'incomplete_rental' | 'no_such_vehicle'>>> {
  const ended = ENDS.filter((field) => String(input[field] ?? '').trim() !== '')
  if (ended.length > 0) {
    const fields = Object.fromEntries(ended.map((field) => [field, rentalTexts.endsLater]))
    return fail({ code: 'invalid_rental', fields })
  }
  const form = { ...input, end_date: null, end_time: null, mileage_end: null }
  const read = readRental(form as RentalForm, namesCar(input))
  if (!read.ok) return fail(formProblem(read.error))
  const carId = await carOf(tx, input)
  if (carId === undefined) return fail({ code: 'no_such_vehicle' })
  const { type = 'Wyłączność', notOnStation = false } = input
  return ok({
    ...read.value,
    ...{ id: randomUUID(), carId, kind: kindOf(type), notOnStation },
    // Replaced by the vehicle's own once it is locked.
    reg: '',
    createdAt: instantNow(clock),
    createdBy,
  })
}

/** A rental for whoever says itself where the car's drivers go: nobody is moved (D18). */
export async function rentCar(tx: Tx, clock: Clock, input: NewRental, author: Author) {
  const row = await newRentalRow(tx, clock, input, `user:${author.id}`)
  if (!row.ok) return row
  const stored = await storeRental(tx, fleetTime(clock).date, row.value, undefined)
  return stored.ok ? ok({ row: row.value, span: stored.value.span }) : stored
}

export function kindOf(type: (typeof RENTAL_TYPE_ON_WIRE)[RentalRow['kind']]): RentalRow['kind'] {
  return type === RENTAL_TYPE_ON_WIRE.exclusive ? 'exclusive' : 'rental'
}
