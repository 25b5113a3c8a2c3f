import type { CalendarDate } from '#kernel/calendar-date.ts'
import { slotAtHour } from '#kernel/slot.ts'
import { spanContains } from '#kernel/slot-span.ts'
import { type Clock, fleetTime } from '#platform/server/clock.ts'
import type { Queries } from '#platform/server/database/database.ts'
import type { CarOff } from '../domain/car-off.ts'
import { rentalSpan } from '../domain/rental-span.ts'
import { spanOfRow } from './grounding-span.ts'
import { type GroundingRow, groundingsTouching } from './groundings.ts'
import { type RentalRow, rentalsTouching } from './rentals.ts'

/** Cars out of use on these days (D17). */
export async function groundingsBetween(
  queries: Queries,
  first: CalendarDate,
  last: CalendarDate,
): Promise<CarOff[]> {
  return (await groundingsTouching(queries, first, last)).map(groundedCar)
}

/** The cars that are grounded at this moment: in the slot that runs (D2, D17). */
export async function groundedCars(queries: Queries, clock: Clock): Promise<ReadonlySet<string>> {
  const { date, hour } = fleetTime(clock)
  const slot = slotAtHour(date, hour)
  const touching = await groundingsBetween(queries, slot.date, slot.date)
  return new Set(touching.filter(({ span }) => spanContains(span, slot)).map(({ carId }) => carId))
}

/**
 * Cars that are a renter's on these days, as it stands today: one without an end date goes on for 14 days
 * (D18).
 */
export async function rentalsBetween(
  queries: Queries,
  clock: Clock,
  first: CalendarDate,
  last: CalendarDate,
): Promise<CarOff[]> {
  const { date: today } = fleetTime(clock)
  const touching = await rentalsTouching(queries, first, last)
  return touching.map((row) => rentedCar(row, today)).filter(({ span }) => span.to.date >= first)
}

function groundedCar(row: GroundingRow): CarOff {
  const { id, carId, reason, notOnStation } = row
  return { id, carId, span: spanOfRow(row), kind: 'grounding', reason, notOnStation, renter: '' }
}

function rentedCar(row: RentalRow, today: CalendarDate): CarOff {
  const { id, carId, notOnStation, firstName, lastName } = row
  return {
    id,
    carId,
    span: rentalSpan(row, today),
    kind: 'rental',
    reason: '',
    notOnStation,
    renter: `${firstName} ${lastName}`,
  }
}
