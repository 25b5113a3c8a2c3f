import type { CarOff } from '#features/fleet/unavailability/domain/public.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { type Clock, fleetTime } from '#platform/server/clock.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { rentalSpan } from '../domain/rental-span.ts'
import { rentedText } from '../texts.ts'
import { activeRentalOfCar, type RentalRow, rentalsTouching } from './store.ts'

/** Cars that are a renter's on these days, as it stands today: one without an end date goes on for 14 days (D18). */
export async function rentalsBetween(
  queries: Queries,
  clock: Clock,
  first: CalendarDate,
  last: CalendarDate,
): Promise<CarOff[]> {
  const { date: today } = fleetTime(clock)
  const touching = await rentalsTouching(queries, first, last)
  return touching.map((row) => carOff(row, today)).filter(({ span }) => span.to.date >= first)
}

/** Why a vehicle can't be deleted yet: somebody has it, or will. Undefined where nobody does; rentals of the history keep their registration. */
export async function whyRentalKeepsCar(queries: Queries, carId: string): Promise<string | undefined> {
  const rental = await activeRentalOfCar(queries, carId)
  return rental && rentedText(rental)
}

function carOff(row: RentalRow, today: CalendarDate): CarOff {
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
