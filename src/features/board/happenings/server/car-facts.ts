import { groundCar } from '#features/fleet/groundings/server/public.ts'
import { rentCar } from '#features/fleet/rentals/server/public.ts'
import { rentalSpan } from '#features/fleet/unavailability/domain/public.ts'
import {
  changeGrounding,
  changeRental,
  deleteGrounding,
  deleteRental,
  findGrounding,
  groundingsOfCarOn,
  lockedRental,
  otherRentalsOfCar,
  type RentalRow,
  spanOfRow,
} from '#features/fleet/unavailability/server/public.ts'
import { vehicleForChange } from '#features/fleet/vehicles/server/public.ts'
import type { Author } from '#features/roster/server/public.ts'
import { addDays } from '#kernel/calendar-date.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { compareSlots, type Slot } from '#kernel/slot.ts'
import { type SlotSpan, spanContains, spansOverlap } from '#kernel/slot-span.ts'
import type { ParsedOf } from '#platform/pure/endpoint.ts'
import { spanFromWire } from '#platform/pure/wire.ts'
import { type Clock, fleetTime, instantNow } from '#platform/server/clock.ts'
import type { Tx } from '#platform/server/database/database.ts'
import type { Failed } from '#platform/server/http/route.ts'
import type { saveHappening } from '../contract.ts'
import { grounds, type Standing, standingOf, standsAs } from '../domain/happening.ts'
import type { TouchedSpan } from './tables.ts'

type Input = ParsedOf<typeof saveHappening>

/** What takes the car off, or gives it back, and in which slots; undefined where it stays as it is. */
export interface CarFacts {
  readonly touched: TouchedSpan
  /** Drivers have to leave the car then. */
  readonly off: SlotSpan | undefined
}

/** Stores what happened to the car; it stays locked, and nobody is moved. */
export async function storeCarFacts(tx: Tx, clock: Clock, input: Input & { carId: string }, author: Author) {
  if (input.kind === 'rental') return storeRental(tx, clock, input, author)
  if (input.kind === 'returned') return giveBack(tx, clock, input.carId, spanFromWire(input).from)
  if (!(input.ground && grounds(input.kind, input.carId)))
    return (await vehicleForChange(tx, input.carId))
      ? ok(undefined)
      : fail({ code: 'no_such_vehicle' as const })
  const { carId, dayStart, shiftStart, dayEnd, shiftEnd, reason: groundedReason, notOnStation } = input
  const span = { carId, dayStart, shiftStart, dayEnd, shiftEnd }
  const stored = await groundCar(tx, { ...span, groundedReason, notOnStation }, author, instantNow(clock))
  if (!stored.ok) return stored
  const { id, span: off } = stored.value
  return ok({
    touched: { id, kind: 'grounding', before: null, after: standingOf(carId, off) },
    off,
  } as CarFacts)
}

async function storeRental(
  tx: Tx,
  clock: Clock,
  { carId, rental }: Input & { carId: string },
  author: Author,
) {
  if (!rental) return fail({ code: 'rental_needed' as const })
  const stored = await rentCar(tx, clock, { ...rental, carId }, author)
  if (!stored.ok) return stored
  const { row, span } = stored.value
  const touched: TouchedSpan = { id: row.id, kind: 'rental', before: null, after: standingOfRental(row) }
  return ok({ touched, off: span } as CarFacts)
}

/** A car is back from this slot on: what takes it off then ends with the slot before. */
async function giveBack(
  tx: Tx,
  clock: Clock,
  carId: string,
  back: Slot,
): Promise<Result<CarFacts, Failed<'no_such_vehicle' | 'not_off' | 'begins_then'>>> {
  if (!(await vehicleForChange(tx, carId))) return fail({ code: 'no_such_vehicle' })
  const onDate = await groundingsOfCarOn(tx, carId, back.date, back.date)
  const row = onDate.find((each) => spanContains(spanOfRow(each), back))
  const last = slotBefore(back)
  if (row) {
    const span = spanOfRow(row)
    if (compareSlots(last, span.from) < 0) return fail({ code: 'begins_then' })
    await changeGrounding(tx, { ...row, dayEnd: last.date, shiftEnd: last.shift })
    const before = { date: row.dayEnd, end: row.shiftEnd }
    const after = standingOf(carId, { from: span.from, to: last })
    return ok({ touched: { id: row.id, kind: 'grounding', before, after }, off: undefined })
  }
  const { date: today } = fleetTime(clock)
  const rentals = await otherRentalsOfCar(tx, carId, NO_RENTAL)
  const rental = rentals.find((each) => spanContains(rentalSpan(each, today), back))
  const held = rental && (await lockedRental(tx, rental.id))
  if (!held || held.mileageEnd !== null) return fail({ code: 'not_off' })
  const ended: RentalRow = { ...held, ...endOfSlot(last) }
  if (compareSlots(last, rentalSpan(held, today).from) < 0) return fail({ code: 'begins_then' })
  await changeRental(tx, ended)
  const before = { date: held.endDate, end: held.endTime }
  return ok({
    touched: { id: held.id, kind: 'rental', before, after: standingOfRental(ended) },
    off: undefined,
  })
}

