export { dayLimitsBetween } from './day-limits.ts'
export { type DateLimits, limitsOf } from './limits.ts'
export { releaseSeats, takenSeats, takeSeats } from './seats.ts'
