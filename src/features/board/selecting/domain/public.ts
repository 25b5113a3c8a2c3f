export { freeSeats, moveSeats, type Outcome, type Refused, swapSeats, type Target } from './act-on-seats.ts'
export {
  blockBetween,
  countOf,
  halvesOf,
  isChosen,
  NO_SEATS,
  type Seat,
  type SeatPair,
  type Selection,
  seatsOf,
  weekOfCar,
  weekOfDriver,
  withAllTurned,
  withTurned,
} from './selection.ts'