/** No rental has it. */
const NO_RENTAL = '00000000-0000-0000-0000-000000000000'

/**
 * The last minutes of a slot, as a rental's end is typed: of a day 17:59, of a night 23:59 of its date (D2,
 * D18).
 */
function endOfSlot({ date, shift }: Slot) {
  return { endDate: date, endTime: shift === 'day' ? '17:59' : '23:59' }
}

function slotBefore({ date, shift }: Slot): Slot {
  return shift === 'night' ? { date, shift: 'day' } : { date: addDays(date, -1), shift: 'night' }
}

/**
 * Takes the facts of a car back: what was made goes, what was made shorter has its former end. Only where all
 * still stands as the act has left it; what is gone by now is gone.
 * @returns the slots in which the car is off again
 */
export async function takeBackCarFacts(
  tx: Tx,
  clock: Clock,
  touched: TouchedSpan,
): Promise<Result<SlotSpan | undefined, Failed<'car_changed'>>> {
  await vehicleForChange(tx, touched.after.carId)
  return touched.kind === 'grounding' ? takeBackGrounding(tx, touched) : takeBackRental(tx, clock, touched)
}

async function takeBackGrounding(
  tx: Tx,
  { id, before, after }: TouchedSpan,
): Promise<Result<SlotSpan | undefined, Failed<'car_changed'>>> {
  const row = await findGrounding(tx, id)
  if (!row) return before ? fail({ code: 'car_changed' }) : ok(undefined)
  if (!standsAs(standingOf(row.carId, spanOfRow(row)), after)) return fail({ code: 'car_changed' })
  if (!before) {
    await deleteGrounding(tx, id)
    return ok(undefined)
  }
  const former = {
    ...row,
    dayEnd: before.date ?? row.dayEnd,
    shiftEnd: before.end === 'day' ? 'day' : 'night',
  } as const
  const span = spanOfRow(former)
  const others = await groundingsOfCarOn(tx, row.carId, former.dayStart, former.dayEnd)
  if (others.some((each) => each.id !== id && spansOverlap(spanOfRow(each), span)))
    return fail({ code: 'car_changed' })
  await changeGrounding(tx, former)
  return ok(span)
}

async function takeBackRental(
  tx: Tx,
  clock: Clock,
  { id, before, after }: TouchedSpan,
): Promise<Result<SlotSpan | undefined, Failed<'car_changed'>>> {
  const row = await lockedRental(tx, id)
  if (!row) return before ? fail({ code: 'car_changed' }) : ok(undefined)
  if (!standsAs(standingOfRental(row), after) || row.mileageEnd !== null) return fail({ code: 'car_changed' })
  if (!before) {
    await deleteRental(tx, id)
    return ok(undefined)
  }
  const former: RentalRow = { ...row, endDate: before.date, endTime: before.end }
  const { date: today } = fleetTime(clock)
  const span = rentalSpan(former, today)
  const others = await otherRentalsOfCar(tx, row.carId, id)
  if (others.some((each) => spansOverlap(rentalSpan(each, today), span))) return fail({ code: 'car_changed' })
  await changeRental(tx, former)
  return ok(span)
}

function standingOfRental({ carId, startDate, startTime, endDate, endTime }: RentalRow): Standing {
  return {
    carId,
    from: `${startDate} ${startTime}`,
    to: endDate === null ? null : `${endDate} ${endTime ?? ''}`,
  }
}
