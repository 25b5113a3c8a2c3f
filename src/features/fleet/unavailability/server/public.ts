export { groundedCars, groundingsBetween, rentalsBetween } from './cars-off.ts'
export { spanOfRow } from './grounding-span.ts'
export {
  changeGrounding,
  deleteGrounding,
  deleteGroundingsOfCar,
  findGrounding,
  type GroundingRow,
  groundingsOf,
  groundingsOfCarOn,
  groundingsTouching,
  insertGrounding,
} from './groundings.ts'
export {
  activeRentalOfCar,
  allRentals,
  changeRental,
  deleteRental,
  insertRental,
  lockedRental,
  otherRentalsOfCar,
  type RentalRow,
  rentalsOfCarFrom,
} from './rentals.ts'
