import { rentalsCollide } from '#features/fleet/unavailability/domain/public.ts'
import type { RentalDetails } from './rental-form.ts'

/** What a rental and the car's other rentals know of each other. */
export type RentalOfCar = Pick<
  RentalDetails,
  'startDate' | 'startTime' | 'endDate' | 'endTime' | 'mileageStart' | 'mileageEnd'
>

export type HistoryFault<R> =
  /** Another one has the car then (D18). */
  | { readonly kind: 'taken'; readonly other: R }
  /** Kilometres of the mileage at the end of an earlier one: a car's mileage does not go back. */
  | { readonly kind: 'below-earlier'; readonly mileage: number }
  /** Kilometres of the mileage at the start of a later one. */
  | { readonly kind: 'above-later'; readonly mileage: number }

/** Whether the rental fits between the car's others. */
export function faultAmong<R extends RentalOfCar>(
  rental: RentalOfCar,
  others: readonly R[],
): HistoryFault<R> | undefined {
  const other = others.find((candidate) => rentalsCollide(rental, candidate))
  if (other) return { kind: 'taken', other }
  const start = startOf(rental)
  const earlier = others.filter((one) => startOf(one) < start).map((one) => one.mileageEnd ?? 0)
  const later = others.filter((one) => startOf(one) > start).map((one) => one.mileageStart)
  const least = Math.max(0, ...earlier)
  if (rental.mileageStart < least) return { kind: 'below-earlier', mileage: least }
  const most = Math.min(Number.POSITIVE_INFINITY, ...later)
  if ((rental.mileageEnd ?? rental.mileageStart) > most) return { kind: 'above-later', mileage: most }
  return undefined
}

function startOf({ startDate, startTime }: RentalOfCar): string {
  return `${startDate} ${startTime}`
}
