export type { CarOff } from './car-off.ts'
export { type RentalTimes, rentalSpan, rentalsCollide } from './rental-span.ts'
