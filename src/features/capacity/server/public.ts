export { dayLimitsBetween } from './day-limits.ts'
export { limitsOf } from './limits.ts'
export { releaseSeats, takenSeats, takeSeats, takeSeatsAtEnd } from './seats.ts'
export type { CapacityPorts } from './slot-people.ts'
