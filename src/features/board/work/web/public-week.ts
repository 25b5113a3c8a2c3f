export { sentFor } from './opening/late-drivers.ts'
export { type LeftSeat, leftPlaces, leftSeats } from './opening/left-places.ts'
export {
  type BoardCar,
  type CarNote,
  type Recorded,
  recordedSlot,
  type WeekOnBoard,
  weekOnBoard,
} from './opening/week-on-board.ts'
