export { useOfferedSeats } from './use-offered-seats.ts'
