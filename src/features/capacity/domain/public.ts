export { freeSeats } from './free-seats.ts'
