export { type Recorded, recordedSlot, weekOnBoard } from './opening/calendar-on-board.ts'
export { type LeftSeat, leftPlaces, leftSeats } from './opening/left-places.ts'
