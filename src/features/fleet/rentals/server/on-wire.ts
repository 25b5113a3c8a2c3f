import { rentalSpan } from '#features/fleet/unavailability/domain/public.ts'
import type { RentalRow } from '#features/fleet/unavailability/server/public.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { toPln } from '#kernel/money.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { type listRentals, RENTAL_TYPE_ON_WIRE } from '../contract.ts'
import { hasEnded, type RentalForm } from '../domain/rental-form.ts'

/** @param today the fleet's date */
export function rentalOnWire(
  row: RentalRow,
  today: CalendarDate,
): OutputOf<typeof listRentals>['data'][number] {
  const { id, reg, carId, kind, notOnStation } = row
  return {
    id,
    attributes: {
      ...fieldsOf(row),
      rented_car: reg,
      carId,
      type: RENTAL_TYPE_ON_WIRE[kind],
      notOnStation,
      active: !hasEnded(row),
      occupiedUntil: rentalSpan(row, today).to.date,
    },
  }
}

/** The stored rental as its form. */
export function fieldsOf(row: RentalRow) {
  return {
    first_name: row.firstName,
    last_name: row.lastName,
    weekly_price: toPln(row.weeklyPrice),
    mileage_start: row.mileageStart,
    mileage_end: row.mileageEnd,
    start_date: row.startDate,
    start_time: row.startTime,
    end_date: row.endDate,
    end_time: row.endTime,
    phone_number: row.phoneNumber,
  } satisfies RentalForm
}
