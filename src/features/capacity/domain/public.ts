export { freeSeats, type PerShift } from './free-seats.ts'
