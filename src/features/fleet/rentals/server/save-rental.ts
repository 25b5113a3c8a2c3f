import { rentalSpan } from '#features/fleet/unavailability/domain/public.ts'
import {
  changeRental,
  groundingsBetween,
  insertRental,
  otherRentalsOfCar,
  type RentalRow,
} from '#features/fleet/unavailability/server/public.ts'
import { vehicleForChange } from '#features/fleet/vehicles/server/public.ts'
import type { RentedCar } from '#features/fleet/vehicles/texts.ts'
import type { Author } from '#features/roster/server/public.ts'
import { type Displacing, displacedMark } from '#features/schedule/server/public.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { type SlotSpan, spansOverlap } from '#kernel/slot-span.ts'
import { type Tx, violatedConstraint } from '#platform/server/database/database.ts'
import type { Failed } from '#platform/server/http/route.ts'
import { faultAmong, type HistoryFault } from '../domain/car-history.ts'
import { hasEnded } from '../domain/rental-form.ts'
import { type CarGrounded, type OutOfLine, outOfLineText } from '../texts.ts'

type NotRented =
  | Failed<'no_such_vehicle'>
  | Failed<'rental_taken', RentedCar>
  | Failed<'car_grounded', CarGrounded>
  | Failed<'mileage_out_of_line', OutOfLine>
type Refused = NotRented | Failed<'moves_changed'>

interface Saving {
  readonly displacing: Displacing
  /** The fleet's date. */
  readonly today: CalendarDate
  readonly author: Author
  /** The mark of the moves that were shown; undefined where nobody was asked. */
  readonly seen: string | undefined
}

/**
 * Stores the rental and moves the drivers whose car it takes in generated weeks (D18).
 * @param before as it stood, locked; undefined for a new one
 * @returns how many places of drivers changed
 */
export async function saveRental(
  tx: Tx,
  saving: Saving,
  row: RentalRow,
  before: RentalRow | undefined,
): Promise<Result<number, Refused>> {
  const stored = await storeRental(tx, saving.today, row, before)
  if (!stored.ok) return stored
  const { span, hasLeft } = stored.value
  const moves = hasLeft ? [] : await saving.displacing.displace(tx, span, saving.author)
  if (saving.seen !== undefined && displacedMark(moves) !== saving.seen)
    return fail({ code: 'moves_changed' })
  return ok(moves.length)
}

/** The same where whoever calls says itself where the drivers go: nobody is moved. */
export async function storeRental(
  tx: Tx,
  today: CalendarDate,
  row: RentalRow,
  before: RentalRow | undefined,
): Promise<Result<{ readonly span: SlotSpan; readonly hasLeft: boolean }, NotRented>> {
  const vehicle = await vehicleForChange(tx, row.carId)
  const isPast = before?.carId === row.carId && hasEnded(row)
  if (!vehicle && !isPast) return fail({ code: 'no_such_vehicle' })
  const saved: RentalRow = vehicle && before?.carId !== row.carId ? { ...row, reg: vehicle.reg } : row

  const span = rentalSpan(saved, today)
  const refusal =
    refusalAmong(saved.reg, faultAmong(saved, await otherRentalsOfCar(tx, saved.carId, saved.id))) ??
    (await refusalOfGrounding(tx, saved, span, spanBefore(saved, before, today)))
  if (refusal) return fail(refusal)

  try {
    await (before ? changeRental(tx, saved) : insertRental(tx, saved))
  } catch (error) {
    if (violatedConstraint(error) === 'rentals_one_without_end') return fail({ code: 'rental_taken' })
    throw error
  }
  return ok({ span, hasLeft: !vehicle })
}

function refusalAmong(reg: string, fault: HistoryFault<RentalRow> | undefined): NotRented | undefined {
  switch (fault?.kind) {
    case undefined:
      return undefined
    case 'taken': {
      const { firstName, lastName, startDate, endDate } = fault.other
      return { code: 'rental_taken', facts: { reg, firstName, lastName, startDate, endDate } }
    }
    case 'below-earlier':
      return outOfLine('mileage_start', fault)
    case 'above-later':
      return outOfLine('mileage_end', fault)
  }
}

function outOfLine(field: string, { kind, mileage }: OutOfLine): NotRented {
  const facts = { kind, mileage }
  return { code: 'mileage_out_of_line', facts, fields: { [field]: outOfLineText(facts) } }
}

/**
 * A grounding may have been laid over the rental meanwhile: only slots that are newly taken are refused for
 * it.
 */
async function refusalOfGrounding(
  tx: Tx,
  { carId, reg }: RentalRow,
  span: SlotSpan,
  before: SlotSpan | undefined,
): Promise<NotRented | undefined> {
  const groundings = await groundingsBetween(tx, span.from.date, span.to.date)
  const inTheWay = groundings.find(
    (grounding) =>
      grounding.carId === carId &&
      spansOverlap(grounding.span, span) &&
      !(before && spansOverlap(grounding.span, before)),
  )
  return inTheWay
    ? { code: 'car_grounded', facts: { reg, span: inTheWay.span, reason: inTheWay.reason } }
    : undefined
}

/** Undefined where the rental did not have this car. */
function spanBefore(
  row: RentalRow,
  before: RentalRow | undefined,
  today: CalendarDate,
): SlotSpan | undefined {
  return before?.carId === row.carId ? rentalSpan(before, today) : undefined
}
