export { freeSeats, moveSeats, type Outcome, swapSeats } from './act-on-seats.ts'
export {
  blockBetween,
  countOf,
  halvesOf,
  isChosen,
  NO_SEATS,
  type Seat,
  type Selection,
  seatsOf,
  weekOfCar,
  weekOfDriver,
  withAllTurned,
  withTurned,
} from './selection.ts'
